import {
  DOWNS,
  FIELD_GOAL_POINTS,
  POSSESSION_POINTS,
  placeKickYards,
  QUARTERS,
  SERIES_YARDS,
} from '../../model/rules.ts';
import { kicksToWin, PACE_HURRY, paceOf } from '../clock.ts';
import { fieldGoalChance } from '../kicks/field-goals.ts';
import type { GameState } from '../state.ts';
import { CALL_FIELD_GOAL, CALL_PASS, CALL_RUN } from './call-codes.ts';
import { endOfHalfCall } from './end-of-half.ts';
import { fourthDownCall } from './fourth-down.ts';
import { playsForOvertime, scoresBehind, showsMercy, trailsHopelessly } from './score-line.ts';

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
  const knobs = g.tuning.calls;
  if (g.down !== 3 || !winsWithThree(g) || g.ball < knobs.earlyOvertimeKickFrom) return false;
  return g.dice.float() < knobs.earlyOvertimeKick;
}

/**
 * Returns the log odds that a play from scrimmage is a dropback: down and distance, score and time, field position, and
 * the teams.
 */
export function passLogOdds(g: GameState): number {
  const knobs = g.tuning.calls;
  const { distance, down, off } = g;
  let x: number;
  if (down === 1) x = distance > SERIES_YARDS ? knobs.firstLong : knobs.first;
  else if (down === 2)
    x =
      distance <= knobs.secondShortYards
        ? knobs.secondShort
        : distance <= knobs.secondMiddleYards
          ? knobs.secondMiddle
          : knobs.secondLong;
  else if (distance === 1) x = down === 3 ? knobs.thirdOne : knobs.fourthOne;
  else if (distance <= knobs.thirdShortYards) x = knobs.thirdShort;
  else x = distance <= knobs.thirdMiddleYards ? knobs.thirdMiddle : knobs.thirdLong;
  const { passLean } = off.sheet.style;
  if (down === DOWNS && distance > 1) x += knobs.fourthPasses;
  x += knobs.lean * passLean;
  if (passLean < knobs.optionBelow) x -= knobs.optionLean;
  if (g.ball >= knobs.goalLineFrom) x += knobs.goalLine;
  if (g.ball <= knobs.backedUpTo && down <= 2) x -= knobs.backedUp;
  return x + situation(g) + g.day.passes + off.tactics.passes;
}

/** Adjusts for score and time: a team that trails late throws; one that leads runs. */
function situation(g: GameState): number {
  const knobs = g.tuning.calls;
  const lead = g.lead();
  const { off } = g;
  // Holding the ball is worth more than a first down: stay on the ground and set up the winning kick.
  if (winsWithThree(g) && fieldGoalChance(g, placeKickYards(g.ball)) >= g.tuning.clock.lastKickChance)
    return -knobs.keepsBall;
  if (g.quarter === 2 && g.clock <= knobs.kneelHalfSeconds && g.ball < knobs.kneelDeepBelow) return -knobs.keepsBall;
  if (playsForOvertime(g, lead)) return -knobs.keepsBall;
  if (paceOf(g) === PACE_HURRY) return hurriedPasses(g, lead);
  if (g.quarter === QUARTERS && kicksToWin(g, lead)) return -knobs.keepsBall;
  if (g.quarter === QUARTERS && lead > 0 && g.clock < knobs.keepsBallSeconds)
    return lead > POSSESSION_POINTS ? -knobs.keepsBallSafe * knobs.keepsBall : -knobs.keepsBall;
  const played = 1 - g.gameSeconds() / (QUARTERS * g.rules.quarterSeconds);
  if (lead < 0) {
    const most = trailsHopelessly(g, lead) ? knobs.hopelessBehind : knobs.mostBehind;
    return Math.min(most, knobs.perPointBehind * -lead * played * played);
  }
  const ahead = Math.min(knobs.mostAhead, knobs.perPointAhead * lead * played * played);
  if (!off.reservesIn || lead <= 0) return -ahead;
  return -ahead - knobs.reservesRun - (showsMercy(g, lead) ? knobs.mercyRun : 0);
}

function hurriedPasses(g: GameState, lead: number): number {
  const knobs = g.tuning.calls;
  if (g.quarter === QUARTERS && lead >= -FIELD_GOAL_POINTS && g.ball >= knobs.hurryInRangeFrom)
    return knobs.hurry * knobs.hurryInRange;
  return lacksTimeToRun(g, lead) ? knobs.hurry + knobs.lastDrive : knobs.hurry;
}

/** Whether a run that ends in bounds costs more time than its yards are worth. */
function lacksTimeToRun(g: GameState, lead: number): boolean {
  const knobs = g.tuning.calls;
  if (g.quarter === QUARTERS) return g.clock < knobs.lastDriveSeconds * Math.max(1, scoresBehind(lead));
  return g.clock < knobs.lastHalfSeconds && (g.timeouts[g.offense] === 0 || g.ball < knobs.hurryInRangeFrom);
}
