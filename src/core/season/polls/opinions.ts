import { expectation } from '../../football/chances/expectation.ts';
import type { TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import type { Poll, PollRow } from '../../model/season.ts';
import type { Tuning } from '../../tuning/index.ts';
import type { Opinion } from './places.ts';
import { averageOf, type RatedTeam } from './strength-of-record.ts';

/**
 * Where a poll score comes from. In the first poll: the average team's score, the roster, last season, and voter error.
 * Later: the previous poll, the value of the week's result, and how far voters move toward how strong the team looks.
 * In every poll, `order`: the change from sorting the teams (`withinPlaces`, the champion first).
 */
export type ScorePart = 'average' | 'roster' | 'lastSeason' | 'error' | 'before' | 'result' | 'sight' | 'order';

/** The parts of a score, which add up to it. */
export type ScoreParts = Partial<Record<ScorePart, number>>;

/** An opinion and the parts that make it up. */
export type Explained = Opinion & { parts: ScoreParts };

/** Sorts teams by opinion, best first. */
export function inOrder<Of extends Opinion>(opinions: readonly Of[]): Of[] {
  return [...opinions].sort((a, b) => b.score - a.score || (a.team < b.team ? -1 : 1));
}

/** Returns the points by which each team would beat an average program at a neutral site, from the ratings. */
export function pointsByRating(programs: readonly RatedTeam[], tuning: Tuning): Map<TeamId, number> {
  const average = averageOf(programs);
  return new Map(programs.map((p) => [p.team, expectation(p, average, true, tuning).margin]));
}

/** A poll's data besides the order of teams. */
interface PollFacts {
  year: number;
  week: number;
  previousRanks: ReadonlyMap<TeamId, number>;
  record: ReadonlyMap<TeamId, number>;
  selection: ReadonlyMap<TeamId, number>;
}

/** Builds a poll from sorted opinions. */
export function toPoll(order: readonly Opinion[], { year, week, previousRanks, record, selection }: PollFacts): Poll {
  const rows = order.map(
    ({ team, score }, i): PollRow => ({
      team,
      rank: i + 1,
      previousRank: previousRanks.get(team) ?? null,
      score,
      strengthOfRecord: record.get(team) ?? null,
      selectionScore: selection.get(team) ?? null,
    }),
  );
  return { year, week, rows };
}

/** Returns a poll's ranks by team; empty without a poll. */
export function ranksOf(poll: Poll | undefined): Map<TeamId, number> {
  return new Map(poll?.rows.map((row) => [row.team, row.rank]));
}

/** Returns the parts of every score in a poll, including the effect of sorting. */
export function explained(opinions: readonly Explained[], poll: Poll): Map<TeamId, ScoreParts> {
  const scores = new Map(poll.rows.map(({ team, score }) => [team, score]));
  return new Map(
    opinions.map(({ team, parts }) => {
      const sum = Object.values(parts).reduce((total, part) => total + part, 0);
      return [team, { ...parts, order: mustGet(scores, team) - sum }];
    }),
  );
}
