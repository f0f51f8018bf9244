import { programVersion } from './program-folder.ts';
import type { Backing } from './run.ts';

/** The real core, loaded when it is needed. */
export function programBacking(): Backing {
  return {
    load: async () => (await import('./core-engine.ts')).coreEngine(programVersion()),
    version: programVersion,
  };
}
