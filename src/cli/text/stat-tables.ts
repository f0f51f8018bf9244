import type { IndividualTable } from '../../core/app/views/columns.ts';
import type { IndividualStats } from '../../core/app/views/stats.ts';
import type { TeamStatLine } from '../../core/app/views/team-stats.ts';
import type { LeaderLine } from '../../core/present/leaders.ts';

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

export interface PlayerRow extends LeaderLine {
  id: number;
  name: string;
  pos: string;
}

/** Everybody with a line in a table. */
export function playerRows(answer: IndividualStats, kind: IndividualTable): PlayerRow[] {
  return Object.values(answer.stats[kind]).map(
    (entry): PlayerRow => ({
      id: entry.id,
      name: `${entry.first} ${entry.last}`,
      pos: entry.pos,
      team: entry.team,
      gamesPlayed: entry.gamesPlayed,
      stats: entry.stats,
    }),
  );
}
