import { FUMBLE, SIDELINE_FLAG } from '../model/plays/play-codes.ts';
import { FIELD_YARDS } from '../model/rules.ts';
import type { Play } from './play.ts';
import type { Rotation } from './rotation.ts';
import type { GameState } from './state.ts';

/**
 * Draws a whole number of yards from an exponential distribution with the given mean. Truncated with `| 0`, since a
 * floor may be -0, and once a field has held -0, V8 stores it as a float, which slows every read.
 */
export function exponentialYards(g: GameState, mean: number): number {
  return (-mean * Math.log(1 - g.dice.float())) | 0;
}

/**
 * Draws a whole number of yards from a peaked distribution with the given mean: the sum of two exponentials (Erlang's
 * distribution).
 */
export function humpYards(g: GameState, mean: number): number {
  const u = (1 - g.dice.float()) * (1 - g.dice.float());
  return (-0.5 * mean * Math.log(u)) | 0;
}

/** Knobs for how often a play breaks away. */
interface Breaks {
  readonly breakLeast: number;
  readonly breakShare: number;
  readonly breakPerPoint: number;
}

/** Returns the chance that a carrier with this edge over the defense, in rating points, breaks away. */
export function breakChance(g: GameState, breaks: Breaks, edge: number): number {
  return g.def.tactics.breaks * Math.max(breaks.breakLeast, breaks.breakShare + breaks.breakPerPoint * edge);
}

/** Credits the tackle, solo or assisted. */
export function tackle(g: GameState, p: Play, rotation: Rotation): void {
  p.tackler = rotation.draw(g.dice);
  if (g.dice.float() < g.tuning.contact.assistShare) p.assist = rotation.drawOther(g.dice, p.tackler);
}

/**
 * Ends a run or a completed pass at `p.yards`: in the end zone (no tackle), on the ground, with the clock stopped if
 * the carrier got out of bounds (chance `outOfBounds`), or with a fumble.
 */
export function finishCarry(g: GameState, p: Play, carrier: number, outOfBounds: number): void {
  if (g.ball + p.yards >= FIELD_YARDS) {
    p.yards = FIELD_YARDS - g.ball;
    return;
  }
  if (p.yards < -g.ball) p.yards = -g.ball;
  const { lineup } = g.def;
  const near = p.yards < 0 ? lineup.rushers : lineup.runTacklers;
  const caught = p.target >= 0;
  const rotation = p.yards > g.tuning.contact.deepFrom ? lineup.deepTacklers : caught ? lineup.passTacklers : near;
  tackle(g, p, rotation);
  const fumbles = g.off.fumbles[carrier]! * g.day.fumbles * (caught ? g.tuning.fumbles.catchFactor : 1);
  const roll = g.dice.float();
  if (roll < fumbles) fumble(g, p, carrier);
  else if (roll < fumbles + outOfBounds && g.ball + p.yards > 0) p.flags |= SIDELINE_FLAG;
}

/** Fumbles the ball at the spot that `p.yards` reached: decides who recovers and how far he returns it. */
export function fumble(g: GameState, p: Play, carrier: number): void {
  const { dice } = g;
  const knobs = g.tuning.fumbles;
  p.fumbler = carrier + 1;
  if (p.tackler >= 0 && dice.float() < knobs.forcedShare) p.forcer = p.tackler;
  if (g.ball + p.yards <= 0 || dice.float() >= knobs.lostShare) {
    p.recoverer = (dice.float() < knobs.ownShare ? carrier : g.off.lineup.linemen.draw(dice)) + 1;
    return;
  }
  const recoverer = g.def.lineup.passTacklers.draw(dice);
  p.recoverer = -(recoverer + 1);
  p.result = FUMBLE;
  if (dice.float() >= knobs.returnShare) return;
  p.returner = recoverer;
  p.returnYards = exponentialYards(g, dice.float() < knobs.longShare ? knobs.longReturn : knobs.shortReturn);
  if (p.returnYards > g.ball + p.yards) p.returnYards = g.ball + p.yards;
}
