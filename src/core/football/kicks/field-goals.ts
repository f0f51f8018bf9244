import { BLOCKED, END_OF_DRIVE_FLAG, EXTRA_POINT, FIELD_GOAL, GOOD, MISSED } from '../../model/plays/play-codes.ts';
import {
  FIELD_GOAL_POINTS,
  FIELD_YARDS,
  KICKED_TRY_POINTS,
  placeKickYards,
  TWO_POINT_TRY_POINTS,
} from '../../model/rules.ts';
import { exponentialYards } from '../contact.ts';
import { CLOCK_STOPS, type Play } from '../play.ts';
import { endPossession, touchdownAgainst } from '../settle.ts';
import type { GameState } from '../state.ts';

/** Returns the chance that today's kicker makes an unblocked kick from `yards` (whole) in today's weather. */
export function fieldGoalChance(g: GameState, yards: number): number {
  const usual = g.off.fieldGoals[yards]!;
  const odds = g.day.fieldGoals;
  return odds === 1 ? usual : (odds * usual) / (1 - usual + odds * usual);
}

/** Plays a field goal try from scrimmage. */
export function fieldGoal(g: GameState): void {
  const p = g.play;
  const knobs = g.tuning.fieldGoals;
  p.kind = FIELD_GOAL;
  p.actor = g.off.kicker;
  p.kickOrAir = placeKickYards(g.ball);
  p.seconds = knobs.seconds;
  p.clock = CLOCK_STOPS;
  g.beforeKick();
  if (g.dice.float() < knobs.blocked && !g.isGood(false)) {
    blockedFieldGoal(g, p);
    return;
  }
  if (g.isGood(g.dice.float() < fieldGoalChance(g, p.kickOrAir))) {
    p.result = GOOD;
    p.flags |= END_OF_DRIVE_FLAG;
    g.addPoints(FIELD_GOAL_POINTS, true);
    g.kickoffBy(g.offense, false);
    return;
  }
  p.result = MISSED;
  if (p.kickOrAir >= knobs.returnedFrom && g.dice.float() < knobs.missReturned) missReturned(g, p);
  else endPossession(g, p, Math.max(g.rules.touchback, FIELD_YARDS - g.ball));
}

/** Plays the return of a long miss that falls short. */
function missReturned(g: GameState, p: Play): void {
  const { dice, def } = g;
  const knobs = g.tuning.fieldGoals;
  p.returner = def.returners[0];
  p.returnYards = Math.min(FIELD_YARDS, 1 + exponentialYards(g, knobs.missReturn));
  p.seconds += knobs.missReturnSeconds;
  if (p.returnYards === FIELD_YARDS) {
    touchdownAgainst(g, p);
    return;
  }
  p.tackler = g.off.lineup.linemen.draw(dice);
  endPossession(g, p, p.returnYards);
}

/** Plays a blocked field goal: the opponent's ball at the previous spot, or further on if it is returned. */
function blockedFieldGoal(g: GameState, p: Play): void {
  const knobs = g.tuning.fieldGoals;
  p.result = BLOCKED;
  p.defender = g.def.lineup.rushers.draw(g.dice);
  if (g.dice.float() < knobs.blockReturned) {
    p.returner = g.def.lineup.passTacklers.draw(g.dice);
    p.returnYards = Math.min(g.ball, exponentialYards(g, knobs.blockReturn));
    if (p.returnYards === g.ball) {
      touchdownAgainst(g, p);
      return;
    }
  }
  endPossession(g, p, FIELD_YARDS - g.ball + p.returnYards);
}

/** Plays an extra point. */
export function extraPoint(g: GameState): void {
  const p = g.play;
  const knobs = g.tuning.fieldGoals;
  p.kind = EXTRA_POINT;
  p.actor = g.off.kicker;
  p.kickOrAir = placeKickYards(g.ball);
  const usual =
    knobs.extraPoint + knobs.extraPointPerPoint * (g.off.ratings[g.off.kicker]! - g.tuning.strength.average);
  const good = g.ball < FIELD_YARDS - g.rules.tryLine ? fieldGoalChance(g, p.kickOrAir) : usual;
  g.beforeKick();
  const roll = g.dice.float();
  if (g.isGood(roll < Math.min(knobs.extraPointMost, good))) {
    p.result = GOOD;
    g.addPoints(KICKED_TRY_POINTS, true);
  } else if (roll > 1 - knobs.extraPointBlocked) {
    p.result = BLOCKED;
    p.defender = g.def.lineup.rushers.draw(g.dice);
    if (g.dice.float() < knobs.extraPointReturned) returnTry(g, p);
  } else p.result = MISSED;
}

/** Plays a defensive return of a try for two points (8-3-1). */
export function returnTry(g: GameState, p: Play): void {
  p.returner = g.def.lineup.deepTacklers.draw(g.dice);
  p.returnYards = g.ball;
  g.addPoints(TWO_POINT_TRY_POINTS, false);
}
