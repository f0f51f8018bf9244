import type { TeamStat } from '../model/stats.ts';

/** A count of a team's line as a file shows it. */
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

/**
 * The counts of `team_games`, in the order written. A new count goes to the end of the last list, so the columns of
 * older runs keep their places.
 */
export const SCRIMMAGE_COUNTS: readonly TeamCount[] = [
  count('plays', 'Passes and runs, sacks, kneels and spikes among them.'),
  count('pass_attempts', 'Passes thrown, spikes among them.'),
  count('pass_completions', 'Passes completed.', 'completions'),
  count('pass_yards', 'Yards by completions.', 'pass_yards', 'yards'),
  count('pass_touchdowns', 'Touchdowns by completions.', 'pass_td'),
  count('interceptions_thrown', 'Passes that the other side intercepted.', 'interceptions'),
  count('rush_attempts', 'Runs; as colleges count, a sack is one.'),
  count('rush_yards', 'Yards by runs, less what sacks lost.', 'rush_yards', 'yards'),
  count('rush_touchdowns', 'Touchdowns by runs.', 'rush_td'),
  count('sacks_allowed', 'Times the own passer was sacked.'),
  count('fumbles', 'Fumbles, lost or not.'),
  count('fumbles_lost', 'Fumbles that the other side recovered.'),
  count('first_downs', 'First downs by passes, runs and penalties.'),
  count('first_downs_pass', 'First downs by passes.'),
  count('first_downs_rush', 'First downs by runs.'),
  count('first_downs_penalty', 'First downs by penalties.'),
  count('third_down_attempts', 'Third downs played.'),
  count('third_down_conversions', 'Third downs that made a first down or a touchdown.'),
  count('fourth_down_attempts', 'Fourth downs played for the line to gain.'),
  count('fourth_down_conversions', 'Fourth downs that made a first down or a touchdown.'),
  count('penalties', 'Penalties accepted against the team.'),
  count('penalty_yards', 'Yards lost by them.', 'penalty_yards', 'yards'),
  count('punts', 'Punts, blocked ones among them.'),
  count('punt_yards', 'Yards from the line of scrimmage to where the ball was caught or died.', 'punt_yards', 'yards'),
  count('field_goals_made', 'Field goals made.'),
  count('field_goals_attempted', 'Field goals tried, blocked ones among them.'),
  count('extra_points_made', 'Kicked tries made.'),
  count('extra_points_attempted', 'Kicked tries, blocked ones among them.'),
  count('two_point_made', 'Two-point tries made.'),
  count('two_point_attempted', 'Two-point tries.'),
  count('red_zone_trips', 'Drives with a snap at or inside the other 20.'),
  count('red_zone_touchdowns', 'Such drives that ended in a touchdown.', 'red_zone_td'),
  count('kick_returns', 'Kickoffs returned.'),
  count('kick_return_yards', 'Yards by them.', 'kick_return_yards', 'yards'),
  count('punt_returns', 'Punts returned.'),
  count('punt_return_yards', 'Yards by them.', 'punt_return_yards', 'yards'),
  count('possession_seconds', 'Time of possession.', 'possession_seconds', 'seconds'),
  count('drives', 'Possessions with a snap.'),
  count('sack_yards', 'Yards the own passer lost by sacks.', 'sack_yards', 'yards'),
  count('red_zone_field_goals', 'Red-zone drives that ended in a field goal.', 'red_zone_fg'),
];

/** Stored in halves, written as wholes. */
export const TACKLES_FOR_LOSS = count(
  'half_tackles_for_loss',
  "Tackles behind the other side's line of scrimmage, sacks among them.",
  'tackles_for_loss',
);

export const RETURN_COUNTS: readonly TeamCount[] = [
  count('interception_touchdowns', 'Interceptions returned for a touchdown.', 'interception_td'),
  count('kick_return_touchdowns', 'Kickoffs returned for a touchdown.', 'kick_return_td'),
  count('punt_return_touchdowns', 'Punts returned for a touchdown.', 'punt_return_td'),
];

export const KICK_COUNTS: readonly TeamCount[] = [
  count('kickoffs', 'Kickoffs.'),
  count('kickoff_touchbacks', 'Kickoffs that were touchbacks.'),
  count('onside_kicks', 'Kickoffs meant to be recovered.'),
  count('punt_touchbacks', 'Punts that were touchbacks.'),
  count('punts_fair_caught', 'Punts that were fair caught.'),
  count('punts_blocked', 'Punts blocked by the other side.'),
];
