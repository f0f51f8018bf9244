import type { TeamSeasonStats } from '../../model/season.ts';
import { TEAM_STAT, type TeamStat } from '../../model/stats.ts';
import { TEAM_STAT_COLUMNS, type TeamStatColumn } from '../views/columns.ts';
import type { TeamStatLine } from '../views/index.ts';

/** To one decimal. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** `part / whole`, 0 when there is nothing to divide by. */
export function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

type Read = (stat: TeamStat) => number;

/** How each column is worked out from season sums; per game unless it says otherwise. */
const COLUMNS: Record<TeamStatColumn, (n: Read, games: number) => number> = {
  ppg: (n, g) => ratio(n('points'), g),
  pass_cpg: (n, g) => ratio(n('pass_completions'), g),
  pass_apg: (n, g) => ratio(n('pass_attempts'), g),
  comp_percent: (n) => 100 * ratio(n('pass_completions'), n('pass_attempts')),
  pass_ypg: (n, g) => ratio(n('pass_yards'), g),
  pass_tdpg: (n, g) => ratio(n('pass_touchdowns'), g),
  rush_apg: (n, g) => ratio(n('rush_attempts'), g),
  rush_ypg: (n, g) => ratio(n('rush_yards'), g),
  rush_ypc: (n) => ratio(n('rush_yards'), n('rush_attempts')),
  rush_tdpg: (n, g) => ratio(n('rush_touchdowns'), g),
  playspg: (n, g) => ratio(n('plays'), g),
  yardspg: (n, g) => ratio(n('total_yards'), g),
  ypp: (n) => ratio(n('total_yards'), n('plays')),
  first_downs_pass: (n, g) => ratio(n('first_downs_pass'), g),
  first_downs_rush: (n, g) => ratio(n('first_downs_rush'), g),
  first_downs_total: (n, g) => ratio(n('first_downs'), g),
  fumbles: (n, g) => ratio(n('fumbles_lost'), g),
  interceptions: (n, g) => ratio(n('interceptions_thrown'), g),
  turnovers: (n, g) => ratio(n('interceptions_thrown') + n('fumbles_lost'), g),
};

/** What a team gives away: fewer is better even for the offense. */
const FEWER_IS_BETTER: ReadonlySet<TeamStatColumn> = new Set(['fumbles', 'interceptions', 'turnovers']);

/** One side's season as the tables show it, all columns to one decimal. */
export function shapeTeamLine(counts: Int32Array, games: number): TeamStatLine {
  const read: Read = (stat) => counts[TEAM_STAT[stat]]!;
  const values = TEAM_STAT_COLUMNS.map((column) => [column, tenth(COLUMNS[column](read, games))]);
  return { games, ...(Object.fromEntries(values) as Record<TeamStatColumn, number>) };
}

type Ranks = Record<TeamStatColumn, number>;

/**
 * Each team's place in each column, 1 best, equal values sharing a place. A defense is good when little was done to
 * it, and when much was taken from the other side.
 */
export function rankLines(lines: ReadonlyMap<string, TeamStatLine>, side: 'offense' | 'defense'): Map<string, Ranks> {
  const out = new Map<string, Ranks>([...lines.keys()].map((team) => [team, {} as Ranks]));
  for (const column of TEAM_STAT_COLUMNS) {
    const ascending = FEWER_IS_BETTER.has(column) === (side === 'offense');
    const sorted = [...lines.values()].map((line) => line[column]).sort((a, b) => (ascending ? a - b : b - a));
    const place = new Map<number, number>();
    sorted.forEach((value, i) => {
      if (!place.has(value)) place.set(value, i + 1);
    });
    for (const [team, line] of lines) out.get(team)![column] = place.get(line[column])!;
  }
  return out;
}

/** The lines of all teams of a season, by team id. */
export function shapeTeamLines(
  all: readonly TeamSeasonStats[],
  side: 'offense' | 'defense',
): Map<string, TeamStatLine> {
  return new Map(all.map((s) => [s.team, shapeTeamLine(s[side], s.games)]));
}
