import {
  DOWNS,
  FIELD_GOAL_POINTS,
  FIELD_YARDS,
  POSSESSION_POINTS,
  placeKickYards,
  QUARTERS,
  SERIES_YARDS,
} from '../../model/rules.ts';
import { chanceWithoutBall } from '../chances/win-probability.ts';
import { kicksToWin, PACE_HURRY, paceOf, showsMercy } from '../clock.ts';
import { fieldGoalChance } from '../kicks/field-goals.ts';
import type { GameState } from '../state.ts';
import { CALL_FIELD_GOAL, CALL_KNEEL, CALL_PASS, CALL_RUN, CALL_SPIKE } from './call-codes.ts';
import { fourthDownCall } from './fourth-down.ts';

/** Returns the offense's next call. */
export function chooseCall(g: GameState): number {
  if (g.quarter <= QUARTERS) {
    const late = endOfHalfCall(g);
    if (late >= 0) return late;
  } else if (overtimeKick(g)) return CALL_FIELD_GOAL;
  if (g.down === DOWNS) {
    const call = fourthDownCall(g);
    if (call >= 0) return call;
  }
  const roll = g.dice.float();
  return roll < 1 / (1 + Math.exp(-passLogOdds(g))) ? CALL_PASS : CALL_RUN;
}

/** Whether a field goal wins: in overtime, after the opponent failed to score in its series. */
function winsWithThree(g: GameState): boolean {
  return g.quarter > QUARTERS && g.answers && g.lead() === 0;
}

/** Whether a team kicks early in overtime: if a field goal wins, it may from close range before fourth down. */
function overtimeKick(g: GameState): boolean {
  const k = g.tuning.calls;
  if (g.down !== 3 || !winsWithThree(g) || g.ball < k.earlyOvertimeKickFrom) return false;
  return g.dice.float() < k.earlyOvertimeKick;
}

/** Returns a knee, a spike or a last kick at the end of a half; -1 if none applies. */
function endOfHalfCall(g: GameState): number {
  if (g.quarter !== 2 && g.quarter !== 4) return -1;
  const k = g.tuning.calls;
  if (g.clock > k.endOfHalf) return -1;
  const lead = g.lead();
  if (canKneelOut(g, lead)) return CALL_KNEEL;
  if (lastKick(g, lead)) return CALL_FIELD_GOAL;
  if (g.clock <= k.lastPlaySeconds && lead <= 0) return lastPlay(g, lead);
  const stopped = !g.running || g.timeouts[g.offense]! > 0;
  if (!stopped && g.down < 3 && g.clock > k.spikeLeast && g.clock < k.spikeMost && paceOf(g) === PACE_HURRY) {
    return g.dice.float() < k.spike ? CALL_SPIKE : -1;
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
 * deep in its own end before halftime.
 */
function canKneelOut(g: GameState, lead: number): boolean {
  const k = g.tuning.calls;
  if (g.quarter === 2) return kneelsBeforeHalf(g);
  if (g.kneltDrive === g.drive && lead > 0) return keepsKneeling(g, lead);
  if (showsMercy(g, lead) && g.clock <= k.mercyKneelSeconds && g.down < DOWNS) return true;
  return lead > 0 && winsByKneeling(g, lead);
}

/**
 * Whether the offense kneels before halftime: no coach risks the ball in his own end for a few seconds, and an offense
 * that has begun to kneel keeps kneeling.
 */
function kneelsBeforeHalf(g: GameState): boolean {
  const k = g.tuning.calls;
  if (g.down === DOWNS) return false;
  if (g.kneltDrive === g.drive) return true;
  const deep = g.ball < k.kneelDeepBelow;
  if (g.clock > (deep ? k.kneelDeepSeconds : k.kneelHalfSeconds) || g.ball >= k.kneelHalfBelow) return false;
  return g.drivePlays <= k.kneelHalfPlays && (deep || g.dice.float() < k.kneelBeforeHalf);
}

/**
 * Whether an offense keeps kneeling out a game once it has begun, including on fourth down unless the opponent could
 * still win.
 */
function keepsKneeling(g: GameState, lead: number): boolean {
  const k = g.tuning.calls;
  if (g.down < DOWNS) return true;
  return chanceWithoutBall(g, Math.max(0, g.clock - k.kneelStoppedSeconds), lead, FIELD_YARDS - g.ball) >= k.kneelWon;
}

/** Whether kneeling through the remaining downs ends the game, given the opponent's timeouts. */
function winsByKneeling(g: GameState, lead: number): boolean {
  const k = g.tuning.calls;
  const kneels = DOWNS - g.down;
  const stops = Math.min(kneels, g.timeouts[1 - g.offense]!);
  const taken = (kneels - stops) * k.kneelSeconds + stops * k.kneelStoppedSeconds + (g.running ? 0 : -1);
  if (g.clock <= taken) return true;
  if (g.clock > k.kneelWonSeconds || g.down === DOWNS) return false;
  return chanceWithoutBall(g, g.clock - taken, lead, FIELD_YARDS - g.ball) >= k.kneelWon;
}

/** Whether to kick on any down: with seconds left, if three points help. */
function lastKick(g: GameState, lead: number): boolean {
  const k = g.tuning.calls;
  const from = g.timeouts[g.offense] === 0 ? Math.max(k.lastKickNoTimeouts, k.lastKickSeconds) : k.lastKickSeconds;
  if (g.clock > from) return false;
  if (g.quarter === QUARTERS && (lead > 0 || lead < -FIELD_GOAL_POINTS)) return false;
  return fieldGoalChance(g, placeKickYards(g.ball)) > k.lastKickChance;
}

/**
 * Returns the log odds that a play from scrimmage is a dropback: down and distance, score and time, field position, and
 * the teams.
 */
export function passLogOdds(g: GameState): number {
  const k = g.tuning.calls;
  const { distance, down, off } = g;
  let x: number;
  if (down === 1) x = distance > SERIES_YARDS ? k.firstLong : k.first;
  else if (down === 2)
    x =
      distance <= k.secondShortYards ? k.secondShort : distance <= k.secondMiddleYards ? k.secondMiddle : k.secondLong;
  else if (distance === 1) x = down === 3 ? k.thirdOne : k.fourthOne;
  else if (distance <= k.thirdShortYards) x = k.thirdShort;
  else x = distance <= k.thirdMiddleYards ? k.thirdMiddle : k.thirdLong;
  const { passLean } = off.sheet.style;
  if (down === DOWNS && distance > 1) x += k.fourthPasses;
  x += k.lean * passLean;
  if (passLean < k.optionBelow) x -= k.optionLean;
  if (g.ball >= k.goalLineFrom) x += k.goalLine;
  return x + situation(g) + g.day.passes + off.tactics.passes;
}

/** Adjusts for score and time: a team that trails late throws; one that leads runs. */
function situation(g: GameState): number {
  const k = g.tuning.calls;
  const lead = g.lead();
  const { off } = g;
  // Holding the ball is worth more than a first down: stay on the ground and set up the winning kick.
  if (winsWithThree(g) && fieldGoalChance(g, placeKickYards(g.ball)) >= g.tuning.clock.lastKickChance)
    return -k.keepsBall;
  if (g.quarter === 2 && g.clock <= k.kneelHalfSeconds && g.ball < k.kneelDeepBelow) return -k.keepsBall;
  if (paceOf(g) === PACE_HURRY) {
    if (g.quarter === QUARTERS && lead >= -FIELD_GOAL_POINTS && g.ball >= k.hurryInRangeFrom)
      return k.hurry * k.hurryInRange;
    const last = g.quarter === QUARTERS && g.clock < k.lastDriveSeconds * Math.ceil(-lead / POSSESSION_POINTS);
    return last ? k.hurry + k.lastDrive : k.hurry;
  }
  if (g.quarter === QUARTERS && kicksToWin(g, lead)) return -k.keepsBall;
  if (g.quarter === QUARTERS && lead > 0 && g.clock < k.keepsBallSeconds)
    return lead > POSSESSION_POINTS ? -k.keepsBallSafe * k.keepsBall : -k.keepsBall;
  const played = 1 - g.gameSeconds() / (QUARTERS * g.rules.quarterSeconds);
  if (lead < 0) return Math.min(k.mostBehind, k.perPointBehind * -lead * played * played);
  const ahead = Math.min(k.mostAhead, k.perPointAhead * lead * played * played);
  if (!off.reservesIn || lead <= 0) return -ahead;
  return -ahead - k.reservesRun - (showsMercy(g, lead) ? k.mercyRun : 0);
}
