import {
  DOWNS,
  FIELD_GOAL_POINTS,
  FIELD_YARDS,
  KICKED_TRY_POINTS,
  POSSESSION_POINTS,
  placeKickYards,
  QUARTERS,
  TOUCHDOWN_POINTS,
} from '../../model/rules.ts';
import type { Tuning } from '../../tuning/index.ts';
import { chanceWithBall, chanceWithoutBall, pointWorth } from '../chances/win-probability.ts';
import { fieldGoalChance } from '../kicks/field-goals.ts';
import type { GameState } from '../state.ts';
import { CALL_FIELD_GOAL, CALL_PUNT } from './call-codes.ts';

/** Go for it: an ordinary run or pass. */
const GO = -1;

/** Average points of a first down `ball` yards from the offense's own goal line (public expected-points tables). */
function expectedPoints(g: GameState, ball: number): number {
  const k = g.tuning.fourthDown;
  return k.pointsAtGoal + k.pointsPerYard * ball;
}

/** The conversion rate of a fourth down: by its distance, and lower where the end zone leaves the offense little room. */
function conversionChance(g: GameState): number {
  const k = g.tuning.fourthDown;
  const crowded = Math.max(0, g.ball - k.crowdedFrom);
  return Math.max(k.makeLeast, openFieldChance(k, g.distance) - k.makeLessPerYard * crowded);
}

function openFieldChance(k: Tuning['fourthDown'], distance: number): number {
  if (distance === 1) return k.makeOne;
  if (distance <= k.makeShortYards) return k.makeShort;
  if (distance <= k.makeMiddleYards) return k.makeMiddle;
  return k.makeLong - k.makeLongPerYard * (distance - k.makeMiddleYards - 1);
}

/*
 * Each choice is worth the chance to win that it leaves and, so that a decided game is still played as football, a
 * little the expected points.
 */

function small(g: GameState): number {
  return g.tuning.winProbability.worthLeast;
}

function goingWorth(g: GameState, seconds: number, lead: number): number {
  const make = conversionChance(g);
  return make * madeWorth(g, seconds, lead) + (1 - make) * givenUpWorth(g, seconds, lead, FIELD_YARDS - g.ball);
}

/** The other side has the ball at `ball` from its own goal line. */
function givenUpWorth(g: GameState, seconds: number, lead: number, ball: number): number {
  return chanceWithoutBall(g, seconds, lead, ball) - small(g) * expectedPoints(g, ball);
}

function puntWorth(g: GameState, seconds: number, lead: number): number {
  const k = g.tuning.fourthDown;
  return givenUpWorth(g, seconds, lead, Math.max(k.puntPinned, FIELD_YARDS - g.ball - k.puntNet));
}

/** Less than 0 when there is no point in a kick: it is too long, or does not help a side that is far behind. */
function kickWorth(g: GameState, seconds: number, lead: number): number {
  const k = g.tuning.fourthDown;
  const good = fieldGoalChance(g, placeKickYards(g.ball));
  if (good < (seconds < k.lastKickSeconds ? k.lastKick : k.worstKick)) return -1;
  const scored = chanceWithoutBall(g, seconds, lead + FIELD_GOAL_POINTS, g.tuning.winProbability.kickedTo);
  if (lead < 0 && g.quarter === QUARTERS && scored < k.hopeless && (isHopeless(g, lead) || !savesScore(g, lead)))
    return -1;
  const missed = Math.max(g.rules.touchback, FIELD_YARDS - g.ball);
  return good * (scored + small(g) * k.kickWorth) + (1 - good) * givenUpWorth(g, seconds, lead, missed);
}

/** Value of converting a fourth down: a first down, or a touchdown. */
function madeWorth(g: GameState, seconds: number, lead: number): number {
  const k = g.tuning.fourthDown;
  if (g.ball + g.distance >= FIELD_YARDS) {
    const points = TOUCHDOWN_POINTS + KICKED_TRY_POINTS;
    return chanceWithoutBall(g, seconds, lead + points, g.tuning.winProbability.kickedTo) + small(g) * points;
  }
  const reached = Math.min(FIELD_YARDS - 1, g.ball + g.distance + k.gainBeyond);
  return chanceWithBall(g, seconds, lead, reached) + small(g) * expectedPoints(g, reached);
}

/**
 * Points by which going for it must be the best choice: coaches do not like to give the ball away in their own end, to
 * pass up points that are nearly sure, nor to risk what they have won, nor to punt within reach of the end zone; the bold mind less, and moods differ.
 */
function care(g: GameState, kicks: boolean): number {
  const k = g.tuning.fourthDown;
  const own = FIELD_YARDS / 2 - g.ball;
  const back = own > 0 ? k.careOwnHalf + k.careOwnYard * own : 0;
  const ahead = g.lead() > 0 && g.quarter === QUARTERS ? k.careAhead : 0;
  const won = g.off.reservesIn ? k.careWon : 0;
  const points = kicks ? careForPoints(g) : g.ball >= k.tooCloseFrom ? 0 - k.careTooClose : 0;
  return (
    k.care +
    back +
    ahead +
    won +
    points -
    k.boldness * (g.off.sheet.style.boldness + g.off.tactics.boldness) +
    g.dice.normal() * k.mood
  );
}

/** A field goal that is nearly sure is passed up with a yard to go, seldom with many; one in doubt is no great loss. */
function careForPoints(g: GameState): number {
  const k = g.tuning.fourthDown;
  const sure = fieldGoalChance(g, placeKickYards(g.ball)) - k.sureFrom;
  return k.careKick + sure * (sure > 0 ? k.careSure * Math.min(g.distance - 1, k.careSureYards) : k.careDoubt);
}

/** Chances to win that each choice on fourth down leaves; null: a kick out of reach, or one that does not help. */
export function fourthDownChances(g: GameState): { go: number; punt: number; kick: number | null } {
  const lead = g.lead();
  const seconds = Math.max(0, g.gameSeconds() - g.tuning.fourthDown.seconds);
  const kick = kickWorth(g, seconds, lead);
  return { go: goingWorth(g, seconds, lead), punt: puntWorth(g, seconds, lead), kick: kick < 0 ? null : kick };
}

/** Punt, kick or go: whichever leaves the best chance to win, with some care. */
export function fourthDownCall(g: GameState): number {
  const forced = forcedCall(g);
  if (forced !== null) return forced;
  const k = g.tuning.fourthDown;
  const lead = g.lead();
  const seconds = Math.max(0, g.gameSeconds() - k.seconds);
  const go = goingWorth(g, seconds, lead);
  const punt = puntWorth(g, seconds, lead);
  const kick = kickWorth(g, seconds, lead);
  if (isLastChance(g, lead, punt)) return kick >= 0 && (kick > go || savesScore(g, lead)) ? CALL_FIELD_GOAL : GO;
  const worth = pointWorth(g);
  const kicks = kick >= 0 && (punt - kick) / worth < pointsTaken(g, lead);
  if (kicks && takesThree(g, lead)) return CALL_FIELD_GOAL;
  if (g.distance < k.tooFar && (go - Math.max(punt, kick)) / worth > care(g, kicks)) return GO;
  return kicks ? CALL_FIELD_GOAL : CALL_PUNT;
}

/** With so far to go and the kick likely good every coach kicks, unless three points are too few late in the game. */
function takesThree(g: GameState, lead: number): boolean {
  const k = g.tuning.fourthDown;
  if (g.distance < k.longYards || (g.quarter === QUARTERS && lead < -FIELD_GOAL_POINTS)) return false;
  return fieldGoalChance(g, placeKickYards(g.ball)) >= k.longKick;
}

/** Whether a punt would give the game away, with so little time left that the ball may not come back often enough. */
function isLastChance(g: GameState, lead: number, punt: number): boolean {
  const k = g.tuning.fourthDown;
  if (lead >= 0 || g.quarter !== QUARTERS || punt >= k.surrender || isHopeless(g, lead)) return false;
  return g.clock <= k.surrenderSeconds * Math.ceil(-lead / POSSESSION_POINTS);
}

/** Points by which a punt must be better than a field goal: who leads late takes those that he can have. */
function pointsTaken(g: GameState, lead: number): number {
  const k = g.tuning.fourthDown;
  if (g.quarter !== QUARTERS || lead <= 0) return 0;
  return fieldGoalChance(g, placeKickYards(g.ball)) >= k.takeChance ? k.takePoints : 0;
}

/** Whether a side that is not far behind needs a score less after a field goal. */
function savesScore({ tuning }: GameState, lead: number): boolean {
  const behind = 0 - lead;
  if (behind > tuning.fourthDown.saveScores * POSSESSION_POINTS + FIELD_GOAL_POINTS) return false;
  return Math.ceil((behind - FIELD_GOAL_POINTS) / POSSESSION_POINTS) < Math.ceil(behind / POSSESSION_POINTS);
}

/** Too far behind for anything to matter. */
function isHopeless(g: GameState, lead: number): boolean {
  return lead <= -g.tuning.clock.hopelessScores * POSSESSION_POINTS;
}

/** Calls that need no thought; null when there is a choice. */
function forcedCall(g: GameState): number | null {
  if (g.quarter > QUARTERS) return overtimeCall(g, g.lead());
  const k = g.tuning.fourthDown;
  const inRange = fieldGoalChance(g, placeKickYards(g.ball)) >= k.inRange;
  return g.quarter === 2 && g.clock <= k.halfKickSeconds && inRange ? CALL_FIELD_GOAL : null;
}

/** No team punts in overtime: kick when three points win, tie or open the period, else go for it. */
function overtimeCall(g: GameState, lead: number): number {
  if (lead < -FIELD_GOAL_POINTS) return GO;
  return g.distance <= 1 && lead > -FIELD_GOAL_POINTS && g.dice.float() < g.tuning.fourthDown.overtimeGo
    ? GO
    : CALL_FIELD_GOAL;
}

/** Whether a side on fourth down is about to punt, as far as anybody can tell: it neither must go nor can kick. */
export function wouldPunt(g: GameState): boolean {
  if (g.down !== DOWNS) return false;
  return g.lead() >= 0 && fieldGoalChance(g, placeKickYards(g.ball)) < g.tuning.fourthDown.worstKick;
}
