import type { PlayerId } from '../model/ids.ts';
import type { Stream } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';
import { type Places, Rotation, type RotationStore } from './rotation.ts';
import type { SheetGroup, TeamSheet } from './team-sheet.ts';
import { onField } from './units.ts';

/** The unit strengths of a string. */
interface Units {
  readonly runBlock: number;
  readonly passBlock: number;
  readonly runFront: number;
  readonly passRush: number;
  readonly coverage: number;
}

/** Rotations that the string's players share. */
interface Rotations {
  readonly carriers: Rotation;
  readonly targets: Rotation;
  readonly runTacklers: Rotation;
  readonly passTacklers: Rotation;
  readonly deepTacklers: Rotation;
  readonly rushers: Rotation;
  readonly coverers: Rotation;
  readonly linemen: Rotation;
}

/** One string of a team: its line, its rotations and its unit strengths, computed once before kickoff. */
export type Lineup = Units & Rotations;

/**
 * Copies field by field: the play loop reads a single object layout fastest, and spreads would create a new one after
 * every injury.
 */
function lineupWith(units: Units, rotations: Rotations): Lineup {
  return {
    runBlock: units.runBlock,
    passBlock: units.passBlock,
    runFront: units.runFront,
    passRush: units.passRush,
    coverage: units.coverage,
    carriers: rotations.carriers,
    targets: rotations.targets,
    runTacklers: rotations.runTacklers,
    passTacklers: rotations.passTacklers,
    deepTacklers: rotations.deepTacklers,
    rushers: rotations.rushers,
    coverers: rotations.coverers,
    linemen: rotations.linemen,
  };
}

/**
 * Today's depth order at every position, by group as on the sheet. It only holds available players: the last of them
 * fills every remaining slot, so that none is empty.
 */
export type Order = Int16Array;

/** Returns the slot of the player at `depth` in a group's order today (the last one if there are fewer). */
export function playerAt(group: SheetGroup, order: Order, depth: number): number {
  return order[group.start + (depth < group.count ? depth : group.count - 1)]!;
}

/**
 * Fills in a week's order: without players who are `out`, and with the quarterbacks switched if they have been. A
 * position at which every player is out lines up as if none were.
 */
export function dayOrder(sheet: TeamSheet, order: Order, week: number, out: ReadonlySet<PlayerId>): void {
  const { groups, secondQuarterbackFrom } = sheet;
  for (let slot = 0; slot < order.length; slot++) order[slot] = slot;
  if (secondQuarterbackFrom > 0 && week >= secondQuarterbackFrom) {
    const { start } = groups.qb;
    order[start] = start + 1;
    order[start + 1] = start;
  }
  takeOut(sheet, order, out);
}

/** Removes players from today's order; returns the slots of those in `out` who are on the team. */
export function takeOut({ players, groups }: TeamSheet, order: Order, out: ReadonlySet<PlayerId>): number[] {
  const slots: number[] = [];
  if (out.size === 0) return slots;
  for (let slot = 0; slot < order.length; slot++) {
    const { id, position } = players[slot]!;
    if (!out.has(id)) continue;
    dropFrom(order, groups[position], slot);
    slots.push(slot);
  }
  return slots;
}

/** Puts a player back into today's order, ahead of the first of his group listed behind him on the sheet. */
export function putBack(order: Order, group: SheetGroup, slot: number): void {
  const { start, count } = group;
  const available = playersIn(order, group);
  let at = start;
  while (at < start + available && order[at]! < slot) at += 1;
  if (at < start + available && order[at] === slot) return;
  for (let i = start + available; i > at; i--) order[i] = order[i - 1]!;
  order[at] = slot;
  order.fill(order[start + available]!, start + available, start + count);
}

/** Returns the number of a group's players in today's order. */
export function playersIn(order: Order, { start, count }: SheetGroup): number {
  let available = count;
  while (available > 1 && order[start + available - 1] === order[start + available - 2]) available -= 1;
  return available;
}

/** Takes a player out of today's order, unless he is the last one of his group; the players behind him move up. */
export function dropFrom(order: Order, group: SheetGroup, slot: number): void {
  const { start, count } = group;
  const available = playersIn(order, group);
  const index = order.indexOf(slot);
  if (available < 2 || index < start || index >= start + count) return;
  for (let i = index; i < start + available - 1; i++) order[i] = order[i + 1]!;
  const last = order[start + available - 2]!;
  order.fill(last, start + available - 1, start + count);
}

/** Returns a string's lineup after a player leaves the game: rotations are refilled from today's order. */
export function lineupAfter(sheet: TeamSheet, order: Order, string: 0 | 1, tuning: Tuning, lineup: Lineup): Lineup {
  const plan = sheet.plan.strings[string];
  const { ball, target, tackle, rush } = sheet.weights;
  lineup.carriers.refill(plan.carries, order, ball);
  lineup.targets.refill(plan.targets, order, target);
  lineup.runTacklers.refill(plan.runTackles, order, tackle, plan.reserves);
  lineup.passTacklers.refill(plan.passTackles, order, tackle, plan.reserves);
  lineup.deepTacklers.refill(plan.deepTackles, order, tackle);
  lineup.rushers.refill(plan.rushes, order, rush, plan.reserves);
  lineup.coverers.refill(plan.coverage, order, null);
  lineup.linemen.refill(plan.linemen, order, null);
  return lineupWith(unitsOf(sheet, order, string, tuning), lineup);
}

function rotationOf(store: RotationStore, places: Places, order: Order, weights: Float64Array | null): Rotation {
  const rotation = new Rotation(store);
  rotation.addAll(places, order, weights);
  return rotation;
}

/** Returns a defensive rotation with the reserves who spell the starters. */
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

/**
 * Returns the first-string ball carriers or receivers, their weights varied by the day's game plan (drawn player by
 * player).
 */
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

/** Returns the first string for a game under the day's plan. Its rotations go into `store`. */
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

/** Returns the second string, which comes in once a game is decided. */
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
  const { weights } = sheet;
  const plan = sheet.plan.strings[string];
  const { tackle } = weights;
  return lineupWith(unitsOf(sheet, order, string, tuning), {
    carriers,
    targets,
    runTacklers: spelled(store, plan.runTackles, plan.reserves, order, tackle),
    passTacklers: spelled(store, plan.passTackles, plan.reserves, order, tackle),
    deepTacklers: rotationOf(store, plan.deepTackles, order, tackle),
    rushers: spelled(store, plan.rushes, plan.reserves, order, weights.rush),
    coverers: rotationOf(store, plan.coverage, order, null),
    linemen: rotationOf(store, plan.linemen, order, null),
  });
}

/** Returns the unit strengths of a string from today's order. */
function unitsOf(sheet: TeamSheet, order: Order, string: 0 | 1, tuning: Tuning): Units {
  const { groups, weights, units, system } = sheet;
  const { rating } = weights;
  const second = tuning.rotation.secondString;
  const mean = (position: keyof typeof second): number =>
    onField(position, system.personnel, (count) =>
      unitMean(rating, order, groups[position], string * second[position], count),
    );
  const ol = mean('ol');
  const te = mean('te');
  const dl = mean('dl');
  const lb = mean('lb');
  const cb = mean('cb');
  const s = mean('s');
  return {
    runBlock: units.runLine * ol + units.runTightEnd * te,
    passBlock: ol,
    runFront: units.runDefensiveLine * dl + units.runLinebackers * lb + units.runSafeties * s,
    passRush: units.rushDefensiveLine * dl + units.rushLinebackers * lb,
    coverage: units.coverCornerbacks * cb + units.coverSafeties * s + units.coverLinebackers * lb,
  };
}

/** Returns the mean rating of `count` players of a group, starting at index `from` in today's order. */
function unitMean(rating: Float64Array, order: Order, group: SheetGroup, from: number, count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += rating[playerAt(group, order, from + i)]!;
  return sum / count;
}
