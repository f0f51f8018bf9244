import { UNSEEN } from '../model/text/invisible-characters.ts';
import { SaveError } from './errors.ts';
import { DISK, type FileFacts, type Files, type Stamp } from './file.ts';
import { checksumOf, HEADER_BYTES, type Header, readHeader } from './header.ts';
import { MIGRATIONS, type Migration } from './legacy/index.ts';
import { FileOnDemand } from './reading.ts';
import { strangeMoment, strangeNumbers, tablesThere } from './salvage/ranges.ts';
import { Trees } from './salvage/trees.ts';
import { checkSchema, FINGERPRINTS, migrate } from './schema.ts';
import { Sqlite } from './sqlite.ts';

/** Returns the problems SQLite itself finds in a database, one sentence each; empty if none. */
export function integrityProblems(db: Sqlite): string[] {
  // SQLite puts many lines in one row, the first of them a heading.
  const faults = db.all('PRAGMA integrity_check(20)').flatMap(([row]) => String(row).split('\n'));
  const named = faults.filter((line) => line !== 'ok' && line !== '' && !line.startsWith('***'));
  // A damaged tree may be endless, so nothing more is read from it.
  if (named.length > 0) return named.map((line) => `The database is damaged: ${line}.`);
  const orphans = db.all('PRAGMA foreign_key_check').map(([table]) => String(table));
  return [
    ...[...new Set(orphans)].sort().map((table) => `A row of ${table} refers to something that does not exist.`),
    ...strangeTexts(db),
    ...strangeNumbers(db),
  ];
}

/** Columns whose text is displayed, with their maximum length. */
const TEXTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  dynasty: { user_id: 64, engine: 64, team_name: 100 },
  teams: { id: 60 },
  players: { first: 100, last: 100, state: 100 },
  games: { conference: 60, name: 200, place: 200, bracket_slot: 100, headline: 1000 },
  programs: { conference: 60 },
  history: { conference: 60 },
  awards: { conference: 60 },
  record_book: { whose: 60 },
  halls: { hall: 60 },
  decisions: { command: 60, stage: 60, input: 10_000 },
  engines: { engine: 64 },
};

function strangeTexts(db: Sqlite): string[] {
  // Nearly all texts are plain letters, which is quick to check.
  const strange = ([column, most]: [string, number]): string =>
    `(${column} GLOB '*[^ -~]*' AND ${column} GLOB '*[${UNSEEN}]*') OR length(${column}) > ${most} OR instr(${column}, char(0)) > 0`;
  const any = (table: string, columns: [string, number][]): boolean =>
    db.get(`SELECT 1 FROM ${table} WHERE ${columns.map(strange).join(' OR ')} LIMIT 1`) !== null;
  const tables = tablesThere(db);
  const present = Object.entries(TEXTS).filter(([table]) => tables.has(table));
  return present.flatMap(([table, all]) => {
    const columns = Object.entries(all);
    if (!any(table, columns)) return [];
    const those = columns.filter((column) => any(table, [column]));
    return those.map(
      ([column]) => `A ${column} in ${table} is not valid text: it is too long or has control characters.`,
    );
  });
}

function checkBytes(db: Sqlite, path: string | null): void {
  const [problem] = integrityProblems(db);
  if (problem) throw damaged(path, problem);
}

function damaged(path: string | null, detail: string): SaveError {
  const what = detail.replace(/\.$/, '');
  const message = `${path ?? 'The save'} is damaged and cannot be opened (${what}). Restore an earlier state or use a copy.`;
  return new SaveError('corrupt', message, path);
}

/**
 * Throws `corrupt` unless the size matches the header: a truncated copy is smaller, and nothing may follow the data.
 */
export function checkSize(size: number, header: Header, path: string | null): void {
  if (size === header.size && size > 0) return;
  if (size > header.size) throw damaged(path, `it is too long: ${size} bytes, not ${header.size}.`);
  throw damaged(path, `it is cut off: ${size} of ${header.size} bytes.`);
}

/** Extra bytes a small save can grow by before its database must be moved in memory; a large one gets half its size. */
const ROOM_BYTES = 4 * 1024 * 1024;

/** Larger files are only read into memory if their checksum is right. */
const LARGE_BYTES = 256 * 1024 * 1024;

/** A file that is a save judging by its first pages, its size and, if large, its checksum. */
interface Found {
  file: FileOnDemand;
  header: Header;
  /** Reads all of it once, for its checksum and page links. */
  look(): Look;
}

/** Facts about a save's bytes before SQLite reads them. */
interface Look {
  /** Whether they match their checksum. */
  sealed: boolean;
  trees: Trees;
}

/**
 * Checks a file's first pages and size, so that other files are not read into memory. Throws `SaveError` as `openBytes`
 * does, and for disk errors.
 */
function find(path: string, files: Files, large = LARGE_BYTES): Found {
  const file = new FileOnDemand(path, files);
  return closedUnless(file, () => {
    const header = readHeader(file.start(HEADER_BYTES), path);
    checkSize(file.size, header, path);
    let known: Look | null = null;
    const look = (): Look => {
      known ??= lookThrough(file.readThrough(), header);
      return known;
    };
    if (file.size > large && !look().sealed) throw damaged(path, 'its checksum does not match.');
    return { file, header, look };
  });
}

/** Examines a file's bytes piece by piece. */
function lookThrough(pieces: Iterable<Uint8Array>, header: Header): Look {
  const sum = checksumOf(header);
  const trees = new Trees(header.size);
  for (const piece of pieces) {
    sum?.add(piece);
    trees.add(piece);
  }
  return { sealed: sum?.holds() ?? false, trees };
}

/** Whether the checksum of a file read piece by piece is right. */
function sealHoldsOn(pieces: Iterable<Uint8Array>, header: Header): boolean {
  const sum = checksumOf(header);
  if (!sum) return false;
  for (const piece of pieces) sum.add(piece);
  return sum.holds();
}

/**
 * Returns a save's bytes and its file's metadata. Throws `SaveError` as `openBytes` does, for disk errors, and for a
 * file larger than `large` bytes with a wrong checksum.
 */
export function readSave(path: string, files: Files = DISK, large?: number): FileFacts & { bytes: Uint8Array } {
  const { file } = find(path, files, large);
  try {
    return { ...file.facts, bytes: file.start(file.size) };
  } finally {
    file.close();
  }
}

function placed(error: unknown, path: string | null): unknown {
  if (!(error instanceof SaveError) || error.path !== null || path === null) return error;
  return error.code === 'corrupt'
    ? damaged(path, error.message)
    : new SaveError(error.code, `${path}: ${error.message}`, path, error);
}

/** Migrations to run; tests pass their own. */
interface SchemaSteps {
  migrations: readonly Migration[];
  fingerprints: Readonly<Record<number, string>>;
}

const SCHEMA_STEPS: SchemaSteps = { migrations: MIGRATIONS, fingerprints: FINGERPRINTS };

/**
 * Opens a save's bytes in memory and upgrades them to the current schema; the file itself stays unchanged until the
 * next decision is written. Bytes with a correct checksum are trusted; others (edited by hand, or damaged) are fully
 * checked first. Throws `SaveError`: `corrupt`, `not_a_save`, `newer_version`. `loadSqlite` must have been awaited.
 */
export function openBytes(bytes: Uint8Array, path: string | null, steps: SchemaSteps = SCHEMA_STEPS): Sqlite {
  const header = readHeader(bytes, path);
  checkSize(bytes.length, header, path);
  return opened(() => new Sqlite(bytes), lookThrough([bytes], header), path, steps);
}

/**
 * Opens unknown bytes for the caller to check. SQLite has read only the list of tables, which is known to be free of
 * cycles. Throws as `openBytes` does.
 */
export function openUnchecked(bytes: Uint8Array, path: string | null): Sqlite {
  const header = readHeader(bytes, path);
  checkSize(bytes.length, header, path);
  mustEnd(lookThrough([bytes], header).trees, LIST_OF_TABLES, path);
  return closedUnlessGood(
    () => new Sqlite(bytes),
    path,
    (db) => checkSchema(db),
  );
}

/** A checked save on disk, ready to open. It must be opened or closed. */
export interface SaveOnDisk {
  readonly stamp: Stamp;
  /** Like `openBytes`, but fetches pages from the file when needed, and the rest before a write. */
  open(): Sqlite;
  close(): void;
}

/** Checks a save, reading all of it for its checksum. Throws `SaveError` as `openBytes` does. */
export function saveOnDisk(path: string, files: Files = DISK): SaveOnDisk {
  const { file, header, look } = find(path, files);
  const seen = closedUnless(file, look);
  // Pages fetched later are checked too, in case the file is changed in place.
  if (seen.sealed) {
    file.whenWhole = (pieces) => {
      if (!sealHoldsOn(pieces, header)) throw damaged(path, 'it was changed while it was open.');
    };
  }
  const room = ROOM_BYTES + Math.floor(file.size / 2);
  return {
    stamp: file.facts.stamp,
    open: () => closedUnless(file, () => opened(() => Sqlite.ofFile(file, room), seen, path, SCHEMA_STEPS)),
    close: () => file.close(),
  };
}

function closedUnless<T>(file: FileOnDemand, work: () => T): T {
  try {
    return work();
  } catch (error) {
    file.close();
    throw error;
  }
}

/** The page that lists a file's tables. */
const LIST_OF_TABLES = 1;

function mustEnd(trees: Trees, root: number, path: string | null): void {
  const problem = trees.problemOf(root);
  if (problem !== null) throw damaged(path, problem);
}

function opened(
  make: () => Sqlite,
  { sealed, trees }: Look,
  path: string | null,
  { migrations, fingerprints }: SchemaSteps,
): Sqlite {
  mustEnd(trees, LIST_OF_TABLES, path);
  return closedUnlessGood(make, path, (db) => {
    checkSchema(db, fingerprints);
    if (!sealed) checkBytes(db, path);
    for (const [root] of db.all('SELECT rootpage FROM sqlite_schema')) mustEnd(trees, Number(root), path);
    if (migrate(db, migrations)) checkSchema(db, fingerprints);
    // A checksum can be forged, and even then no page may loop over a billion seasons.
    for (const problem of strangeMoment(db)) throw damaged(path, problem);
  });
}

/** Closes the database again unless `look` succeeds. */
function closedUnlessGood(make: () => Sqlite, path: string | null, look: (db: Sqlite) => void): Sqlite {
  let db: Sqlite | null = null;
  try {
    db = make();
    look(db);
    return db;
  } catch (error) {
    db?.close();
    throw placed(error, path);
  }
}
