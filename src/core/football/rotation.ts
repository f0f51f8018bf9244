import { rememberedOf } from '../model/memory/remembered.ts';
import type { Personnel } from '../model/people/personnel.ts';
import { PENALTIES } from '../model/plays/play.ts';
import { type Position, STARTER_SLOTS } from '../model/positions.ts';
import type { Stream } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';

/**
 * Memory for the rotation entries of a game and for both teams' order of the day: one allocation is much faster than a
 * few arrays for each rotation.
 */
export class RotationStore {
  declare readonly totals: Float64Array;
  declare readonly orders: readonly [Int16Array, Int16Array];
  declare readonly slots: Uint8Array;
  used = 0;

  constructor(capacity: number, homePlayers: number, awayPlayers: number) {
    const orders = capacity * 8;
    const slots = orders + 2 * (homePlayers + awayPlayers);
    const memory = new ArrayBuffer(slots + capacity);
    this.totals = new Float64Array(memory, 0, capacity);
    this.orders = [
      new Int16Array(memory, orders, homePlayers),
      new Int16Array(memory, orders + 2 * homePlayers, awayPlayers),
    ];
    this.slots = new Uint8Array(memory, slots, capacity);
  }
}

/**
 * How often each player does something: slots with running totals of their weights. A rotation must be complete before
 * the next one in its store is started.
 */
export class Rotation {
  declare private readonly store: RotationStore;
  declare private readonly slots: Uint8Array;
  declare private readonly totals: Float64Array;
  declare private readonly first: number;
  declare private last: number;
  /** Sum of all weights. */
  declare total: number;

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

  /** Adds the players of `places` in today's `order`, each with his share times his weight (by slot; null: 1). */
  addAll(places: Places, order: Int16Array, weights: Float64Array | null): void {
    const { store, slots, totals } = this;
    const { at, share } = places;
    let { total } = this;
    let entry = store.used;
    for (let i = 0; i < at.length; i++) {
      const slot = order[at[i]!]!;
      total += weights === null ? share[i]! : share[i]! * weights[slot]!;
      totals[entry] = total;
      slots[entry] = slot;
      entry += 1;
    }
    this.total = total;
    this.last = entry - 1;
    store.used = entry;
  }

  /**
   * Refills the rotation from today's `order`: `places` weighted by slot as they were added, keeping the day's plan for
   * each, then the `reserves`.
   */
  refill(places: Places, order: Int16Array, weights: Float64Array | null, reserves: Places | null = null): void {
    const { totals, slots, first } = this;
    let before = 0;
    let total = 0;
    for (let entry = first; entry <= this.last; entry++) {
      const i = entry - first;
      const own = i < places.at.length;
      const slot = order[own ? places.at[i]! : reserves!.at[i - places.at.length]!]!;
      const old = slots[entry]!;
      const weight = totals[entry]! - before;
      before = totals[entry]!;
      total += own && weights !== null && slot !== old ? (weight * weights[slot]!) / weights[old]! : weight;
      totals[entry] = total;
      slots[entry] = slot;
    }
    this.total = total;
  }

  /** Returns the slot whose share contains a number from 0 to `total`. */
  at(roll: number): number {
    const { totals, last } = this;
    let i = this.first;
    while (i < last && roll >= totals[i]!) i += 1;
    return this.slots[i]!;
  }

  draw(dice: Stream): number {
    return this.at(dice.float() * this.total);
  }

  /** Draws any slot but `slot`; -1 if the dice keep picking it. */
  drawOther(dice: Stream, slot: number): number {
    for (let i = 0; i < DRAWS; i++) {
      const other = this.draw(dice);
      if (other !== slot) return other;
    }
    return -1;
  }
}

/** One position's shares by depth in a tuning table. */
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
/** Offensive linemen in a string. */
const LINEMEN = STARTER_SLOTS.ol;
/** Redraws before giving up. */
const DRAWS = 3;

/**
 * The members of a rotation: each player's index in the order of the day, and his share. Flat arrays, for speed in the
 * play loop.
 */
export interface Places {
  at: Int16Array;
  share: Float64Array;
}

/** Members of one string's rotations. */
interface StringPlan {
  carries: Places;
  targets: Places;
  runTackles: Places;
  passTackles: Places;
  deepTackles: Places;
  rushes: Places;
  coverage: Places;
  /** Reserves who spell the starters on defense. */
  reserves: Places;
  linemen: Places;
}

/** Everything about a team's rotations that stays the same from game to game, computed with its team sheet. */
export interface RotationPlan {
  /** First and second string. */
  strings: readonly [StringPlan, StringPlan];
  /** The most entries both strings' rotations can need. */
  entries: number;
}

type Group = Readonly<{ start: number; count: number }>;
type Groups = Readonly<Record<Position, Group>>;
/** Depth at which the second string starts. */
type SecondString = Tuning['rotation']['secondString'];

/** Builds `Places`. */
class PlaceList {
  private readonly at: number[] = [];
  private readonly share: number[] = [];

  /**
   * Adds the player at `depth` of a string, if the group is that deep. A second string without players of its own keeps
   * the group's last player on the field.
   */
  add(group: Group, depth: number, second: number, share: number): void {
    const at = depth + second;
    if (depth >= group.count || (at >= group.count && depth > 0)) return;
    this.at.push(group.start + Math.min(at, group.count - 1));
    this.share.push(share);
  }

  places(): Places {
    return { at: new Int16Array(this.at), share: new Float64Array(this.share) };
  }
}

type Table = Partial<Readonly<Record<(typeof SHARING)[number], Shares>>>;

/**
 * Returns a position's snap shares by depth. In personnel with more or fewer of them than usual, the players on the
 * field get starters' shares and the rest reserves', over as many snaps as that personnel plays.
 */
function sharesBy(shares: Shares, position: Position, { snaps }: Personnel): number[] {
  const usual = ORDINALS.map((ordinal) => shares[ordinal] ?? 0);
  const slots = STARTER_SLOTS[position];
  const like = (depth: number, players: number) =>
    depth < players ? Math.min(depth, slots - 1) : depth + slots - players;
  return usual.map((_, depth) =>
    snaps[position].reduce((sum, { players, share }) => sum + share * (usual[like(depth, players)] ?? 0), 0),
  );
}

/** Inputs that both strings of a team share. */
interface Squad {
  groups: Groups;
  personnel: Personnel;
  knobs: Tuning['rotation'];
}

/** A player's role in a rotation. */
interface Part {
  position: (typeof SHARING)[number];
  depth: number;
  share: number;
}

/** Returns the same table, with equal shares for all its players if tuning leaves every share at 0. */
function sharedTable(table: Table): Table {
  const all = Object.entries(table).map(([position, shares]) => [position, Object.entries(shares)] as const);
  if (all.some(([, shares]) => shares.some(([, share]) => share > 0))) return table;
  const alike = all.map(([position, shares]) => [position, Object.fromEntries(shares.map(([key]) => [key, 1]))]);
  return Object.fromEntries(alike) as Table;
}

/** Returns every role in a table. */
function partsIn(given: Table, personnel: Personnel): Part[] {
  const table = sharedTable(given);
  const parts: Part[] = [];
  for (const position of SHARING) {
    const shares = table[position];
    if (shares === undefined) continue;
    sharesBy(shares, position, personnel).forEach((share, depth) => {
      if (share > 0) parts.push({ position, depth, share });
    });
  }
  return parts;
}

/** Roles by table and personnel: the same for every team with that personnel, whatever its size. */
const partsBy = rememberedOf((table: Table) => rememberedOf((personnel: Personnel) => partsIn(table, personnel)));

/** Returns the players who share by `table`; the second string's are `second` spots further down than the first's. */
function places(table: Table, { groups, personnel, knobs }: Squad, string: 0 | 1): Places {
  const list = new PlaceList();
  for (const { position, depth, share } of partsBy(table)(personnel)) {
    list.add(groups[position], depth, string * knobs.secondString[position], share);
  }
  return list.places();
}

function reservePlaces(groups: Groups, second: SecondString, share: number): Places {
  const list = new PlaceList();
  for (const position of DEFENDERS) {
    list.add(groups[position], second[position], 0, share);
    list.add(groups[position], second[position] + 1, 0, share);
  }
  return list.places();
}

/** Returns five linemen, repeating the last one of a short group. */
function linemenPlaces(group: Group, string: 0 | 1): Places {
  const list = new PlaceList();
  for (let i = 0; i < LINEMEN; i++) list.add(group, Math.min(string * LINEMEN + i, group.count - 1), 0, 1);
  return list.places();
}

function stringPlan(squad: Squad, string: 0 | 1): StringPlan {
  const { groups, knobs } = squad;
  return {
    carries: places(knobs.carries, squad, string),
    targets: places(knobs.targets, squad, string),
    runTackles: places(knobs.runTackles, squad, string),
    passTackles: places(knobs.passTackles, squad, string),
    deepTackles: places(knobs.deepTackles, squad, string),
    rushes: places(knobs.rushes, squad, string),
    coverage: places(knobs.coverage, squad, string),
    reserves: string === 0 ? reservePlaces(groups, knobs.secondString, knobs.reserveTackles) : new PlaceList().places(),
    linemen: linemenPlaces(groups.ol, string),
  };
}

/** Counts a string's entries. Reserves are in three rotations: run, pass and rush. */
function entriesOf(plan: StringPlan): number {
  const all = Object.values(plan).reduce((sum, list: Places) => sum + list.at.length, 0);
  return all + 2 * plan.reserves.at.length;
}

/** Builds a team's rotations from the tuning's tables. */
export function rotationPlan(groups: Groups, personnel: Personnel, tuning: Tuning): RotationPlan {
  const squad = { groups, personnel, knobs: tuning.rotation };
  const strings = [stringPlan(squad, 0), stringPlan(squad, 1)] as const;
  return {
    strings,
    entries: entriesOf(strings[0]) + entriesOf(strings[1]),
  };
}

/** What a team sheet's memory depends on. */
interface Drawn {
  plan: RotationPlan;
  players: ArrayLike<unknown>;
}

/** Allocates memory for everything drawn from in a game: both strings of both teams, and the two flag tables. */
export function gameStore(home: Drawn, away: Drawn): RotationStore {
  const entries = home.plan.entries + away.plan.entries + 2 * PENALTIES.length;
  return new RotationStore(entries, home.players.length, away.players.length);
}
