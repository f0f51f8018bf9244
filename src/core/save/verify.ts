import { setImmediate } from 'node:timers/promises';
import type { Game } from '../model/game.ts';
import type { GameId } from '../model/ids.ts';
import { blob, hex } from './codes.ts';
import type { GameLog, LoggedDecision, Save } from './contracts.ts';
import { closeDigest, rostersDigest, startDigest, stateDigest, transitionChain, weekDigest } from './digest.ts';
import { SaveError } from './errors.ts';
import { readHeader, sealHolds } from './header.ts';
import { integrityProblems, openUnchecked, readSave } from './open.ts';
import { strangeMoment } from './ranges.ts';
import { logsByWeek } from './repositories/boxes.ts';
import { decisionChain } from './repositories/decisions.ts';
import { hashText, unpackFacts } from './repositories/facts.ts';
import { rosterDigest } from './repositories/players.ts';
import { migrate } from './schema.ts';
import { loadSqlite, type Sqlite, type SqlValue } from './sqlite.ts';
import { tablesOf } from './tables.ts';

/** What a check yields: a fault as a sentence, or its progress from 0 to 1. */
export type Said = string | number;

/** A further check of every save. */
export interface Checker {
  /** Checks the save as a whole. */
  save?: (save: Save) => Iterable<Said>;
  /** Checks a finished game; the log is null when it is missing. Games come season by season, week by week. */
  game?: (save: Save, game: Game, log: GameLog | null) => Iterable<string>;
}

/** Progress and cancellation of a check. */
export interface Watch {
  /** Called with the progress, from 0 to 1, a few times a second. */
  onProgress?: (share: number) => void;
  /** Ends the check at once with the signal's reason. */
  signal?: AbortSignal;
  /** The check ends after this many faults. */
  most?: number;
}

/** Nobody reads more, and a file made to have millions must not keep the check busy. */
const MOST_FAULTS = 100;

/** The fault of a file with a wrong checksum. */
export const CHANGED = 'The file has been changed since the program wrote it.';

/** Runs a check; a read error is a fault too. */
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

const WHAT: Readonly<Record<string, (year: number, week: number) => string>> = {
  start: () => 'the start of the dynasty',
  week: (year, week) => `week ${week} of ${year}`,
  close: (year) => `the season of ${year}`,
  rosters: (year) => `the rosters of ${year}`,
};

/** Reads every game's log once, for the week's digest and for the checks of games. */
class Weeks {
  private readonly db: Sqlite;
  private readonly save: Save;
  private readonly checkers: readonly Checker[];
  private readonly logs: ReturnType<typeof logsByWeek>;

  constructor(db: Sqlite, save: Save, checkers: readonly Checker[]) {
    this.db = db;
    this.save = save;
    this.checkers = checkers;
    this.logs = logsByWeek(db);
  }

  /** The faults of a week's games; answers its digest, null when a log cannot be read. */
  *check(year: number, week: number): Generator<string, string | null> {
    const logs = new Map<GameId, GameLog>();
    const damage = new Set<string>();
    for (const { game, read } of this.logs(year, week)) {
      try {
        const log = read();
        if (log) logs.set(game, log);
      } catch (error) {
        if (!(error instanceof SaveError)) throw error;
        damage.add(error.message);
      }
    }
    yield* damage;
    if (damage.size > 0) return null;
    const finished = this.save.games.ofWeek(year, week).filter((game) => game.result !== null);
    for (const { game: law } of this.checkers) {
      if (law) for (const game of finished) yield* law(this.save, game, logs.get(game.id) ?? null);
    }
    return weekDigest(this.db, year, week, logs.values()).toString('hex');
  }
}

function digestOf(db: Sqlite, kind: string, year: number): string {
  if (kind === 'start') return startDigest(db).toString('hex');
  return (kind === 'close' ? closeDigest(db, year) : rostersDigest(db, year)).toString('hex');
}

function* checkTransitions(db: Sqlite, weeks: Weeks): Iterable<Said> {
  let chain = '';
  const rows = db.all('SELECT kind, year, week, digest, chain FROM transitions ORDER BY seq');
  for (const [done, row] of rows.entries()) {
    yield done / rows.length;
    const [kind, year, week] = [String(row[0]), Number(row[1]), Number(row[2])];
    const digest = kind === 'week' ? yield* weeks.check(year, week) : digestOf(db, kind, year);
    const what = WHAT[kind]!(year, week);
    if (digest !== null && digest !== hex(row[3]!)) yield `The record of ${what} is not what was written then.`;
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

/** The games take nearly all of the time: their weight against the other parts. */
const LONG = 100;

/** Migrates a sound database to the present schema, and checks its dynasty's recorded position. */
function upToDate(db: Sqlite): Iterable<string> {
  migrate(db);
  return strangeMoment(db);
}

/** Everything that is wrong with an open database, with progress. */
function* verifying(db: Sqlite, checkers: readonly Checker[]): Generator<Said> {
  for (const look of [() => integrityProblems(db), () => upToDate(db)]) {
    const damage = [...findings(look)];
    yield* damage;
    if (damage.length > 0) return;
  }
  const save = tablesOf(db);
  const parts: [length: number, check: () => Iterable<Said>][] = [
    [1, () => checkFacts(db)],
    [LONG, () => checkTransitions(db, new Weeks(db, save, checkers))],
    [1, () => checkRosters(db)],
    [1, () => checkDecisions(db, save)],
    [1, () => checkReadable(save)],
    ...checkers.map(({ save: law }): [number, () => Iterable<Said>] => [1, () => law?.(save) ?? []]),
  ];
  const whole = parts.reduce((sum, [length]) => sum + length, 0);
  let before = 0;
  for (const [length, check] of parts) {
    for (const said of findings(check)) yield typeof said === 'number' ? (before + said * length) / whole : said;
    before += length;
    yield before / whole;
  }
}

/** Between two slices of a long check other work runs: an answer of the server, a click on Cancel. */
const SLICE_MILLISECONDS = 50;

/** Runs a check in slices; its faults. */
async function watched(check: Iterable<Said>, { onProgress, signal, most = MOST_FAULTS }: Watch): Promise<string[]> {
  const faults: string[] = [];
  let share = 0;
  let began = performance.now();
  for (const said of check) {
    if (typeof said === 'string') faults.push(said);
    else share = said;
    if (faults.length === most) break;
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
 * What is wrong with the bytes of a save, in sentences; empty when all is well. It works in slices, so a signal can end
 * it. Throws `SaveError` only for what is not a save at all, and the signal's reason.
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
    db = openUnchecked(bytes, path);
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
