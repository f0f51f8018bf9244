import { setImmediate } from 'node:timers/promises';
import { blob, hex } from './codes.ts';
import type { LoggedDecision, Save } from './contracts.ts';
import { closeDigest, rostersDigest, startDigest, stateDigest, transitionChain, weekDigest } from './digest.ts';
import { SaveError } from './errors.ts';
import { readHeader, sealHolds } from './header.ts';
import { integrityProblems, openBytes, readSave } from './open.ts';
import { decisionChain } from './repositories/decisions.ts';
import { hashText, unpackFacts } from './repositories/facts.ts';
import { rosterDigest } from './repositories/players.ts';
import { loadSqlite, type Sqlite, type SqlValue } from './sqlite.ts';
import { tablesOf } from './tables.ts';

/** What a check says as it goes: a fault, in a sentence, or how much of its work is done, from 0 to 1. */
export type Said = string | number;

/** Something else to look at in every save. */
export type Checker = (save: Save) => Iterable<Said>;

/** Whoever waits for a check. */
export interface Watch {
  /** Is told how much of the work is done, from 0 to 1, a few times a second. */
  onProgress?: (share: number) => void;
  /** Ends the check at once with the signal's reason. */
  signal?: AbortSignal;
}

/** What is said of a file whose checksum does not fit. */
export const CHANGED = 'The file has been changed since the program wrote it.';

/** Runs a check; what it cannot read is itself a fault. */
function* findings(check: () => Iterable<Said>): Generator<Said> {
  try {
    yield* check();
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    yield error.message;
  }
}

function* checkFacts(db: Sqlite): Iterable<string> {
  const row = db.get('SELECT digest, data FROM facts');
  if (!row) yield 'The facts of the dynasty are missing.';
  else if (hex(row[0]!) !== Buffer.from(hashText(unpackFacts(blob(row[1]!)))).toString('hex')) {
    yield 'The facts of the dynasty have been changed.';
  }
}

/** The logs of a week, sorted by game; a log that cannot be read is told to `found`. */
function* logsOfWeek(db: Sqlite, save: Save, year: number, week: number, found: string[]) {
  const games = db.all(
    'SELECT id, box FROM games LEFT JOIN boxes ON game = id WHERE year = ? AND week = ? ORDER BY id',
    [year, week],
  );
  for (const [id, box] of games) {
    if (box === null) continue;
    try {
      yield save.boxes.byGame(Number(id))!;
    } catch (error) {
      if (!(error instanceof SaveError)) throw error;
      found.push(`The plays of game ${Number(id)} (${year}, week ${week}) cannot be read.`);
    }
  }
}

function digestOf(db: Sqlite, save: Save, kind: string, year: number, week: number, found: string[]): string {
  if (kind === 'start') return startDigest(db).toString('hex');
  if (kind === 'close') return closeDigest(db, year).toString('hex');
  if (kind === 'rosters') return rostersDigest(db, year).toString('hex');
  return weekDigest(db, year, week, logsOfWeek(db, save, year, week, found)).toString('hex');
}

const WHAT: Readonly<Record<string, (year: number, week: number) => string>> = {
  start: () => 'the start of the dynasty',
  week: (year, week) => `week ${week} of ${year}`,
  close: (year) => `the season of ${year}`,
  rosters: (year) => `the rosters of ${year}`,
};

function* checkTransitions(db: Sqlite, save: Save): Iterable<Said> {
  let chain = '';
  const rows = db.all('SELECT kind, year, week, digest, chain FROM transitions ORDER BY seq');
  for (const [done, row] of rows.entries()) {
    yield done / rows.length;
    const [kind, year, week] = [String(row[0]), Number(row[1]), Number(row[2])];
    const found: string[] = [];
    const digest = digestOf(db, save, kind, year, week, found);
    yield* found;
    const what = WHAT[kind]!(year, week);
    if (found.length === 0 && digest !== hex(row[3]!)) yield `The record of ${what} is not what was written then.`;
    chain = transitionChain(chain, kind, year, week, hex(row[3]!));
    if (chain !== hex(row[4]!)) yield `The chain of the dynasty's digests is broken at ${what}.`;
    chain = hex(row[4]!);
  }
  const loose = db.all(`SELECT DISTINCT year, week FROM games WHERE home_score IS NOT NULL AND NOT EXISTS
    (SELECT 1 FROM transitions t WHERE t.kind = 'week' AND t.year = games.year AND t.week = games.week) ORDER BY 1, 2`);
  for (const [year, week] of loose) yield `Week ${week} of ${year} has results but was never finished.`;
}

function* checkDecisions(db: Sqlite, save: Save): Iterable<string> {
  let before: LoggedDecision | null = null;
  for (const entry of save.decisions.all()) {
    if (entry.seq !== (before?.seq ?? 0) + 1) yield `The decision log has a gap before entry ${entry.seq}.`;
    if (entry.chain !== decisionChain(before?.chain ?? '', entry)) {
      yield `Entry ${entry.seq} of the decision log has been changed.`;
    }
    before = entry;
  }
  if (before && before.digest !== stateDigest(db)) yield 'The dynasty is not in the state its last decision left.';
}

function* checkRosters(db: Sqlite): Iterable<string> {
  const kept = hex(db.get('SELECT roster_digest FROM dynasty')![0] as SqlValue);
  if (kept !== Buffer.from(rosterDigest(db)).toString('hex')) yield 'The rosters have been changed by hand.';
}

/** Every list of a save can be read. */
function* checkReadable(save: Save): Iterable<string> {
  const years = new Set(
    save.history
      .all()
      .filter((row) => row.played)
      .map((row) => row.year),
  );
  years.add(save.dynasty.read().year);
  for (const year of [...years].sort((a, b) => a - b)) {
    save.polls.ofYear(year);
    save.playerSeasons.ofYear(year);
    save.teamStats.ofYear(year);
    save.games.ofYear(year);
    save.programs.ofYear(year);
  }
  save.players.current();
}

/** Parts of the work that are as long as so many of the shortest. */
const LONG = 10;

/** Everything that is wrong with an open database, with how much of the work is done. */
function* verifying(db: Sqlite, checkers: readonly Checker[]): Generator<Said> {
  const damage = [...findings(() => integrityProblems(db))];
  yield* damage;
  if (damage.length > 0) return;
  const save = tablesOf(db);
  const parts: [length: number, check: () => Iterable<Said>][] = [
    [1, () => checkFacts(db)],
    [LONG, () => checkTransitions(db, save)],
    [1, () => checkRosters(db)],
    [1, () => checkDecisions(db, save)],
    [1, () => checkReadable(save)],
    ...checkers.map((checker): [number, () => Iterable<Said>] => [LONG, () => checker(save)]),
  ];
  const whole = parts.reduce((sum, [length]) => sum + length, 0);
  let before = 0;
  for (const [length, check] of parts) {
    for (const said of findings(check)) yield typeof said === 'number' ? (before + said * length) / whole : said;
    before += length;
    yield before / whole;
  }
}

/** Between two slices of a long check others have their turn: an answer of the server, a click on Cancel. */
const SLICE_MILLISECONDS = 50;

/** Runs a check in slices; its faults. */
async function watched(check: Iterable<Said>, { onProgress, signal }: Watch): Promise<string[]> {
  const faults: string[] = [];
  let share = 0;
  let began = performance.now();
  for (const said of check) {
    if (typeof said === 'string') faults.push(said);
    else share = said;
    if (performance.now() - began < SLICE_MILLISECONDS) continue;
    onProgress?.(share);
    await setImmediate();
    signal?.throwIfAborted();
    began = performance.now();
  }
  onProgress?.(1);
  return faults;
}

/**
 * What is wrong with the bytes of a save, in sentences; empty when all is well. It works in slices, so that a signal
 * can end it. Throws `SaveError` only for what is no save at all, and the signal's reason.
 */
export async function verifyBytes(
  bytes: Uint8Array,
  path: string | null,
  checkers: readonly Checker[] = [],
  watch: Watch = {},
): Promise<string[]> {
  await loadSqlite();
  watch.signal?.throwIfAborted();
  const header = readHeader(bytes, path);
  const problems = sealHolds(bytes, header) ? [] : [CHANGED];
  let db: Sqlite;
  try {
    db = openBytes(bytes, path);
  } catch (error) {
    if (!(error instanceof SaveError) || error.code !== 'corrupt') throw error;
    return [...problems, error.message];
  }
  try {
    return [...problems, ...(await watched(verifying(db, checkers), watch))];
  } finally {
    db.close();
  }
}

/** The same for a save on disk. */
export async function verifySave(
  path: string,
  checkers: readonly Checker[] = [],
  watch: Watch = {},
): Promise<string[]> {
  let bytes: Uint8Array;
  try {
    bytes = readSave(path).bytes;
  } catch (error) {
    if (error instanceof SaveError && error.code === 'corrupt') return [error.message];
    throw error;
  }
  return verifyBytes(bytes, path, checkers, watch);
}
