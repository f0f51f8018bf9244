import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import { optimizeAfter } from '../../core/app/hosting/optimizing.ts';

/**
 * Loads the built program's files like `require`, with V8's compiled code from when the program was built
 * (`keepCompiled`). On a save of 30 seasons `dynasty status` takes 427 ms of processor time this way, 475 ms when V8
 * compiles the same files again, 502 ms as modules; the first frame of the full-screen game takes 370 ms, and 510 ms as
 * modules (medians of 15 and 11 alternating runs), which users notice. The cache fits one version of Node; another
 * compiles again. Node's own cache (`module.enableCompileCache`) came after the oldest version the program supports.
 */

/** Long-running commands, wherever they appear in the arguments. */
const LONG = /^(serve|batch|replay|--seasons(=.*)?)$/;
const isLong = process.argv.slice(2).some((word) => LONG.test(word));

// V8 recompiles WebAssembly that runs often, and the process waits for that when it exits: 400 ms of processor time for
// SQLite, which a short command never earns back. The flag is set before anything is loaded, since V8 rejects code
// compiled under other flags.
if (!isLong) setFlagsFromString('--liftoff-only');

// A command runs for a second or two. Offseason 2.05 -> 1.46 s of processor time, 1.43 -> 1.21 s elapsed; a new dynasty
// 1.04 -> .82 and .76 -> .69; a season 2.38 -> 2.10 and the same elapsed time (medians of three to four runs).
const COMMAND_RUNS = 400_000;
if (!isLong) optimizeAfter(COMMAND_RUNS);

type Require = (id: string) => unknown;
type Body = (exports: unknown, require: Require, module: { exports: unknown }, file: string, folder: string) => void;

const loaded = new Map<string, { script: Script; module: { exports: unknown } }>();
/** Loads modules that are not part of the program: Node's and installed packages. */
const outside = createRequire(import.meta.url);

const compiledFile = (file: string): string => `${file}.compiled`;

function compiledEarlier(file: string): Buffer | undefined {
  if (isLong) return undefined;
  try {
    return readFileSync(compiledFile(file));
  } catch {
    return undefined;
  }
}

function scriptOf(file: string): Script {
  const cachedData = compiledEarlier(file);
  return new Script(`(function (exports, require, module, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`, {
    filename: file,
    ...(cachedData && { cachedData }),
  });
}

/**
 * Returns the exports of one of the program's files, by absolute path. Modules that Node itself has loaded, like this
 * file, are left to it.
 */
export function load(file: string): unknown {
  const known = loaded.get(file);
  if (known) return known.module.exports;
  if (outside.cache[file]) return outside(file);
  const folder = dirname(file);
  const script = scriptOf(file);
  const module = { exports: {} };
  loaded.set(file, { script, module });
  const require: Require = (id) => (id.startsWith('.') ? load(resolve(folder, id)) : outside(id));
  (script.runInThisContext() as Body)(module.exports, require, module, file, folder);
  return module.exports;
}

/** Imports a module next to the program's files; a script compiled ahead of time cannot import by itself. */
export function importBeside(name: string): Promise<unknown> {
  return import(new URL(name, import.meta.url).href);
}

/** Saves V8's compiled code of all files loaded so far, next to each. */
export function keepCompiled(write: (path: string, code: Buffer) => void): void {
  for (const [file, { script }] of loaded) write(compiledFile(file), script.createCachedData());
}
