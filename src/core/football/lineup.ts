import type { Position } from '../model/positions.ts';
import type { Stream } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';
import type { TeamSheet } from './sheet.ts';

/** Who does something, how often: slots with running totals of their weights. */
export class Rotation {
  readonly slots = new Int16Array(24);
  readonly totals = new Float64Array(24);
  size = 0;

  add(slot: number, weight: number): void {
    this.totals[this.size] = (this.size === 0 ? 0 : this.totals[this.size - 1]!) + weight;
    this.slots[this.size] = slot;
    this.size += 1;
  }

  /** All weights together. */
  get total(): number {
    return this.totals[this.size - 1]!;
  }

  /** Whose share a number from 0 to `total` falls in. */
  at(roll: number): number {
    const last = this.size - 1;
    let i = 0;
    while (i < last && roll >= this.totals[i]!) i += 1;
    return this.slots[i]!;
  }

  draw(dice: Stream): number {
    return this.at(dice.float() * this.totals[this.size - 1]!);
  }

  /** Somebody else than `slot`; -1 when the dice insist on him three times. */
  drawOther(dice: Stream, slot: number): number {
    for (let i = 0; i < 3; i++) {
      const other = this.draw(dice);
      if (other !== slot) return other;
    }
    return -1;
  }
}

/** Depth shares of one position: starters by name, and one share for each of the next `reserves` men. */
interface Shares {
  readonly first?: number;
  readonly second?: number;
  readonly third?: number;
  readonly fourth?: number;
  readonly fifth?: number;
}
type SharesByPosition = Partial<Readonly<Record<Position, Shares>>>;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** How far down the depth chart the second string begins. */
const SECOND_STRING: Readonly<Record<Position, number>> = {
  qb: 1,
  rb: 2,
  wr: 3,
  te: 1,
  ol: 5,
  dl: 4,
  lb: 3,
  cb: 2,
  s: 2,
  k: 0,
  p: 0,
};
const POSITIONS_BY_SHARE = ['qb', 'rb', 'wr', 'te', 'ol', 'dl', 'lb', 'cb', 's'] as const;

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
  for (let i = 0; i < POSITIONS_BY_SHARE.length; i++) {
    const position = POSITIONS_BY_SHARE[i]!;
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

/** Mean rating of `count` men of a position, from `depth` down. */
function unitMean(sheet: TeamSheet, order: Order, position: Position, depth: number, count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += sheet.players[manAt(sheet, order, position, depth + i)]!.rating;
  return sum / count;
}

interface RotationRule {
  shares: SharesByPosition;
  /** How much a rating point moves a man's share, as an exponent. */
  perPoint: number;
  /** Spread of the day's game plan, as an exponent. */
  spread: number;
}

function fill(
  rotation: Rotation,
  sheet: TeamSheet,
  order: Order,
  string: number,
  rule: RotationRule,
  dice: Stream,
): void {
  for (let i = 0; i < POSITIONS_BY_SHARE.length; i++) {
    const position = POSITIONS_BY_SHARE[i]!;
    const shares = rule.shares[position];
    if (shares === undefined) continue;
    const from = string * SECOND_STRING[position];
    const { count } = sheet.groups[position];
    for (let depth = 0; depth < ORDINALS.length; depth++) {
      const share = shares[ORDINALS[depth]!];
      if (share === undefined || (depth > 0 && from + depth >= count)) break;
      const slot = manAt(sheet, order, position, from + depth);
      const plan = rule.spread === 0 ? 0 : rule.spread * dice.normal();
      rotation.add(slot, share * Math.exp(rule.perPoint * (sheet.players[slot]!.rating - 70) + plan));
    }
  }
}

/** Reserves who spell the starters of a defense, each with the same share. */
function addReserves(rotation: Rotation, sheet: TeamSheet, order: Order, string: number, share: number): void {
  if (string > 0) return;
  for (const position of ['dl', 'lb', 'cb', 's'] as const) {
    for (let i = 0; i < 2; i++) rotation.add(manAt(sheet, order, position, SECOND_STRING[position] + i), share);
  }
}

/** The first (0) or second (1) string of a team for a game. */
export function buildLineup(sheet: TeamSheet, order: Order, string: 0 | 1, tuning: Tuning, dice: Stream): Lineup {
  const lineup = new Lineup();
  const k = tuning.rotation;
  const planned = string === 0 ? 1 : 0;
  const fillWith = (rotation: Rotation, shares: SharesByPosition, perPoint: number, spread: number): void =>
    fill(rotation, sheet, order, string, { shares, perPoint, spread }, dice);
  fillWith(lineup.carriers, k.carries, k.ballPerPoint, planned * k.carryPlanSpread);
  fillWith(lineup.targets, k.targets, k.ballPerPoint, planned * k.targetPlanSpread);
  fillWith(lineup.runTacklers, k.runTackles, k.tacklePerPoint, 0);
  fillWith(lineup.passTacklers, k.passTackles, k.tacklePerPoint, 0);
  fillWith(lineup.deepTacklers, k.deepTackles, k.tacklePerPoint, 0);
  fillWith(lineup.rushers, k.rushes, k.rushPerPoint, 0);
  fillWith(lineup.coverers, k.coverage, 0, 0);
  addReserves(lineup.runTacklers, sheet, order, string, k.reserveTackles);
  addReserves(lineup.passTacklers, sheet, order, string, k.reserveTackles);
  addReserves(lineup.rushers, sheet, order, string, k.reserveTackles / 2);
  setUnits(lineup, sheet, order, string, tuning);
  return lineup;
}

function setUnits(lineup: Lineup, sheet: TeamSheet, order: Order, string: 0 | 1, tuning: Tuning): void {
  const mean = (position: Position, count: number): number =>
    unitMean(sheet, order, position, string * SECOND_STRING[position], count);
  const k = tuning.strength;
  const ol = mean('ol', 5);
  const dl = mean('dl', 4);
  const lb = mean('lb', 3);
  const cb = mean('cb', 2);
  const s = mean('s', 2);
  lineup.runBlock = k.runLine * ol + k.runTightEnd * mean('te', 1);
  lineup.passBlock = ol;
  lineup.runFront = k.runDefensiveLine * dl + k.runLinebackers * lb + k.runSafeties * s;
  lineup.passRush = k.rushDefensiveLine * dl + k.rushLinebackers * lb;
  lineup.coverage = k.coverCornerbacks * cb + k.coverSafeties * s + k.coverLinebackers * lb;
  for (let i = 0; i < 5; i++) lineup.linemen.add(manAt(sheet, order, 'ol', string * 5 + i), 1);
}
