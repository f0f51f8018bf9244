import { STAT_COUNT } from '../../model/plays/player-stat-codes.ts';
import { type PlayerStat, STAT, TEAM_STAT, type TeamStat } from '../../model/plays/stats.ts';
import * as T from '../../model/plays/team-stat-codes.ts';
import type { Counts } from './counts.ts';

/** Team counts that are sums of a player count. */
export const SUMMED: readonly (readonly [TeamStat, PlayerStat])[] = [
  ['pass_attempts', 'pass_attempts'],
  ['pass_completions', 'pass_completions'],
  ['pass_yards', 'pass_yards'],
  ['pass_touchdowns', 'pass_touchdowns'],
  ['interceptions_thrown', 'pass_interceptions'],
  ['rush_attempts', 'rush_attempts'],
  ['rush_yards', 'rush_yards'],
  ['rush_touchdowns', 'rush_touchdowns'],
  ['sacks_allowed', 'times_sacked'],
  ['sack_yards', 'sack_yards_lost'],
  ['fumbles', 'fumbles'],
  ['fumbles_lost', 'fumbles_lost'],
  ['punts', 'punts'],
  ['punt_yards', 'punt_yards'],
  ['punts_blocked', 'punts_blocked'],
  ['field_goals_made', 'field_goals_made'],
  ['field_goals_attempted', 'field_goals_attempted'],
  ['extra_points_made', 'extra_points_made'],
  ['extra_points_attempted', 'extra_points_attempted'],
  ['kick_returns', 'kick_returns'],
  ['kick_return_yards', 'kick_return_yards'],
  ['kick_return_touchdowns', 'kick_return_touchdowns'],
  ['punt_returns', 'punt_returns'],
  ['punt_return_yards', 'punt_return_yards'],
  ['punt_return_touchdowns', 'punt_return_touchdowns'],
  ['kickoffs', 'kickoffs'],
  ['kickoff_touchbacks', 'kickoff_touchbacks'],
  ['half_tackles_for_loss', 'half_tackles_for_loss'],
];
const TEAM_INDEX = SUMMED.map(([team]) => TEAM_STAT[team]);
const PLAYER_INDEX = SUMMED.map(([, player]) => STAT[player]);

/** Fills the team counts that sum up its players' lines. Plays are passes and rushes, sacks included. */
export function finishTeam(counts: Counts, side: 0 | 1): void {
  const line = counts.teams[side];
  const { sums } = counts;
  const from = side * STAT_COUNT;
  for (let i = 0; i < TEAM_INDEX.length; i++) line[TEAM_INDEX[i]!] = sums[from + PLAYER_INDEX[i]!]!;
  line[T.plays] = line[T.pass_attempts]! + line[T.rush_attempts]!;
  line[T.total_yards] = line[T.pass_yards]! + line[T.rush_yards]!;
  line[T.first_downs] = line[T.first_downs_pass]! + line[T.first_downs_rush]! + line[T.first_downs_penalty]!;
}
