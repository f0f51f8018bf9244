/** Loads what draws the game. The build puts `load-ink-built.ts` in this file's place. */
export const loadInk = () => import('./ink.tsx');
