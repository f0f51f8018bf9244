import type { Position } from '../../model/positions.ts';
import { type PlayerStat, STAT } from '../../model/stats.ts';
import { type IndividualTable, type PlayerPageStat, SEASON_STATS } from '../views/columns.ts';
import { ratio, tenth } from './team-stats.ts';

/** The value of a count in somebody's line. */
export type Read = (stat: PlayerStat) => number;

/** Reads a game's or a season's counts by name. */
export function reader(counts: ArrayLike<number>): Read {
  return (stat) => counts[STAT[stat]]!;
}

/**
 * NCAA passing efficiency: (8.4 x yards + 330 x touchdowns + 100 x completions - 200 x interceptions) / attempts.
 */
export function passerRating(n: Read): number {
  const sum =
    8.4 * n('pass_yards') + 330 * n('pass_touchdowns') + 100 * n('pass_completions') - 200 * n('pass_interceptions');
  return ratio(sum, n('pass_attempts'));
}

/** Adjusted yards per attempt: (yards + 20 x touchdowns - 45 x interceptions) / attempts. */
export function adjustedYardsPerAttempt(n: Read): number {
  const sum = n('pass_yards') + 20 * n('pass_touchdowns') - 45 * n('pass_interceptions');
  return ratio(sum, n('pass_attempts'));
}

const tackles = (n: Read) => n('solo_tackles') + n('assisted_tackles');

/** How each number of a player's page is worked out. */
const PAGE: Record<PlayerPageStat, (n: Read) => number> = {
  pass_completions: (n) => n('pass_completions'),
  pass_attempts: (n) => n('pass_attempts'),
  completion_percentage: (n) => tenth(100 * ratio(n('pass_completions'), n('pass_attempts'))),
  pass_yards: (n) => n('pass_yards'),
  pass_touchdowns: (n) => n('pass_touchdowns'),
  pass_interceptions: (n) => n('pass_interceptions'),
  passer_rating: (n) => tenth(passerRating(n)),
  adjusted_pass_yards_per_attempt: (n) => tenth(adjustedYardsPerAttempt(n)),
  rush_attempts: (n) => n('rush_attempts'),
  rush_yards: (n) => n('rush_yards'),
  rush_touchdowns: (n) => n('rush_touchdowns'),
  yards_per_rush: (n) => tenth(ratio(n('rush_yards'), n('rush_attempts'))),
  receiving_catches: (n) => n('receiving_catches'),
  receiving_yards: (n) => n('receiving_yards'),
  yards_per_rec: (n) => tenth(ratio(n('receiving_yards'), n('receiving_catches'))),
  receiving_touchdowns: (n) => n('receiving_touchdowns'),
  fumbles: (n) => n('fumbles'),
  tackles: (n) => tackles(n),
  tackles_for_loss: (n) => n('half_tackles_for_loss') / 2,
  sacks: (n) => n('half_sacks') / 2,
  interceptions: (n) => n('interceptions'),
  passes_defended: (n) => n('passes_defended'),
  fumbles_forced: (n) => n('fumbles_forced'),
  fumbles_recovered: (n) => n('fumbles_recovered'),
  field_goals_made: (n) => n('field_goals_made'),
  field_goals_attempted: (n) => n('field_goals_attempted'),
  field_goal_percent: (n) => tenth(100 * ratio(n('field_goals_made'), n('field_goals_attempted'))),
  extra_points_made: (n) => n('extra_points_made'),
  extra_points_attempted: (n) => n('extra_points_attempted'),
  punts: (n) => n('punts'),
  punt_yards: (n) => n('punt_yards'),
  yards_per_punt: (n) => tenth(ratio(n('punt_yards'), n('punts'))),
};

/** A player's numbers for his position, in the order shown. */
export function shapePlayerStats(
  position: Position,
  counts: ArrayLike<number>,
): Partial<Record<PlayerPageStat, number>> {
  const n = reader(counts);
  return Object.fromEntries(SEASON_STATS[position].map((stat) => [stat, PAGE[stat](n)]));
}

type Columns = (n: Read, games: number) => Record<string, number>;

/** The columns of each individual table, and what puts a player into it. */
export const TABLES: Record<IndividualTable, { has: (n: Read) => boolean; columns: Columns }> = {
  passing: {
    has: (n) => n('pass_attempts') > 0,
    columns: (n, games) => ({
      att: n('pass_attempts'),
      cmp: n('pass_completions'),
      pct: PAGE.completion_percentage(n),
      yards: n('pass_yards'),
      td: n('pass_touchdowns'),
      int: n('pass_interceptions'),
      passer_rating: PAGE.passer_rating(n),
      adjusted_pass_yards_per_attempt: PAGE.adjusted_pass_yards_per_attempt(n),
      yards_per_game: tenth(ratio(n('pass_yards'), games)),
    }),
  },
  rushing: {
    has: (n) => n('rush_attempts') > 0,
    columns: (n, games) => ({
      att: n('rush_attempts'),
      yards: n('rush_yards'),
      td: n('rush_touchdowns'),
      fumbles: n('fumbles'),
      yards_per_rush: PAGE.yards_per_rush(n),
      yards_per_game: tenth(ratio(n('rush_yards'), games)),
    }),
  },
  receiving: {
    has: (n) => n('receiving_catches') > 0,
    columns: (n, games) => ({
      rec: n('receiving_catches'),
      yards: n('receiving_yards'),
      td: n('receiving_touchdowns'),
      yards_per_rec: PAGE.yards_per_rec(n),
      yards_per_game: tenth(ratio(n('receiving_yards'), games)),
    }),
  },
  defense: {
    has: (n) => tackles(n) + n('half_sacks') + n('interceptions') + n('passes_defended') + n('fumbles_forced') > 0,
    columns: (n, games) => ({
      tackles: tackles(n),
      tackles_for_loss: PAGE.tackles_for_loss(n),
      sacks: PAGE.sacks(n),
      interceptions: n('interceptions'),
      passes_defended: n('passes_defended'),
      fumbles_forced: n('fumbles_forced'),
      fumbles_recovered: n('fumbles_recovered'),
      tackles_per_game: tenth(ratio(tackles(n), games)),
    }),
  },
  kicking: {
    has: (n) => n('field_goals_attempted') + n('extra_points_attempted') > 0,
    columns: (n) => ({
      field_goals_made: n('field_goals_made'),
      field_goals_attempted: n('field_goals_attempted'),
      field_goal_percent: PAGE.field_goal_percent(n),
      extra_points_made: n('extra_points_made'),
      extra_points_attempted: n('extra_points_attempted'),
      points: 3 * n('field_goals_made') + n('extra_points_made'),
    }),
  },
  punting: {
    has: (n) => n('punts') > 0,
    columns: (n) => ({
      punts: n('punts'),
      punt_yards: n('punt_yards'),
      yards_per_punt: PAGE.yards_per_punt(n),
      punts_inside_20: n('punts_inside_20'),
    }),
  },
  returns: {
    has: (n) => n('kick_returns') + n('punt_returns') > 0,
    columns: (n) => ({
      kick_returns: n('kick_returns'),
      kick_return_yards: n('kick_return_yards'),
      kick_return_touchdowns: n('kick_return_touchdowns'),
      yards_per_kick_return: tenth(ratio(n('kick_return_yards'), n('kick_returns'))),
      punt_returns: n('punt_returns'),
      punt_return_yards: n('punt_return_yards'),
      punt_return_touchdowns: n('punt_return_touchdowns'),
      yards_per_punt_return: tenth(ratio(n('punt_return_yards'), n('punt_returns'))),
    }),
  },
};
