import nodeFs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { SaveError } from './errors.ts';

import {
  DISK,
  diskError,
  errorCode,
  type Files,
  mustTakeWriting,
  namesIn,
  onDisk,
  temporary,
  temporaryOf,
} from './file.ts';

/**
 * Writes saves; besides this file, only `output.ts` writes files.
 *
 * `write-file-atomic` writes a file and renames it in 12 lines where `writeBeside` and `replaceFile` take 40. But it
 * does not sync the folder, cannot refuse to overwrite, has no last check before the rename, takes the bytes only in
 * one piece, calls the disk itself (so no test can fill it), and leaves unidentifiable files behind when killed. All of
 * that would have to be written around it.
 */

/** Bytes and their offset in a file. */
export interface Piece {
  offset: number;
  bytes: Uint8Array;
}

/**
 * Number of bytes after which the disk is asked to start writing a large file, so that it works while the rest is
 * produced (saves a quarter of the time for 47 MB, measured).
 */
const BEGIN_BYTES = 10 * 1024 * 1024;

/**
 * Starts flushing what has been written of a file so far. It uses its own handle, because a handle reports a failure
 * only once, and the handle waiting for the whole file must get that report.
 */
function beginWriting(path: string, files: Files): void {
  const handle = files.openSync(path, 'r');
  files.fdatasync(handle, () => files.close(handle, () => undefined));
}

/** A file's owner and mode. */
interface Access {
  mode: number;
  uid: number;
  gid: number;
}

const NEW_MODE = 0o644;
const NOT_KEPT = ['EPERM', 'EINVAL', 'ENOSYS', 'ENOTSUP'];

/** Whether a change of a file's access succeeded; if the system refuses, the file stays as created. */
function granted(change: () => void): boolean {
  try {
    change();
    return true;
  } catch (error) {
    if (NOT_KEPT.includes(errorCode(error))) return false;
    throw error;
  }
}

/**
 * Gives a file another file's owner and mode, as far as this user may. If the group cannot be set, the group gets the
 * same access as others.
 */
function giveAccess(handle: number, { mode, uid, gid }: Access, files: Files): void {
  const made = files.fstatSync(handle);
  const same = made.uid === uid && made.gid === gid;
  const kept =
    same ||
    granted(() => files.fchownSync(handle, uid, gid)) ||
    made.gid === gid ||
    granted(() => files.fchownSync(handle, made.uid, gid));
  const bits = mode & 0o777;
  const narrowed = (bits & 0o707) | (((bits & 0o007) << 3) & bits);
  granted(() => files.fchmodSync(handle, kept ? bits : narrowed));
}

/** Sets a file's date. The system may truncate fractions, so it uses the middle of the millisecond. */
function date(handle: number, savedAt: number, files: Files): void {
  const seconds = (savedAt + 0.5) / 1000;
  files.futimesSync(handle, seconds, seconds);
}

/** Options for creating a file. */
interface Making {
  mode: number;
  /** Owner and mode to copy. */
  like: Access | null;
  /** File date in milliseconds since 1970; null for now. */
  savedAt: number | null;
}

/** Writes pieces to a new file and waits until they are on disk. */
function writeThrough(path: string, pieces: Iterable<Piece>, files: Files, { mode, like, savedAt }: Making): void {
  const handle = files.openSync(path, 'wx', like ? 0o600 : mode);
  try {
    if (like) giveAccess(handle, like, files);
    let waiting = 0;
    for (const { offset, bytes } of pieces) {
      for (let done = 0; done < bytes.length; ) {
        done += files.writeSync(handle, bytes, done, bytes.length - done, offset + done);
      }
      waiting += bytes.length;
      if (waiting < BEGIN_BYTES) continue;
      waiting = 0;
      beginWriting(path, files);
    }
    if (savedAt !== null) date(handle, savedAt, files);
    files.fsyncSync(handle);
  } finally {
    files.closeSync(handle);
  }
}

/** Waits until a folder's entries are on disk, where the system supports it. */
export function syncFolder(folder: string, files: Files): void {
  let handle: number;
  try {
    handle = files.openSync(folder, 'r');
  } catch (error) {
    if (['EISDIR', 'EACCES', 'EPERM'].includes(errorCode(error))) return;
    throw error;
  }
  try {
    files.fsyncSync(handle);
  } catch (error) {
    if (!['EINVAL', 'EPERM', 'EBADF', 'ENOTSUP', 'EISDIR'].includes(errorCode(error))) throw error;
  } finally {
    files.closeSync(handle);
  }
}

/**
 * Appends bytes to an existing file and waits until they are on disk, in a third of the time a replacement takes. A
 * failure removes them again; an interruption leaves part of them.
 */
export function appendThrough(path: string, bytes: Uint8Array, files: Files): void {
  const handle = files.openSync(path, nodeFs.constants.O_WRONLY | nodeFs.constants.O_APPEND);
  try {
    const before = files.fstatSync(handle).size;
    try {
      for (let done = 0; done < bytes.length; ) done += files.writeSync(handle, bytes, done, bytes.length - done);
      files.fsyncSync(handle);
    } catch (error) {
      try {
        files.ftruncateSync(handle, before);
      } catch {
        // The first error is the one to report.
      }
      throw error;
    }
  } finally {
    files.closeSync(handle);
  }
}

function remove(path: string, files: Files): void {
  try {
    files.unlinkSync(path);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

/**
 * Writes beside `path`, then lets `place` move the finished file into position. Whatever fails, an existing file is
 * unchanged and nothing is left next to it.
 */
function writeBeside(
  path: string,
  pieces: Iterable<Piece>,
  files: Files,
  making: Making,
  place: (written: string) => void,
): void {
  const written = temporary(path);
  onDisk(path, () => {
    try {
      writeThrough(written, pieces, files, making);
      place(written);
    } catch (error) {
      try {
        remove(written, files);
      } catch {
        // The first error is the one to report; `sweep` removes the rest later.
      }
      throw error;
    }
    syncFolder(dirname(path), files);
  });
}

/** Returns a file's owner and mode; null if it does not exist. */
function accessOf(path: string, files: Files): Access | null {
  try {
    const { mode, uid, gid } = files.statSync(path);
    return { mode, uid, gid };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw diskError(error, path);
  }
}

/**
 * Replaces a file's bytes atomically, keeping its owner and mode. `before` runs just before the rename. `savedAt` sets
 * its date; the default is now.
 */
export function replaceFile(
  path: string,
  pieces: Iterable<Piece>,
  before: () => void,
  files: Files = DISK,
  savedAt: number | null = null,
): void {
  writeBeside(path, pieces, files, { mode: NEW_MODE, like: accessOf(path, files), savedAt }, (written) => {
    before();
    files.renameSync(written, path);
  });
}

function isFolder(path: string, files: Files): boolean {
  try {
    return files.statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/**
 * Creates a folder and its missing parents, one by one, because Node's recursive call never returns on a file system
 * that takes no folders (`/proc`). Throws `SaveError` `read_only` if no folder can be created.
 */
export function makeFolder(path: string, files: Files = DISK): void {
  if (isFolder(path, files)) return;
  if (dirname(path) !== path) makeFolder(dirname(path), files);
  try {
    files.mkdirSync(path);
  } catch (error) {
    if (isFolder(path, files)) return;
    if (!['ENOENT', 'ENOTDIR', 'EEXIST'].includes(errorCode(error))) throw error;
    throw new SaveError('read_only', `The folder ${path} cannot be created. Choose another one.`, path, error);
  }
}

/**
 * Creates a file, complete or not at all. If created from another file, this user can write it, and others get no more
 * access than to that file. Throws `exists` rather than overwrite, and `read_only`.
 */
export function createFile(
  path: string,
  bytes: Uint8Array,
  files: Files = DISK,
  from: string | null = null,
  savedAt: number | null = null,
): void {
  createFrom(path, [{ offset: 0, bytes }], files, from, savedAt);
}

function createFrom(
  path: string,
  pieces: Iterable<Piece>,
  files: Files,
  from: string | null,
  savedAt: number | null = null,
): void {
  onDisk(path, () => makeFolder(dirname(path), files));
  mustTakeWriting(dirname(path), files);
  const source = from === null ? null : accessOf(from, files);
  const mode = source ? (source.mode & NEW_MODE) | 0o600 : NEW_MODE;
  writeBeside(path, pieces, files, { mode, like: null, savedAt }, (written) => {
    linkOrCopy(written, path, files);
    remove(written, files);
  });
}

/** Writes a new file from texts that are produced while it is written, with the rules of `createFile`. */
export function writeText(path: string, texts: Iterable<string>, from: string): void {
  createFrom(path, piecesOf(texts), DISK, from);
}

function* piecesOf(texts: Iterable<string>): Generator<Piece> {
  let index = 0;
  for (const text of texts) {
    const bytes = Buffer.from(text);
    yield { offset: index, bytes };
    index += bytes.length;
  }
}

/** Hard-links a file; copies it where the file system has no hard links. Never overwrites. */
export function linkOrCopy(from: string, to: string, files: Files = DISK): void {
  try {
    files.linkSync(from, to);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EXDEV', 'EMLINK', 'ENOSYS'].includes(errorCode(error))) throw error;
    files.copyFileSync(from, to, nodeFs.constants.COPYFILE_EXCL);
  }
}

/** Removes what killed writers left next to a file. Only the holder of the file's lock may call it. */
export function sweep(path: string, files: Files = DISK): void {
  for (const name of namesIn(dirname(path), files)) {
    if (temporaryOf(name)?.file === basename(path)) removeFile(join(dirname(path), name), files);
  }
}

export function removeFile(path: string, files: Files = DISK): void {
  onDisk(path, () => remove(path, files));
}

/**
 * Removes a file without waiting, because freeing a large file takes the disk longer than playing a week. The file has
 * been renamed away when this returns; if the process ends before it is gone, the next `sweep` of `beside` removes it.
 */
export function removeSoon(path: string, beside: string, files: Files = DISK): void {
  const unseen = temporary(beside);
  onDisk(path, () => {
    files.renameSync(path, unseen);
    files.unlink(unseen, () => undefined);
  });
}
