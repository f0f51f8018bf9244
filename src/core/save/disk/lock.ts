import { basename, dirname, join } from 'node:path';
import { SaveError } from '../errors.ts';
import { DISK, errorCode, type Files, onDisk } from '../file.ts';
import { busy, type Found, find, held, newOwner } from './lock-owner.ts';

/**
 * One writer at a time. The lock is a file next to the save that names its owner. It is created complete by a hard
 * link, so exactly one of several takers succeeds, and it is held for one command only.
 *
 * The lock of an ended process is taken over under a second lock whose name contains the old owner's token: only one
 * taker can get that one, and it checks again before replacing the file. Only the process decides whether an owner has
 * ended, never the file's age, because a process may sleep for any length of time. So no lock needs refreshing, and an
 * owner that cannot be checked keeps the save busy until a person removes the file. Removing it too early does no harm:
 * a writer checks that it still owns the lock before it replaces the save (`mustHold`).
 *
 * `proper-lockfile` relies on the file's age, which the owner must refresh from its event loop. Measured: while an
 * owner was busy writing for 6 s, another process took its lock after 1.7 s (`stale: 2000`). With its defaults a save
 * stays busy for 10 s after its writer is killed; here, not at all.
 */
export interface Lock {
  /** Throws `SaveError`: `busy` if the lock has been taken away, or any disk error. */
  mustHold(): void;
  release(): void;
}

/** Interval between attempts of a waiting command, in milliseconds. */
const RETRY_MS = 20;

function discard(path: string, files: Files): void {
  files.rmSync(path, { force: true });
}

/** Removes a file that cannot be mistaken for a lock; the lock's next owner sweeps up any leftover. */
function discardIfPossible(path: string, files: Files): void {
  try {
    discard(path, files);
  } catch {
    // See above.
  }
}

/** Returns the current time by the clock of the file system that has just written this file. */
function clockOf(path: string, files: Files): number {
  return files.statSync(path).ctimeMs;
}

interface Taker {
  /** File that names the taker, to become the lock. */
  mine: string;
  token: string;
  now: number;
}

/** Links the taker's file to `path` unless something is there. */
function claim({ mine, token, now }: Taker, path: string, files: Files): boolean {
  try {
    files.linkSync(mine, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(errorCode(error))) throw error;
  }
  try {
    files.writeFileSync(path, files.readFileSync(mine), { flag: 'wx' });
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
  // While it was empty, another taker may have removed it as the file of a dead process.
  return find(path, now, files)?.token === token;
}

/** Replaces the lock of a dead owner with the taker's; false if another process is doing so or has done so. */
function takeOver({ mine, now }: Taker, path: string, token: string, files: Files): boolean {
  const right = take(`${path}.${token}`, files);
  if (!right) return false;
  try {
    if (find(path, now, files)?.token !== token) return false;
    files.renameSync(mine, path);
    return true;
  } finally {
    right.release();
  }
}

/** Takes the lock at `path`; null if another owner has it. */
function take(path: string, files: Files): Lock | null {
  const owner = newOwner(files);
  const { token } = owner;
  const mine = `${path}.${token}.new`;
  held.add(token);
  let taken = false;
  try {
    files.writeFileSync(mine, JSON.stringify(owner), { flag: 'wx' });
    const now = clockOf(mine, files);
    taken = claimed({ mine, token, now }, path, files);
    return taken ? lockOf(path, token, now, files) : null;
  } finally {
    if (!taken) held.delete(token);
    discardIfPossible(mine, files);
  }
}

function claimed(taker: Taker, path: string, files: Files): boolean {
  for (let tries = 0; tries < 3; tries++) {
    if (claim(taker, path, files)) return true;
    const other = find(path, taker.now, files);
    if (other && !other.gone) return false;
    if (other && takeOver(taker, path, other.token, files)) return true;
  }
  return false;
}

/**
 * Builds a held lock. If its file cannot be removed on release, the work stays done and the lock counts as a dead
 * owner's.
 */
function lockOf(path: string, token: string, now: number, files: Files): Lock {
  const isMine = () => find(path, now, files)?.token === token;
  return {
    mustHold() {
      if (onDisk(path, isMine)) return;
      const message = `Nothing was changed: ${basename(path)} was removed while this was being written. Try again.`;
      throw new SaveError('busy', message, path);
    },
    release() {
      held.delete(token);
      try {
        if (isMine()) discard(path, files);
      } catch {
        // The next taker checks whether its owner still has it.
      }
    },
  };
}

/** Removes what dead takers left next to the lock; anything that cannot be removed now is left to the next owner. */
function sweepLocks(path: string, files: Files): void {
  try {
    const now = clockOf(path, files);
    for (const name of files.readdirSync(dirname(path)).sort()) {
      if (name.startsWith(`${basename(path)}.`)) sweepOne(join(dirname(path), name), now, files);
    }
  } catch {
    // The lock has been taken: failing here would leave it without an owner.
  }
}

function sweepOne(path: string, now: number, files: Files): void {
  try {
    if (find(path, now, files)?.gone) discard(path, files);
  } catch {
    // Not ours, or not removable.
  }
}

/** Takes the lock of a save; null if another process has it. Throws `SaveError` if no lock can be created. */
export function tryLock(save: string, files: Files = DISK): Lock | null {
  return onDisk(save, () => {
    const path = `${save}.lock`;
    const lock = take(path, files);
    if (lock) sweepLocks(path, files);
    return lock;
  });
}

function holder(path: string, files: Files): Found | null {
  try {
    return find(path, Date.now(), files);
  } catch {
    return null;
  }
}

/** Waits up to `waitMs` for the lock of a save. Throws `SaveError` `busy`. */
export async function lockSave(save: string, waitMs: number, files: Files = DISK): Promise<Lock> {
  const until = performance.now() + waitMs;
  for (;;) {
    const lock = tryLock(save, files);
    if (lock) return lock;
    if (performance.now() >= until) throw busy(`${save}.lock`, holder(`${save}.lock`, files));
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}
