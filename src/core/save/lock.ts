import { createHash, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { SaveError } from './errors.ts';
import { DISK, errorCode, type Files, onDisk } from './file.ts';

/**
 * One writer at a time. The lock is a file beside the save that names its owner, put there whole by a hard link, so
 * that exactly one of several takers succeeds. It is held for one command only.
 *
 * The lock of a dead process is taken over under a second lock whose name holds the dead owner's token: only one
 * taker can have that, and it looks again before it replaces the file, so a living owner's lock is never removed.
 */
export interface Lock {
  release(): void;
}

interface Owner {
  pid: number;
  host: string;
  /** The process's start time as its system counts it, so that a number used again is not taken for the owner. */
  started: string | null;
  /** Which of the process's threads has it; null in locks that do not tell. */
  thread: number | null;
  token: string;
}

/** Tokens of this thread's locks: one of its own that is not among them is a lock whose removal failed. */
const held = new Set<string>();

/** A lock of another machine is believed for an hour, an unreadable one (a taker died writing it) for ten seconds. */
const FOREIGN_MS = 3_600_000;
const UNREADABLE_MS = 10_000;
/** How often a waiting command looks again. */
const RETRY_MS = 20;

/** When a process started, where the system tells (Linux); null elsewhere or when there is none. */
function startOf(pid: number, files: Files): string | null {
  try {
    const stat = files.readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}

function parse(text: string): Owner | null {
  try {
    const { pid, host, started, thread, token } = JSON.parse(text);
    if (!Number.isInteger(pid) || pid < 1 || !/^[0-9a-f-]{36}$/.test(token)) return null;
    const owner = { pid, host: String(host), started: started === null ? null : String(started), token };
    return { ...owner, thread: Number.isInteger(thread) ? thread : null };
  } catch {
    return null;
  }
}

/** Whose a lock file is and whether he lives; null when it is gone. */
function ownerOf(path: string, files: Files): { token: string; alive: boolean } | null {
  try {
    const age = Date.now() - files.statSync(path).mtimeMs;
    const text = files.readFileSync(path, 'utf8');
    const owner = parse(text);
    if (!owner) return { token: createHash('md5').update(text).digest('hex'), alive: age < UNREADABLE_MS };
    if (owner.host !== hostname()) return { token: owner.token, alive: age < FOREIGN_MS };
    if (owner.pid === process.pid && owner.thread === threadId)
      return { token: owner.token, alive: held.has(owner.token) };
    const same = owner.started === null || owner.started === startOf(owner.pid, files);
    return { token: owner.token, alive: runs(owner.pid) && same };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

function discard(path: string, files: Files): void {
  files.rmSync(path, { force: true });
}

/** The same for what nobody will mistake for a lock; the next owner of the lock sweeps it away. */
function discardIfPossible(path: string, files: Files): void {
  try {
    discard(path, files);
  } catch {
    // See above.
  }
}

/** Puts the finished file `mine` in the place of `path` unless something is there. */
function claim(mine: string, path: string, files: Files): boolean {
  try {
    files.linkSync(mine, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(errorCode(error))) throw error;
  }
  try {
    files.writeFileSync(path, files.readFileSync(mine), { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Replaces a dead owner's lock by `mine`; false when somebody else does or did. */
function takeOver(mine: string, path: string, token: string, files: Files): boolean {
  const right = take(`${path}.${token}`, files);
  if (!right) return false;
  try {
    if (ownerOf(path, files)?.token !== token) return false;
    files.renameSync(mine, path);
    return true;
  } finally {
    right.release();
  }
}

/** The lock at `path`, or null when a living owner has it. */
function take(path: string, files: Files): Lock | null {
  const owner: Owner = {
    pid: process.pid,
    host: hostname(),
    started: startOf(process.pid, files),
    thread: threadId,
    token: randomUUID(),
  };
  const mine = `${path}.${owner.token}.new`;
  held.add(owner.token);
  let taken = false;
  try {
    files.writeFileSync(mine, JSON.stringify(owner), { flag: 'wx' });
    taken = claimed(mine, path, files);
    return taken ? lockOf(path, owner.token, files) : null;
  } finally {
    if (!taken) held.delete(owner.token);
    discardIfPossible(mine, files);
  }
}

function claimed(mine: string, path: string, files: Files): boolean {
  for (let tries = 0; tries < 3; tries++) {
    if (claim(mine, path, files)) return true;
    const other = ownerOf(path, files);
    if (other?.alive) return false;
    if (other && takeOver(mine, path, other.token, files)) return true;
  }
  return false;
}

/** What was done under a lock stays done when the lock cannot be removed: then it counts as a dead owner's. */
function lockOf(path: string, token: string, files: Files): Lock {
  return {
    release() {
      held.delete(token);
      try {
        if (ownerOf(path, files)?.token === token) discard(path, files);
      } catch {
        // The next taker looks whether its owner still has it.
      }
    },
  };
}

/** Removes what dead takers left beside the lock; what cannot be removed now is left to the next owner. */
function sweepLocks(path: string, files: Files): void {
  try {
    sweepDead(path, files);
  } catch {
    // The lock is taken: failing here would leave it to nobody.
  }
}

function sweepDead(path: string, files: Files): void {
  for (const name of files.readdirSync(dirname(path)).sort()) {
    if (!name.startsWith(`${basename(path)}.`)) continue;
    const left = join(dirname(path), name);
    if (ownerOf(left, files)?.alive === false) discard(left, files);
  }
}

/** The lock of a save, or null when another process has it. Throws `SaveError` where no file can be made. */
export function tryLock(save: string, files: Files = DISK): Lock | null {
  return onDisk(save, () => {
    const path = `${save}.lock`;
    const lock = take(path, files);
    if (lock) sweepLocks(path, files);
    return lock;
  });
}

/** Waits for the lock of a save, at most `waitMs`. Throws `SaveError` `busy`. */
export async function lockSave(save: string, waitMs: number, files: Files = DISK): Promise<Lock> {
  const until = Date.now() + waitMs;
  for (;;) {
    const lock = tryLock(save, files);
    if (lock) return lock;
    if (Date.now() >= until) {
      const message =
        'The save is busy in another process (a game or server that is just writing). Try again in a moment.';
      throw new SaveError('busy', message, save);
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}
