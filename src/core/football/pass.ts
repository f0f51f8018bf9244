import { COMPLETE, DROP_FLAG, INCOMPLETE, INTERCEPTION, PASS, SACK, SCRAMBLE } from '../model/plays/play-codes.ts';
import { FIELD_YARDS, POSSESSION_POINTS, QUARTERS, RED_ZONE_YARDS, SERIES_YARDS } from '../model/rules.ts';
import { isHeave, mustReachEndZone } from './calling/heave.ts';
import { breakChance, exponentialYards, finishCarry, fumble, humpYards } from './contact.ts';
import { BEHIND, DEEP, MEDIUM, SHORT } from './depths.ts';
import { CLOCK_STOPS, type Play } from './play.ts';
import type { GameState } from './state.ts';

/** Yards into the red zone from which every first down is goal to go. */
const GOAL_TO_GO_FROM = RED_ZONE_YARDS - SERIES_YARDS;

/** Plays a dropback: sack, scramble, or a throw. */
export function dropBack(g: GameState): void {
  const p = g.play;
  const { off, def, dice } = g;
  const knobs = g.tuning;
  p.actor = off.quarterback;
  const rusher = def.lineup.rushers.draw(dice);
  const edge = protectionEdge(g, rusher);
  const pressure = -knobs.sacks.perPoint * edge - knobs.sacks.mobility * off.mobility;
  const scramble =
    def.tactics.scrambles *
    knobs.scrambles.share *
    Math.max(knobs.scrambles.least, 1 + knobs.scrambles.mobility * off.mobility);
  const roll = dice.float();
  if (roll >= 1 - knobs.tricks.share) {
    trick(g, p);
    return;
  }
  const sack = knobs.sacks.share * def.tactics.sacks * off.tactics.sacksTaken * Math.exp(pressure);
  if (roll < sack) {
    sacked(g, p, rusher);
    return;
  }
  if (roll < sack + scramble) {
    scrambles(g, p);
    return;
  }
  throwBall(g, p, off.quarterbackRating);
}

/** Plays a trick play: a ball carrier throws the pass. */
function trick(g: GameState, p: Play): void {
  const { off, dice } = g;
  p.actor = off.lineup.carriers.draw(dice);
  throwBall(g, p, off.quarterbackRating - g.tuning.tricks.worse);
}

function protectionEdge(g: GameState, rusher: number): number {
  const { off, def } = g;
  const knobs = g.tuning.strength;
  const protect =
    off.attack +
    (1 - knobs.protectQuarterback) * off.lineup.passBlock +
    knobs.protectQuarterback * off.quarterbackRating;
  const rush = def.resist + (1 - knobs.rushMan) * def.lineup.passRush + knobs.rushMan * def.ratings[rusher]!;
  return (protect - rush) * knobs.effect;
}

function sacked(g: GameState, p: Play, rusher: number): void {
  const knobs = g.tuning.sacks;
  p.kind = SACK;
  p.yards = -Math.min(g.ball, lossOfSack(g));
  if (g.ball + p.yards <= 0 && g.dice.float() < knobs.escapes) p.yards = 1 - g.ball;
  p.tackler = rusher;
  if (g.dice.float() < knobs.sharedShare) p.assist = g.def.lineup.rushers.drawOther(g.dice, rusher);
  p.seconds = knobs.seconds;
  if (g.dice.float() < g.tuning.fumbles.sack) fumble(g, p, p.actor);
}

/**
 * Draws the yards lost to a sack: the depth of the dropback, seldom much more. Only a part of the yards beyond
 * `deepFrom` counts, since a passer chased that far throws the ball away.
 */
export function lossOfSack(g: GameState): number {
  const knobs = g.tuning.sacks;
  const back = 1 + humpYards(g, knobs.yards);
  return back <= knobs.deepFrom ? back : knobs.deepFrom + (((back - knobs.deepFrom) * knobs.deepKept) | 0);
}

function scrambles(g: GameState, p: Play): void {
  const knobs = g.tuning.scrambles;
  p.kind = SCRAMBLE;
  const edge = 1 + knobs.mobilityYards * g.off.mobility;
  p.yards =
    g.dice.float() < knobs.stopped ? 0 - exponentialYards(g, knobs.stoppedLoss) : 1 + humpYards(g, knobs.yards * edge);
  if (g.dice.float() < knobs.breakShare) p.yards += exponentialYards(g, knobs.breakMean);
  p.seconds = knobs.seconds;
  finishCarry(g, p, p.actor, knobs.outOfBounds);
}

/** Draws the intended depth of a throw: by receiver, by style, and by what is needed. */
function depthOf(g: GameState, target: number, prevented: number): number {
  const { off, dice } = g;
  const knobs = g.tuning.pass;
  const position = off.sheet.players[target]!.position;
  let shift = knobs.depthStyle * off.sheet.style.depth + off.tactics.depth;
  if (position === 'rb') shift += knobs.depthBack;
  else shift += position === 'te' ? knobs.depthTightEnd : knobs.depthWide;
  if (g.down >= 3 && g.distance >= knobs.depthNeedFrom) shift += knobs.depthNeed;
  if (g.clock < knobs.lastChanceSeconds && (g.quarter === 2 || (g.quarter === QUARTERS && g.lead() < 0)))
    shift += knobs.depthLastChance;
  else shift += knobs.preventDepth * prevented;
  const roll = dice.float() + shift;
  if (off.tactics.aim >= 0) return calledDepth(g, roll - shift);
  if (roll < knobs.behindShare) return BEHIND;
  if (roll < knobs.behindShare + knobs.shortShare) return SHORT;
  if (roll < knobs.behindShare + knobs.shortShare + knobs.mediumShare) return MEDIUM;
  return DEEP;
}

/** Returns the depth of a called throw. A passer who finds the deep receiver covered throws short. */
function calledDepth(g: GameState, roll: number): number {
  const { aim } = g.off.tactics;
  return aim >= MEDIUM && roll < g.tuning.sideline.checkDown ? SHORT : aim;
}

/**
 * Returns how far the defense plays prevent, 0 to 1, giving up short throws to stop the deep ones: ahead with little
 * time left, earlier but less the more scores it leads by.
 */
function prevents(g: GameState): number {
  if (g.quarter !== QUARTERS) return 0;
  const knobs = g.tuning.pass;
  const behind = 0 - g.lead();
  if (behind <= 0 || behind > knobs.preventScores * POSSESSION_POINTS) return 0;
  const scores = Math.ceil(behind / POSSESSION_POINTS);
  if (g.clock > knobs.preventSeconds * scores) return 0;
  let share = 1;
  for (let score = 1; score < scores; score++) share *= knobs.preventFade;
  return share;
}

/** Draws the yards from the line of scrimmage to where the ball comes down, never beyond the end zone. */
function airYards(g: GameState, depth: number): number {
  const { dice } = g;
  const knobs = g.tuning.pass;
  let air: number;
  if (depth === BEHIND) air = dice.int(knobs.behindMost + 1) - knobs.behindMost;
  else if (depth === SHORT) air = 1 + dice.int(knobs.mediumFrom - 1);
  else if (depth === MEDIUM) air = knobs.mediumFrom + dice.int(knobs.deepFrom - knobs.mediumFrom);
  else air = knobs.deepFrom + exponentialYards(g, knobs.deepMean);
  const most = FIELD_YARDS - g.ball + dice.int(knobs.endZoneDepth + 1);
  return Math.max(Math.min(air, most, knobs.longest), 1 - g.ball);
}

function depthClass(g: GameState, air: number): number {
  const knobs = g.tuning.pass;
  if (air <= 0) return BEHIND;
  if (air < knobs.mediumFrom) return SHORT;
  return air < knobs.deepFrom ? MEDIUM : DEEP;
}

/** Plays a throw by a passer of `rating`. */
function throwBall(g: GameState, p: Play, rating: number): void {
  const { off, def, dice } = g;
  const knobs = g.tuning.pass;
  p.kind = PASS;
  p.target = off.lineup.targets.draw(dice);
  if (p.target === p.actor) p.target = off.quarterback;
  const coverer = def.lineup.coverers.draw(dice);
  const edge = passEdge(g, rating, p.target, coverer);
  if (isHeave(g)) {
    heave(g, p, coverer, edge);
    return;
  }
  const prevented = prevents(g);
  let depth = depthOf(g, p.target, prevented);
  p.kickOrAir = airYards(g, depth);
  if (g.down >= 3 && p.kickOrAir < g.distance && g.distance <= knobs.sticksYards && dice.float() < knobs.sticks) {
    p.kickOrAir = g.distance + dice.int(knobs.sticksBeyond + 1);
  }
  const toGoal = FIELD_YARDS - g.ball;
  if (p.kickOrAir < toGoal && mustReachEndZone(g)) p.kickOrAir = toGoal + dice.int(knobs.endZoneDepth + 1);
  const deepest = toGoal + knobs.endZoneDepth;
  if (p.kickOrAir > deepest) p.kickOrAir = deepest;
  depth = depthClass(g, p.kickOrAir);
  const inRedZone = g.ball - FIELD_YARDS + RED_ZONE_YARDS;
  const tight =
    inRedZone > 0 ? knobs.redZoneTight * inRedZone + knobs.goalTight * Math.max(0, inRedZone - GOAL_TO_GO_FROM) : 0;
  const covered = depth <= SHORT ? def.tactics.short : def.tactics.beyond;
  const complete =
    knobs.completionBase +
    completionShift(g, depth) +
    knobs.completionPerPoint * edge -
    tight +
    knobs.preventCompletion * prevented +
    g.day.completion +
    covered;
  const intercepted = interceptionChance(g, depth, edge);
  p.seconds = depth === DEEP ? knobs.deepSeconds : knobs.seconds;
  const roll = dice.float();
  if (roll < intercepted) {
    interception(g, p, coverer);
    return;
  }
  if (roll < intercepted + complete) {
    caught(g, p, depth, edge);
    return;
  }
  incomplete(g, p, coverer, edge);
}

/** Throws a heave into the end zone as time runs out: a crowd of defenders waits for it. */
function heave(g: GameState, p: Play, coverer: number, edge: number): void {
  const knobs = g.tuning.heaves;
  p.kickOrAir = FIELD_YARDS - g.ball + g.dice.int(g.tuning.pass.endZoneDepth + 1);
  p.seconds = g.tuning.pass.deepSeconds;
  const roll = g.dice.float();
  if (roll < knobs.caught) caught(g, p, DEEP, edge);
  else if (roll < knobs.caught + knobs.intercepted) interception(g, p, coverer);
  else incomplete(g, p, coverer, edge);
}

/**
 * Returns the rating points by which passer, receiver and line beat the covering defender, the rest of the coverage and
 * the rush.
 */
function passEdge(g: GameState, rating: number, target: number, coverer: number): number {
  const { off, def } = g;
  const knobs = g.tuning.strength;
  const attack =
    off.attack +
    knobs.passQuarterback * rating +
    knobs.passTarget * off.ratings[target]! +
    knobs.passLine * off.lineup.passBlock;
  const resist =
    def.resist +
    knobs.coverMan * def.ratings[coverer]! +
    knobs.coverUnit * def.lineup.coverage +
    knobs.coverRush * def.lineup.passRush;
  return (attack - resist) * knobs.effect + g.adjusted();
}

function completionShift(g: GameState, depth: number): number {
  const knobs = g.tuning.pass;
  if (depth === BEHIND) return knobs.behindCompletion;
  if (depth === SHORT) return knobs.shortCompletion;
  return depth === MEDIUM ? knobs.mediumCompletion : knobs.deepCompletion;
}

function interceptionChance(g: GameState, depth: number, edge: number): number {
  const knobs = g.tuning.pass;
  const risk =
    depth === BEHIND
      ? knobs.behindRisk
      : depth === SHORT
        ? knobs.shortRisk
        : depth === MEDIUM
          ? knobs.mediumRisk
          : knobs.deepRisk;
  return Math.min(
    knobs.interceptionMost,
    knobs.interceptionRate * risk * forced(g) * Math.exp(-knobs.interceptionPerPoint * edge),
  );
}

/**
 * Returns how much more often than usual a passer is intercepted because of the score: behind he must throw into
 * waiting coverage, the more so the less time is left; ahead he takes no risk.
 */
function forced(g: GameState): number {
  const knobs = g.tuning.pass;
  if (g.quarter > QUARTERS) return 1;
  const lead = g.lead();
  if (lead === 0) return 1;
  const played = 1 - g.gameSeconds() / (QUARTERS * g.rules.quarterSeconds);
  if (lead > 0) return 1 - Math.min(knobs.carefulMost, knobs.carefulPerPoint * lead * played);
  const late = g.quarter === QUARTERS && g.clock < knobs.desperateSeconds ? knobs.desperateRisk : 1;
  return late * (1 + Math.min(knobs.forcedMost, knobs.forcedPerPoint * -lead * played));
}

function caught(g: GameState, p: Play, depth: number, edge: number): void {
  const { dice } = g;
  const knobs = g.tuning.pass;
  p.result = COMPLETE;
  if (g.ball + p.kickOrAir >= FIELD_YARDS) {
    p.kickOrAir = FIELD_YARDS - g.ball;
    p.yards = p.kickOrAir;
    return;
  }
  const base =
    depth === BEHIND
      ? knobs.behindAfter
      : depth === SHORT
        ? knobs.shortAfter
        : depth === MEDIUM
          ? knobs.mediumAfter
          : knobs.deepAfter;
  const after = Math.max(knobs.afterLeast, base * (1 + knobs.afterPerPoint * edge));
  p.yards = p.kickOrAir + exponentialYards(g, after);
  if (dice.float() < breakChance(g, knobs, edge)) p.yards += exponentialYards(g, knobs.breakMean);
  p.seconds += p.yards > knobs.longCatchFrom ? knobs.longCatchSeconds : knobs.catchSeconds;
  const sideline = hurried(g) ? knobs.outOfBoundsHurried : knobs.outOfBounds;
  finishCarry(g, p, p.target, sideline);
}

function hurried(g: GameState): boolean {
  const knobs = g.tuning.pass;
  if (g.quarter === 2) return g.clock < knobs.hurriedHalf;
  return g.quarter === QUARTERS && g.clock < knobs.hurriedEnd && g.lead() < 0;
}

function incomplete(g: GameState, p: Play, coverer: number, edge: number): void {
  const knobs = g.tuning.pass;
  p.result = INCOMPLETE;
  p.clock = CLOCK_STOPS;
  const roll = g.dice.float();
  if (roll < knobs.brokenUpShare - knobs.dropPerPoint * edge) {
    p.defender = coverer;
  } else if (
    roll <
    knobs.brokenUpShare + knobs.dropShare - knobs.dropPerPoint * (g.off.ratings[p.target]! - g.tuning.strength.average)
  ) {
    p.flags |= DROP_FLAG;
  }
}

/** Plays an interception where the ball came down; the offense tackles. */
function interception(g: GameState, p: Play, coverer: number): void {
  const { dice } = g;
  const knobs = g.tuning.pass;
  p.result = INTERCEPTION;
  p.returner = coverer;
  p.clock = CLOCK_STOPS;
  const spot = g.ball + p.kickOrAir;
  if (spot >= FIELD_YARDS && dice.float() < knobs.endZoneDowned) return;
  if (dice.float() < knobs.returnNone) {
    tackleReturner(g, p);
    return;
  }
  p.returnYards = exponentialYards(g, dice.float() < knobs.longReturnShare ? knobs.longReturn : knobs.returnMean);
  p.seconds += knobs.returnSeconds;
  if (p.returnYards >= spot) p.returnYards = spot;
  else tackleReturner(g, p);
}

function tackleReturner(g: GameState, p: Play): void {
  const { off, dice } = g;
  p.tackler =
    dice.float() < g.tuning.pass.tackledByTargets ? off.lineup.targets.draw(dice) : off.lineup.linemen.draw(dice);
}
