import { join } from 'node:path';
import { SaveError } from '../errors.ts';
import { appendThrough, DISK, type Files, makeFolder, onDisk, replaceFile } from '../file.ts';
import { readFile } from '../reading.ts';
import { noteOwner, revisionsFolder, type State, stateName, UNDERWAY_FILE } from './revisions.ts';

/** What is underway is a game's calls; a longer file is not this program's. */
const MOST_BYTES = 1 << 20;
/** From here on the file begins anew rather than grow. */
const LONG_BYTES = 1 << 18;

/** A line of the file: what is underway in a state of its save. */
interface Line {
  state: string;
  value: unknown;
}

/** The last line that is whole: a write that was cut short leaves what was underway before it. */
function lastLine(text: string): Line | null {
  for (const line of text.split('\n').reverse()) {
    try {
      if (line !== '') return JSON.parse(line) as Line;
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return null;
}

/**
 * What is underway in a state of a save, kept in a small file beside its revisions, a line a call; null: nothing, or what another
 * state had.
 */
export function readUnderway(save: string, state: State, files: Files = DISK): unknown {
  try {
    const { bytes } = readFile(join(revisionsFolder(save, state.userId), UNDERWAY_FILE), MOST_BYTES, files);
    const line = lastLine(new TextDecoder().decode(bytes));
    return line?.state === stateName(state) ? line.value : null;
  } catch (error) {
    if (error instanceof SaveError && error.code === 'not_found') return null;
    throw error;
  }
}

/** Bytes of a file; null: there is none. */
function sizeOf(path: string, files: Files): number | null {
  return files.statSync(path, { throwIfNoEntry: false })?.size ?? null;
}

/** Keeps what is underway, whole or not at all. */
export function writeUnderway(save: string, state: State, value: unknown, files: Files = DISK): void {
  const folder = revisionsFolder(save, state.userId);
  const path = join(folder, UNDERWAY_FILE);
  onDisk(path, () => {
    makeFolder(folder, files);
    noteOwner(save, state.userId, null, files);
    // A line has its breaks on both sides: what comes before or after it may have been cut short.
    const bytes = Buffer.from(`\n${JSON.stringify({ state: stateName(state), value } satisfies Line)}\n`);
    const size = sizeOf(path, files);
    if (size === null || size > LONG_BYTES) replaceFile(path, [{ offset: 0, bytes }], () => undefined, files);
    else appendThrough(path, bytes, files);
  });
}
