import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

/**
 * Loads the built program's files as `require` does, together with what V8 made of them when the program was built
 * (`keepCompiled`): without it, compiling is a fifth of the time until the first frame. Where it does not fit, because
 * this is another version of Node, V8 compiles as ever. Node's own way to do this (`module.enableCompileCache`) came
 * with a later version than the first that the program runs on.
 */

/** What makes a command run for long, wherever it stands in the line. */
const LONG: ReadonlySet<string> = new Set(['serve', 'batch', 'replay', '--seasons']);
const isLong = process.argv.slice(2).some((word) => LONG.has(word.split('=', 1)[0]!));

/**
 * How much SQLite may run, in bytes of its own code, before V8 compiles it once more, better: about a second's work.
 * V8's usual limit is a thousandth of it, which is reached before there is anything to gain. What comes to an end soon
 * does without: its largest function alone takes as long to compile as half of `dynasty rankings`, and whoever ends
 * waits for it. It is set before anything is loaded: V8 takes nothing that was compiled under other settings.
 */
const CODE_BEFORE_COMPILING_AGAIN = 2_000_000_000;
setFlagsFromString(isLong ? `--wasm-tiering-budget=${CODE_BEFORE_COMPILING_AGAIN}` : '--liftoff-only');

/**
 * By how much the memory for new objects grows when it has proved too small: at once to what a long run ends with. V8
 * would double it, and stop to collect six times before the first frame instead of three.
 */
const NEW_SPACE_GROWTH = 16;
setFlagsFromString(`--semi-space-growth-factor=${NEW_SPACE_GROWTH}`);

type Require = (id: string) => unknown;
type Body = (exports: unknown, require: Require, module: { exports: unknown }, file: string, folder: string) => void;

const loaded = new Map<string, { script: Script; module: { exports: unknown } }>();
/** For what is not part of the program: Node's modules and installed packages. */
const outside = createRequire(import.meta.url);

/**
 * Parts of Node that take milliseconds to load and that most command lines never come to: each is loaded when something
 * of it is first used, not when a file that may use it is loaded.
 */
const LATER: ReadonlySet<string> = new Set(['node:child_process', 'node:crypto', 'node:worker_threads']);

function later(id: string): object {
  return new Proxy({}, { get: (_none, name) => Reflect.get(outside(id), name) });
}

/** What was compiled for commands that run for long is of no use to the others. */
const compiledFile = (file: string): string => `${file}.compiled${isLong ? '-long' : ''}`;

function compiledEarlier(file: string): Buffer | undefined {
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

/** The exports of one of the program's files, by its absolute path. What Node itself has loaded, as this file, is left to it. */
export function load(file: string): unknown {
  const known = loaded.get(file);
  if (known) return known.module.exports;
  if (outside.cache[file]) return outside(file);
  const folder = dirname(file);
  const script = scriptOf(file);
  const module = { exports: {} };
  loaded.set(file, { script, module });
  const require: Require = (id) => {
    if (id.startsWith('.')) return load(resolve(folder, id));
    return LATER.has(id) ? later(id) : outside(id);
  };
  (script.runInThisContext() as Body)(module.exports, require, module, file, folder);
  return module.exports;
}

/** A module that lies beside the program's files. A file that was compiled earlier cannot import by itself. */
export function importBeside(name: string): Promise<unknown> {
  return import(new URL(name, import.meta.url).href);
}

/** Keeps what V8 has compiled of all files loaded so far, beside each. */
export function keepCompiled(): void {
  for (const [file, { script }] of loaded) writeFileSync(compiledFile(file), script.createCachedData());
}
