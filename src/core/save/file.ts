import { randomUUID } from 'node:crypto';
import nodeFs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { SaveError, type SaveErrorCode } from './errors.ts';

/**
 * The operating system's functions for files, which tests replace with failing ones; its errors as sentences; and what
 * a file is. `writing.ts` writes.
 */
export type Files = Pick<
  typeof nodeFs,
  | 'openSync'
  | 'writeSync'
  | 'readSync'
  | 'fsyncSync'
  | 'ftruncateSync'
  | 'fdatasync'
  | 'closeSync'
  | 'close'
  | 'fstatSync'
  | 'statSync'
  | 'lstatSync'
  | 'readFileSync'
  | 'writeFileSync'
  | 'renameSync'
  | 'linkSync'
  | 'copyFileSync'
  | 'unlinkSync'
  | 'unlink'
  | 'readdirSync'
  | 'mkdirSync'
  | 'rmSync'
  | 'rmdirSync'
  | 'accessSync'
  | 'fchmodSync'
  | 'fchownSync'
  | 'futimesSync'
  | 'realpathSync'
>;

export const DISK: Files = nodeFs;

/** No save comes near this size; a larger file is something else. */
const MOST_BYTES = 1 << 30;

const CODES: Readonly<Record<string, [SaveErrorCode, (path: string) => string]>> = {
  ENOENT: ['not_found', (path) => `There is no save at ${path}.`],
  ENOTDIR: ['not_found', (path) => `There is no save at ${path}.`],
  EISDIR: ['not_a_save', (path) => `${path} is a folder, not a saved dynasty.`],
  EEXIST: ['exists', (path) => `There is already a save at ${path}. Choose another name.`],
  ENOSPC: ['disk_full', () => 'The disk is full. Nothing was changed; make room and try again.'],
  EDQUOT: ['disk_full', () => 'Your disk quota is used up. Nothing was changed; make room and try again.'],
  EFBIG: ['disk_full', () => 'The file is too large for the disk. Nothing was changed.'],
  EROFS: ['read_only', (path) => `${path} cannot be written to. Copy the save to a folder of your own.`],
  EACCES: [
    'read_only',
    (path) => `You do not have permission to read or write ${path}. Change its permissions or use a copy.`,
  ],
  EPERM: [
    'read_only',
    (path) => `You do not have permission to read or write ${path}. Change its permissions or use a copy.`,
  ],
  ELOOP: ['not_found', (path) => `${path} is a link that leads to itself.`],
  ENAMETOOLONG: ['bad_name', () => 'The name of the save is too long.'],
};

export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Converts an error of the operating system to a `SaveError`. */
export function diskError(error: unknown, path: string): SaveError {
  if (error instanceof SaveError) return error;
  const known = CODES[errorCode(error)];
  if (known) return new SaveError(known[0], known[1](path), path, error);
  const reason = error instanceof Error ? error.message : String(error);
  return new SaveError('io', `The save at ${path} could not be read or written (${reason}).`, path, error);
}

export function onDisk<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw diskError(error, path);
  }
}

/** Identifies one version of a file: a new one differs in inode, time or size. */
export type Stamp = string;

export interface FileFacts {
  stamp: Stamp;
  size: number;
  /** When it was last written, in milliseconds since 1970. */
  savedAt: number;
}

function readOnly(path: string): SaveError {
  const message = `${path} cannot be written to: it is read-only. Make it writable, or copy the save to a folder of your own.`;
  return new SaveError('read_only', message, path);
}

/** The write bits of a file's mode. */
const WRITE_BITS = 0o222;

/**
 * Throws `read_only` if a file's or folder's mode forbids writing to all (root could still write), or if this user may
 * not write.
 */
export function mustTakeWriting(path: string, files: Files): void {
  try {
    if ((files.statSync(path).mode & WRITE_BITS) === 0) throw readOnly(path);
    files.accessSync(path, nodeFs.constants.W_OK);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    if (['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error))) throw readOnly(path);
    throw diskError(error, path);
  }
}

/** Throws `read_only` if a save or its folder must not be written to. A missing file is fine. */
export function mustBeWritable(path: string, files: Files = DISK): void {
  mustTakeWriting(dirname(path), files);
  mustTakeWriting(path, files);
}

/** Returns the file a path leads to, following links. Throws `not_found`. */
export function realFile(path: string, files: Files = DISK): string {
  return onDisk(path, () => files.realpathSync(path));
}

/** Returns a file's metadata. Throws for anything but a plain file of a sensible size. */
export function factsOf(path: string, files: Files = DISK): FileFacts {
  const stat = onDisk(path, () => files.statSync(path, { bigint: true }));
  if (stat.isDirectory()) throw new SaveError('not_a_save', `${path} is a folder, not a saved dynasty.`, path);
  if (!stat.isFile()) throw new SaveError('not_a_save', `${path} is not a file.`, path);
  if (stat.size > MOST_BYTES) throw new SaveError('not_a_save', `${path} is too large to be a saved dynasty.`, path);
  const stamp = [stat.dev, stat.ino, stat.mtimeNs, stat.ctimeNs, stat.size].join(':');
  return { stamp, size: Number(stat.size), savedAt: Number(stat.mtimeMs) };
}

/** Matches unfinished files: beside `NAME`, they are named `.NAME.PID-UUID.tmp`. */
const TEMPORARY = /^\.(.+)\.(?:(\d{1,10})-)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/;

/** Returns a new name for an unfinished file beside `path`. */
export const temporary = (path: string): string =>
  join(dirname(path), `.${basename(path)}.${process.pid}-${randomUUID()}.tmp`);

/** Returns the target name of an unfinished file, and the process writing it if the name includes one. */
export function temporaryOf(name: string): { file: string; pid: number | null } | null {
  const found = TEMPORARY.exec(name);
  return found?.[1] ? { file: found[1], pid: found[2] ? Number(found[2]) : null } : null;
}

/** Lists names in a folder, sorted; empty if there is no such folder. */
export function namesIn(folder: string, files: Files = DISK): string[] {
  try {
    return files.readdirSync(folder).sort();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error))) return [];
    throw diskError(error, folder);
  }
}
