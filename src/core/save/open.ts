import { SaveError } from './errors.ts';
import { DISK, type Files, readFile, readPieces } from './file.ts';
import { checksumOf, HEADER_BYTES, type Header, readHeader, sealHolds } from './header.ts';
import { MIGRATIONS, type Migration } from './migrations/index.ts';
import { checkSchema, FINGERPRINTS, migrate } from './schema.ts';
import { Sqlite } from './sqlite.ts';

/** What SQLite itself finds wrong with a database, one sentence each; empty when all is well. */
export function integrityProblems(db: Sqlite): string[] {
  // SQLite puts many lines in one row, the first of them a heading.
  const faults = db.all('PRAGMA integrity_check(20)').flatMap(([row]) => String(row).split('\n'));
  const named = faults.filter((line) => line !== 'ok' && line !== '' && !line.startsWith('***'));
  const problems = named.map((line) => `The database is damaged: ${line}.`);
  const orphans = db.all('PRAGMA foreign_key_check').map(([table]) => String(table));
  return [
    ...problems,
    ...[...new Set(orphans)].sort().map((table) => `A row of ${table} names something that is not there.`),
    ...(problems.length === 0 ? strangeTexts(db) : []),
  ];
}

/** Columns whose text is shown. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  dynasty: ['user_id', 'engine', 'team_name'],
  players: ['first', 'last', 'state'],
  games: ['conference', 'name', 'place', 'bracket_slot', 'headline'],
  programs: ['conference'],
  history: ['conference'],
};
/** Control codes, and signs that turn the direction of writing: commands to a terminal, and no part of any name. */
const UNSEEN = '*[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]*';
const LONGEST_TEXT = 1000;

function strangeTexts(db: Sqlite): string[] {
  const strange = (table: string, column: string): boolean => {
    const sql = `SELECT 1 FROM ${table} WHERE ${column} GLOB ? OR length(${column}) > ? OR instr(${column}, char(0)) > 0 LIMIT 1`;
    return db.get(sql, [UNSEEN, LONGEST_TEXT]) !== null;
  };
  return Object.entries(TEXTS).flatMap(([table, columns]) =>
    columns
      .filter((column) => strange(table, column))
      .map((column) => `A ${column} in ${table} is no text: it is too long or holds control codes.`),
  );
}

function checkBytes(db: Sqlite, path: string | null): void {
  const [problem] = integrityProblems(db);
  if (problem) throw damaged(path, problem);
}

function damaged(path: string | null, detail: string): SaveError {
  const what = detail.replace(/\.$/, '');
  const message = `${path ?? 'The save'} is damaged and cannot be opened (${what}). Go back to an earlier revision or a copy.`;
  return new SaveError('corrupt', message, path);
}

/** The size is what the header says: what a killed copy or a full disk leaves is shorter, and nothing comes after it. */
function checkSize(size: number, header: Header, path: string | null): void {
  if (size === header.size && size > 0) return;
  if (size > header.size) throw damaged(path, `it is too long: ${size} bytes, not ${header.size}.`);
  throw damaged(path, `it is cut off: ${size} of ${header.size} bytes.`);
}

/** A small save can grow by so many bytes before its database has to be moved in memory, a large one by half its size. */
const ROOM_BYTES = 4 * 1024 * 1024;

/** Files above this are read into memory only when their checksum holds. */
const LARGE_BYTES = 256 * 1024 * 1024;

/**
 * A save's bytes, once its first pages and its size are those of a save, so that no other file fills the memory; with
 * `room` after them for a database to grow in (`readFile`). Throws `SaveError` as `openBytes` does, and for what the
 * disk refuses.
 */
export function readSave(path: string, files: Files = DISK, room = false): ReturnType<typeof readFile> {
  const { bytes, size } = readFile(path, HEADER_BYTES, files);
  const header = readHeader(bytes, path);
  checkSize(size, header, path);
  if (size > LARGE_BYTES && !fileSealHolds(path, header, files)) throw damaged(path, 'its checksum does not fit.');
  return readFile(path, undefined, files, room ? ROOM_BYTES + Math.floor(size / 2) : 0);
}

/** Whether a file's bytes are those that were sealed, a piece of it in memory at a time. */
function fileSealHolds(path: string, header: Header, files: Files): boolean {
  const sum = checksumOf(header);
  readPieces(path, (piece) => sum?.add(piece), files);
  return sum?.holds() === true;
}

function placed(error: unknown, path: string | null): unknown {
  if (!(error instanceof SaveError) || error.path !== null || path === null) return error;
  return error.code === 'corrupt'
    ? damaged(path, error.message)
    : new SaveError(error.code, `${path}: ${error.message}`, path, error);
}

/** Which schema steps to take; tests put their own. */
export interface SchemaSteps {
  migrations: readonly Migration[];
  fingerprints: Readonly<Record<number, string>>;
}

export const SCHEMA_STEPS: SchemaSteps = { migrations: MIGRATIONS, fingerprints: FINGERPRINTS };

/**
 * Opens a save's bytes in memory, brought to the present schema; the file itself stays as it is until the next
 * decision is written. Bytes whose checksum holds are trusted; others (edited by hand, or damaged) are checked as a
 * whole first. Bytes with room after them are taken over (`Sqlite`). Throws `SaveError`: `corrupt`, `not_a_save`,
 * `newer_version`. `loadSqlite` must have been awaited.
 */
export function openBytes(bytes: Uint8Array, path: string | null, steps: SchemaSteps = SCHEMA_STEPS): Sqlite {
  const header = readHeader(bytes, path);
  checkSize(bytes.length, header, path);
  let db: Sqlite | null = null;
  try {
    db = new Sqlite(bytes);
    checkSchema(db, steps.fingerprints);
    if (!sealHolds(bytes, header)) checkBytes(db, path);
    if (migrate(db, steps.migrations)) checkSchema(db, steps.fingerprints);
    return db;
  } catch (error) {
    db?.close();
    throw placed(error, path);
  }
}
