import type { Game } from '../model/game.ts';
import type { GameId } from '../model/ids.ts';
import { mustGet } from '../model/lists.ts';
import { hex } from './codes.ts';
import type { GameLog, Save } from './contracts.ts';
import { SaveError } from './errors.ts';
import { closeDigest, rostersDigest, startDigest, transitionChain, weekDigest } from './integrity/digest.ts';
import { logsByWeek } from './repositories/boxes.ts';
import type { Sqlite } from './sqlite.ts';

/** Output of a check: a fault as a sentence, or progress from 0 to 1. */
export type Said = string | number;

/** An additional check run on every save. */
export interface Checker {
  /** Checks the save as a whole. */
  save?: (save: Save) => Iterable<Said>;
  /** Checks a finished game; the log is null if it is missing. Games come season by season, week by week. */
  game?: (save: Save, game: Game, log: GameLog | null) => Iterable<string>;
}

const WHAT = new Map<string, (year: number, week: number) => string>([
  ['start', () => 'the start of the dynasty'],
  ['week', (year, week) => `week ${week} of ${year}`],
  ['close', (year) => `the season of ${year}`],
  ['rosters', (year) => `the rosters of ${year}`],
]);

/** Reads every game's log once, both for the week's digest and for checks of the games. */
class Weeks {
  private readonly db: Sqlite;
  private readonly save: Save;
  private readonly checkers: readonly Checker[];
  private readonly logs: ReturnType<typeof logsByWeek>;
  /** Games of the last season read, so that a season is read once for all of its weeks. */
  private season: { year: number; games: readonly Game[] } | null = null;

  constructor(db: Sqlite, save: Save, checkers: readonly Checker[]) {
    this.db = db;
    this.save = save;
    this.checkers = checkers;
    this.logs = logsByWeek(db);
  }

  /** Yields the faults of a week's games; returns its digest, or null if a log cannot be read. */
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
    const finished = this.games(year).filter((game) => game.week === week && game.result !== null);
    for (const { game: law } of this.checkers) {
      if (law) for (const game of finished) yield* law(this.save, game, logs.get(game.id) ?? null);
    }
    return weekDigest(this.db, year, week, logs.values()).toString('hex');
  }

  private games(year: number): readonly Game[] {
    if (this.season?.year !== year) this.season = { year, games: this.save.games.ofYear(year) };
    return this.season.games;
  }
}

function digestOf(db: Sqlite, kind: string, year: number): string {
  if (kind === 'start') return startDigest(db).toString('hex');
  return (kind === 'close' ? closeDigest(db, year) : rostersDigest(db, year)).toString('hex');
}

/** A span of a dynasty's recorded weeks, seasons and rosters, from 0 (the first) to 1 (after the last). */
export interface Span {
  from: number;
  to: number;
}

export const WHOLE: Span = { from: 0, to: 1 };

const inWords = (kind: string, year: number, week: number): string => mustGet(WHAT, kind)(year, week);

/** Checks that the chain of recorded digests is complete, and that every week with results has one. */
export function* checkChain(db: Sqlite): Iterable<Said> {
  let chain = '';
  for (const row of db.all('SELECT kind, year, week, digest, chain FROM transitions ORDER BY seq')) {
    const [kind, year, week] = [String(row[0]), Number(row[1]), Number(row[2])];
    chain = transitionChain(chain, kind, year, week, hex(row[3]));
    if (chain !== hex(row[4])) {
      yield `The chain of the dynasty's digests is broken at ${inWords(kind, year, week)}.`;
    }
    chain = hex(row[4]);
  }
  const loose = db.all(`SELECT DISTINCT year, week FROM games WHERE home_score IS NOT NULL AND NOT EXISTS
    (SELECT 1 FROM transitions t WHERE t.kind = 'week' AND t.year = games.year AND t.week = games.week) ORDER BY 1, 2`);
  for (const [year, week] of loose) yield `Week ${week} of ${year} has results but was never completed.`;
}

/** Checks the rows left by a span of weeks, seasons and rosters against the recorded digests. */
export function* checkRecords(db: Sqlite, save: Save, checkers: readonly Checker[], span: Span): Iterable<Said> {
  const weeks = new Weeks(db, save, checkers);
  const all = db.all('SELECT kind, year, week, digest FROM transitions ORDER BY seq');
  const rows = all.slice(Math.round(span.from * all.length), Math.round(span.to * all.length));
  for (const [done, row] of rows.entries()) {
    yield done / rows.length;
    const [kind, year, week] = [String(row[0]), Number(row[1]), Number(row[2])];
    const digest = kind === 'week' ? yield* weeks.check(year, week) : digestOf(db, kind, year);
    if (digest !== null && digest !== hex(row[3])) {
      yield `The record of ${inWords(kind, year, week)} has changed since it was written.`;
    }
  }
}
