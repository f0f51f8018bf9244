/** Loads what reads the keys. The build puts `load-ink-built.ts` in this file's place. */
export const loadInk = () => import('./ink.tsx');
