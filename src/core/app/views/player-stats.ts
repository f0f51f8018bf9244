import { STAT, statOf } from '../../model/plays/stats.ts';
import type { Position } from '../../model/positions.ts';
import {
  type IndividualTable,
  PLAYER_NUMBERS,
  PLAYER_TABLES,
  type PlayerNumber,
  type PlayerPageStat,
  playerNumber,
  RETURNER_STATS,
  type Read,
  SEASON_STATS,
} from '../../words/columns/player-numbers.ts';

/** Reads a game's or a season's statistics by name. */
export function reader(counts: ArrayLike<number>): Read {
  return (stat) => statOf(counts, STAT[stat]);
}

/** A player's statistics for his position, in display order. */
export function playerStatsView(
  position: Position,
  counts: ArrayLike<number>,
): Partial<Record<PlayerPageStat, number>> {
  const n = reader(counts);
  return Object.fromEntries(SEASON_STATS[position].map((stat) => [stat, playerNumber(PLAYER_NUMBERS[stat], n, 1)]));
}

/** A returner's kick and punt return statistics. */
export function returnsView(counts: ArrayLike<number>): Record<(typeof RETURNER_STATS)[number], number> {
  const n = reader(counts);
  return Object.fromEntries(RETURNER_STATS.map((stat) => [stat, n(stat)])) as ReturnType<typeof returnsView>;
}

/** Whether a player has anything to show in each individual table. */
export const HAS_LINE: Readonly<Record<IndividualTable, (n: Read) => boolean>> = {
  passing: (n) => n('pass_attempts') > 0,
  rushing: (n) => n('rush_attempts') > 0,
  receiving: (n) => n('receiving_catches') > 0,
  defense: (n) =>
    PLAYER_NUMBERS.tackles.of(n, 1) +
      n('half_sacks') +
      n('interceptions') +
      n('passes_defended') +
      n('fumbles_forced') >
    0,
  kicking: (n) => n('field_goals_attempted') + n('extra_points_attempted') > 0,
  punting: (n) => n('punts') > 0,
  returns: (n) => n('kick_returns') + n('punt_returns') > 0,
};

const COLUMNS = Object.fromEntries(
  Object.entries(PLAYER_TABLES).map(([table, numbers]) => [table, Object.entries<PlayerNumber>(numbers)]),
) as Readonly<Record<IndividualTable, [string, PlayerNumber][]>>;

/** Columns of an individual table for a player's line over a number of games. */
export function tableLine(table: IndividualTable, n: Read, games: number): Record<string, number> {
  const line: Record<string, number> = {};
  for (const [key, of] of COLUMNS[table]) line[key] = playerNumber(of, n, games);
  return line;
}
