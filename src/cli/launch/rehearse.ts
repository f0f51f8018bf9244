import { join } from 'node:path';
import { keepCompiled, load } from './compiled.ts';

/**
 * The last step of the build: plays a little of the game and saves V8's compiled code. Without it the program starts
 * more slowly.
 */
const { rehearsal, writeOutput } = load(join(import.meta.dirname, 'rehearsal.cjs')) as typeof import('./rehearsal.ts');
rehearsal()
  .then(() => keepCompiled((path, code) => writeOutput(path, code, { replace: true })))
  .catch((error: unknown) => console.warn('Start-up will be slower: the build could not prepare it.', error));
