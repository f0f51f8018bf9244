import { basename, dirname, join } from 'node:path';
import type { PlayoffSize } from '../../model/playoff.ts';
import type { Stage } from '../../model/stages.ts';
import { stageNamed } from '../../model/stages.ts';
import type { Moment } from '../contracts.ts';
import { SaveError } from '../errors.ts';
import { DISK, type Files, factsOf, namesIn, onDisk } from '../file.ts';
import { HEADER_BYTES, readHeader, seal, sealHolds } from '../header.ts';
import { CHANGED, verifyBytes, type Watch } from '../integrity/verify.ts';
import { checkSize, openBytes, readSave } from '../open.ts';
import { readFile } from '../reading.ts';
import { DYNASTY } from '../repositories/dynasty.ts';
import { loadSqlite, type SqlValue } from '../sqlite.ts';
import type { Checker } from '../transitions.ts';
import { createFile, linkOrCopy } from '../writing.ts';
import { sweepFolder } from './left-behind.ts';
import { SAVE_SUFFIX, savePath } from './names.ts';
import { ownerOf, removeRevisions, renameRevisions } from './revisions.ts';
import { underLock } from './under-lock.ts';

/** A save's entry in a list of saves. */
export interface SaveSummary extends Moment {
  /** File name without folder and extension. */
  name: string;
  path: string;
  userId: string;
  /** Name of the player's program. */
  teamName: string;
  startYear: number;
  /** Playoff size the player chose; null for each season's actual size. */
  playoffTeams: PlayoffSize | null;
  revision: number;
  size: number;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** A file in the folder that has a save's name but cannot be opened. */
export interface UnreadableSave {
  name: string;
  path: string;
  error: SaveError;
}

export interface SavesListed {
  /** Most recently played first. */
  saves: SaveSummary[];
  unreadable: UnreadableSave[];
}

function summaryOf(path: string, row: SqlValue[], facts: { size: number; savedAt: number }): SaveSummary {
  const columnOf = (column: keyof typeof DYNASTY): SqlValue => row[DYNASTY[column]] ?? null;
  return {
    name: basename(path, SAVE_SUFFIX),
    path,
    userId: String(columnOf('user_id')),
    teamName: String(columnOf('team_name')),
    startYear: Number(columnOf('start_year')),
    playoffTeams: columnOf('playoff_teams') as PlayoffSize | null,
    year: Number(columnOf('year')),
    stage: String(columnOf('stage')) as Stage,
    week: Number(columnOf('week')),
    revision: Number(columnOf('revision')),
    size: facts.size,
    savedAt: facts.savedAt,
  };
}

/**
 * Reads a save's summary from the first two pages of its file. Throws `SaveError` if the file is not a save, comes from
 * a newer version, or is cut short; other damage is only found on opening it.
 */
export function summarize(path: string, files: Files = DISK): SaveSummary {
  const { bytes, ...facts } = readFile(path, HEADER_BYTES, files);
  const header = readHeader(bytes, path);
  const cut = facts.size < header.size;
  const stage = header.row?.[DYNASTY.stage];
  if (cut || !header.row || stageNamed(stage) === null) {
    const detail = cut ? `it is cut off: ${facts.size} of ${header.size} bytes` : 'its first pages are not readable';
    throw new SaveError('corrupt', `${path} is damaged (${detail}).`, path);
  }
  return summaryOf(path, header.row, facts);
}

/**
 * Lists all saves in a folder. Files of other programs, links and folders are skipped; leftovers of killed processes
 * are removed.
 */
export function listSaves(folder: string, files: Files = DISK): SavesListed {
  sweepFolder(folder, files);
  const listed: SavesListed = { saves: [], unreadable: [] };
  for (const file of namesIn(folder, files)) {
    const path = join(folder, file);
    if (!file.endsWith(SAVE_SUFFIX) || file.startsWith('.')) continue;
    try {
      if (onDisk(path, () => files.lstatSync(path)).isFile()) listed.saves.push(summarize(path, files));
    } catch (error) {
      if (!(error instanceof SaveError)) throw error;
      const ours = error.code !== 'not_a_save' || ownerOf(path, files) !== null;
      if (ours && error.code !== 'not_found') {
        listed.unreadable.push({ name: basename(file, SAVE_SUFFIX), path, error });
      }
    }
  }
  listed.saves.sort(lastPlayedFirst);
  return listed;
}

/** Sorts a list of saves, most recently played first. */
export function lastPlayedFirst(a: SaveSummary, b: SaveSummary): number {
  return b.savedAt - a.savedAt || (a.name < b.name ? -1 : 1);
}

/** Returns a save's bytes for a download or a copy, after checking that they open. */
export async function exportSave(path: string, files: Files = DISK): Promise<Uint8Array> {
  await loadSqlite();
  const { bytes } = readSave(path, files);
  openBytes(bytes, path).close();
  return bytes;
}

/** Returns the same dynasty under a different user id. */
function withUserId(bytes: Uint8Array, userId: string): Uint8Array {
  const db = openBytes(bytes, null);
  try {
    db.run('UPDATE dynasty SET user_id = ?', [userId]);
    const changed = db.export();
    seal(changed);
    return changed;
  } finally {
    db.close();
  }
}

/**
 * Milliseconds by which a copy is dated before its original, so that it does not become the most recently played save.
 */
const EARLIER_MS = 1000;

/** Copies a save to a new file as a separate dynasty, which counts as played before the original. Throws `exists`. */
export async function copySave(path: string, to: string, userId: string, files: Files = DISK): Promise<void> {
  const bytes = withUserId(await exportSave(path, files), userId);
  createFile(to, bytes, files, path, factsOf(path, files).savedAt - EARLIER_MS);
}

/** Returns the date for a new save that keeps both it and its original from becoming the most recently played save. */
export function datedBefore(path: string, folder: string, files: Files = DISK): number {
  const last = listSaves(folder, files).saves[0];
  const { savedAt } = factsOf(path, files);
  return Math.min(savedAt, last?.savedAt ?? savedAt) - EARLIER_MS;
}

/**
 * Imports a save from elsewhere, after a complete check. Throws `SaveError` (`corrupt` with the first fault,
 * `not_a_save`, `newer_version`, `exists`), and the reason of the watch's signal.
 */
export async function importSave(
  to: string,
  bytes: Uint8Array,
  userId: string,
  checkers: readonly Checker[] = [],
  files: Files = DISK,
  from: string | null = null,
  watch: Watch = {},
): Promise<void> {
  const header = readHeader(bytes, null);
  checkSize(bytes.length, header, null);
  const sealed = sealHolds(bytes, header);
  const [problem] = sealed ? await verifyBytes(bytes, null, checkers, { ...watch, most: 1 }) : [CHANGED];
  watch.signal?.throwIfAborted();
  if (problem) throw new SaveError('corrupt', `The file was not imported: ${problem}`);
  createFile(to, withUserId(bytes, userId), files, from);
}

/** Imports a save file from elsewhere. Throws as `importSave` does, or `not_found`. */
export async function importFile(
  from: string,
  to: string,
  userId: string,
  checkers: readonly Checker[] = [],
  files: Files = DISK,
  watch: Watch = {},
): Promise<void> {
  await importSave(to, readSave(from, files).bytes, userId, checkers, files, from, watch);
}

/** Throws `not_a_save` for another program's file, which must not be renamed or removed. */
function mustBeOurs(path: string, files: Files): void {
  try {
    readHeader(readFile(path, HEADER_BYTES, files).bytes, path);
  } catch (error) {
    if (!(error instanceof SaveError) || !['not_a_save', 'corrupt'].includes(error.code)) throw error;
    const damaged = path.endsWith(SAVE_SUFFIX) && (error.code === 'corrupt' || ownerOf(path, files) !== null);
    if (!damaged) throw new SaveError('not_a_save', `${path} is not a saved dynasty.`, path, error);
  }
}

/**
 * Renames a save within its folder, along with its revisions. Returns the new path. Throws `bad_name`, `exists`,
 * `busy`, `not_found`, `not_a_save`.
 */
export async function renameSave(path: string, name: string, waitMs = 5000, files: Files = DISK): Promise<string> {
  const to = savePath(dirname(path), name);
  await underLock(path, waitMs, files, (lock) => {
    mustBeOurs(path, files);
    const owner = ownerOf(path, files);
    lock.mustHold();
    linkOrCopy(path, to, files);
    files.unlinkSync(path);
    if (owner !== null) renameRevisions(path, to, owner, files);
  });
  return to;
}

/**
 * Removes a save and its revisions. Throws `not_found`, also if `userId` is given and the file now holds a different
 * dynasty; `busy`, `not_a_save`.
 */
export async function deleteSave(
  path: string,
  waitMs = 5000,
  files: Files = DISK,
  userId: string | null = null,
): Promise<void> {
  await underLock(path, waitMs, files, (lock) => {
    mustBeOurs(path, files);
    const owner = ownerOf(path, files);
    if (userId !== null && owner !== userId) {
      throw new SaveError('not_found', `${path} now belongs to a different dynasty.`, path);
    }
    lock.mustHold();
    files.unlinkSync(path);
    if (owner !== null) removeRevisions(path, owner, files);
  });
}
