import { join } from 'node:path';
import { SaveError } from '../errors.ts';
import { DISK, type Files, makeFolder, onDisk, replaceFile } from '../file.ts';
import { readFile } from '../reading.ts';
import { noteOwner, revisionsFolder, type State, stateName, UNDERWAY_FILE } from './revisions.ts';

/** What is underway is a game's calls; a longer file is not this program's. */
const MOST_BYTES = 1 << 20;

/** What is underway in a state of a save, kept in a small file beside its revisions; null: nothing, or what another state had. */
export function readUnderway(save: string, state: State, files: Files = DISK): unknown {
  try {
    const { bytes } = readFile(join(revisionsFolder(save, state.userId), UNDERWAY_FILE), MOST_BYTES, files);
    const { state: of, value } = JSON.parse(new TextDecoder().decode(bytes));
    return of === stateName(state) ? value : null;
  } catch (error) {
    // Without such a file, or with one that was cut short, nothing is underway.
    if (error instanceof SyntaxError || (error instanceof SaveError && error.code === 'not_found')) return null;
    throw error;
  }
}

/** Keeps what is underway, whole or not at all. */
export function writeUnderway(save: string, state: State, value: unknown, files: Files = DISK): void {
  const folder = revisionsFolder(save, state.userId);
  const path = join(folder, UNDERWAY_FILE);
  onDisk(path, () => {
    makeFolder(folder, files);
    noteOwner(save, state.userId, null, files);
    const bytes = Buffer.from(JSON.stringify({ state: stateName(state), value }));
    replaceFile(path, [{ offset: 0, bytes }], () => undefined, files);
  });
}
