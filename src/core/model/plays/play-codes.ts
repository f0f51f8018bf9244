import type { PLAY_COLUMNS, PLAY_FLAGS, PLAY_KINDS, PLAY_RESULTS, TRICK_PLAYS } from './play.ts';

/**
 * Play log codes as literal numbers. Bundlers inline a literal, but not a lookup in an object, and each play needs
 * dozens. A code that disagrees with the model does not compile.
 */
type IndexOf<List extends readonly string[], Name extends List[number]> = {
  [I in keyof List & `${number}`]: List[I] extends Name ? (I extends `${infer N extends number}` ? N : never) : never;
}[keyof List & `${number}`];
type Kind<Name extends (typeof PLAY_KINDS)[number]> = IndexOf<typeof PLAY_KINDS, Name>;
type Result<Name extends (typeof PLAY_RESULTS)[number]> = IndexOf<typeof PLAY_RESULTS, Name>;
type Trick<Name extends (typeof TRICK_PLAYS)[number]> = IndexOf<typeof TRICK_PLAYS, Name>;
type Flag<Name extends keyof typeof PLAY_FLAGS> = (typeof PLAY_FLAGS)[Name];
type Column<Name extends (typeof PLAY_COLUMNS)[number]> = IndexOf<typeof PLAY_COLUMNS, Name>;

export const RUN = 0 satisfies Kind<'run'>;
export const PASS = 1 satisfies Kind<'pass'>;
export const SACK = 2 satisfies Kind<'sack'>;
export const SCRAMBLE = 3 satisfies Kind<'scramble'>;
export const KNEEL = 4 satisfies Kind<'kneel'>;
export const SPIKE = 5 satisfies Kind<'spike'>;
export const PUNT = 6 satisfies Kind<'punt'>;
export const FIELD_GOAL = 7 satisfies Kind<'field_goal'>;
export const KICKOFF = 8 satisfies Kind<'kickoff'>;
export const EXTRA_POINT = 9 satisfies Kind<'extra_point'>;
export const TWO_POINT_RUN = 10 satisfies Kind<'two_point_run'>;
export const TWO_POINT_PASS = 11 satisfies Kind<'two_point_pass'>;
export const PENALTY = 12 satisfies Kind<'penalty'>;

export const COMPLETE = 1 satisfies Result<'complete'>;
export const INCOMPLETE = 2 satisfies Result<'incomplete'>;
export const INTERCEPTION = 3 satisfies Result<'interception'>;
export const FUMBLE = 4 satisfies Result<'fumble'>;
export const GOOD = 5 satisfies Result<'good'>;
export const MISSED = 6 satisfies Result<'missed'>;
export const BLOCKED = 7 satisfies Result<'blocked'>;
export const TOUCHBACK = 8 satisfies Result<'touchback'>;
export const FAIR_CATCH = 9 satisfies Result<'fair_catch'>;
export const RETURNED = 10 satisfies Result<'returned'>;
export const DOWNED = 11 satisfies Result<'downed'>;
export const OUT_OF_BOUNDS = 12 satisfies Result<'out_of_bounds'>;
export const ONSIDE_RECOVERED = 13 satisfies Result<'onside_recovered'>;
export const ONSIDE_FAILED = 14 satisfies Result<'onside_failed'>;
export const MUFFED = 15 satisfies Result<'muffed'>;

export const TOUCHDOWN_FLAG = 1 satisfies Flag<'touchdown'>;
export const FIRST_DOWN_FLAG = 2 satisfies Flag<'firstDown'>;
export const PENALTY_FIRST_DOWN_FLAG = 4 satisfies Flag<'firstDownByPenalty'>;
export const SAFETY_FLAG = 8 satisfies Flag<'safety'>;
export const DOWNS_FLAG = 16 satisfies Flag<'turnoverOnDowns'>;
export const SIDELINE_FLAG = 32 satisfies Flag<'outOfBounds'>;
export const TIMEOUT_OFFENSE_FLAG = 64 satisfies Flag<'timeoutOffense'>;
export const TIMEOUT_DEFENSE_FLAG = 128 satisfies Flag<'timeoutDefense'>;
export const NO_PLAY_FLAG = 256 satisfies Flag<'noPlay'>;
export const DROP_FLAG = 512 satisfies Flag<'drop'>;
export const END_OF_DRIVE_FLAG = 1024 satisfies Flag<'endOfDrive'>;
export const ONSIDE_FLAG = 2048 satisfies Flag<'onside'>;
export const RUNOFF_FLAG = 4096 satisfies Flag<'runoff'>;
export const FAKE_KICK_FLAG = 8192 satisfies Flag<'fakeKick'>;
export const EJECTED_FLAG = 16384 satisfies Flag<'ejected'>;
export const FREE_KICK_FLAG = 32768 satisfies Flag<'freeKick'>;

export const NO_TRICK = 0 satisfies Trick<'none'>;
export const REVERSE = 1 satisfies Trick<'reverse'>;
export const FLEA_FLICKER = 2 satisfies Trick<'flea_flicker'>;

/** Index of each column in a row, and the number of columns. */
export const DRIVE_COLUMN = 0 satisfies Column<'drive'>;
export const QUARTER_COLUMN = 1 satisfies Column<'quarter'>;
export const SECONDS_LEFT_COLUMN = 2 satisfies Column<'secondsLeft'>;
export const SECONDS_USED_COLUMN = 3 satisfies Column<'secondsUsed'>;
export const OFFENSE_COLUMN = 4 satisfies Column<'offense'>;
export const DOWN_COLUMN = 5 satisfies Column<'down'>;
export const DISTANCE_COLUMN = 6 satisfies Column<'distance'>;
export const YARD_LINE_COLUMN = 7 satisfies Column<'yardLine'>;
export const KIND_COLUMN = 8 satisfies Column<'kind'>;
export const RESULT_COLUMN = 9 satisfies Column<'result'>;
export const YARDS_COLUMN = 10 satisfies Column<'yards'>;
export const KICK_OR_AIR_COLUMN = 11 satisfies Column<'kickOrAir'>;
export const RETURN_YARDS_COLUMN = 12 satisfies Column<'returnYards'>;
export const ACTOR_COLUMN = 13 satisfies Column<'actor'>;
export const TARGET_COLUMN = 14 satisfies Column<'target'>;
export const TACKLER_COLUMN = 15 satisfies Column<'tackler'>;
export const ASSIST_COLUMN = 16 satisfies Column<'assist'>;
export const DEFENDER_COLUMN = 17 satisfies Column<'defender'>;
export const FUMBLER_COLUMN = 18 satisfies Column<'fumbler'>;
export const FORCER_COLUMN = 19 satisfies Column<'forcer'>;
export const RECOVERER_COLUMN = 20 satisfies Column<'recoverer'>;
export const RETURNER_COLUMN = 21 satisfies Column<'returner'>;
export const PENALTY_COLUMN = 22 satisfies Column<'penalty'>;
export const PENALTY_CALL_COLUMN = 23 satisfies Column<'penaltyCall'>;
export const PENALTY_YARDS_COLUMN = 24 satisfies Column<'penaltyYards'>;
export const PENALTY_SLOT_COLUMN = 25 satisfies Column<'penaltySlot'>;
export const FLAGS_COLUMN = 26 satisfies Column<'flags'>;
export const POINTS_OFFENSE_COLUMN = 27 satisfies Column<'pointsOffense'>;
export const POINTS_DEFENSE_COLUMN = 28 satisfies Column<'pointsDefense'>;
export const TRICK_COLUMN = 29 satisfies Column<'trick'>;
export const STRIDE = 30 satisfies (typeof PLAY_COLUMNS)['length'];
