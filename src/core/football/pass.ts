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
  const k = g.tuning;
  p.actor = off.quarterback;
  const rusher = def.lineup.rushers.draw(dice);
  const edge = protectionEdge(g, rusher);
  const pressure = -k.sacks.perPoint * edge - k.sacks.mobility * off.mobility;
  const scramble =
    def.tactics.scrambles * k.scrambles.share * Math.max(k.scrambles.least, 1 + k.scrambles.mobility * off.mobility);
  const roll = dice.float();
  if (roll >= 1 - k.tricks.share) {
    trick(g, p);
    return;
  }
  const sack = k.sacks.share * def.tactics.sacks * off.tactics.sacksTaken * Math.exp(pressure);
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
  const k = g.tuning.strength;
  const protect =
    off.attack + (1 - k.protectQuarterback) * off.lineup.passBlock + k.protectQuarterback * off.quarterbackRating;
  const rush = def.resist + (1 - k.rushMan) * def.lineup.passRush + k.rushMan * def.ratings[rusher]!;
  return (protect - rush) * k.effect;
}

function sacked(g: GameState, p: Play, rusher: number): void {
  const k = g.tuning.sacks;
  p.kind = SACK;
  p.yards = -Math.min(g.ball, lossOfSack(g));
  if (g.ball + p.yards <= 0 && g.dice.float() < k.escapes) p.yards = 1 - g.ball;
  p.tackler = rusher;
  if (g.dice.float() < k.sharedShare) p.assist = g.def.lineup.rushers.drawOther(g.dice, rusher);
  p.seconds = k.seconds;
  if (g.dice.float() < g.tuning.fumbles.sack) fumble(g, p, p.actor);
}

/**
 * Draws the yards lost to a sack: the depth of the dropback, seldom much more. Only a part of the yards beyond
 * `deepFrom` counts, since a passer chased that far throws the ball away.
 */
export function lossOfSack(g: GameState): number {
  const k = g.tuning.sacks;
  const back = 1 + humpYards(g, k.yards);
  return back <= k.deepFrom ? back : k.deepFrom + (((back - k.deepFrom) * k.deepKept) | 0);
}

function scrambles(g: GameState, p: Play): void {
  const k = g.tuning.scrambles;
  p.kind = SCRAMBLE;
  const edge = 1 + k.mobilityYards * g.off.mobility;
  p.yards = g.dice.float() < k.stopped ? 0 - exponentialYards(g, k.stoppedLoss) : 1 + humpYards(g, k.yards * edge);
  if (g.dice.float() < k.breakShare) p.yards += exponentialYards(g, k.breakMean);
  p.seconds = k.seconds;
  finishCarry(g, p, p.actor, k.outOfBounds);
}

/** Draws the intended depth of a throw: by receiver, by style, and by what is needed. */
function depthOf(g: GameState, target: number, prevented: number): number {
  const { off, dice } = g;
  const k = g.tuning.pass;
  const position = off.sheet.players[target]!.position;
  let shift = k.depthStyle * off.sheet.style.depth + off.tactics.depth;
  if (position === 'rb') shift += k.depthBack;
  else shift += position === 'te' ? k.depthTightEnd : k.depthWide;
  if (g.down >= 3 && g.distance >= k.depthNeedFrom) shift += k.depthNeed;
  if (g.clock < k.lastChanceSeconds && (g.quarter === 2 || (g.quarter === QUARTERS && g.lead() < 0)))
    shift += k.depthLastChance;
  else shift += k.preventDepth * prevented;
  const roll = dice.float() + shift;
  if (off.tactics.aim >= 0) return calledDepth(g, roll - shift);
  if (roll < k.behindShare) return BEHIND;
  if (roll < k.behindShare + k.shortShare) return SHORT;
  if (roll < k.behindShare + k.shortShare + k.mediumShare) return MEDIUM;
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
  const k = g.tuning.pass;
  const behind = 0 - g.lead();
  if (behind <= 0 || behind > k.preventScores * POSSESSION_POINTS) return 0;
  const scores = Math.ceil(behind / POSSESSION_POINTS);
  if (g.clock > k.preventSeconds * scores) return 0;
  let share = 1;
  for (let score = 1; score < scores; score++) share *= k.preventFade;
  return share;
}

/** Draws the yards from the line of scrimmage to where the ball comes down, never beyond the end zone. */
function airYards(g: GameState, depth: number): number {
  const { dice } = g;
  const k = g.tuning.pass;
  let air: number;
  if (depth === BEHIND) air = dice.int(k.behindMost + 1) - k.behindMost;
  else if (depth === SHORT) air = 1 + dice.int(k.mediumFrom - 1);
  else if (depth === MEDIUM) air = k.mediumFrom + dice.int(k.deepFrom - k.mediumFrom);
  else air = k.deepFrom + exponentialYards(g, k.deepMean);
  const most = FIELD_YARDS - g.ball + dice.int(k.endZoneDepth + 1);
  return Math.max(Math.min(air, most, k.longest), 1 - g.ball);
}

function depthClass(g: GameState, air: number): number {
  const k = g.tuning.pass;
  if (air <= 0) return BEHIND;
  if (air < k.mediumFrom) return SHORT;
  return air < k.deepFrom ? MEDIUM : DEEP;
}

/** Plays a throw by a passer of `rating`. */
function throwBall(g: GameState, p: Play, rating: number): void {
  const { off, def, dice } = g;
  const k = g.tuning.pass;
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
  if (g.down >= 3 && p.kickOrAir < g.distance && g.distance <= k.sticksYards && dice.float() < k.sticks) {
    p.kickOrAir = g.distance + dice.int(k.sticksBeyond + 1);
  }
  const toGoal = FIELD_YARDS - g.ball;
  if (p.kickOrAir < toGoal && mustReachEndZone(g)) p.kickOrAir = toGoal + dice.int(k.endZoneDepth + 1);
  const deepest = toGoal + k.endZoneDepth;
  if (p.kickOrAir > deepest) p.kickOrAir = deepest;
  depth = depthClass(g, p.kickOrAir);
  const inRedZone = g.ball - FIELD_YARDS + RED_ZONE_YARDS;
  const tight = inRedZone > 0 ? k.redZoneTight * inRedZone + k.goalTight * Math.max(0, inRedZone - GOAL_TO_GO_FROM) : 0;
  const covered = depth <= SHORT ? def.tactics.short : def.tactics.beyond;
  const complete =
    k.completionBase +
    completionShift(g, depth) +
    k.completionPerPoint * edge -
    tight +
    k.preventCompletion * prevented +
    g.day.completion +
    covered;
  const intercepted = interceptionChance(g, depth, edge);
  p.seconds = depth === DEEP ? k.deepSeconds : k.seconds;
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
  const k = g.tuning.heaves;
  p.kickOrAir = FIELD_YARDS - g.ball + g.dice.int(g.tuning.pass.endZoneDepth + 1);
  p.seconds = g.tuning.pass.deepSeconds;
  const roll = g.dice.float();
  if (roll < k.caught) caught(g, p, DEEP, edge);
  else if (roll < k.caught + k.intercepted) interception(g, p, coverer);
  else incomplete(g, p, coverer, edge);
}

/**
 * Returns the rating points by which passer, receiver and line beat the covering defender, the rest of the coverage and
 * the rush.
 */
function passEdge(g: GameState, rating: number, target: number, coverer: number): number {
  const { off, def } = g;
  const k = g.tuning.strength;
  const attack =
    off.attack + k.passQuarterback * rating + k.passTarget * off.ratings[target]! + k.passLine * off.lineup.passBlock;
  const resist =
    def.resist +
    k.coverMan * def.ratings[coverer]! +
    k.coverUnit * def.lineup.coverage +
    k.coverRush * def.lineup.passRush;
  return (attack - resist) * k.effect + g.adjusted();
}

function completionShift(g: GameState, depth: number): number {
  const k = g.tuning.pass;
  if (depth === BEHIND) return k.behindCompletion;
  if (depth === SHORT) return k.shortCompletion;
  return depth === MEDIUM ? k.mediumCompletion : k.deepCompletion;
}

function interceptionChance(g: GameState, depth: number, edge: number): number {
  const k = g.tuning.pass;
  const risk =
    depth === BEHIND ? k.behindRisk : depth === SHORT ? k.shortRisk : depth === MEDIUM ? k.mediumRisk : k.deepRisk;
  return Math.min(k.interceptionMost, k.interceptionRate * risk * forced(g) * Math.exp(-k.interceptionPerPoint * edge));
}

/**
 * Returns how much more often than usual a passer is intercepted because of the score: behind he must throw into
 * waiting coverage, the more so the less time is left; ahead he takes no risk.
 */
function forced(g: GameState): number {
  const k = g.tuning.pass;
  if (g.quarter > QUARTERS) return 1;
  const lead = g.lead();
  if (lead === 0) return 1;
  const played = 1 - g.gameSeconds() / (QUARTERS * g.rules.quarterSeconds);
  if (lead > 0) return 1 - Math.min(k.carefulMost, k.carefulPerPoint * lead * played);
  const late = g.quarter === QUARTERS && g.clock < k.desperateSeconds ? k.desperateRisk : 1;
  return late * (1 + Math.min(k.forcedMost, k.forcedPerPoint * -lead * played));
}

function caught(g: GameState, p: Play, depth: number, edge: number): void {
  const { dice } = g;
  const k = g.tuning.pass;
  p.result = COMPLETE;
  if (g.ball + p.kickOrAir >= FIELD_YARDS) {
    p.kickOrAir = FIELD_YARDS - g.ball;
    p.yards = p.kickOrAir;
    return;
  }
  const base =
    depth === BEHIND ? k.behindAfter : depth === SHORT ? k.shortAfter : depth === MEDIUM ? k.mediumAfter : k.deepAfter;
  const after = Math.max(k.afterLeast, base * (1 + k.afterPerPoint * edge));
  p.yards = p.kickOrAir + exponentialYards(g, after);
  if (dice.float() < breakChance(g, k, edge)) p.yards += exponentialYards(g, k.breakMean);
  p.seconds += p.yards > k.longCatchFrom ? k.longCatchSeconds : k.catchSeconds;
  const sideline = hurried(g) ? k.outOfBoundsHurried : k.outOfBounds;
  finishCarry(g, p, p.target, sideline);
}

function hurried(g: GameState): boolean {
  const k = g.tuning.pass;
  if (g.quarter === 2) return g.clock < k.hurriedHalf;
  return g.quarter === QUARTERS && g.clock < k.hurriedEnd && g.lead() < 0;
}

function incomplete(g: GameState, p: Play, coverer: number, edge: number): void {
  const k = g.tuning.pass;
  p.result = INCOMPLETE;
  p.clock = CLOCK_STOPS;
  const roll = g.dice.float();
  if (roll < k.brokenUpShare - k.dropPerPoint * edge) {
    p.defender = coverer;
  } else if (
    roll <
    k.brokenUpShare + k.dropShare - k.dropPerPoint * (g.off.ratings[p.target]! - g.tuning.strength.average)
  ) {
    p.flags |= DROP_FLAG;
  }
}

/** Plays an interception where the ball came down; the offense tackles. */
function interception(g: GameState, p: Play, coverer: number): void {
  const { dice } = g;
  const k = g.tuning.pass;
  p.result = INTERCEPTION;
  p.returner = coverer;
  p.clock = CLOCK_STOPS;
  const spot = g.ball + p.kickOrAir;
  if (spot >= FIELD_YARDS && dice.float() < k.endZoneDowned) return;
  if (dice.float() < k.returnNone) {
    tackleReturner(g, p);
    return;
  }
  p.returnYards = exponentialYards(g, dice.float() < k.longReturnShare ? k.longReturn : k.returnMean);
  p.seconds += k.returnSeconds;
  if (p.returnYards >= spot) p.returnYards = spot;
  else tackleReturner(g, p);
}

function tackleReturner(g: GameState, p: Play): void {
  const { off, dice } = g;
  p.tackler =
    dice.float() < g.tuning.pass.tackledByTargets ? off.lineup.targets.draw(dice) : off.lineup.linemen.draw(dice);
}
