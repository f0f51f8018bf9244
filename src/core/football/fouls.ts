import { PENALTIES, type PenaltyName } from '../model/play.ts';

/** Index of every foul in `PENALTIES`. */
export const FOUL = Object.fromEntries(PENALTIES.map((name, index) => [name, index])) as Record<PenaltyName, number>;

export const NO_FOUL = 0;
export const FALSE_START = FOUL['false start'];
export const OFFENSIVE_HOLDING = FOUL['offensive holding'];
export const DELAY_OF_GAME = FOUL['delay of game'];
export const ILLEGAL_FORMATION = FOUL['illegal formation'];
export const OFFENSIVE_INTERFERENCE = FOUL['offensive pass interference'];
export const GROUNDING = FOUL['intentional grounding'];
export const INELIGIBLE = FOUL['ineligible man downfield'];
export const CHOP_BLOCK = FOUL['chop block'];
export const OFFSIDE = FOUL.offside;
export const ENCROACHMENT = FOUL.encroachment;
export const DEFENSIVE_HOLDING = FOUL['defensive holding'];
export const DEFENSIVE_INTERFERENCE = FOUL['defensive pass interference'];
export const ROUGHING_PASSER = FOUL['roughing the passer'];
export const FACE_MASK = FOUL['face mask'];
export const PERSONAL_FOUL = FOUL['personal foul'];
export const UNSPORTSMANLIKE = FOUL['unsportsmanlike conduct'];
export const TARGETING = FOUL.targeting;
export const ROUGHING_KICKER = FOUL['roughing the kicker'];
export const RUNNING_INTO_KICKER = FOUL['running into the kicker'];
export const BLOCK_IN_BACK = FOUL['illegal block in the back'];
export const KICK_OUT_OF_BOUNDS = FOUL['kick out of bounds'];
export const CATCH_INTERFERENCE = FOUL['kick catch interference'];

/** The column `penaltyCall`. */
export const ON_OFFENSE = 1;
export const ON_DEFENSE = 2;
export const DECLINED_OFFENSE = 3;
export const DECLINED_DEFENSE = 4;
export const OFFSETTING = 5;

/** Yards of each foul, by index (NCAA football rules, summary of penalties). */
export const FOUL_YARDS = new Int16Array(PENALTIES.length);
/** A foul of the defense that gives a first down whatever the distance. */
export const AUTOMATIC_FIRST = new Uint8Array(PENALTIES.length);
/** A foul enforced from where the play ended, which stands. */
export const ADDED = new Uint8Array(PENALTIES.length);

for (const foul of [
  FALSE_START,
  DELAY_OF_GAME,
  ILLEGAL_FORMATION,
  INELIGIBLE,
  OFFSIDE,
  ENCROACHMENT,
  RUNNING_INTO_KICKER,
])
  FOUL_YARDS[foul] = 5;
for (const foul of [OFFENSIVE_HOLDING, DEFENSIVE_HOLDING, BLOCK_IN_BACK, GROUNDING]) FOUL_YARDS[foul] = 10;
for (const foul of [
  OFFENSIVE_INTERFERENCE,
  CHOP_BLOCK,
  DEFENSIVE_INTERFERENCE,
  ROUGHING_PASSER,
  FACE_MASK,
  PERSONAL_FOUL,
  UNSPORTSMANLIKE,
  TARGETING,
  ROUGHING_KICKER,
  CATCH_INTERFERENCE,
])
  FOUL_YARDS[foul] = 15;
for (const foul of [
  DEFENSIVE_HOLDING,
  DEFENSIVE_INTERFERENCE,
  ROUGHING_PASSER,
  FACE_MASK,
  PERSONAL_FOUL,
  UNSPORTSMANLIKE,
  TARGETING,
  ROUGHING_KICKER,
])
  AUTOMATIC_FIRST[foul] = 1;
for (const foul of [ROUGHING_PASSER, FACE_MASK, PERSONAL_FOUL, UNSPORTSMANLIKE, TARGETING, GROUNDING]) ADDED[foul] = 1;

/** Yards walked off against the offense at `ball`: never more than half the way to its goal. */
export function backwards(foul: number, ball: number): number {
  return Math.min(FOUL_YARDS[foul]!, ball >> 1);
}

/** Yards walked off against the defense when the ball is at `ball`: never more than half the way to the goal. */
export function forwards(foul: number, ball: number): number {
  return Math.min(FOUL_YARDS[foul]!, (100 - ball) >> 1);
}
