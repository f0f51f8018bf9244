import { importBeside } from '../../launch/compiled.ts';

/** Loads Ink from a separate file in the build: it awaits its layout engine while loading, which only a module can. */
export const loadInk = () => importBeside('./ink.js') as Promise<typeof import('./ink.tsx')>;
