import type { Stats } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isBesideName, SAVE_SUFFIX } from './disk/names.ts';
import { SaveError } from './errors.ts';
import { DISK, errorCode, type Files, namesIn, temporary, temporaryOf } from './file.ts';
import { HEADER_BYTES, readHeader } from './header.ts';
import { readFile } from './reading.ts';
import { linkOrCopy, syncFolder } from './writing.ts';

/**
 * Writes every file the program creates outside its saves: pages, pictures, tables, reports. A file appears under its
 * name once it is complete. An existing file is only replaced on request; a save, a folder, a link, a device and a pipe
 * are never replaced.
 */

interface OutputOptions {
  /** Whether to replace an existing file. */
  replace?: boolean;
  files?: Files;
}

/**
 * Error for a file that was not written. `exists`: it could be replaced; `refused`: never allowed there; `failed`: the
 * disk refused.
 */
export class OutputError extends Error {
  readonly code: 'exists' | 'refused' | 'failed';

  constructor(code: OutputError['code'], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'OutputError';
    this.code = code;
  }
}

const FAILURES: Readonly<Record<string, (path: string) => string>> = {
  ENOSPC: (path) => `The disk is full, so ${path} was not written. Make room and try again.`,
  EDQUOT: (path) => `Your disk quota is used up, so ${path} was not written. Make room and try again.`,
  EFBIG: (path) => `${path} is too large for the disk, so it was not written.`,
  EIO: (path) => `The disk failed, so ${path} was not written. Try another disk.`,
};

const notInFolder = (path: string): string => `${dirname(path)} is not a folder. Name a file in a folder that exists.`;

const REFUSALS: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `There is no folder ${dirname(path)}. Name a file in a folder that exists.`,
  ENOTDIR: notInFolder,
  EACCES: (path) => `You do not have permission to write to ${path}. Choose a file in a folder of your own.`,
  EPERM: (path) => `You do not have permission to write to ${path}. Choose a file in a folder of your own.`,
  EROFS: (path) => `${dirname(path)} cannot be written to. Choose another folder.`,
  ELOOP: (path) => `${dirname(path)} is a link that leads to itself. Choose another folder.`,
  ENAMETOOLONG: (path) => `The name ${basename(path).slice(0, 40)}… is too long. Choose a shorter one.`,
  EEXIST: (path) => `${path} already exists; it was not changed.`,
};

/** Describes an error of the operating system. */
function inWords(error: unknown, path: string): OutputError {
  if (error instanceof OutputError) return error;
  const code = errorCode(error);
  const refused = REFUSALS[code];
  if (refused) return new OutputError(code === 'EEXIST' ? 'exists' : 'refused', refused(path), error);
  const reason = error instanceof Error ? error.message : String(error);
  return new OutputError('failed', FAILURES[code]?.(path) ?? `${path} was not written (${reason}).`, error);
}

function orInWords<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw inWords(error, path);
  }
}

/** Returns what is at a path, without following links; null if nothing. */
function thereAt(path: string, files: Files): Stats | null {
  return orInWords(path, () => files.lstatSync(path, { throwIfNoEntry: false })) ?? null;
}

function kindOf(stat: Stats): string | null {
  if (stat.isFile()) return null;
  if (stat.isDirectory()) return 'a folder';
  if (stat.isSymbolicLink()) return 'a link';
  return stat.isFIFO() ? 'a pipe' : stat.isSocket() ? 'a socket' : 'a device';
}

/** Whether a file is a save, whatever its name. An unreadable file counts as one. */
function isSave(path: string, files: Files): boolean {
  try {
    readHeader(readFile(path, HEADER_BYTES, files).bytes, path);
    return true;
  } catch (error) {
    return !(error instanceof SaveError && ['not_a_save', 'corrupt', 'not_found'].includes(error.code));
  }
}

/** Throws `OutputError` if a file may not be written here. Called before long work, and again by the writer. */
export function checkOutput(path: string, { replace = false, files = DISK }: OutputOptions = {}): void {
  const name = basename(path);
  if (name.toLowerCase().endsWith(SAVE_SUFFIX) || isBesideName(name)) {
    throw new OutputError('refused', `${path} is a name for a saved dynasty. Choose another name.`);
  }
  const there = thereAt(path, files);
  if (there === null) {
    checkFolder(path, files);
    return;
  }
  const kind = kindOf(there);
  if (kind !== null) throw new OutputError('refused', `${path} is ${kind}; it was not changed. Choose another name.`);
  if (!replace) throw new OutputError('exists', `${path} already exists; it was not changed.`);
  if (isSave(path, files)) {
    throw new OutputError('refused', `${path} is a saved dynasty; it was not changed. Choose another name.`);
  }
}

function checkFolder(path: string, files: Files): void {
  const folder = orInWords(path, () => files.statSync(dirname(path)));
  if (!folder.isDirectory()) throw new OutputError('refused', notInFolder(path));
}

/** Permissions of a new file, minus the user's umask; a replaced file keeps its own. */
const NEW_MODE = 0o666;
const PERMISSIONS = 0o777;

/** A file written under a temporary name, which gets its own name once it is complete. */
export class OutputFile {
  private readonly path: string;
  private readonly options: OutputOptions;
  private readonly files: Files;
  private readonly written: string;
  private handle: number | null;

  /** Throws `OutputError` if a file may not be written here, as do all methods. */
  constructor(path: string, options: OutputOptions = {}) {
    checkOutput(path, options);
    const { replace = false, files = DISK } = options;
    this.path = path;
    this.options = options;
    this.files = files;
    this.written = temporary(path);
    const mode = (replace ? thereAt(path, files)?.mode : undefined) ?? NEW_MODE;
    this.handle = orInWords(path, () => files.openSync(this.written, 'wx', mode & PERMISSIONS));
  }

  /** Writes all of the bytes, since a single system call may write fewer. */
  write(bytes: Uint8Array): void {
    this.doing((handle) => {
      for (let done = 0; done < bytes.length; ) done += this.files.writeSync(handle, bytes, done);
    });
  }

  /** Waits until the written bytes are on disk. */
  sync(): void {
    this.doing((handle) => this.files.fsyncSync(handle));
  }

  /** Gives the file its final name. */
  finish(): void {
    this.doing((handle) => {
      this.handle = null;
      this.files.closeSync(handle);
      checkOutput(this.path, this.options);
      if (this.options.replace) this.files.renameSync(this.written, this.path);
      else {
        linkOrCopy(this.written, this.path, this.files);
        this.files.unlinkSync(this.written);
      }
    });
  }

  /** Closes and removes what has been written so far; a finished file stays. */
  abandon(): void {
    const { handle } = this;
    this.handle = null;
    try {
      if (handle !== null) this.files.closeSync(handle);
      this.files.unlinkSync(this.written);
    } catch {
      // The first error is the one to report; an unfinished file stays hidden under its temporary name until it is
      // swept away.
    }
  }

  private doing(work: (handle: number) => void): void {
    const { handle } = this;
    if (handle === null) throw new Error(`${this.path} is closed`);
    try {
      work(handle);
    } catch (error) {
      this.abandon();
      throw inWords(error, this.path);
    }
  }
}

/** Writes a file, complete or not at all, and waits until it is on disk. Throws `OutputError`. */
export function writeOutput(path: string, content: string | Uint8Array, options: OutputOptions = {}): void {
  const file = new OutputFile(path, options);
  file.write(typeof content === 'string' ? Buffer.from(content) : content);
  file.sync();
  file.finish();
  syncFolder(dirname(path), options.files ?? DISK);
}

/** Gives a file's content a second name, without copying its bytes if the file system allows it. */
export function shareOutput(from: string, to: string, files: Files = DISK): void {
  checkOutput(to, { files });
  orInWords(to, () => linkOrCopy(from, to, files));
}

/** Removes a folder's unfinished files left by killed processes, limited to those whose names `ours` accepts. */
export function sweepOutputs(folder: string, ours: (name: string) => boolean, files: Files = DISK): void {
  for (const name of namesIn(folder, files)) {
    const of = temporaryOf(name)?.file;
    if (of !== undefined && ours(of)) files.rmSync(join(folder, name), { force: true });
  }
}
