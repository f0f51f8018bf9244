import {
  DOWNS,
  FIELD_GOAL_POINTS,
  FIELD_YARDS,
  POSSESSION_POINTS,
  placeKickYards,
  QUARTERS,
} from '../../model/rules.ts';
import { chanceWithoutBall } from '../chances/win-probability.ts';
import { PACE_HURRY, paceOf } from '../clock.ts';
import { fieldGoalChance } from '../kicks/field-goals.ts';
import type { GameState } from '../state.ts';
import { CALL_FIELD_GOAL, CALL_KNEEL, CALL_PASS, CALL_SPIKE } from './call-codes.ts';
import { playsForOvertime, showsMercy } from './score-line.ts';

/** Returns a knee, a spike or a last kick at the end of a half; -1 if none applies. */
export function endOfHalfCall(g: GameState): number {
  if (g.quarter !== 2 && g.quarter !== 4) return -1;
  const knobs = g.tuning.calls;
  if (g.clock > knobs.endOfHalf) return -1;
  const lead = g.lead();
  if (canKneelOut(g, lead)) return CALL_KNEEL;
  if (lastKick(g, lead)) return CALL_FIELD_GOAL;
  if (g.clock <= knobs.lastKickNoTimeouts && throwsFirst(g, lead)) return CALL_PASS;
  if (g.clock <= knobs.lastPlaySeconds && (lead <= 0 || g.quarter === 2)) return lastPlay(g, lead);
  const stopped = !g.running || g.timeouts[g.offense]! > 0;
  if (!stopped && g.down < 3 && g.clock > knobs.spikeLeast && g.clock < knobs.spikeMost && paceOf(g) === PACE_HURRY) {
    return kickHelps(g, lead) || g.dice.float() < knobs.spike ? CALL_SPIKE : -1;
  }
  return -1;
}

/** Picks the last play of a half with no kick in range: a throw to the end zone, or a knee if that is out of reach. */
function lastPlay(g: GameState, lead: number): number {
  const behind = g.quarter === QUARTERS && lead < 0;
  return behind || g.ball >= g.tuning.calls.lastThrowFrom ? CALL_PASS : CALL_KNEEL;
}

/**
 * Whether the offense kneels: in the lead when the opponent cannot get the ball back or no more points are needed, or
 * deep in its own end before halftime or overtime.
 */
function canKneelOut(g: GameState, lead: number): boolean {
  const knobs = g.tuning.calls;
  if (g.quarter === 2) return kneelsBeforeHalf(g);
  if (g.kneltDrive === g.drive && lead > 0) return keepsKneeling(g, lead);
  if (showsMercy(g, lead) && g.clock <= knobs.mercyKneelSeconds && g.down < DOWNS) return true;
  if (playsForOvertime(g, lead)) return g.clock <= kneelingTakes(g);
  return lead > 0 && winsByKneeling(g, lead);
}

/**
 * Whether the offense kneels before halftime: no coach risks the ball in his own end for a few seconds, and an offense
 * that has begun to kneel keeps kneeling.
 */
function kneelsBeforeHalf(g: GameState): boolean {
  const knobs = g.tuning.calls;
  if (g.down === DOWNS) return false;
  if (g.kneltDrive === g.drive) return true;
  const deep = g.ball < knobs.kneelDeepBelow;
  if (g.clock > (deep ? knobs.kneelDeepSeconds : knobs.kneelHalfSeconds) || g.ball >= knobs.kneelHalfBelow)
    return false;
  return g.drivePlays <= knobs.kneelHalfPlays && (deep || g.dice.float() < knobs.kneelBeforeHalf);
}

/**
 * Whether an offense keeps kneeling out a game once it has begun; on fourth down, which hands the ball over, only if that
 * ends the game or the opponent needs two scores.
 */
function keepsKneeling(g: GameState, lead: number): boolean {
  const knobs = g.tuning.calls;
  if (g.down < DOWNS || g.clock <= g.tuning.clock.kneelSeconds) return true;
  if (lead <= POSSESSION_POINTS) return false;
  return (
    chanceWithoutBall(g, Math.max(0, g.clock - knobs.kneelStoppedSeconds), lead, FIELD_YARDS - g.ball) >= knobs.kneelWon
  );
}

/** Returns the seconds that kneeling on every down before the fourth takes off the clock, given the opponent's timeouts. */
function kneelingTakes(g: GameState): number {
  const knobs = g.tuning.calls;
  const kneels = DOWNS - g.down;
  const stops = Math.min(kneels, g.timeouts[1 - g.offense]!);
  return (kneels - stops) * knobs.kneelSeconds + stops * knobs.kneelStoppedSeconds + (g.running ? 0 : -1);
}

/** Whether kneeling through the remaining downs ends the game, given the opponent's timeouts. */
function winsByKneeling(g: GameState, lead: number): boolean {
  const knobs = g.tuning.calls;
  const taken = kneelingTakes(g);
  if (g.clock <= taken) return true;
  if (g.clock > knobs.kneelWonSeconds || g.down === DOWNS) return false;
  if (lead <= POSSESSION_POINTS && g.clock - taken > knobs.kneelLeaves) return false;
  return chanceWithoutBall(g, g.clock - taken, lead, FIELD_YARDS - g.ball) >= knobs.kneelWon;
}

/**
 * Whether to kick on any down: with seconds left, if three points help. A trailing team without timeouts first takes a
 * throw to the end zone from inside the 10.
 */
function lastKick(g: GameState, lead: number): boolean {
  const knobs = g.tuning.calls;
  const kicksEarly = g.timeouts[g.offense] === 0 && !throwsFirst(g, lead);
  return g.clock <= (kicksEarly ? knobs.lastKickNoTimeouts : knobs.lastKickSeconds) && kickHelps(g, lead);
}

/** Whether a team without timeouts has time for one throw into the end zone from inside the 10 before it must kick. */
function throwsFirst(g: GameState, lead: number): boolean {
  const knobs = g.tuning.calls;
  if (g.timeouts[g.offense]! > 0 || g.ball < knobs.goalLineFrom || g.down === DOWNS) return false;
  return g.clock > knobs.lastKickSeconds && (g.quarter === 2 || lead < 0);
}

/** Whether three points help, and the kick has a chance. */
function kickHelps(g: GameState, lead: number): boolean {
  if (g.quarter === QUARTERS && (lead > 0 || lead < -FIELD_GOAL_POINTS)) return false;
  return fieldGoalChance(g, placeKickYards(g.ball)) > g.tuning.calls.lastKickChance;
}
