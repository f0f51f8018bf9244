import { dirname } from 'node:path';
import { SaveError } from '../errors.ts';
import { type Files, factsOf, mustTakeWriting, onDisk, type Stamp } from '../file.ts';
import { type Lock, lockSave } from './lock.ts';

/**
 * Runs `work` on a save under its lock, which it checks before it changes a file. Throws `not_found`, `busy`,
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

/** Throws `SaveError` `busy` when another process may have written, or be writing, a save since it had a stamp. */
export function mustBeLatest(path: string, stamp: Stamp | null | undefined, lock: Lock | null, files: Files): void {
  lock?.mustHold();
  if (factsOf(path, files).stamp === stamp) return;
  const message = 'Nothing was changed: another program changed the save while this was being written. Try again.';
  throw new SaveError('busy', message, path);
}
