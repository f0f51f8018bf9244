import { importBeside } from '../../launch/compiled.ts';

/** Ink waits for its layout engine while it is loaded, as only a module can: it is a file of its own in the build. */
export const loadInk = () => importBeside('./ink.js') as Promise<typeof import('./ink.tsx')>;
