import { join } from 'node:path';
import { SaveError } from '../errors.ts';
import { DISK, type Files, onDisk } from '../file.ts';
import { readFile } from '../reading.ts';
import { appendThrough, makeFolder, replaceFile } from '../writing.ts';
import { noteOwner, revisionsFolder, type State, stateName, UNDERWAY_FILE } from './revisions.ts';

/** Largest file of work in progress, which holds a game's calls; a larger one is not from this program. */
const MOST_BYTES = 1 << 20;
/** Size at which the file is rewritten instead of extended. */
const LONG_BYTES = 1 << 18;

/** A line of the file: the work in progress in a state of its save. */
interface Line {
  state: string;
  value: unknown;
}

/** Returns the last complete line, because a write cut short leaves the previous work in progress valid. */
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
 * Reads the work in progress of a save's state from a small file next to its revisions, one line per call; null if
 * there is none, or if it belongs to another state.
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

/** Size of a file in bytes; null if it does not exist. */
function sizeOf(path: string, files: Files): number | null {
  return files.statSync(path, { throwIfNoEntry: false })?.size ?? null;
}

/** Stores the work in progress, all of it or nothing. */
export function writeUnderway(save: string, state: State, value: unknown, files: Files = DISK): void {
  const folder = revisionsFolder(save, state.userId);
  const path = join(folder, UNDERWAY_FILE);
  onDisk(path, () => {
    makeFolder(folder, files);
    noteOwner(save, state.userId, null, files);
    // Each line is enclosed in line breaks, because what comes before or after it may have been cut short.
    const bytes = Buffer.from(`\n${JSON.stringify({ state: stateName(state), value } satisfies Line)}\n`);
    const size = sizeOf(path, files);
    if (size === null || size > LONG_BYTES) replaceFile(path, [{ offset: 0, bytes }], () => undefined, files);
    else appendThrough(path, bytes, files);
  });
}
