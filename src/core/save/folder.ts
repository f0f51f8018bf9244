import { basename, dirname, join } from 'node:path';
import type { PlayoffSize } from '../model/playoff.ts';
import type { Stage } from '../model/stages.ts';
import { stageNamed } from '../model/stages.ts';
import type { Moment } from './contracts.ts';
import { SaveError } from './errors.ts';
import { createFile, DISK, type Files, factsOf, namesIn, onDisk } from './file.ts';
import { HEADER_BYTES, readHeader, seal, sealHolds } from './header.ts';
import { lockSave } from './lock.ts';
import { openBytes, readSave } from './open.ts';
import { readFile } from './reading.ts';
import { DYNASTY } from './repositories/dynasty.ts';
import { revisionsFolder } from './revisions.ts';
import { loadSqlite, type SqlValue } from './sqlite.ts';
import { CHANGED, type Checker, verifyBytes } from './verify.ts';

/** The folder of saves: each is `NAME.dynasty`. */
export const SAVE_SUFFIX = '.dynasty';

/** A save as a list shows it. */
export interface SaveSummary extends Moment {
  /** Its name without folder and suffix. */
  name: string;
  path: string;
  userId: string;
  /** Name of the player's program. */
  teamName: string;
  startYear: number;
  /** Teams in the playoff that the player chose; null: as many as each season's own has. */
  playoffTeams: PlayoffSize | null;
  revision: number;
  size: number;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** A file of the folder that has a save's name and cannot be opened. */
export interface UnreadableSave {
  name: string;
  path: string;
  error: SaveError;
}

export interface SavesListed {
  /** The most recently played first. */
  saves: SaveSummary[];
  unreadable: UnreadableSave[];
}

/** Locks and unfinished files beside a save have longer names than it; systems allow 255 bytes. */
const MOST_NAME_BYTES = 150;
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * The path of the save with a name in a folder (the suffix may be given or left out). Throws `SaveError` `bad_name` for
 * anything that is not a plain file name: letters, digits, spaces and `. _ - ( ) & '`, beginning with a letter or digit.
 */
export function savePath(folder: string, name: string): string {
  const bare = name
    .normalize('NFC')
    .trim()
    .replace(/\.dynasty$/i, '');
  const plain =
    /^[\p{L}\p{N}][\p{L}\p{N}\p{M} ._\-()&']{0,79}$/u.test(bare) && !/[. ]$/.test(bare) && !bare.includes('..');
  if (!plain || RESERVED.test(bare) || Buffer.byteLength(bare) > MOST_NAME_BYTES) {
    const message = `"${name.slice(0, 100)}" cannot be a save's name. Use letters, digits, spaces and . _ - ( ) & ' (at most 80).`;
    throw new SaveError('bad_name', message);
  }
  return join(folder, bare + SAVE_SUFFIX);
}

/** A path in a folder where nothing is yet, whatever it may be, after a wish. */
export function freePath(folder: string, wish: string, files: Files = DISK): string {
  const taken = new Set(namesIn(folder, files));
  for (let n = 1; ; n++) {
    const path = savePath(folder, n === 1 ? wish : `${wish}-${n}`);
    if (!taken.has(basename(path))) return path;
  }
}

function summaryOf(path: string, row: SqlValue[], facts: { size: number; savedAt: number }): SaveSummary {
  const at = (column: keyof typeof DYNASTY): SqlValue => row[DYNASTY[column]] ?? null;
  return {
    name: basename(path, SAVE_SUFFIX),
    path,
    userId: String(at('user_id')),
    teamName: String(at('team_name')),
    startYear: Number(at('start_year')),
    playoffTeams: at('playoff_teams') as PlayoffSize | null,
    year: Number(at('year')),
    stage: String(at('stage')) as Stage,
    week: Number(at('week')),
    revision: Number(at('revision')),
    size: facts.size,
    savedAt: facts.savedAt,
  };
}

/**
 * A save's summary from its first two pages. Throws `SaveError` when the file is no save, of a newer version, or cut off;
 * other damage is found when it is opened.
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

/** All saves of a folder. Files of other programs, links and folders are passed over. */
export function listSaves(folder: string, files: Files = DISK): SavesListed {
  const listed: SavesListed = { saves: [], unreadable: [] };
  for (const file of namesIn(folder, files)) {
    const path = join(folder, file);
    if (!file.endsWith(SAVE_SUFFIX) || file.startsWith('.')) continue;
    try {
      if (onDisk(path, () => files.lstatSync(path)).isFile()) listed.saves.push(summarize(path, files));
    } catch (error) {
      if (!(error instanceof SaveError)) throw error;
      const gone = error.code === 'not_found' || error.code === 'not_a_save';
      if (!gone) listed.unreadable.push({ name: basename(file, SAVE_SUFFIX), path, error });
    }
  }
  listed.saves.sort((a, b) => b.savedAt - a.savedAt || (a.name < b.name ? -1 : 1));
  return listed;
}

/** A save's bytes for a download or a copy, checked to open. */
export async function exportSave(path: string, files: Files = DISK): Promise<Uint8Array> {
  await loadSqlite();
  const { bytes } = readSave(path, files);
  openBytes(bytes, path).close();
  return bytes;
}

/** The same dynasty under another user id. */
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

/** Copies a save to a new file, as a dynasty of its own: from here on the two may differ. Throws `exists`. */
export async function copySave(path: string, to: string, userId: string, files: Files = DISK): Promise<void> {
  createFile(to, withUserId(await exportSave(path, files), userId), files);
}

/**
 * Takes in a save from a stranger: nothing in it may be wrong. Throws `SaveError` (`corrupt` with the first thing that
 * is wrong, `not_a_save`, `newer_version`, `exists`).
 */
export async function importSave(
  to: string,
  bytes: Uint8Array,
  userId: string,
  checkers: readonly Checker[] = [],
  files: Files = DISK,
): Promise<void> {
  const [problem] = sealHolds(bytes, readHeader(bytes, null))
    ? await verifyBytes(bytes, null, checkers, { most: 1 })
    : [CHANGED];
  if (problem) throw new SaveError('corrupt', `The file was not taken in: ${problem}`);
  createFile(to, withUserId(bytes, userId), files);
}

/** Takes in the save of a file from elsewhere. Throws as `importSave` does, and `not_found`. */
export async function importFile(
  from: string,
  to: string,
  userId: string,
  checkers: readonly Checker[] = [],
  files: Files = DISK,
): Promise<void> {
  await importSave(to, readSave(from, files).bytes, userId, checkers, files);
}

/** Gives a save and its revisions another name in its folder. Throws `exists`, `busy`. */
export async function renameSave(path: string, to: string, waitMs = 5000, files: Files = DISK): Promise<void> {
  await underLock(path, waitMs, files, () => {
    factsOf(path, files);
    files.linkSync(path, to);
    files.rmSync(revisionsFolder(to), { recursive: true, force: true });
    try {
      files.renameSync(revisionsFolder(path), revisionsFolder(to));
    } catch {
      // There were none.
    }
    files.unlinkSync(path);
  });
}

/** Removes a save and its revisions. Throws `not_found`, `busy`. */
export async function deleteSave(path: string, waitMs = 5000, files: Files = DISK): Promise<void> {
  await underLock(path, waitMs, files, () => {
    factsOf(path, files);
    files.unlinkSync(path);
    files.rmSync(revisionsFolder(path), { recursive: true, force: true });
  });
}

async function underLock(path: string, waitMs: number, files: Files, work: () => void): Promise<void> {
  onDisk(dirname(path), () => files.statSync(path));
  const lock = await lockSave(path, waitMs, files);
  try {
    onDisk(path, work);
  } finally {
    lock.release();
  }
}
