import { STARTER_SLOTS } from '../model/positions.ts';
import type { Stream } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';
import { type Places, type Regulars, Rotation, RotationStore } from './rotation.ts';
import type { SheetGroup, TeamSheet } from './team-sheet.ts';

/** One string of a team: its line, its rotations and its unit strengths, computed once before kickoff. */
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

/** Fills in the order of a week: regulars who miss it come last, and the quarterbacks may have changed places. */
export function dayOrder({ plan, groups, absences }: TeamSheet, order: Order, week: number): void {
  for (let slot = 0; slot < order.length; slot++) order[slot] = slot;
  const { secondQuarterbackFrom, weeks } = absences;
  if (secondQuarterbackFrom > 0 && week >= secondQuarterbackFrom) {
    const { start } = groups.qb;
    order[start] = start + 1;
    order[start + 1] = start;
  }
  const missed = week > 0 ? 1 << week : 0;
  for (const regulars of plan.regulars) dropMissing(order, regulars, weeks, missed);
}

/** Moves every regular who misses the game to the end of his group, from the last regular up. */
function dropMissing(order: Order, regulars: Regulars, weeks: Int32Array, missed: number): void {
  for (let depth = regulars.count - 1; depth >= 0; depth--) {
    const at = regulars.start + depth;
    if ((weeks[order[at]!]! & missed) !== 0) moveToEnd(order, at, regulars.end);
  }
}

/** A string without the defenders who are `out` of the game, in a store of its own. */
export function lineupWithout(
  sheet: TeamSheet,
  order: Order,
  string: 0 | 1,
  tuning: Tuning,
  lineup: Lineup,
  out: readonly number[],
): Lineup {
  const store = new RotationStore(sheet.plan.entries, 0, 0);
  const made = lineupOf(sheet, order, string, tuning, store, lineup.carriers, lineup.targets);
  for (const slot of out) {
    for (const rotation of [made.runTacklers, made.passTacklers, made.deepTacklers, made.rushers, made.coverers])
      rotation.drop(slot);
  }
  return made;
}

/** Puts a man behind all others of his position in today's order. */
export function putLast(sheet: TeamSheet, order: Order, slot: number): void {
  const { start, count } = sheet.groups[sheet.players[slot]!.position];
  moveToEnd(order, order.indexOf(slot), start + count - 1);
}

function moveToEnd(order: Order, from: number, end: number): void {
  const slot = order[from]!;
  for (let i = from; i < end; i++) order[i] = order[i + 1]!;
  order[end] = slot;
}

function rotationOf(store: RotationStore, places: Places, order: Order, weights: Float64Array | null): Rotation {
  const rotation = new Rotation(store);
  rotation.addAll(places, order, weights);
  return rotation;
}

/** A rotation of the defense with the reserves who spell it. */
function spelled(
  store: RotationStore,
  places: Places,
  reserves: Places,
  order: Order,
  weights: Float64Array,
): Rotation {
  const rotation = rotationOf(store, places, order, weights);
  rotation.addAll(reserves, order, null);
  return rotation;
}

/** The first-string players who get the ball, their weights varied by the day's game plan (drawn place by place). */
function planned(
  store: RotationStore,
  places: Places,
  order: Order,
  base: Float64Array,
  spread: number,
  dice: Stream,
): Rotation {
  const rotation = new Rotation(store);
  const { at, share } = places;
  for (let i = 0; i < at.length; i++) {
    const slot = order[at[i]!]!;
    rotation.add(slot, share[i]! * (base[slot]! * Math.exp(spread * dice.normal())));
  }
  return rotation;
}

/** The first string for a game, with the day's plan. Its rotations go into `store`. */
export function firstString(
  sheet: TeamSheet,
  order: Order,
  tuning: Tuning,
  store: RotationStore,
  dice: Stream,
): Lineup {
  const { carries, targets } = sheet.plan.strings[0];
  const { ball, target } = sheet.weights;
  const { carryPlanSpread, targetPlanSpread } = tuning.rotation;
  const carriers = planned(store, carries, order, ball, carryPlanSpread, dice);
  const receivers = planned(store, targets, order, target, targetPlanSpread, dice);
  return lineupOf(sheet, order, 0, tuning, store, carriers, receivers);
}

/** The second string, which comes in when a game is decided. */
export function secondString(sheet: TeamSheet, order: Order, tuning: Tuning, store: RotationStore): Lineup {
  const { carries, targets } = sheet.plan.strings[1];
  const { ball, target } = sheet.weights;
  const carriers = rotationOf(store, carries, order, ball);
  const receivers = rotationOf(store, targets, order, target);
  return lineupOf(sheet, order, 1, tuning, store, carriers, receivers);
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
  const { groups, weights } = sheet;
  const plan = sheet.plan.strings[string];
  const { rating, tackle } = weights;
  const k = tuning.strength;
  const second = tuning.rotation.secondString;
  const ol = unitMean(rating, order, groups.ol, string * second.ol, STARTER_SLOTS.ol);
  const te = unitMean(rating, order, groups.te, string * second.te, STARTER_SLOTS.te);
  const dl = unitMean(rating, order, groups.dl, string * second.dl, STARTER_SLOTS.dl);
  const lb = unitMean(rating, order, groups.lb, string * second.lb, STARTER_SLOTS.lb);
  const cb = unitMean(rating, order, groups.cb, string * second.cb, STARTER_SLOTS.cb);
  const s = unitMean(rating, order, groups.s, string * second.s, STARTER_SLOTS.s);
  return {
    runBlock: k.runLine * ol + k.runTightEnd * te,
    passBlock: ol,
    runFront: k.runDefensiveLine * dl + k.runLinebackers * lb + k.runSafeties * s,
    passRush: k.rushDefensiveLine * dl + k.rushLinebackers * lb,
    coverage: k.coverCornerbacks * cb + k.coverSafeties * s + k.coverLinebackers * lb,
    carriers,
    targets,
    runTacklers: spelled(store, plan.runTackles, plan.reserves, order, tackle),
    passTacklers: spelled(store, plan.passTackles, plan.reserves, order, tackle),
    deepTacklers: rotationOf(store, plan.deepTackles, order, tackle),
    rushers: spelled(store, plan.rushes, plan.reserves, order, weights.rush),
    coverers: rotationOf(store, plan.coverage, order, null),
    linemen: rotationOf(store, plan.linemen, order, null),
  };
}

/** Mean rating of `men` of a group from the place `from` in today's order. */
function unitMean(rating: Float64Array, order: Order, group: SheetGroup, from: number, men: number): number {
  let sum = 0;
  for (let i = 0; i < men; i++) sum += rating[manAt(group, order, from + i)]!;
  return sum / men;
}
