import { mapEach } from '../../model/lists.ts';
import { GOOD, MISSED, TWO_POINT_PASS, TWO_POINT_RUN } from '../../model/plays/play-codes.ts';
import {
  FIELD_GOAL_POINTS,
  KICKED_TRY_POINTS,
  QUARTERS,
  TOUCHDOWN_POINTS,
  TWO_POINT_TRY_POINTS,
} from '../../model/rules.ts';
import { chanceWithoutBall, pointWorth } from '../chances/win-probability.ts';
import type { GameState } from '../state.ts';
import { extraPoint, returnTry } from './field-goals.ts';

const EVEN = 0.5;

/**
 * Leads after a made two-point try for which every coach's chart says to go for two late: a tie, a field goal, a
 * touchdown.
 */
const CHART = [0 - FIELD_GOAL_POINTS, 0, FIELD_GOAL_POINTS, TOUCHDOWN_POINTS + KICKED_TRY_POINTS];

/** Plays the try after a touchdown: kick or two-point play. */
export function playTry(g: GameState): void {
  if (mustTryTwo(g) || goesForTwo(g)) twoPointPlay(g);
  else extraPoint(g);
}

function mustTryTwo(g: GameState): boolean {
  return g.quarter - QUARTERS >= g.rules.overtime.mustTryTwoFrom;
}

function goesForTwo(g: GameState): boolean {
  const staff = wantsTwo(g);
  return g.sideline === null ? staff : g.sideline.goesForTwo(g, staff);
}

/** Returns the win probability after choosing a kick or a two-point play, at their usual success rates. */
export function tryChances(g: GameState): { kick: number; two: number } {
  const [none, one, two] = mapEach([0, KICKED_TRY_POINTS, TWO_POINT_TRY_POINTS], (points) =>
    chanceWithoutBall(g, g.gameSeconds(), g.lead() + points, g.tuning.winProbability.kickedTo),
  );
  const { extraPoint: good } = g.tuning.fieldGoals;
  const { twoPoint } = g.tuning.tries;
  return { kick: good * one + (1 - good) * none, two: twoPoint * two + (1 - twoPoint) * none };
}

/**
 * Whether the coach goes for two: if it leaves the better win probability by enough points' worth, with a higher bar
 * early in a game, and most prefer the extra point that leaves a touchdown to tie. Bold coaches need less; in the last
 * minutes all of them go by the chart.
 */
function wantsTwo(g: GameState): boolean {
  const knobs = g.tuning.tries;
  const lead = g.lead();
  if (g.quarter > QUARTERS) return lead === -1 && g.dice.float() < knobs.overtimeWin;
  if (lead >= knobs.outOfReach) return false;
  const seconds = g.gameSeconds();
  const { kickedTo } = g.tuning.winProbability;
  const none = chanceWithoutBall(g, seconds, lead, kickedTo);
  const one = chanceWithoutBall(g, seconds, lead + KICKED_TRY_POINTS, kickedTo) - none;
  const two = chanceWithoutBall(g, seconds, lead + TWO_POINT_TRY_POINTS, kickedTo) - none;
  const gain = (knobs.twoPoint * two - g.tuning.fieldGoals.extraPoint * one) / pointWorth(g);
  if (g.quarter === QUARTERS && g.clock <= knobs.chartSeconds)
    return CHART.includes(lead + TWO_POINT_TRY_POINTS) || gain > knobs.chartGain + careOfTies(g, lead);
  const early = g.quarter < QUARTERS;
  const care =
    knobs.care + (early ? knobs.careEarly : 0) + careOfTies(g, lead) - knobs.boldness * g.off.sheet.style.boldness;
  return gain > care + g.dice.normal() * (early ? knobs.moodEarly : knobs.mood);
}

/** Returns the extra points by which most coaches prefer a kick that ties the game, or leaves a touchdown to tie it. */
function careOfTies(g: GameState, lead: number): number {
  const behind = 0 - lead - KICKED_TRY_POINTS;
  if (behind === 0) return g.tuning.tries.careTie;
  return behind === TOUCHDOWN_POINTS + KICKED_TRY_POINTS ? g.tuning.tries.careTouchdown : 0;
}

/** Plays a two-point try, run or pass; a better offense succeeds more often, unless the odds are `even`. */
export function twoPointPlay(g: GameState, even = false): void {
  const p = g.play;
  const { off, def, dice } = g;
  const knobs = g.tuning.tries;
  const edge = off.attack + off.quarterbackRating - def.resist - def.lineup.coverage;
  const chance = even ? EVEN : knobs.twoPoint + knobs.twoPointPerPoint * edge * g.tuning.strength.effect;
  const passing = dice.float() < knobs.twoPointPass;
  p.kind = passing ? TWO_POINT_PASS : TWO_POINT_RUN;
  if (passing) {
    p.actor = off.quarterback;
    p.target = off.lineup.targets.draw(dice);
  } else {
    p.actor = dice.float() < knobs.twoPointKeep ? off.quarterback : off.lineup.carriers.draw(dice);
  }
  if (dice.float() < chance) {
    p.result = GOOD;
    g.addPoints(TWO_POINT_TRY_POINTS, true);
    return;
  }
  p.result = MISSED;
  if (dice.float() < (even ? 0 : knobs.twoPointReturned)) returnTry(g, p);
}
