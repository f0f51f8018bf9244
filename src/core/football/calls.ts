import { PACE_HURRY, paceOf } from './clock.ts';
import { fieldGoalChance } from './field-goals.ts';
import { fourthDownCall } from './fourth-down.ts';
import type { GameState } from './state.ts';

export const CALL_RUN = 0;
export const CALL_PASS = 1;
export const CALL_PUNT = 2;
export const CALL_FIELD_GOAL = 3;
export const CALL_KNEEL = 4;
export const CALL_SPIKE = 5;

/** What the offense does next. */
export function chooseCall(g: GameState): number {
  if (g.quarter <= 4) {
    const late = endOfHalfCall(g);
    if (late >= 0) return late;
  } else if (overtimeKick(g)) return CALL_FIELD_GOAL;
  if (g.down === 4) {
    const call = fourthDownCall(g);
    if (call >= 0) return call;
  }
  const roll = g.dice.float();
  return roll < 1 / (1 + Math.exp(-passLogOdds(g))) ? CALL_PASS : CALL_RUN;
}

/** In overtime a side that needs only a field goal to win takes it from close in before the fourth down. */
function overtimeKick(g: GameState): boolean {
  return g.down === 3 && g.lead() === 0 && g.ball >= 80 && g.dice.float() < g.tuning.calls.earlyOvertimeKick;
}

/** Kneeling a game or a half out, spiking the ball, and the last kick; -1 when nothing of the kind is due. */
function endOfHalfCall(g: GameState): number {
  if (g.quarter !== 2 && g.quarter !== 4) return -1;
  if (g.clock > 160) return -1;
  const lead = g.lead();
  if (canKneelOut(g, lead)) return CALL_KNEEL;
  if (lastKick(g, lead)) return CALL_FIELD_GOAL;
  const stopped = !g.running || g.timeouts[g.offense]! > 0;
  if (!stopped && g.down < 3 && g.clock > 4 && g.clock < 30 && paceOf(g) === PACE_HURRY) {
    return g.dice.float() < g.tuning.calls.spike ? CALL_SPIKE : -1;
  }
  return -1;
}

/** The leader kneels when the other side cannot get the ball back; before half-time a side deep in its end does. */
function canKneelOut(g: GameState, lead: number): boolean {
  if (g.quarter === 2)
    return (
      g.clock <= 30 && g.ball < 40 && g.down < 4 && g.drivePlays < 2 && g.dice.float() < g.tuning.calls.kneelBeforeHalf
    );
  if (lead <= 0) return false;
  const kneels = 4 - g.down;
  const stops = Math.min(kneels, g.timeouts[1 - g.offense]!);
  return g.clock <= (kneels - stops) * 41 + stops * 3 + (g.running ? 0 : -1);
}

/** With seconds left the kicker comes out on any down, if three points help. */
function lastKick(g: GameState, lead: number): boolean {
  if (g.clock > 8 && !(g.clock <= 14 && g.timeouts[g.offense] === 0)) return false;
  if (g.quarter === 4 && (lead > 0 || lead < -3)) return false;
  return fieldGoalChance(g, 117 - g.ball) > 0.18;
}

/** Log odds that a play from scrimmage is a dropback: down and distance, score and time, where, and who is playing. */
function passLogOdds(g: GameState): number {
  const k = g.tuning.calls;
  const { distance, down, off } = g;
  let x: number;
  if (down === 1) x = distance > 10 ? k.firstLong : k.first;
  else if (down === 2) x = distance <= 3 ? k.secondShort : distance <= 7 ? k.secondMiddle : k.secondLong;
  else if (distance === 1) x = down === 3 ? k.thirdOne : k.fourthOne;
  else if (distance <= 3) x = k.thirdShort;
  else x = distance <= 6 ? k.thirdMiddle : k.thirdLong;
  const { passLean } = off.sheet.style;
  x += k.lean * passLean;
  if (passLean < -2) x -= k.optionLean;
  if (g.ball >= 90) x += k.goalLine;
  if (off.reservesIn) x += k.reserves;
  return x + situation(g);
}

/** Behind and short of time a side throws; ahead it runs. */
function situation(g: GameState): number {
  const k = g.tuning.calls;
  const lead = g.lead();
  if (paceOf(g) === PACE_HURRY) return g.quarter === 4 && lead > -4 && g.ball > 75 ? k.hurry / 2 : k.hurry;
  const played = 1 - g.gameSeconds() / 3600;
  if (lead < 0) return Math.min(k.mostBehind, k.perPointBehind * -lead * played * played);
  return -Math.min(k.mostAhead, k.perPointAhead * lead * played * played);
}
