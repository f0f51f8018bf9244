import type { TeamStatLine } from '../../contract/views/index.ts';
import { mustGet } from '../../model/lists.ts';
import { TEAM_STAT } from '../../model/plays/stats.ts';
import type { TeamSeasonStats } from '../../model/season.ts';
import {
  type ReadTeam,
  TEAM_NUMBERS,
  TEAM_STAT_COLUMNS,
  type TeamStatColumn,
  teamNumber,
} from '../../words/columns/team-numbers.ts';

/** One side's season for the tables, all columns to one decimal. */
export function teamLineView(counts: Int32Array, games: number): TeamStatLine {
  const read: ReadTeam = (stat) => counts[TEAM_STAT[stat]]!;
  const values = TEAM_STAT_COLUMNS.map((column) => [column, teamNumber(TEAM_NUMBERS[column], read, games)]);
  return { games, ...(Object.fromEntries(values) as Record<TeamStatColumn, number>) };
}

type Ranks = Record<TeamStatColumn, number>;

/**
 * Each team's rank in each column, 1 for the best, with equal values sharing a rank. A defense ranks high for allowing
 * little and for takeaways.
 */
export function rankLines(lines: ReadonlyMap<string, TeamStatLine>, side: 'offense' | 'defense'): Map<string, Ranks> {
  const out = new Map<string, Ranks>([...lines.keys()].map((team) => [team, {} as Ranks]));
  for (const column of TEAM_STAT_COLUMNS) {
    const ascending = (TEAM_NUMBERS[column].good === 'low') === (side === 'offense');
    const sorted = [...lines.values()].map((line) => line[column]).sort((a, b) => (ascending ? a - b : b - a));
    const place = new Map<number, number>();
    sorted.forEach((value, i) => {
      if (!place.has(value)) place.set(value, i + 1);
    });
    for (const [team, line] of lines) mustGet(out, team)[column] = mustGet(place, line[column]);
  }
  return out;
}

/** Statistics of all teams in a season, by team id. */
export function teamLinesView(all: readonly TeamSeasonStats[], side: 'offense' | 'defense'): Map<string, TeamStatLine> {
  return new Map(all.map((s) => [s.team, teamLineView(s[side], s.games)]));
}
