import { CALL_FIELD_GOAL, CALL_PUNT } from './calls.ts';
import { fieldGoalChance } from './field-goals.ts';
import type { GameState } from './state.ts';

/** Go for it: the call is an ordinary one. */
const GO = -1;

/** Points that a first down `ball` yards from the own goal line is worth on average (public expected-points tables). */
export function expectedPoints(g: GameState, ball: number): number {
  const k = g.tuning.fourthDown;
  return k.pointsAtGoal + k.pointsPerYard * ball;
}

/** How often a fourth down is made, by its distance. */
function conversionChance(g: GameState): number {
  const k = g.tuning.fourthDown;
  const d = g.distance;
  if (d === 1) return k.makeOne;
  if (d <= 3) return k.makeShort;
  if (d <= 6) return k.makeMiddle;
  return Math.max(0.08, k.makeLong - k.makeLongPerYard * (d - 7));
}

/**
 * Punt, kick or go. Each choice is worth what it leaves in expected points; coaches are more careful than that, bold
 * ones less so, and time makes daredevils of all who are behind.
 */
export function fourthDownCall(g: GameState): number {
  const forced = forcedCall(g);
  if (forced !== null) return forced;
  const k = g.tuning.fourthDown;
  const { ball } = g;
  const make = conversionChance(g);
  const good = fieldGoalChance(g, 117 - ball);
  const go = make * expectedPoints(g, Math.min(99, ball + g.distance + 3)) - (1 - make) * expectedPoints(g, 100 - ball);
  const punt = -expectedPoints(g, Math.max(k.puntPinned, 100 - ball - k.puntNet));
  const kick = good < k.worstKick ? -9 : good * k.kickWorth - (1 - good) * expectedPoints(g, Math.max(20, 100 - ball));
  const care = k.care + (ball < 50 ? k.careOwnHalf : 0) + (g.lead() > 0 && g.quarter === 4 ? k.careAhead : 0);
  const nerve = k.boldness * g.off.sheet.style.boldness + urgency(g) + g.dice.normal() * k.mood;
  const bestKick = Math.max(punt, kick);
  if (go + nerve - care > bestKick) return GO;
  return kick > punt ? CALL_FIELD_GOAL : CALL_PUNT;
}

/** Points of extra nerve from being behind as time runs out. */
function urgency(g: GameState): number {
  const lead = g.lead();
  if (lead >= 0 || g.quarter < 3) return 0;
  const k = g.tuning.fourthDown;
  const need = Math.min(4, Math.ceil(-lead / 8));
  const seconds = Math.max(30, g.gameSeconds());
  return Math.min(6, (k.urgency * need * need * 60) / seconds);
}

/** Late situations that leave no choice; null when there is one. */
function forcedCall(g: GameState): number | null {
  const lead = g.lead();
  const toGoal = 100 - g.ball;
  const inRange = fieldGoalChance(g, toGoal + 17) >= 0.3;
  if (g.quarter > 4) return overtimeCall(g, lead);
  if (g.quarter === 2 && g.clock <= 12 && inRange) return CALL_FIELD_GOAL;
  if (g.quarter !== 4 || lead >= 0) return null;
  if (lead >= -3 && g.clock < 120 && inRange && !(g.distance <= 2 && g.clock > 50)) return CALL_FIELD_GOAL;
  const scores = Math.ceil(-lead / 8);
  if (g.clock < 60 + 90 * scores && (lead < -3 || !inRange)) {
    if (scores > 1 && inRange && -lead % 8 <= 3 && -lead % 8 > 0) return CALL_FIELD_GOAL;
    return scores >= 4 ? null : GO;
  }
  return null;
}

/** In overtime nobody punts: kick when three points win, tie or start it, else go. */
function overtimeCall(g: GameState, lead: number): number {
  if (lead < -3) return GO;
  return g.distance <= 1 && lead > -3 && g.dice.float() < g.tuning.fourthDown.overtimeGo ? GO : CALL_FIELD_GOAL;
}
