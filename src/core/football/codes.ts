import { KIND, PLAY_FLAGS, RESULT } from '../model/play.ts';
import { STAT, TEAM_STAT } from '../model/stats.ts';

/** The codes of the play log as constants, which the play loop reads without a look-up. */
export const RUN = KIND.run;
export const PASS = KIND.pass;
export const SACK = KIND.sack;
export const SCRAMBLE = KIND.scramble;
export const KNEEL = KIND.kneel;
export const SPIKE = KIND.spike;
export const PUNT = KIND.punt;
export const FIELD_GOAL = KIND.field_goal;
export const KICKOFF = KIND.kickoff;
export const EXTRA_POINT = KIND.extra_point;
export const TWO_POINT_RUN = KIND.two_point_run;
export const TWO_POINT_PASS = KIND.two_point_pass;
export const PENALTY = KIND.penalty;

export const NONE = RESULT.none;
export const COMPLETE = RESULT.complete;
export const INCOMPLETE = RESULT.incomplete;
export const INTERCEPTION = RESULT.interception;
export const FUMBLE = RESULT.fumble;
export const GOOD = RESULT.good;
export const MISSED = RESULT.missed;
export const BLOCKED = RESULT.blocked;
export const TOUCHBACK = RESULT.touchback;
export const FAIR_CATCH = RESULT.fair_catch;
export const RETURNED = RESULT.returned;
export const DOWNED = RESULT.downed;
export const OUT_OF_BOUNDS = RESULT.out_of_bounds;
export const ONSIDE_RECOVERED = RESULT.onside_recovered;
export const ONSIDE_FAILED = RESULT.onside_failed;
export const MUFFED = RESULT.muffed;

export const TOUCHDOWN_FLAG = PLAY_FLAGS.touchdown;
export const FIRST_DOWN_FLAG = PLAY_FLAGS.firstDown;
export const PENALTY_FIRST_DOWN_FLAG = PLAY_FLAGS.firstDownByPenalty;
export const SAFETY_FLAG = PLAY_FLAGS.safety;
export const DOWNS_FLAG = PLAY_FLAGS.turnoverOnDowns;
export const SIDELINE_FLAG = PLAY_FLAGS.outOfBounds;
export const NO_PLAY_FLAG = PLAY_FLAGS.noPlay;
export const END_OF_DRIVE_FLAG = PLAY_FLAGS.endOfDrive;
export const ONSIDE_FLAG = PLAY_FLAGS.onside;

export const S = Object.freeze({ ...STAT });
export const T = Object.freeze({ ...TEAM_STAT });
