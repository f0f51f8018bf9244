import { dirname } from 'node:path';
import { SaveError } from '../errors.ts';
import { type Files, factsOf, mustTakeWriting, onDisk, type Stamp } from '../file.ts';
import { type Lock, lockSave } from './lock.ts';

/**
 * Runs `work` on a save under its lock, which is checked before any file changes. Throws `not_found`, `busy`,
 * `read_only`.
 */
export async function underLock<T>(path: string, waitMs: number, files: Files, work: (lock: Lock) => T): Promise<T> {
  onDisk(path, () => files.statSync(path));
  mustTakeWriting(dirname(path), files);
  const lock = await lockSave(path, waitMs, files);
  try {
    return onDisk(path, () => work(lock));
  } finally {
    lock.release();
  }
}

/**
 * Throws `SaveError` `busy` if another process may have written a save since it had this stamp, or may be writing it
 * now.
 */
export function mustBeLatest(path: string, stamp: Stamp | null | undefined, lock: Lock | null, files: Files): void {
  lock?.mustHold();
  if (factsOf(path, files).stamp === stamp) return;
  const message = 'Nothing was changed: another program changed the save while this was being written. Try again.';
  throw new SaveError('busy', message, path);
}
