import { createHash, randomUUID } from 'node:crypto';
import nodeFs from 'node:fs';
import { hostname } from 'node:os';
import { basename } from 'node:path';
import { threadId } from 'node:worker_threads';
import { SaveError } from '../errors.ts';
import { errorCode, type Files } from '../file.ts';

/**
 * Who has a lock, and whether that process is known to have ended. Only certainty counts: an owner on another machine,
 * in another container or otherwise invisible may be alive, however old its lock is.
 */
export interface Owner {
  pid: number;
  /** The thread that has it; null in locks that do not say. */
  thread: number | null;
  /** The process's start time, since process numbers are reused. Null where unknown. */
  started: string | null;
  /** When the lock was taken, ISO 8601; only for messages. */
  since: string;
  token: string;
  place: Place;
}

/** What identifies the set of processes a process number belongs to. Null where the system does not tell. */
interface Place {
  host: string;
  /** The installation (`/etc/machine-id`), which outlives a restart and a new host name. */
  machine: string | null;
  /** The running system: another one after every restart. */
  boot: string | null;
  /** The set of process numbers; a container has its own. */
  space: string | null;
}

/** A lock file as it was found. */
export interface Found {
  /** The owner's token; for a file that cannot be parsed, the hash of its content. */
  token: string;
  owner: Owner | null;
  /** Whether its owner has certainly ended. */
  gone: boolean;
}

/** The longest a lock file can be. */
const MOST_BYTES = 4096;
/**
 * For this long after its last change, a file that is not a valid lock may still be filled by the process taking it.
 */
export const UNREADABLE_MS = 10_000;
/** The highest process number of any system. */
const MOST_PID = 2 ** 31 - 1;

/** Tokens of this thread's locks: a lock of this thread that is not among them is one whose removal failed. */
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
  /** A zombie: it has ended and waits for its parent. */
  ended: boolean;
  started: string | null;
}

/**
 * A process's state as Linux reports it (proc_pid_stat(5)); null on other systems, or when there is none or it is
 * hidden.
 */
function runningAs(name: number | 'self', files: Files): Running | null {
  const stat = readText(`/proc/${name}/stat`, files);
  if (stat === null) return null;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { pid: Number.parseInt(stat, 10), ended: /^[ZX]/.test(fields[0] ?? ''), started: fields[19] ?? null };
}

/** The same, unless `/proc` belongs to another PID namespace. */
function running(pid: number, files: Files): Running | null {
  return runningAs('self', files)?.pid === process.pid ? runningAs(pid, files) : null;
}

/** Whether a process number is in use, also by a process we may not signal. */
export function inUse(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}

/** What this thread writes into its lock. */
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

/** The owner that a lock file's text names; null when it names none. */
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

/** Whether the machine has restarted since, so nothing that ran then still does. */
function beforeRestart(then: Place, now: Place): boolean {
  const same = then.machine !== null && then.machine === now.machine && then.host === now.host;
  return same && then.space === now.space && then.boot !== null && now.boot !== null && then.boot !== now.boot;
}

/** Whether process numbers of both are comparable. Where the system has no machine id, its host name is used. */
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

/** A lock file's text and when it last changed. Only a plain file is opened: a pipe would block. */
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
 * The owner of a lock file; null when there is none. `now` is the time by its file system's clock. Throws `SaveError`
 * for anything but a plain file, and errors of the disk.
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

/** The local time of day, with the date unless it is today. */
function when(since: string): string | null {
  const then = new Date(since);
  if (Number.isNaN(then.getTime())) return null;
  const two = (value: number): string => String(value).padStart(2, '0');
  const time = `${two(then.getHours())}:${two(then.getMinutes())}`;
  if (then.toDateString() === new Date().toDateString()) return time;
  return `${then.getFullYear()}-${two(then.getMonth() + 1)}-${two(then.getDate())} ${time}`;
}

/** The owner of a lock, in words: `process 4711 on den since 10:32`. */
function holderOf({ pid, place, since }: Owner): string {
  const host = place.host.replace(/[^\w.-]/g, '').slice(0, 64);
  const time = when(since);
  return `process ${pid}${host ? ` on ${host}` : ''}${time ? ` since ${time}` : ''}`;
}

/** Why the lock at `path` cannot be taken. */
export function busy(path: string, found: Found | null): SaveError {
  const holder = found?.owner ? ` (${holderOf(found.owner)})` : '';
  const message = `The save is busy: another process holds ${basename(path)}${holder}. Try again in a moment. If nothing is running, delete that file.`;
  return new SaveError('busy', message, path);
}
