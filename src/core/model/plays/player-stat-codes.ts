/**
 * Individual statistics counted in every game, with the index of each in a player's line. Every count is a plain sum,
 * so a season is the sum of its games and a team the sum of its players. They are literals for the reason given in
 * `play-codes.ts`. Saves store the indexes: a new count goes at the end, and none ever moves.
 *
 * Tackles for loss and sacks are kept in halves (two tacklers share one), so that all counts are whole numbers. As is
 * college convention, a sack counts as a rushing attempt with negative yards for the passer.
 */
export const pass_attempts = 0;
export const pass_completions = 1;
export const pass_yards = 2;
export const pass_touchdowns = 3;
export const pass_interceptions = 4;
export const times_sacked = 5;
export const sack_yards_lost = 6;
export const rush_attempts = 7;
export const rush_yards = 8;
export const rush_touchdowns = 9;
export const receiving_targets = 10;
export const receiving_catches = 11;
export const receiving_yards = 12;
export const receiving_touchdowns = 13;
export const fumbles = 14;
export const fumbles_lost = 15;
export const two_point_conversions = 16;
export const solo_tackles = 17;
export const assisted_tackles = 18;
export const half_tackles_for_loss = 19;
export const half_sacks = 20;
export const interceptions = 21;
export const interception_return_yards = 22;
export const interception_return_touchdowns = 23;
export const passes_defended = 24;
export const fumbles_forced = 25;
export const fumbles_recovered = 26;
export const fumble_return_yards = 27;
export const fumble_return_touchdowns = 28;
export const kicks_blocked = 29;
export const safeties = 30;
export const field_goals_made = 31;
export const field_goals_attempted = 32;
export const extra_points_made = 33;
export const extra_points_attempted = 34;
export const punts = 35;
export const punt_yards = 36;
export const punts_inside_20 = 37;
export const punts_blocked = 38;
export const kickoffs = 39;
export const kickoff_touchbacks = 40;
export const kick_returns = 41;
export const kick_return_yards = 42;
export const kick_return_touchdowns = 43;
export const punt_returns = 44;
export const punt_return_yards = 45;
export const punt_return_touchdowns = 46;
export const penalties = 47;
export const penalty_yards = 48;

/** Number of counts in a line. */
export const STAT_COUNT = 49;
