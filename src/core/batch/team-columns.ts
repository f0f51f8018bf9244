import type { TeamStat } from '../model/plays/stats.ts';
import type { Descriptor } from '../words/columns/descriptor.ts';
import { PLAYER_NUMBERS } from '../words/columns/player-numbers.ts';
import { GAME_NUMBERS } from '../words/columns/team-numbers.ts';

/** A count of a team's line as written to a file. */
export interface TeamCount {
  stat: TeamStat;
  name: string;
  meaning: string;
  unit: string;
}

const count = (stat: TeamStat, meaning: string, name: string = stat, unit = ''): TeamCount => ({
  stat,
  name,
  meaning,
  unit,
});

/** A count that pages also show, with the same description. */
const described = (stat: TeamStat, { meaning, unit }: Descriptor, name: string = stat): TeamCount =>
  count(stat, meaning, name, unit);

/**
 * Counts of `team_games`, in the order written. New counts go to the end of the last list, so that the columns of older
 * runs keep their positions.
 */
export const SCRIMMAGE_COUNTS: readonly TeamCount[] = [
  count('plays', 'Passes and runs, including sacks, kneels and spikes.'),
  described('pass_attempts', PLAYER_NUMBERS.pass_attempts),
  count('pass_completions', 'Completions.', 'completions'),
  described('pass_yards', GAME_NUMBERS['passing yards']),
  described('pass_touchdowns', PLAYER_NUMBERS.pass_touchdowns, 'pass_td'),
  count('interceptions_thrown', 'Interceptions thrown.', 'interceptions'),
  count('rush_attempts', 'Rushing attempts; sacks count, as always in college stats.'),
  described('rush_yards', GAME_NUMBERS['rushing yards']),
  described('rush_touchdowns', PLAYER_NUMBERS.rush_touchdowns, 'rush_td'),
  count('sacks_allowed', 'Sacks allowed.'),
  described('fumbles', PLAYER_NUMBERS.fumbles),
  count('fumbles_lost', 'Fumbles lost.'),
  count('first_downs', 'First downs by pass, run and penalty.'),
  count('first_downs_pass', 'First downs by pass.'),
  count('first_downs_rush', 'First downs by run.'),
  count('first_downs_penalty', 'First downs by penalty.'),
  described('third_down_attempts', GAME_NUMBERS['3rd down attempts']),
  described('third_down_conversions', GAME_NUMBERS['3rd down conversions']),
  count('fourth_down_attempts', 'Fourth-down attempts.'),
  described('fourth_down_conversions', GAME_NUMBERS['4th down conversions']),
  described('penalties', GAME_NUMBERS.penalties),
  described('penalty_yards', GAME_NUMBERS['penalty yards']),
  described('punts', PLAYER_NUMBERS.punts),
  described('punt_yards', PLAYER_NUMBERS.punt_yards),
  described('field_goals_made', PLAYER_NUMBERS.field_goals_made),
  described('field_goals_attempted', PLAYER_NUMBERS.field_goals_attempted),
  described('extra_points_made', PLAYER_NUMBERS.extra_points_made),
  described('extra_points_attempted', PLAYER_NUMBERS.extra_points_attempted),
  count('two_point_made', 'Two-point tries made.'),
  count('two_point_attempted', 'Two-point tries.'),
  count('red_zone_trips', "Drives with a snap at or inside the opponent's 20."),
  count('red_zone_touchdowns', 'Red-zone drives that ended in a touchdown.', 'red_zone_td'),
  described('kick_returns', PLAYER_NUMBERS.kick_returns),
  count('kick_return_yards', 'Kick return yards.', 'kick_return_yards', 'yards'),
  described('punt_returns', PLAYER_NUMBERS.punt_returns),
  count('punt_return_yards', 'Punt return yards.', 'punt_return_yards', 'yards'),
  count('possession_seconds', 'Time of possession.', 'possession_seconds', 'seconds'),
  count('drives', 'Possessions with a snap.'),
  count('sack_yards', 'Yards lost on sacks.', 'sack_yards', 'yards'),
  count('red_zone_field_goals', 'Red-zone drives that ended in a field goal.', 'red_zone_fg'),
];

/** Stored in halves, written as wholes. */
export const TACKLES_FOR_LOSS = count(
  'half_tackles_for_loss',
  'Tackles for loss, including sacks.',
  'tackles_for_loss',
);

export const RETURN_COUNTS: readonly TeamCount[] = [
  count('interception_touchdowns', 'Interceptions returned for touchdowns.', 'interception_td'),
  count('kick_return_touchdowns', 'Kickoffs returned for a touchdown.', 'kick_return_td'),
  count('punt_return_touchdowns', 'Punts returned for a touchdown.', 'punt_return_td'),
];

export const KICK_COUNTS: readonly TeamCount[] = [
  count('kickoffs', 'Kickoffs.'),
  count('kickoff_touchbacks', 'Kickoff touchbacks.'),
  count('onside_kicks', 'Onside kicks.'),
  count('punt_touchbacks', 'Punt touchbacks.'),
  count('punts_fair_caught', 'Punts fair caught by the opponent.'),
  count('punts_blocked', 'Punts blocked by the opponent.'),
];
