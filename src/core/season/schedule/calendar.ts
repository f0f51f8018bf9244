import { REGULAR_WEEKS } from '../../model/game.ts';
import type { Stream } from '../../random/stream.ts';
import { hasAdjacent, type Rhythm } from './rhythm.ts';

/**
 * Assigns weeks to games as a proper edge coloring: teams are nodes, games edges, weeks colors. With twelve games a
 * team and fourteen weeks a simple graph always has one (Vizing: thirteen suffice). Fixed weeks restrict it, so a game
 * without a common free week gets one by a Kempe chain (two weeks swapped along a path of games), or, if that fails, by
 * moving other games.
 */

/** A game that needs a week. */
export interface CalendarGame {
  a: number;
  b: number;
  /** The fixed week; 0 if the game can move. */
  settled: number;
  /** The cost of each week; index 0 is unused. */
  cost: Float64Array;
  /** The visiting team; -1: none (or none that counts). */
  visitor: number;
}

const WEEKS = REGULAR_WEEKS + 1;
/** A smaller gain counts as zero. */
const ROUNDING = 1e-9;
/** A longer chain disrupts more schedules than it fixes. */
const LONGEST_CHAIN = 16;
const ALL_WEEKS = ((1 << REGULAR_WEEKS) - 1) << 1;

/** A team's schedule while weeks are assigned. */
class Slate {
  /** Its index among the teams. */
  readonly index: number;
  private readonly games: (Fixture | null)[] = Array.from({ length: WEEKS }, () => null);
  /** Weeks it plays, as bits. */
  busy = 0;
  /** Weeks it plays on the road, as bits. */
  road = 0;
  /** The id of the last cost sum that included it. */
  counted = 0;
  /** The current cost of its schedule; NaN until computed. */
  cost = Number.NaN;

  constructor(index: number) {
    this.index = index;
  }

  /** Returns its game in a week; null if it is idle. */
  in(week: number): Fixture | null {
    return this.games[week] ?? null;
  }

  add(fixture: Fixture, week: number): void {
    this.games[week] = fixture;
    this.busy |= 1 << week;
  }

  remove(week: number): void {
    this.games[week] = null;
    this.busy &= ~(1 << week);
  }

  /** Open dates, as bits. */
  get open(): number {
    return ~this.busy & ALL_WEEKS;
  }

  plays(week: number): boolean {
    return (this.busy & (1 << week)) !== 0;
  }
}

/** A game with its teams and its week; 0 until it has one. */
class Fixture {
  readonly a: Slate;
  readonly b: Slate;
  readonly visitor: Slate | null;
  readonly settled: boolean;
  private readonly costs: Float64Array;
  week = 0;

  constructor({ settled, cost }: CalendarGame, a: Slate, b: Slate, visitor: Slate | null) {
    this.a = a;
    this.b = b;
    this.visitor = visitor;
    this.settled = settled !== 0;
    this.costs = cost;
  }

  cost(week: number): number {
    return this.costs[week] ?? Number.POSITIVE_INFINITY;
  }

  other(team: Slate): Slate {
    return this.a === team ? this.b : this.a;
  }

  place(week: number): void {
    if (this.visitor) this.visitor.road |= 1 << week;
    this.week = week;
    this.a.add(this, week);
    this.b.add(this, week);
  }

  lift(): void {
    if (this.visitor) this.visitor.road &= ~(1 << this.week);
    this.a.remove(this.week);
    this.b.remove(this.week);
    this.week = 0;
  }

  /** Returns both teams' games in a week, movable or not. */
  inWay(week: number): Fixture[] {
    return [this.a.in(week), this.b.in(week)].filter((each) => each !== null);
  }
}

/** Swaps the two weeks of every game in a chain. */
function exchange(path: readonly Fixture[], first: number, second: number): void {
  const moves = path.map((fixture) => [fixture, fixture.week === first ? second : first] as const);
  for (const [fixture] of moves) fixture.lift();
  for (const [fixture, week] of moves) fixture.place(week);
}

function exchangeCost(path: readonly Fixture[], first: number, second: number): number {
  let cost = 0;
  for (const fixture of path) {
    const { week } = fixture;
    cost += fixture.cost(week === first ? second : first) - fixture.cost(week);
  }
  return cost;
}

/** Returns the cheapest week in `mask`; 0 if it is empty. */
function cheapest(fixture: Fixture, mask: number): number {
  let best = 0;
  for (let week = 1; week < WEEKS; week++) {
    if ((mask & (1 << week)) !== 0 && (best === 0 || fixture.cost(week) < fixture.cost(best))) best = week;
  }
  return best;
}

/**
 * Returns the games met when walking from `team` along weeks `first`, `second`, `first`, ... Null if a settled game or
 * the team `avoid` is on the way.
 */
function chain(team: Slate, first: number, second: number, avoid: Slate | null): Fixture[] | null {
  const path: Fixture[] = [];
  let here = team;
  let week = first;
  for (;;) {
    const fixture = here.in(week);
    if (fixture === null) return path;
    if (path[0] === fixture) return path;
    if (fixture.settled) return null;
    path.push(fixture);
    here = fixture.other(here);
    if (here === avoid) return null;
    week = week === first ? second : first;
  }
}

/** Returns the whole chain of a game between its week and another; null if it includes a settled game. */
function component(fixture: Fixture, to: number): Fixture[] | null {
  const { a, b, week } = fixture;
  const right = chain(b, to, week, null);
  if (right === null) return null;
  if (right.includes(fixture)) return right;
  const left = chain(a, to, week, null);
  return left === null ? null : [fixture, ...right, ...left];
}

/** Returns the chain through a team's games of two weeks; null if there is none or it includes a settled game. */
function chainOf(team: Slate, first: number, second: number): Fixture[] | null {
  const own = team.in(first);
  if (own !== null) return own.settled ? null : component(own, second);
  const other = team.in(second);
  return other === null || other.settled ? null : component(other, first);
}

/** Frees a common week by a Kempe chain from the game's second team; 0 if none can be freed. */
function freeWeek(fixture: Fixture): number {
  const { a, b } = fixture;
  let best: { path: Fixture[]; free: number; taken: number; cost: number } | null = null;
  for (let free = 1; free < WEEKS; free++) {
    if (a.plays(free)) continue;
    for (let other = 1; other < WEEKS; other++) {
      if (b.plays(other)) continue;
      const path = chain(b, free, other, a);
      if (path === null) continue;
      const cost = exchangeCost(path, free, other) + fixture.cost(free);
      if (best === null || cost < best.cost) best = { path, free, taken: other, cost };
    }
  }
  if (best === null) return 0;
  exchange(best.path, best.free, best.taken);
  return best.free;
}

/** Puts a game in a week by lifting the movable games in its way; returns those, or null if all weeks are settled. */
function force(fixture: Fixture, dice: Stream): Fixture[] | null {
  const open: number[] = [];
  for (let week = 1; week < WEEKS; week++) if (fixture.inWay(week).every(({ settled }) => !settled)) open.push(week);
  if (open.length === 0) return null;
  const week = dice.pick(open);
  const lifted = fixture.inWay(week);
  for (const each of lifted) each.lift();
  fixture.place(week);
  return lifted;
}

/** Moves a game to a week it prefers, if the whole chain of moves lowers the cost. */
function improveGame(fixture: Fixture): boolean {
  const { week } = fixture;
  let best: { path: Fixture[]; to: number; cost: number } | null = null;
  for (let to = 1; to < WEEKS; to++) {
    if (fixture.cost(to) >= fixture.cost(week)) continue;
    const path = component(fixture, to);
    if (path === null) continue;
    const cost = exchangeCost(path, week, to);
    if (cost < (best?.cost ?? -ROUNDING)) best = { path, to, cost };
  }
  if (best === null) return false;
  exchange(best.path, week, best.to);
  return true;
}

/** Number of idle teams in each week. */
class IdleTeams {
  private readonly byWeek = new Int16Array(WEEKS);

  constructor(slates: readonly Slate[]) {
    for (const slate of slates) {
      for (let week = 1; week < WEEKS; week++) if (!slate.plays(week)) this.add(week, 1);
    }
  }

  in(week: number): number {
    return this.byWeek[week] ?? 0;
  }

  add(week: number, teams: number): void {
    this.byWeek[week] = this.in(week) + teams;
  }
}

/**
 * Schedules under repair: the preferred rhythm, and the teams it applies to (FCS visitors come after them and have
 * none).
 */
class ScheduleRepair {
  private readonly rhythm: Rhythm;
  private readonly slates: readonly Slate[];
  private readonly idle: IdleTeams;
  private sums = 0;

  constructor(slates: readonly Slate[], rhythm: Rhythm) {
    this.slates = slates;
    this.rhythm = rhythm;
    this.idle = new IdleTeams(slates);
    for (const slate of slates) {
      slate.cost = Number.NaN;
      slate.counted = 0;
    }
  }

  private hasSeason(slate: Slate): boolean {
    return slate.index < this.slates.length;
  }

  private costOf(slate: Slate): number {
    return this.rhythm.openDates(slate.open) + this.rhythm.travel(slate.busy, slate.road);
  }

  /** Returns a team's cost while its games are not being moved; cached until one moves. */
  private standingCost(slate: Slate): number {
    if (Number.isNaN(slate.cost)) slate.cost = this.costOf(slate);
    return slate.cost;
  }

  /** Returns the cost of some games and of their teams' schedules. `tried`: the games are in trial weeks. */
  private costAround(path: readonly Fixture[], tried: boolean): number {
    this.sums += 1;
    let cost = 0;
    for (const fixture of path) {
      cost += fixture.cost(fixture.week);
      for (const slate of [fixture.a, fixture.b]) {
        if (!this.hasSeason(slate) || slate.counted === this.sums) continue;
        slate.counted = this.sums;
        cost += tried ? this.costOf(slate) : this.standingCost(slate);
      }
    }
    return cost;
  }

  /** Returns the change in idle teams in a week once a chain's games have left it for another. */
  private idleAfter(path: readonly Fixture[], first: number): number {
    let more = 0;
    for (const { b, week } of path) {
      const size = this.hasSeason(b) ? 2 : 1;
      more += week === first ? size : -size;
    }
    return more;
  }

  /** Returns the cost of too many idle teams in two weeks. */
  private crowding(first: number, second: number): number {
    const { idleMost, crowding } = this.rhythm;
    return crowding * (Math.max(0, first - idleMost) + Math.max(0, second - idleMost));
  }

  /**
   * Returns the gain from swapping two weeks along a chain, for the schedules of every team on it. Makes the swap and
   * undoes it.
   */
  private gain(path: readonly Fixture[], first: number, second: number): number {
    const more = this.idleAfter(path, first);
    const [inFirst, inSecond] = [this.idle.in(first), this.idle.in(second)];
    const before = this.costAround(path, false) + this.crowding(inFirst, inSecond);
    exchange(path, first, second);
    const after = this.costAround(path, true) + this.crowding(inFirst + more, inSecond - more);
    exchange(path, first, second);
    return after - before;
  }

  /** Makes the best swap of two of a team's weeks, if any gains. */
  private settleDown(slate: Slate): boolean {
    const { busy, road } = slate;
    let best: { path: Fixture[]; first: number; second: number; gain: number } | null = null;
    const restless = this.rhythm.travel(busy, road) > 0;
    for (let first = 1; first < WEEKS; first++) {
      for (let second = first + 1; second < WEEKS; second++) {
        const both = (1 << first) | (1 << second);
        // Swapping two games changes nothing for the team unless exactly one is on the road; two open dates never do.
        const open = (busy & both) !== both;
        if (open ? (busy & both) === 0 : !restless || (road & both) === 0 || (road & both) === both) continue;
        const path = chainOf(slate, first, second);
        if (path === null || path.length > LONGEST_CHAIN) continue;
        const gain = this.gain(path, first, second);
        if (gain < (best?.gain ?? -ROUNDING)) best = { path, first, second, gain };
      }
    }
    if (best === null) return false;
    this.make(best.path, best.first, best.second);
    return true;
  }

  private make(path: readonly Fixture[], first: number, second: number): void {
    const more = this.idleAfter(path, first);
    this.idle.add(first, more);
    this.idle.add(second, -more);
    exchange(path, first, second);
    for (const { a, b } of path) {
      a.cost = Number.NaN;
      b.cost = Number.NaN;
    }
  }

  /** Whether a team is idle in a week when too many are. */
  private isCrowded(slate: Slate): boolean {
    for (let week = 1; week < WEEKS; week++) {
      if (!slate.plays(week) && this.idle.in(week) > this.rhythm.idleMost) return true;
    }
    return false;
  }

  /** Tries once to improve every schedule that needs it. Returns false if none changed. */
  pass(): boolean {
    let changed = false;
    for (const slate of this.slates) {
      if (this.standingCost(slate) < this.rhythm.bearable && !this.isCrowded(slate)) continue;
      if (this.settleDown(slate)) changed = true;
    }
    return changed;
  }
}

export class Calendar {
  private readonly slates: readonly Slate[];
  private readonly fixtures: readonly Fixture[];

  constructor(teams: number, games: readonly CalendarGame[]) {
    this.slates = Array.from({ length: teams }, (_, index) => new Slate(index));
    this.fixtures = games.map((game) => {
      const visitor = game.visitor >= 0 ? this.slate(game.visitor) : null;
      return new Fixture(game, this.slate(game.a), this.slate(game.b), visitor);
    });
    games.forEach(({ settled }, i) => {
      if (settled === 0) return;
      const fixture = this.fixture(i);
      if (fixture.inWay(settled).length > 0) throw new Error('two games in a week');
      fixture.place(settled);
    });
  }

  private slate(index: number): Slate {
    const slate = this.slates[index];
    if (slate === undefined) throw new Error(`no team ${index} among ${this.slates.length}`);
    return slate;
  }

  private fixture(index: number): Fixture {
    const fixture = this.fixtures[index];
    if (fixture === undefined) throw new Error(`no game ${index} among ${this.fixtures.length}`);
    return fixture;
  }

  /** Returns the week of each game in the given order; 0 for one without a week. */
  weeks(): Int8Array {
    return Int8Array.from(this.fixtures, ({ week }) => week);
  }

  /**
   * Gives every game a week. `order` is the order in which movable games are placed; `patience` limits how many games
   * may be forced. Returns false when it runs out.
   */
  fill(order: readonly number[], dice: Stream, patience: number): boolean {
    const queue = order.map((index) => this.fixture(index));
    let left = patience;
    for (const fixture of queue) {
      const week = cheapest(fixture, fixture.a.open & fixture.b.open) || freeWeek(fixture);
      if (week > 0) {
        fixture.place(week);
        continue;
      }
      const lifted = left > 0 ? force(fixture, dice) : null;
      if (lifted === null) return false;
      left -= 1;
      queue.push(...lifted);
    }
    return true;
  }

  /** Lowers the cost by swapping two weeks along chains of games, `passes` times over all games. */
  improve(passes: number): void {
    for (let pass = 0; pass < passes; pass++) {
      let changed = false;
      for (const fixture of this.fixtures) if (!fixture.settled && improveGame(fixture)) changed = true;
      if (!changed) return;
    }
  }

  /**
   * Improves the schedules of the first `teams` (the rest are FCS visitors): open dates apart and spread over the
   * weeks, no long road trips. At most `passes` times over all teams that need it. Returns whether every team ends up
   * without back-to-back open dates.
   */
  repair(rhythm: Rhythm, teams: number, passes: number): boolean {
    const slates = this.slates.slice(0, teams);
    const mending = new ScheduleRepair(slates, rhythm);
    for (let pass = 0; pass < passes; pass++) if (!mending.pass()) break;
    return !slates.some(({ open }) => hasAdjacent(open));
  }
}
