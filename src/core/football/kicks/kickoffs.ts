import {
  FAIR_CATCH,
  FREE_KICK_FLAG,
  KICKOFF,
  ONSIDE_FAILED,
  ONSIDE_FLAG,
  ONSIDE_RECOVERED,
  OUT_OF_BOUNDS,
  RETURNED,
  TOUCHBACK,
  TOUCHDOWN_FLAG,
} from '../../model/plays/play-codes.ts';
import { FIELD_YARDS, KICKOFF_LEAST_YARDS, POSSESSION_POINTS, QUARTERS, TOUCHDOWN_POINTS } from '../../model/rules.ts';
import { exponentialYards, tackle } from '../contact.ts';
import { KICK_OUT_OF_BOUNDS, ON_OFFENSE } from '../fouls/fouls.ts';
import { CLOCK_READY, CLOCK_STOPS, type Play } from '../play.ts';
import { other } from '../settle.ts';
import { type GameState, PHASE_FREE_KICK } from '../state.ts';
import { blockInBack } from './punts.ts';

/** Plays a kickoff, or the free kick after a safety (a punt or a place kick). */
export function kickoff(g: GameState): void {
  const p = g.play;
  const free = g.phase === PHASE_FREE_KICK;
  p.kind = KICKOFF;
  if (free) p.flags |= FREE_KICK_FLAG;
  p.actor = g.off.kicker;
  p.clock = g.rules.clockStopsOnPossession ? CLOCK_STOPS : CLOCK_READY;
  g.carriedYards = 0;
  if (!free && kicksOnside(g)) {
    onside(g, p);
    g.sideline?.afterPlay();
    return;
  }
  const knobs = g.tuning.kickoffs;
  const { dice } = g;
  if (g.rules.clockStartsOnKick) p.seconds = knobs.hangSeconds;
  const leg = g.off.ratings[g.off.kicker]! - g.tuning.strength.average;
  const toGoal = FIELD_YARDS - g.ball;
  const mean = free ? knobs.freeLength : knobs.length;
  const length = Math.round(dice.normal(mean + knobs.perPoint * leg + g.day.kicks, knobs.spread));
  if (length >= toGoal + knobs.deepEnough || (length >= toGoal && dice.float() < knobs.kneelShare)) {
    touchback(g, p, toGoal);
    return;
  }
  if (dice.float() < knobs.outOfBounds) {
    outOfBounds(g, p);
    return;
  }
  p.kickOrAir = Math.max(knobs.least, Math.min(length, toGoal - 1));
  const spot = toGoal - p.kickOrAir;
  const returner = g.def.returners[dice.float() < knobs.firstReturner ? 1 : 0]!;
  if (g.rules.kickoffFairCatchLine !== null && spot <= knobs.fairCatchInside && dice.float() < knobs.fairCatch) {
    fairCatch(g, p, returner, spot);
    return;
  }
  kickReturn(g, p, returner, spot);
}

function kicksOnside(g: GameState): boolean {
  const staff = wantsOnside(g);
  return g.sideline === null ? staff : g.sideline.onside(g, staff);
}

/**
 * Whether the kicking team tries an onside kick: when it trails and needs the ball back, and rarely otherwise, but never
 * with a lead of two scores.
 */
function wantsOnside(g: GameState): boolean {
  const knobs = g.tuning.kickoffs;
  const roll = g.dice.float();
  if (expectsOnside(g)) return roll < knobs.onsideLate;
  return roll < knobs.onsideSurprise && g.lead() <= POSSESSION_POINTS;
}

/**
 * Whether the receiving team has its hands team in: the kicking team trails and needs the ball back before time runs
 * out.
 */
export function expectsOnside(g: GameState): boolean {
  const knobs = g.tuning.kickoffs;
  const lead = g.lead();
  if (g.quarter !== QUARTERS || lead >= 0 || lead < -knobs.onsideLead) return false;
  const scores = Math.ceil(-lead / POSSESSION_POINTS);
  return g.clock < knobs.onsideSeconds * scores - knobs.onsidePerTimeout * g.timeouts[g.offense]!;
}

function onside(g: GameState, p: Play): void {
  const { dice } = g;
  const knobs = g.tuning.kickoffs;
  p.flags |= ONSIDE_FLAG;
  p.kickOrAir = KICKOFF_LEAST_YARDS + dice.int(knobs.onsideBeyond + 1);
  p.seconds = knobs.onsideTakes;
  const spot = g.ball + p.kickOrAir;
  if (dice.float() < knobs.onsideRecovered + g.off.tactics.onside) {
    p.result = ONSIDE_RECOVERED;
    p.recoverer = g.off.lineup.coverers.draw(dice) + 1;
    p.clock = CLOCK_STOPS;
    g.startPossession(g.offense, spot);
    return;
  }
  p.result = ONSIDE_FAILED;
  p.recoverer = -(g.def.lineup.targets.draw(dice) + 1);
  g.startPossession(other(g.offense), FIELD_YARDS - spot);
}

function touchback(g: GameState, p: Play, toGoal: number): void {
  p.result = TOUCHBACK;
  p.kickOrAir = toGoal;
  g.startPossession(other(g.offense), g.rules.kickoffTouchback);
}

/** Spots a kickoff out of bounds: the receiving team gets it this many yards from the kick. */
function outOfBounds(g: GameState, p: Play): void {
  p.result = OUT_OF_BOUNDS;
  p.kickOrAir = g.rules.kickoffOutOfBounds;
  p.penalty = KICK_OUT_OF_BOUNDS;
  p.penaltyCall = ON_OFFENSE;
  p.penaltySlot = p.actor;
  g.startPossession(other(g.offense), FIELD_YARDS - g.ball - p.kickOrAir);
}

/** Plays a fair catch. Legal in every season, but returners only fair catch kickoffs once that is a touchback. */
function fairCatch(g: GameState, p: Play, returner: number, spot: number): void {
  p.result = FAIR_CATCH;
  p.returner = returner;
  const { kickoffFairCatchLine, kickoffTouchback } = g.rules;
  const ball = kickoffFairCatchLine !== null && spot <= kickoffFairCatchLine ? kickoffTouchback : spot;
  g.startPossession(other(g.offense), ball);
}

function kickReturn(g: GameState, p: Play, returner: number, spot: number): void {
  const { dice } = g;
  const knobs = g.tuning.kickoffs;
  const receiver = other(g.offense);
  p.result = RETURNED;
  p.returner = returner;
  p.seconds += knobs.returnSeconds;
  const skill = knobs.returnPerPoint * (g.def.ratings[returner]! - g.tuning.strength.averageReturner);
  p.returnYards = Math.max(0, Math.round(dice.normal(knobs.returnMean + skill, knobs.returnSpread)));
  if (dice.float() < knobs.longShare) p.returnYards += exponentialYards(g, knobs.longReturn);
  if (spot + p.returnYards >= FIELD_YARDS) {
    p.returnYards = FIELD_YARDS - spot;
    p.seconds += knobs.touchdownSeconds - knobs.returnSeconds;
    p.flags |= TOUCHDOWN_FLAG;
    g.addPoints(TOUCHDOWN_POINTS, false);
    g.tryBy(receiver);
    return;
  }
  tackle(g, p, g.off.lineup.passTacklers);
  let ball = Math.max(1, spot + p.returnYards);
  if (dice.float() < knobs.fumbled) {
    p.fumbler = -(returner + 1);
    p.forcer = p.tackler;
    if (dice.float() < g.tuning.fumbles.returnLostShare) {
      p.recoverer = g.off.lineup.passTacklers.draw(dice) + 1;
      g.startPossession(g.offense, FIELD_YARDS - ball);
      return;
    }
    p.recoverer = -(returner + 1);
  } else if (dice.float() * g.tuning.penalties.kickReturns < g.tuning.penalties.blockInBackKickoff) {
    ball -= blockInBack(g, p, ball);
  }
  g.startPossession(receiver, ball);
}
