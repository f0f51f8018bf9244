import type { Stream } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';
import { LINEMEN, type Place, type Regulars, Rotation, RotationStore, SECOND_STRING } from './rotation.ts';
import type { SheetGroup, TeamSheet } from './sheet.ts';

/** One string of a team: its line, its rotations and its unit strengths, worked out once before kickoff. */
export interface Lineup {
  readonly runBlock: number;
  readonly passBlock: number;
  readonly runFront: number;
  readonly passRush: number;
  readonly coverage: number;
  readonly carriers: Rotation;
  readonly targets: Rotation;
  readonly runTacklers: Rotation;
  readonly passTacklers: Rotation;
  readonly deepTacklers: Rotation;
  readonly rushers: Rotation;
  readonly coverers: Rotation;
  readonly linemen: Rotation;
}

/** Today's order at every position: those who cannot play come last. Slots by group, as in the sheet. */
export type Order = Int16Array;

/** The slot of the man `depth` places down today's order of a group (the last one when there are fewer). */
export function manAt(group: SheetGroup, order: Order, depth: number): number {
  return order[group.start + (depth < group.count ? depth : group.count - 1)]!;
}

/** Today's order: each regular may miss the game, and a quarterback may lose his place to one nearly as good. */
export function dayOrder(sheet: TeamSheet, tuning: Tuning, dice: Stream): Order {
  const order = new Int16Array(sheet.players.length);
  for (let slot = 0; slot < order.length; slot++) order[slot] = slot;
  const { regulars } = sheet.plan;
  const { quarterbackMisses, regularMisses } = tuning.availability;
  for (let i = 0; i < regulars.length; i++) {
    const group = regulars[i]!;
    dropMissing(order, group, group.quarterbacks ? quarterbackMisses : regularMisses, dice);
  }
  contestQuarterback(sheet, order, tuning, dice);
  return order;
}

/** Moves every regular who misses the game to the end of his group, from the last regular up. */
function dropMissing(order: Order, regulars: Regulars, miss: number, dice: Stream): void {
  for (let depth = regulars.count - 1; depth >= 0; depth--) {
    if (dice.float() < miss) moveToEnd(order, regulars.start + depth, regulars.end);
  }
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
  const { rating } = sheet.weights;
  const gap = Math.max(0, rating[first]! - rating[second]!);
  const k = tuning.availability;
  if (dice.float() >= k.quarterbackContest * Math.exp(-gap / k.quarterbackContestGap)) return;
  order[start] = second;
  order[start + 1] = first;
}

/** Puts the men of a string into a rotation, each with his share and what he is by `weights` (by slot; null: one). */
function fill(
  rotation: Rotation,
  places: readonly Place[],
  order: Order,
  string: 0 | 1,
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

/** The men of the first string who get the ball, their weights bent by the day's game plan (drawn place by place). */
function fillPlanned(
  rotation: Rotation,
  places: readonly Place[],
  order: Order,
  base: Float64Array,
  spread: number,
  dice: Stream,
): void {
  for (let i = 0; i < places.length; i++) {
    const { start, depth, share } = places[i]!;
    const slot = order[start + depth]!;
    rotation.add(slot, share * (base[slot]! * Math.exp(spread * dice.normal())));
  }
}

/** The first string for a game, with the day's plan. */
export function firstString(sheet: TeamSheet, order: Order, tuning: Tuning, dice: Stream): Lineup {
  const { plan, weights } = sheet;
  const k = tuning.rotation;
  const store = new RotationStore(plan.entries);
  const carriers = new Rotation(store);
  fillPlanned(carriers, plan.carries, order, weights.ball, k.carryPlanSpread, dice);
  const targets = new Rotation(store);
  fillPlanned(targets, plan.targets, order, weights.ball, k.targetPlanSpread, dice);
  return lineupOf(sheet, order, 0, tuning, store, carriers, targets);
}

/** The second string, which comes in when a game is decided. */
export function secondString(sheet: TeamSheet, order: Order, tuning: Tuning): Lineup {
  const { plan, weights } = sheet;
  const store = new RotationStore(plan.entries);
  const carriers = new Rotation(store);
  fill(carriers, plan.carries, order, 1, weights.ball);
  const targets = new Rotation(store);
  fill(targets, plan.targets, order, 1, weights.ball);
  return lineupOf(sheet, order, 1, tuning, store, carriers, targets);
}

function lineupOf(
  sheet: TeamSheet,
  order: Order,
  string: 0 | 1,
  tuning: Tuning,
  store: RotationStore,
  carriers: Rotation,
  targets: Rotation,
): Lineup {
  const { plan, groups, weights } = sheet;
  const { rating, tackle } = weights;
  const k = tuning.strength;
  const rotation = (places: readonly Place[], by: Float64Array | null, spelled: boolean): Rotation => {
    const made = new Rotation(store);
    fill(made, places, order, string, by);
    if (spelled && string === 0) fill(made, plan.reserves, order, 0, null);
    return made;
  };
  const ol = unitMean(rating, order, groups.ol, string * SECOND_STRING.ol, LINEMEN);
  const te = unitMean(rating, order, groups.te, string * SECOND_STRING.te, 1);
  const dl = unitMean(rating, order, groups.dl, string * SECOND_STRING.dl, 4);
  const lb = unitMean(rating, order, groups.lb, string * SECOND_STRING.lb, 3);
  const cb = unitMean(rating, order, groups.cb, string * SECOND_STRING.cb, 2);
  const s = unitMean(rating, order, groups.s, string * SECOND_STRING.s, 2);
  return {
    runBlock: k.runLine * ol + k.runTightEnd * te,
    passBlock: ol,
    runFront: k.runDefensiveLine * dl + k.runLinebackers * lb + k.runSafeties * s,
    passRush: k.rushDefensiveLine * dl + k.rushLinebackers * lb,
    coverage: k.coverCornerbacks * cb + k.coverSafeties * s + k.coverLinebackers * lb,
    carriers,
    targets,
    runTacklers: rotation(plan.runTackles, tackle, true),
    passTacklers: rotation(plan.passTackles, tackle, true),
    deepTacklers: rotation(plan.deepTackles, tackle, false),
    rushers: rotation(plan.rushes, weights.rush, true),
    coverers: rotation(plan.coverage, null, false),
    linemen: linemenOf(store, groups.ol, order, string * LINEMEN),
  };
}

function linemenOf(store: RotationStore, group: SheetGroup, order: Order, from: number): Rotation {
  const rotation = new Rotation(store);
  for (let i = 0; i < LINEMEN; i++) rotation.add(manAt(group, order, from + i), 1);
  return rotation;
}

/** Mean rating of `men` of a group from the place `from` in today's order. */
function unitMean(rating: Float64Array, order: Order, group: SheetGroup, from: number, men: number): number {
  let sum = 0;
  for (let i = 0; i < men; i++) sum += rating[manAt(group, order, from + i)]!;
  return sum / men;
}
