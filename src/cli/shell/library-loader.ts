import { programVersion } from './program-folder.ts';
import type { LibraryLoader } from './run.ts';

/** The real core, loaded when it is needed. */
export function programLibrary(): LibraryLoader {
  return {
    load: async () => (await import('./core-library.ts')).coreLibrary(programVersion()),
    version: programVersion,
  };
}
