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
import { CALL_FIELD_GOAL, CALL_PUNT, CALL_RUN } from './call-codes.ts';
import { showsMercy } from './score-line.ts';

/** Go for it with an ordinary run or pass. */
const GO = -1;

/**
 * Returns the average points from a first down `ball` yards from the offense's own goal line (public expected-points
 * tables).
 */
function expectedPoints(g: GameState, ball: number): number {
  const knobs = g.tuning.fourthDown;
  return knobs.pointsAtGoal + knobs.pointsPerYard * ball;
}

/**
 * Returns the conversion rate on fourth down: by distance, and lower near the end zone, where the offense has little
 * room.
 */
function conversionChance(g: GameState): number {
  const knobs = g.tuning.fourthDown;
  const crowded = Math.max(0, g.ball - knobs.crowdedFrom);
  return Math.max(knobs.makeLeast, openFieldChance(knobs, g.distance) - knobs.makeLessPerYard * crowded);
}

function openFieldChance(knobs: Tuning['fourthDown'], distance: number): number {
  if (distance === 1) return knobs.makeOne;
  if (distance <= knobs.makeShortYards) return knobs.makeShort;
  if (distance <= knobs.makeMiddleYards) return knobs.makeMiddle;
  return knobs.makeLong - knobs.makeLongPerYard * (distance - knobs.makeMiddleYards - 1);
}

/*
 * Weight of expected points. Each choice is valued by the win probability it leaves, plus a little for expected points
 * so that a decided game is still played as football.
 */

function small(g: GameState): number {
  return g.tuning.winProbability.worthLeast;
}

function goingWorth(g: GameState, seconds: number, lead: number): number {
  const make = conversionChance(g);
  return make * madeWorth(g, seconds, lead) + (1 - make) * givenUpWorth(g, seconds, lead, FIELD_YARDS - g.ball);
}

/** Returns the value of giving the opponent the ball at `ball` yards from its own goal line. */
function givenUpWorth(g: GameState, seconds: number, lead: number, ball: number): number {
  return chanceWithoutBall(g, seconds, lead, ball) - small(g) * expectedPoints(g, ball);
}

function puntWorth(g: GameState, seconds: number, lead: number): number {
  const knobs = g.tuning.fourthDown;
  return givenUpWorth(g, seconds, lead, Math.max(knobs.puntPinned, FIELD_YARDS - g.ball - knobs.puntNet));
}

/**
 * Returns the value of a field goal try; below 0 if there is no point in trying: too long, or no help to a team far
 * behind.
 */
function kickWorth(g: GameState, seconds: number, lead: number): number {
  const knobs = g.tuning.fourthDown;
  const good = fieldGoalChance(g, placeKickYards(g.ball));
  if (good < (seconds < knobs.lastKickSeconds ? knobs.lastKick : knobs.worstKick)) return -1;
  const scored = chanceWithoutBall(g, seconds, lead + FIELD_GOAL_POINTS, g.tuning.winProbability.kickedTo);
  if (lead < 0 && g.quarter === QUARTERS && scored < knobs.hopeless && (isHopeless(g, lead) || !savesScore(g, lead)))
    return -1;
  const missed = Math.max(g.rules.touchback, FIELD_YARDS - g.ball);
  return good * (scored + small(g) * knobs.kickWorth) + (1 - good) * givenUpWorth(g, seconds, lead, missed);
}

/** Returns the value of converting a fourth down: a first down or a touchdown. */
function madeWorth(g: GameState, seconds: number, lead: number): number {
  const knobs = g.tuning.fourthDown;
  if (g.ball + g.distance >= FIELD_YARDS) {
    const points = TOUCHDOWN_POINTS + KICKED_TRY_POINTS;
    return chanceWithoutBall(g, seconds, lead + points, g.tuning.winProbability.kickedTo) + small(g) * points;
  }
  const reached = Math.min(FIELD_YARDS - 1, g.ball + g.distance + knobs.gainBeyond);
  return chanceWithBall(g, seconds, lead, reached) + small(g) * expectedPoints(g, reached);
}

/**
 * Returns the points by which going for it must beat the alternatives. Coaches hate to give up the ball in their own
 * end, pass up near-certain points, risk a lead or punt near the end zone. Bold coaches mind less, and moods differ.
 */
function care(g: GameState, kicks: boolean): number {
  const knobs = g.tuning.fourthDown;
  const own = FIELD_YARDS / 2 - g.ball;
  const back = own > 0 ? knobs.careOwnHalf + knobs.careOwnYard * own : 0;
  const ahead = g.lead() > 0 && g.quarter === QUARTERS ? knobs.careAhead : 0;
  const won = g.off.reservesIn ? knobs.careWon : 0;
  const points = kicks ? careForPoints(g) : g.ball >= knobs.tooCloseFrom ? 0 - knobs.careTooClose : 0;
  return (
    knobs.care +
    back +
    ahead +
    won +
    points -
    knobs.boldness * (g.off.sheet.style.boldness + g.off.tactics.boldness) +
    g.dice.normal() * knobs.mood
  );
}

/**
 * Returns the caution against passing up a field goal: a near-certain one is passed up with a yard to go, seldom with
 * many; a doubtful one is no great loss.
 */
function careForPoints(g: GameState): number {
  const knobs = g.tuning.fourthDown;
  const sure = fieldGoalChance(g, placeKickYards(g.ball)) - knobs.sureFrom;
  return (
    knobs.careKick +
    sure * (sure > 0 ? knobs.careSure * Math.min(g.distance - 1, knobs.careSureYards) : knobs.careDoubt)
  );
}

/**
 * Returns the win probability after each choice on fourth down; null for a kick that is out of range or does not help.
 */
export function fourthDownChances(g: GameState): { go: number; punt: number; kick: number | null } {
  const lead = g.lead();
  const seconds = Math.max(0, g.gameSeconds() - g.tuning.fourthDown.seconds);
  const kick = kickWorth(g, seconds, lead);
  return { go: goingWorth(g, seconds, lead), punt: puntWorth(g, seconds, lead), kick: kick < 0 ? null : kick };
}

/** Decides between a punt, a kick and going for it: the best win probability, with some caution. */
export function fourthDownCall(g: GameState): number {
  const forced = forcedCall(g);
  if (forced !== null) return forced;
  const knobs = g.tuning.fourthDown;
  const lead = g.lead();
  const seconds = Math.max(0, g.gameSeconds() - knobs.seconds);
  const go = goingWorth(g, seconds, lead);
  const punt = puntWorth(g, seconds, lead);
  const kick = kickWorth(g, seconds, lead);
  if (isLastChance(g, lead, punt)) return kick >= 0 && (kick > go || savesScore(g, lead)) ? CALL_FIELD_GOAL : GO;
  const worth = pointWorth(g);
  const kicks = kick >= 0 && (punt - kick) / worth < pointsTaken(g, lead);
  if (kicks && takesThree(g, lead)) return CALL_FIELD_GOAL;
  if (g.distance < knobs.tooFar && (go - Math.max(punt, kick)) / worth > care(g, kicks)) return GO;
  return kicks ? CALL_FIELD_GOAL : CALL_PUNT;
}

/**
 * Whether the coach simply kicks: with long yardage and a likely field goal all do, unless late in the game three
 * points are too few.
 */
function takesThree(g: GameState, lead: number): boolean {
  const knobs = g.tuning.fourthDown;
  if (g.distance < knobs.longYards || (g.quarter === QUARTERS && lead < -FIELD_GOAL_POINTS)) return false;
  return fieldGoalChance(g, placeKickYards(g.ball)) >= knobs.longKick;
}

/** Whether a punt would give up the game because too little time is left to get the ball back. */
function isLastChance(g: GameState, lead: number, punt: number): boolean {
  const knobs = g.tuning.fourthDown;
  if (lead >= 0 || g.quarter !== QUARTERS || punt >= knobs.surrender || isHopeless(g, lead)) return false;
  return g.clock <= knobs.surrenderSeconds * Math.ceil(-lead / POSSESSION_POINTS);
}

/** Returns the points by which a punt must beat a field goal: a team leading late takes the points. */
function pointsTaken(g: GameState, lead: number): number {
  const knobs = g.tuning.fourthDown;
  if (g.quarter !== QUARTERS || lead <= 0) return 0;
  return fieldGoalChance(g, placeKickYards(g.ball)) >= knobs.takeChance ? knobs.takePoints : 0;
}

/** Whether a field goal means a team that is not far behind needs one score fewer. */
function savesScore({ tuning }: GameState, lead: number): boolean {
  const behind = 0 - lead;
  if (behind > tuning.fourthDown.saveScores * POSSESSION_POINTS + FIELD_GOAL_POINTS) return false;
  return Math.ceil((behind - FIELD_GOAL_POINTS) / POSSESSION_POINTS) < Math.ceil(behind / POSSESSION_POINTS);
}

/** Whether the team is too far behind for anything to matter. */
function isHopeless(g: GameState, lead: number): boolean {
  return lead <= -g.tuning.clock.hopelessScores * POSSESSION_POINTS;
}

/** Returns a call that needs no thought; null if there is a choice. */
function forcedCall(g: GameState): number | null {
  if (g.quarter > QUARTERS) return overtimeCall(g, g.lead());
  const knobs = g.tuning.fourthDown;
  if (sparesOpponent(g)) return CALL_RUN;
  const inRange = fieldGoalChance(g, placeKickYards(g.ball)) >= knobs.inRange;
  return g.quarter === 2 && g.clock <= knobs.halfKickSeconds && inRange ? CALL_FIELD_GOAL : null;
}

/** Whether a team that has stopped trying to score runs the ball late rather than kick, or punt, from close. */
function sparesOpponent(g: GameState): boolean {
  return g.quarter === QUARTERS && g.ball >= g.tuning.fourthDown.tooCloseFrom && showsMercy(g, g.lead());
}

/**
 * Decides a fourth down in overtime, where no team punts: kick when three points win, tie or open the period, else go
 * for it.
 */
function overtimeCall(g: GameState, lead: number): number {
  if (lead < -FIELD_GOAL_POINTS) return GO;
  return g.distance <= 1 && lead > -FIELD_GOAL_POINTS && g.dice.float() < g.tuning.fourthDown.overtimeGo
    ? GO
    : CALL_FIELD_GOAL;
}

/** Whether a punt is expected on fourth down: the team need not go for it and is out of field goal range. */
export function wouldPunt(g: GameState): boolean {
  if (g.down !== DOWNS) return false;
  return g.lead() >= 0 && fieldGoalChance(g, placeKickYards(g.ball)) < g.tuning.fourthDown.worstKick;
}
