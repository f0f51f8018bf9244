import { FOUL_YARDS as YARDS } from '../../model/plays/foul-yards.ts';
import { PENALTIES, type PenaltyName } from '../../model/plays/play.ts';
import { FIELD_YARDS } from '../../model/rules.ts';

/** Index of every foul in `PENALTIES`. */
const FOUL = Object.fromEntries(PENALTIES.map((name, index) => [name, index])) as Record<PenaltyName, number>;

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
export const INCIDENTAL_FACE_MASK = FOUL['incidental face mask'];
export const HORSE_COLLAR = FOUL['horse collar tackle'];

/** Values of the column `penaltyCall`. */
export const ON_OFFENSE = 1;
export const ON_DEFENSE = 2;
export const DECLINED_OFFENSE = 3;
export const DECLINED_DEFENSE = 4;
export const OFFSETTING = 5;

/** Defensive fouls that give an automatic first down (NCAA Football Rules, summary of penalties). */
const FIRST_DOWN_FOULS: readonly PenaltyName[] = [
  'defensive holding',
  'defensive pass interference',
  'roughing the passer',
  'horse collar tackle',
  'face mask',
  'personal foul',
  'unsportsmanlike conduct',
  'targeting',
  'roughing the kicker',
];

/** Fouls enforced from the end of the play, which stands. */
const ADDED_FOULS: readonly PenaltyName[] = [
  'roughing the passer',
  'incidental face mask',
  'horse collar tackle',
  'face mask',
  'personal foul',
  'unsportsmanlike conduct',
  'targeting',
];

/**
 * Penalty yards by foul index, for the play loop. A kick out of bounds moves no yards: the kickoff rules place the
 * ball. Nor does grounding: it is a loss of down at the spot of the foul (7-3-2).
 */
export const FOUL_YARDS = Int16Array.from(PENALTIES, (name) => YARDS[name] ?? 0);
export const AUTOMATIC_FIRST = Uint8Array.from(PENALTIES, (name) => (FIRST_DOWN_FOULS.includes(name) ? 1 : 0));
export const ADDED = Uint8Array.from(PENALTIES, (name) => (ADDED_FOULS.includes(name) ? 1 : 0));

/**
 * Whether the down is replayed after an accepted foul that left the play standing (5-2-4, 10-2-2-d): holding beyond the
 * line of scrimmage, and an incidental face mask. The others are dead-ball fouls or give a first down.
 */
export function repeatsDown(penalty: number, penaltyCall: number): boolean {
  return (
    (penalty === OFFENSIVE_HOLDING && penaltyCall === ON_OFFENSE) ||
    (penalty === INCIDENTAL_FACE_MASK && penaltyCall === ON_DEFENSE)
  );
}

/** Returns the yards walked off against the offense at `ball`: never more than half the distance to its goal. */
export function backwards(foul: number, ball: number): number {
  return Math.min(FOUL_YARDS[foul]!, ball >> 1);
}

/** Returns the yards walked off against the defense at `ball`: never more than half the distance to its goal. */
export function forwards(foul: number, ball: number): number {
  return Math.min(FOUL_YARDS[foul]!, (FIELD_YARDS - ball) >> 1);
}
