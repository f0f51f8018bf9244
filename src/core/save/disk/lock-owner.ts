import { createHash, randomUUID } from 'node:crypto';
import nodeFs from 'node:fs';
import { hostname } from 'node:os';
import { basename } from 'node:path';
import { threadId } from 'node:worker_threads';
import { SaveError } from '../errors.ts';
import { errorCode, type Files } from '../file.ts';

/**
 * The owner of a lock. It only counts as ended if that is certain: an owner on another machine, in another container or
 * otherwise invisible may be alive, however old its lock is.
 */
export interface Owner {
  pid: number;
  /** The owning thread; null in locks that do not record it. */
  thread: number | null;
  /** The process's start time, because process numbers are reused. Null if unknown. */
  started: string | null;
  /** When the lock was taken, in ISO 8601; used in messages only. */
  since: string;
  token: string;
  place: Place;
}

/** The system a process number is valid on; fields are null where it does not tell. */
interface Place {
  host: string;
  /** Installation id (`/etc/machine-id`), which survives restarts and host name changes. */
  machine: string | null;
  /** Boot id, different after every restart. */
  boot: string | null;
  /** PID namespace; a container has its own. */
  space: string | null;
}

/** A lock file found on disk. */
export interface Found {
  /** The owner's token; for a file that cannot be parsed, a hash of its content. */
  token: string;
  owner: Owner | null;
  /** Whether its owner has certainly ended. */
  gone: boolean;
}

/** Largest lock file, in bytes. */
const MOST_BYTES = 4096;
/**
 * Grace period after a file's last change, during which an invalid lock file may still be in the middle of being
 * written.
 */
export const UNREADABLE_MS = 10_000;
/** The highest process number of any system. */
const MOST_PID = 2 ** 31 - 1;

/** Tokens of this thread's locks. A lock of this thread with any other token is one whose removal failed. */
export const held = new Set<string>();

function readText(path: string, files: Files): string | null {
  try {
    return files.readFileSync(path, 'utf8').trim() || null;
  } catch {
    return null;
  }
}

/** The id of this process's PID namespace on Linux (namespaces(7)). */
function spaceHere(files: Files): string | null {
  try {
    return String(files.statSync('/proc/self/ns/pid').ino);
  } catch {
    return null;
  }
}

function placeHere(files: Files): Place {
  return {
    host: hostname(),
    machine: readText('/etc/machine-id', files),
    boot: readText('/proc/sys/kernel/random/boot_id', files),
    space: spaceHere(files),
  };
}

interface Running {
  pid: number;
  /** Whether it is a zombie: ended, and waiting for its parent. */
  ended: boolean;
  started: string | null;
}

/**
 * Returns a process's state on Linux (proc_pid_stat(5)); null on other systems, or if the process does not exist or is
 * hidden.
 */
function runningAs(name: number | 'self', files: Files): Running | null {
  const stat = readText(`/proc/${name}/stat`, files);
  if (stat === null) return null;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { pid: Number.parseInt(stat, 10), ended: /^[ZX]/.test(fields[0] ?? ''), started: fields[19] ?? null };
}

/** Returns a process's state, unless `/proc` belongs to another PID namespace. */
function running(pid: number, files: Files): Running | null {
  return runningAs('self', files)?.pid === process.pid ? runningAs(pid, files) : null;
}

/** Whether a process number is in use, even by a process we may not signal. */
export function inUse(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}

/** Returns what this thread writes into its lock. */
export function newOwner(files: Files): Owner {
  return {
    pid: process.pid,
    thread: threadId,
    started: running(process.pid, files)?.started ?? null,
    since: new Date().toISOString(),
    token: randomUUID(),
    place: placeHere(files),
  };
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Parses the owner from a lock file; null if it names none. */
function parse(written: string): Owner | null {
  try {
    const { pid, thread, started, since, token, place } = JSON.parse(written);
    if (!Number.isInteger(pid) || pid < 1 || pid > MOST_PID || !/^[0-9a-f-]{36}$/.test(token)) return null;
    return {
      pid,
      thread: Number.isInteger(thread) ? thread : null,
      started: text(started),
      since: text(since) ?? '',
      token,
      place: {
        host: text(place?.host) ?? '',
        machine: text(place?.machine),
        boot: text(place?.boot),
        space: text(place?.space),
      },
    };
  } catch {
    return null;
  }
}

/** Whether the machine has restarted since then, so that no process from that time still runs. */
function beforeRestart(then: Place, now: Place): boolean {
  const same = then.machine !== null && then.machine === now.machine && then.host === now.host;
  return same && then.space === now.space && then.boot !== null && now.boot !== null && then.boot !== now.boot;
}

/** Whether process numbers on both systems are comparable. Without a machine id, the host name decides. */
function samePlace(a: Place, b: Place): boolean {
  return a.boot === b.boot && a.space === b.space && (a.boot !== null || a.host === b.host);
}

function hasEnded(owner: Owner, files: Files): boolean {
  const here = placeHere(files);
  if (!samePlace(owner.place, here)) return beforeRestart(owner.place, here);
  if (owner.pid === process.pid && owner.thread === threadId) return !held.has(owner.token);
  if (!inUse(owner.pid)) return true;
  const now = running(owner.pid, files);
  if (now === null) return false;
  return now.ended || (owner.started !== null && now.started !== owner.started);
}

function notPlain(path: string): SaveError {
  const message = `The save cannot be changed: ${basename(path)} next to it is not one of this program’s files. Remove it and try again.`;
  return new SaveError('busy', message, path);
}

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = nodeFs.constants;

/** Reads a lock file and its last change. Only a plain file is opened, because a pipe would block. */
function readLock(path: string, files: Files): { written: string; changedAt: number } {
  if (!files.lstatSync(path).isFile()) throw notPlain(path);
  // Windows has neither flag.
  const handle = files.openSync(path, O_RDONLY | (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0));
  try {
    const stat = files.fstatSync(handle);
    if (!stat.isFile()) throw notPlain(path);
    const bytes = Buffer.alloc(MOST_BYTES);
    const length = files.readSync(handle, bytes, 0, MOST_BYTES, 0);
    return { written: bytes.toString('utf8', 0, length), changedAt: stat.ctimeMs };
  } finally {
    files.closeSync(handle);
  }
}

/**
 * Finds the owner of a lock file; null if there is none. `now` is the file system's current time. Throws `SaveError`
 * for anything but a plain file, and for disk errors.
 */
export function find(path: string, now: number, files: Files): Found | null {
  try {
    const { written, changedAt } = readLock(path, files);
    const owner = parse(written);
    if (owner) return { token: owner.token, owner, gone: hasEnded(owner, files) };
    const token = createHash('md5').update(written).digest('hex');
    return { token, owner, gone: now - changedAt > UNREADABLE_MS };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Formats the local time of day, with the date unless it is today. */
function when(since: string): string | null {
  const then = new Date(since);
  if (Number.isNaN(then.getTime())) return null;
  const two = (value: number): string => String(value).padStart(2, '0');
  const time = `${two(then.getHours())}:${two(then.getMinutes())}`;
  if (then.toDateString() === new Date().toDateString()) return time;
  return `${then.getFullYear()}-${two(then.getMonth() + 1)}-${two(then.getDate())} ${time}`;
}

/** Describes the owner of a lock: `process 4711 on den since 10:32`. */
function holderOf({ pid, place, since }: Owner): string {
  const host = place.host.replace(/[^\w.-]/g, '').slice(0, 64);
  const time = when(since);
  return `process ${pid}${host ? ` on ${host}` : ''}${time ? ` since ${time}` : ''}`;
}

/** Error for a lock at `path` that cannot be taken. */
export function busy(path: string, found: Found | null): SaveError {
  const holder = found?.owner ? ` (${holderOf(found.owner)})` : '';
  const message = `The save is busy: another process holds ${basename(path)}${holder}. Try again in a moment. If nothing is running, delete that file.`;
  return new SaveError('busy', message, path);
}
