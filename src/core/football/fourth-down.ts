import { FIELD_GOAL_POINTS, FIELD_YARDS, MINUTE, POSSESSION_POINTS, placeKickYards, QUARTERS } from '../model/rules.ts';
import { CALL_FIELD_GOAL, CALL_PUNT } from './call-codes.ts';
import { fieldGoalChance } from './field-goals.ts';
import type { GameState } from './state.ts';

/** Go for it: an ordinary run or pass. */
const GO = -1;

/** Average points of a first down `ball` yards from the offense's own goal line (public expected-points tables). */
function expectedPoints(g: GameState, ball: number): number {
  const k = g.tuning.fourthDown;
  return k.pointsAtGoal + k.pointsPerYard * ball;
}

/** The conversion rate of a fourth down, by its distance. */
function conversionChance(g: GameState): number {
  const k = g.tuning.fourthDown;
  const d = g.distance;
  if (d === 1) return k.makeOne;
  if (d <= k.makeShortYards) return k.makeShort;
  if (d <= k.makeMiddleYards) return k.makeMiddle;
  return Math.max(k.makeLeast, k.makeLong - k.makeLongPerYard * (d - k.makeMiddleYards - 1));
}

/**
 * Punt, kick or go. Each choice is valued in expected points; coaches are more cautious than that, bold ones less so,
 * and a team that trails late takes more risk.
 */
export function fourthDownCall(g: GameState): number {
  const forced = forcedCall(g);
  if (forced !== null) return forced;
  const k = g.tuning.fourthDown;
  const { ball } = g;
  const make = conversionChance(g);
  const good = fieldGoalChance(g, placeKickYards(ball));
  const reached = Math.min(FIELD_YARDS - 1, ball + g.distance + k.gainBeyond);
  const givenUp = FIELD_YARDS - ball;
  const go = make * expectedPoints(g, reached) - (1 - make) * expectedPoints(g, givenUp);
  const punt = -expectedPoints(g, Math.max(k.puntPinned, givenUp - k.puntNet));
  const missed = expectedPoints(g, Math.max(g.rules.touchback, givenUp));
  const kick = good < k.worstKick ? Number.NEGATIVE_INFINITY : good * k.kickWorth - (1 - good) * missed;
  const ahead = g.lead() > 0 && g.quarter === QUARTERS;
  const care = k.care + (ball < FIELD_YARDS / 2 ? k.careOwnHalf : 0) + (ahead ? k.careAhead : 0);
  const nerve = k.boldness * g.off.sheet.style.boldness + urgency(g) + g.dice.normal() * k.mood;
  const bestKick = Math.max(punt, kick);
  if (go + nerve - care > bestKick) return GO;
  return kick > punt ? CALL_FIELD_GOAL : CALL_PUNT;
}

/** Points added to the value of going for it when trailing late. */
function urgency(g: GameState): number {
  const lead = g.lead();
  if (lead >= 0 || g.quarter < 3) return 0;
  const k = g.tuning.fourthDown;
  const need = Math.min(k.urgencyScores, Math.ceil(-lead / POSSESSION_POINTS));
  const seconds = Math.max(k.urgencySeconds, g.gameSeconds());
  return Math.min(k.urgencyMost, (k.urgency * need * need * MINUTE) / seconds);
}

/** Late situations that leave no choice; null otherwise. */
function forcedCall(g: GameState): number | null {
  const lead = g.lead();
  const k = g.tuning.fourthDown;
  const inRange = fieldGoalChance(g, placeKickYards(g.ball)) >= k.inRange;
  if (g.quarter > QUARTERS) return overtimeCall(g, lead);
  if (g.quarter === 2 && g.clock <= k.halfKickSeconds && inRange) return CALL_FIELD_GOAL;
  if (g.quarter !== QUARTERS || lead >= 0) return null;
  const threeHelp = lead >= -FIELD_GOAL_POINTS;
  const timeToGo = g.distance <= k.lateGoYards && g.clock > k.lateGoSeconds;
  if (threeHelp && g.clock < k.lateKickSeconds && inRange && !timeToGo) return CALL_FIELD_GOAL;
  const scores = Math.ceil(-lead / POSSESSION_POINTS);
  if (g.clock < k.lastChanceSeconds + k.lastChancePerScore * scores && (!threeHelp || !inRange)) {
    const odd = -lead % POSSESSION_POINTS;
    if (scores > 1 && inRange && odd <= FIELD_GOAL_POINTS && odd > 0) return CALL_FIELD_GOAL;
    return scores >= g.tuning.clock.hopelessScores ? null : GO;
  }
  return null;
}

/** In overtime nobody punts: kick when three points win, tie or start it, else go. */
function overtimeCall(g: GameState, lead: number): number {
  if (lead < -FIELD_GOAL_POINTS) return GO;
  return g.distance <= 1 && lead > -FIELD_GOAL_POINTS && g.dice.float() < g.tuning.fourthDown.overtimeGo
    ? GO
    : CALL_FIELD_GOAL;
}
