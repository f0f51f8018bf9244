/** Loads Ink. The build replaces this file with `load-ink-built.ts`. */
export const loadInk = () => import('./ink.tsx');
