import type { Position } from '../model/positions.ts';
import type { Stream } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';
import { type Place, Rotation, SECOND_STRING } from './rotation.ts';
import type { TeamSheet } from './sheet.ts';

/** One string of a team: its line, its rotations and its unit strengths, worked out once before kickoff. */
export class Lineup {
  runBlock = 0;
  passBlock = 0;
  runFront = 0;
  passRush = 0;
  coverage = 0;
  readonly carriers = new Rotation();
  readonly targets = new Rotation();
  readonly runTacklers = new Rotation();
  readonly passTacklers = new Rotation();
  readonly deepTacklers = new Rotation();
  readonly rushers = new Rotation();
  readonly coverers = new Rotation();
  readonly linemen = new Rotation();
}

/** Today's order at every position: those who cannot play come last. Slots by group, as in the sheet. */
export type Order = Int16Array;

const AVAILABILITY = ['qb', 'rb', 'wr', 'te', 'ol', 'dl', 'lb', 'cb', 's'] as const;

/** The slot of the man `depth` places down today's order at a position (the last one when there are fewer). */
export function manAt(sheet: TeamSheet, order: Order, position: Position, depth: number): number {
  const group = sheet.groups[position];
  return order[group.start + Math.min(depth, group.count - 1)]!;
}

/** Today's order: each regular may miss the game, and a quarterback may lose his place to one nearly as good. */
export function dayOrder(sheet: TeamSheet, tuning: Tuning, dice: Stream): Order {
  const order = new Int16Array(sheet.players.length);
  for (let slot = 0; slot < order.length; slot++) order[slot] = slot;
  const k = tuning.availability;
  for (let i = 0; i < AVAILABILITY.length; i++) {
    const position = AVAILABILITY[i]!;
    const { start, count } = sheet.groups[position];
    const regulars = Math.min(SECOND_STRING[position], count - 1);
    const miss = position === 'qb' ? k.quarterbackMisses : k.regularMisses;
    for (let depth = regulars - 1; depth >= 0; depth--) {
      if (dice.float() < miss) moveToEnd(order, start + depth, start + count - 1);
    }
  }
  contestQuarterback(sheet, order, tuning, dice);
  return order;
}

function moveToEnd(order: Order, from: number, end: number): void {
  const slot = order[from]!;
  for (let i = from; i < end; i++) order[i] = order[i + 1]!;
  order[end] = slot;
}

/** The second quarterback starts the more often, the nearer he is to the first. */
function contestQuarterback(sheet: TeamSheet, order: Order, tuning: Tuning, dice: Stream): void {
  const { start, count } = sheet.groups.qb;
  if (count < 2) return;
  const first = order[start]!;
  const second = order[start + 1]!;
  const gap = Math.max(0, sheet.players[first]!.rating - sheet.players[second]!.rating);
  const k = tuning.availability;
  if (dice.float() >= k.quarterbackContest * Math.exp(-gap / k.quarterbackContestGap)) return;
  order[start] = second;
  order[start + 1] = first;
}

/** Puts the men of a string into a rotation; `weights` by slot, `dice` for the day's plan (null: none). */
function fill(
  rotation: Rotation,
  places: readonly Place[],
  order: Order,
  string: number,
  weights: Float64Array | null,
): void {
  for (let i = 0; i < places.length; i++) {
    const { start, count, depth, second, share } = places[i]!;
    const at = depth + string * second;
    if (at >= count && depth > 0) continue;
    const slot = order[start + (at < count ? at : count - 1)]!;
    rotation.add(slot, weights === null ? share : share * weights[slot]!);
  }
}

/** The weights of those who get the ball, bent by the day's game plan. */
function planned(
  base: Float64Array,
  places: readonly Place[],
  order: Order,
  spread: number,
  dice: Stream,
): Float64Array {
  const weights = base.slice();
  for (let i = 0; i < places.length; i++) {
    const { start, count, depth } = places[i]!;
    weights[order[start + Math.min(depth, count - 1)]!]! *= Math.exp(spread * dice.normal());
  }
  return weights;
}

/** The first string for a game, with the day's plan. */
export function firstString(sheet: TeamSheet, order: Order, tuning: Tuning, dice: Stream): Lineup {
  const { plan, weights } = sheet;
  const k = tuning.rotation;
  const carries = planned(weights.ball, plan.carries, order, k.carryPlanSpread, dice);
  const targets = planned(weights.ball, plan.targets, order, k.targetPlanSpread, dice);
  const lineup = buildLineup(sheet, order, 0, tuning, carries, targets);
  fill(lineup.runTacklers, plan.reserves, order, 0, null);
  fill(lineup.passTacklers, plan.reserves, order, 0, null);
  fill(lineup.rushers, plan.reserves, order, 0, null);
  return lineup;
}

/** The second string, which comes in when a game is decided. */
export function secondString(sheet: TeamSheet, order: Order, tuning: Tuning): Lineup {
  return buildLineup(sheet, order, 1, tuning, sheet.weights.ball, sheet.weights.ball);
}

function buildLineup(
  sheet: TeamSheet,
  order: Order,
  string: 0 | 1,
  tuning: Tuning,
  carries: Float64Array,
  targets: Float64Array,
): Lineup {
  const lineup = new Lineup();
  const { plan, weights } = sheet;
  fill(lineup.carriers, plan.carries, order, string, carries);
  fill(lineup.targets, plan.targets, order, string, targets);
  fill(lineup.runTacklers, plan.runTackles, order, string, weights.tackle);
  fill(lineup.passTacklers, plan.passTackles, order, string, weights.tackle);
  fill(lineup.deepTacklers, plan.deepTackles, order, string, weights.tackle);
  fill(lineup.rushers, plan.rushes, order, string, weights.rush);
  fill(lineup.coverers, plan.coverage, order, string, null);
  setUnits(lineup, sheet, order, string, tuning);
  return lineup;
}

function setUnits(lineup: Lineup, sheet: TeamSheet, order: Order, string: 0 | 1, tuning: Tuning): void {
  const k = tuning.strength;
  const ol = unitMean(sheet, order, 'ol', string, 5);
  const dl = unitMean(sheet, order, 'dl', string, 4);
  const lb = unitMean(sheet, order, 'lb', string, 3);
  const cb = unitMean(sheet, order, 'cb', string, 2);
  const s = unitMean(sheet, order, 's', string, 2);
  lineup.runBlock = k.runLine * ol + k.runTightEnd * unitMean(sheet, order, 'te', string, 1);
  lineup.passBlock = ol;
  lineup.runFront = k.runDefensiveLine * dl + k.runLinebackers * lb + k.runSafeties * s;
  lineup.passRush = k.rushDefensiveLine * dl + k.rushLinebackers * lb;
  lineup.coverage = k.coverCornerbacks * cb + k.coverSafeties * s + k.coverLinebackers * lb;
  for (let i = 0; i < 5; i++) lineup.linemen.add(manAt(sheet, order, 'ol', string * 5 + i), 1);
}

/** Mean rating of the `men` of a string at a position. */
function unitMean(sheet: TeamSheet, order: Order, position: Position, string: 0 | 1, men: number): number {
  const { start, count } = sheet.groups[position];
  const from = string * SECOND_STRING[position];
  let sum = 0;
  for (let i = 0; i < men; i++) sum += sheet.weights.rating[order[start + Math.min(from + i, count - 1)]!]!;
  return sum / men;
}
