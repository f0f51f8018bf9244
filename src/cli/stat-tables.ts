import type { IndividualTable } from '../core/app/views/columns.ts';
import type { IndividualStats } from '../core/app/views/stats.ts';
import type { TeamStatLine } from '../core/app/views/team-stats.ts';

/** The statistics' tables as rows in their usual order, for the commands and the full-screen game alike. */

export interface TeamRow extends TeamStatLine {
  team: string;
}

/** Teams by yards: the best offense gains the most, the best defense allows the fewest. */
export function teamRows(lines: Readonly<Record<string, TeamStatLine>>, side: 'offense' | 'defense'): TeamRow[] {
  const sign = side === 'defense' ? 1 : -1;
  return Object.entries(lines)
    .map(([team, line]): TeamRow => ({ ...line, team }))
    .sort((a, b) => sign * (a.yardspg - b.yardspg) || (a.team < b.team ? -1 : 1));
}

export interface PlayerRow {
  id: number;
  name: string;
  pos: string;
  team: string;
  games: number;
  stats: Readonly<Record<string, number>>;
}

/** What a player must have done to be listed by an average, as in the NCAA's own lists: three games of four ... */
const LEAST_GAMES = 0.75;

/** ... and so much a game. */
export const LEAST_A_GAME: Partial<Readonly<Record<IndividualTable, { key: string; least: number; words: string }>>> = {
  passing: { key: 'att', least: 15, words: 'at least 15 attempts a game' },
  rushing: { key: 'att', least: 0, words: 'per game' },
  receiving: { key: 'rec', least: 0, words: 'per game' },
  punting: { key: 'punts', least: 3.6, words: 'at least 3.6 punts a game' },
};

/** Everybody with a line in a table. */
export function playerRows(answer: IndividualStats, kind: IndividualTable): PlayerRow[] {
  return Object.values(answer.stats[kind]).map(
    (entry): PlayerRow => ({
      id: entry.id,
      name: `${entry.first} ${entry.last}`,
      pos: entry.pos,
      team: entry.team,
      games: entry.gamesPlayed,
      stats: entry.stats,
    }),
  );
}

/** Who did enough for the average that orders the table; of a table that counts, everybody. */
export function qualified(rows: readonly PlayerRow[], kind: IndividualTable): PlayerRow[] {
  const least = LEAST_A_GAME[kind];
  if (least === undefined) return [...rows];
  const played = new Map<string, number>();
  for (const { team, games } of rows) played.set(team, Math.max(games, played.get(team) ?? 0));
  return rows.filter(
    ({ stats, games, team }) =>
      games >= LEAST_GAMES * (played.get(team) ?? 0) && (stats[least.key] ?? 0) >= least.least * games,
  );
}
