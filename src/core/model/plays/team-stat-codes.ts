/**
 * Team statistics counted in every game, with the index of each in a team's line. As in `player-stat-codes.ts`, saves
 * store the indexes, so new counts go at the end.
 */
export const points = 0;
export const plays = 1;
export const total_yards = 2;
export const pass_attempts = 3;
export const pass_completions = 4;
export const pass_yards = 5;
export const pass_touchdowns = 6;
export const interceptions_thrown = 7;
export const rush_attempts = 8;
export const rush_yards = 9;
export const rush_touchdowns = 10;
export const sacks_allowed = 11;
export const sack_yards = 12;
export const fumbles = 13;
export const fumbles_lost = 14;
export const first_downs = 15;
export const first_downs_pass = 16;
export const first_downs_rush = 17;
export const first_downs_penalty = 18;
export const third_down_attempts = 19;
export const third_down_conversions = 20;
export const fourth_down_attempts = 21;
export const fourth_down_conversions = 22;
export const penalties = 23;
export const penalty_yards = 24;
export const punts = 25;
export const punt_yards = 26;
export const punt_touchbacks = 27;
export const punts_fair_caught = 28;
export const punts_blocked = 29;
export const field_goals_made = 30;
export const field_goals_attempted = 31;
export const extra_points_made = 32;
export const extra_points_attempted = 33;
export const two_point_made = 34;
export const two_point_attempted = 35;
export const red_zone_trips = 36;
export const red_zone_touchdowns = 37;
export const red_zone_field_goals = 38;
export const kick_returns = 39;
export const kick_return_yards = 40;
export const kick_return_touchdowns = 41;
export const punt_returns = 42;
export const punt_return_yards = 43;
export const punt_return_touchdowns = 44;
export const interception_touchdowns = 45;
export const fumble_return_touchdowns = 46;
export const kickoffs = 47;
export const kickoff_touchbacks = 48;
export const onside_kicks = 49;
export const half_tackles_for_loss = 50;
export const safeties = 51;
export const drives = 52;
export const possession_seconds = 53;

/** Number of counts in a line. */
export const TEAM_STAT_COUNT = 54;
