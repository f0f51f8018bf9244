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

/**
 * Room for the entries of several rotations, which lie one after the other: two flat arrays for a whole string are made
 * much faster, and read faster, than two growing ones for each rotation.
 */
export class RotationStore {
  readonly slots: Uint8Array;
  readonly totals: Float64Array;
  used = 0;

  constructor(capacity: number) {
    this.slots = new Uint8Array(capacity);
    this.totals = new Float64Array(capacity);
  }
}

/**
 * Who does something, how often: slots with running totals of their weights. A rotation is complete before the next one
 * of its store is begun.
 */
export class Rotation {
  private readonly store: RotationStore;
  private readonly slots: Uint8Array;
  private readonly totals: Float64Array;
  private readonly first: number;
  private last: number;
  /** All weights together. */
  total: number;

  constructor(store: RotationStore) {
    this.store = store;
    this.slots = store.slots;
    this.totals = store.totals;
    this.first = store.used;
    this.last = store.used - 1;
    this.total = 0;
  }

  add(slot: number, weight: number): void {
    const { store } = this;
    const at = store.used;
    this.total += weight;
    this.totals[at] = this.total;
    this.slots[at] = slot;
    this.last = at;
    store.used = at + 1;
  }

  /** Whose share a number from 0 to `total` falls in. */
  at(roll: number): number {
    const { totals, last } = this;
    let i = this.first;
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
const AVAILABILITY = ['qb', 'rb', 'wr', 'te', 'ol', 'dl', 'lb', 'cb', 's'] as const;
/** Linemen of a string. */
export const LINEMEN = 5;

/** One place in a rotation: the man `depth` down the group that fills slots from `start`. */
export interface Place {
  start: number;
  count: number;
  depth: number;
  /** Where the second string begins at the position. */
  second: number;
  share: number;
}

/** The regulars of a position group, each of whom may miss a game. Slots from `start` to `end`. */
export interface Regulars {
  start: number;
  end: number;
  count: number;
  quarterbacks: boolean;
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
  /** In the order in which chance asks for them. */
  regulars: Regulars[];
  /** Entries that the rotations of one string need at most. */
  entries: number;
}

type Group = Readonly<{ start: number; count: number }>;
type Groups = Readonly<Record<Position, Group>>;

/** Every place is made here, so that all have one shape: the loops over them run before every kickoff. */
function place(group: Group, depth: number, second: number, share: number): Place {
  return { start: group.start, count: group.count, depth, second, share };
}

function places(table: Partial<Readonly<Record<Position, Shares>>>, groups: Groups): Place[] {
  const list: Place[] = [];
  for (const position of SHARING) {
    ORDINALS.forEach((ordinal, depth) => {
      const share = table[position]?.[ordinal];
      if (share === undefined || depth >= groups[position].count) return;
      list.push(place(groups[position], depth, SECOND_STRING[position], share));
    });
  }
  return list;
}

function regularsOf(position: Position, group: Group): Regulars {
  return {
    start: group.start,
    end: group.start + group.count - 1,
    count: Math.min(SECOND_STRING[position], group.count - 1),
    quarterbacks: position === 'qb',
  };
}

/** The rotations of a team from the tuning's tables. */
export function rotationPlan(groups: Groups, tuning: Tuning): RotationPlan {
  const k = tuning.rotation;
  const rotations = {
    carries: places(k.carries, groups),
    targets: places(k.targets, groups),
    runTackles: places(k.runTackles, groups),
    passTackles: places(k.passTackles, groups),
    deepTackles: places(k.deepTackles, groups),
    rushes: places(k.rushes, groups),
    coverage: places(k.coverage, groups),
  };
  const reserves = DEFENDERS.flatMap((position) =>
    [0, 1].map((next) => place(groups[position], SECOND_STRING[position] + next, 0, k.reserveTackles)),
  );
  const listed = Object.values(rotations).reduce((sum, list) => sum + list.length, 0);
  return {
    ...rotations,
    reserves,
    regulars: AVAILABILITY.map((position) => regularsOf(position, groups[position])),
    entries: listed + 3 * reserves.length + LINEMEN,
  };
}
