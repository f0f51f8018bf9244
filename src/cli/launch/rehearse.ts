import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { keepCompiled, load } from './compiled.ts';

/**
 * The last step of the build: plays a little of the game and keeps what V8 compiled for it, once for most commands and
 * once for those that run for long (`serve`). Without, all works slower.
 */
const { rehearsal } = load(join(import.meta.dirname, 'rehearsal.cjs')) as typeof import('./rehearsal.ts');
rehearsal()
  .then(keepCompiled)
  .then(() => {
    const long = process.argv.includes('serve');
    if (!long) execFileSync(process.execPath, [import.meta.filename, 'serve'], { stdio: 'inherit' });
  })
  .catch((error: unknown) => console.warn('The program will start more slowly: its rehearsal failed.', error));
