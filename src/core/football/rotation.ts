import type { Position } from '../model/positions.ts';
import type { Stream } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';

/** How far down the depth chart the second string begins. */
export const SECOND_STRING: Readonly<Record<Position, number>> = {
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

/** Who does something, how often: slots with running totals of their weights. */
export class Rotation {
  private readonly slots: number[] = [];
  private readonly totals: number[] = [];
  /** All weights together. */
  total = 0;

  add(slot: number, weight: number): void {
    this.total += weight;
    this.totals.push(this.total);
    this.slots.push(slot);
  }

  /** Whose share a number from 0 to `total` falls in. */
  at(roll: number): number {
    const { totals } = this;
    const last = totals.length - 1;
    let i = 0;
    while (i < last && roll >= totals[i]!) i += 1;
    return this.slots[i]!;
  }

  draw(dice: Stream): number {
    return this.at(dice.float() * this.total);
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

/** Depth shares of one position in a table of the tuning. */
interface Shares {
  readonly first?: number;
  readonly second?: number;
  readonly third?: number;
  readonly fourth?: number;
  readonly fifth?: number;
}
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const SHARING = ['rb', 'wr', 'te', 'dl', 'lb', 'cb', 's'] as const;
const DEFENDERS = ['dl', 'lb', 'cb', 's'] as const;

/** One place in a rotation: the man `depth` down the group that fills slots from `start`. */
export interface Place {
  start: number;
  count: number;
  depth: number;
  /** Where the second string begins at the position. */
  second: number;
  share: number;
}

/** The places of every rotation of a team, worked out with its sheet. */
export interface RotationPlan {
  carries: Place[];
  targets: Place[];
  runTackles: Place[];
  passTackles: Place[];
  deepTackles: Place[];
  rushes: Place[];
  coverage: Place[];
  /** Reserves who spell the starters of a defense. */
  reserves: Place[];
}

type Groups = Readonly<Record<Position, { start: number; count: number }>>;

function places(table: Partial<Readonly<Record<Position, Shares>>>, groups: Groups): Place[] {
  const list: Place[] = [];
  for (const position of SHARING) {
    ORDINALS.forEach((ordinal, depth) => {
      const share = table[position]?.[ordinal];
      if (share === undefined) return;
      const { start, count } = groups[position];
      if (depth < count) list.push({ start, count, depth, second: SECOND_STRING[position], share });
    });
  }
  return list;
}

/** The rotations of a team from the tuning's tables. */
export function rotationPlan(groups: Groups, tuning: Tuning): RotationPlan {
  const k = tuning.rotation;
  const reserves = DEFENDERS.flatMap((position) =>
    [0, 1].map((next) => ({
      ...groups[position],
      depth: SECOND_STRING[position] + next,
      second: 0,
      share: k.reserveTackles,
    })),
  );
  return {
    carries: places(k.carries, groups),
    targets: places(k.targets, groups),
    runTackles: places(k.runTackles, groups),
    passTackles: places(k.passTackles, groups),
    deepTackles: places(k.deepTackles, groups),
    rushes: places(k.rushes, groups),
    coverage: places(k.coverage, groups),
    reserves,
  };
}
