import { REGULAR_WEEKS } from '../../model/game.ts';
import type { Stream } from '../../random/stream.ts';
import { hasAdjacent, type Rhythm } from './rhythm.ts';

/**
 * Weeks for games, as a proper edge coloring: teams are the nodes, games the edges, weeks the colors. With twelve games
 * a team and fourteen weeks a simple graph always has one (Vizing: thirteen suffice); games with a fixed week restrict
 * it, so a game without a common free week gets one by a Kempe chain (two weeks swapped along a path of games), or, if
 * that fails, by moving other games.
 */

/** A game to be given a week. */
export interface CalendarGame {
  a: number;
  b: number;
  /** The fixed week, 0 for a game that may be moved. */
  settled: number;
  /** The cost of each week, by week; index 0 unused. */
  cost: Float64Array;
  /** The visiting team; -1: none (or none that counts). */
  visitor: number;
}

const WEEKS = REGULAR_WEEKS + 1;
const EMPTY = -1;
/** A smaller gain counts as none. */
const ROUNDING = 1e-9;
/** A longer chain upsets more seasons than it can mend. */
const LONGEST_CHAIN = 16;
const ALL_WEEKS = ((1 << REGULAR_WEEKS) - 1) << 1;

export class Calendar {
  readonly games: readonly CalendarGame[];
  /** Week of each game, 0 while it has none. */
  readonly week: Int8Array;
  private readonly at: Int16Array;
  private readonly busy: Int32Array;
  /** Weeks each is on the road in. */
  private readonly road: Int32Array;
  /** By team: the number of the last sum it was counted in. */
  private readonly counted: Int32Array;
  private sums = 0;
  /** What each team's season costs as it stands; not a number where that has to be worked out. */
  private readonly standing: Float64Array;

  constructor(teams: number, games: readonly CalendarGame[]) {
    this.games = games;
    this.week = new Int8Array(games.length);
    this.at = new Int16Array(teams * WEEKS).fill(EMPTY);
    this.busy = new Int32Array(teams);
    this.road = new Int32Array(teams);
    this.counted = new Int32Array(teams);
    this.standing = new Float64Array(teams).fill(Number.NaN);
    games.forEach((game, i) => {
      if (game.settled === 0) return;
      if (((this.busy[game.a]! | this.busy[game.b]!) & (1 << game.settled)) !== 0)
        throw new Error('two games in a week');
      this.place(i, game.settled);
    });
  }

  /** Weeks that neither of the game's teams plays in, as bits. */
  private common(game: CalendarGame): number {
    return ~(this.busy[game.a]! | this.busy[game.b]!) & ALL_WEEKS;
  }

  private place(i: number, week: number): void {
    const { a, b, visitor } = this.games[i]!;
    if (visitor >= 0) this.road[visitor]! |= 1 << week;
    this.week[i] = week;
    this.at[a * WEEKS + week] = i;
    this.at[b * WEEKS + week] = i;
    this.busy[a]! |= 1 << week;
    this.busy[b]! |= 1 << week;
  }

  private lift(i: number): void {
    const { a, b, visitor } = this.games[i]!;
    const week = this.week[i]!;
    if (visitor >= 0) this.road[visitor]! &= ~(1 << week);
    this.week[i] = 0;
    this.at[a * WEEKS + week] = EMPTY;
    this.at[b * WEEKS + week] = EMPTY;
    this.busy[a]! &= ~(1 << week);
    this.busy[b]! &= ~(1 << week);
  }

  /** The cheapest of the weeks in `mask`, 0 if it is empty. */
  private cheapest(game: CalendarGame, mask: number): number {
    let best = 0;
    for (let week = 1; week < WEEKS; week++) {
      if ((mask & (1 << week)) !== 0 && (best === 0 || game.cost[week]! < game.cost[best]!)) best = week;
    }
    return best;
  }

  /**
   * The games met when walking from `team` along weeks `first`, `second`, `first`, ... Null when a settled game or
   * the team `avoid` is on the way.
   */
  private chain(team: number, first: number, second: number, avoid: number): number[] | null {
    const path: number[] = [];
    let here = team;
    let week = first;
    for (;;) {
      const i = this.at[here * WEEKS + week]!;
      if (i === EMPTY) return path;
      const game = this.games[i]!;
      if (game.settled !== 0 || path[0] === i) return path[0] === i ? path : null;
      path.push(i);
      here = game.a === here ? game.b : game.a;
      if (here === avoid) return null;
      week = week === first ? second : first;
    }
  }

  private exchange(path: readonly number[], first: number, second: number): void {
    for (const i of path) {
      const to = this.week[i] === first ? second : first;
      this.lift(i);
      this.week[i] = to;
    }
    for (const i of path) this.place(i, this.week[i]!);
  }

  private exchangeCost(path: readonly number[], first: number, second: number): number {
    let cost = 0;
    for (const i of path) {
      const game = this.games[i]!;
      const week = this.week[i]!;
      cost += game.cost[week === first ? second : first]! - game.cost[week]!;
    }
    return cost;
  }

  /** Frees a common week by a Kempe chain from the game's second team; 0 if none can be freed. */
  private freeWeek(game: CalendarGame): number {
    let best: { path: number[]; free: number; taken: number; cost: number } | null = null;
    for (let free = 1; free < WEEKS; free++) {
      if ((this.busy[game.a]! & (1 << free)) !== 0) continue;
      for (let other = 1; other < WEEKS; other++) {
        if ((this.busy[game.b]! & (1 << other)) !== 0) continue;
        const path = this.chain(game.b, free, other, game.a);
        if (path === null) continue;
        const cost = this.exchangeCost(path, free, other) + game.cost[free]!;
        if (best === null || cost < best.cost) best = { path, free, taken: other, cost };
      }
    }
    if (best === null) return 0;
    this.exchange(best.path, best.free, best.taken);
    return best.free;
  }

  /** Puts a game in a week by lifting the movable games in its way; returns those, or null if all weeks are settled. */
  private force(i: number, dice: Stream): number[] | null {
    const { a, b } = this.games[i]!;
    const open: number[] = [];
    for (let week = 1; week < WEEKS; week++) {
      const inWay = [this.at[a * WEEKS + week]!, this.at[b * WEEKS + week]!].filter((g) => g !== EMPTY);
      if (inWay.every((g) => this.games[g]!.settled === 0)) open.push(week);
    }
    if (open.length === 0) return null;
    const week = dice.pick(open);
    const lifted = [this.at[a * WEEKS + week]!, this.at[b * WEEKS + week]!].filter((g) => g !== EMPTY);
    for (const g of lifted) this.lift(g);
    this.place(i, week);
    return lifted;
  }

  /**
   * Gives every game a week. `order` is the order in which movable games are placed; `patience` bounds how many games
   * may be forced. False when it ran out.
   */
  fill(order: readonly number[], dice: Stream, patience: number): boolean {
    const queue = [...order];
    let left = patience;
    for (let next = 0; next < queue.length; next++) {
      const i = queue[next]!;
      const game = this.games[i]!;
      const week = this.cheapest(game, this.common(game)) || this.freeWeek(game);
      if (week > 0) {
        this.place(i, week);
        continue;
      }
      const lifted = left > 0 ? this.force(i, dice) : null;
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
      this.games.forEach((game, i) => {
        if (game.settled === 0 && this.improveGame(i)) changed = true;
      });
      if (!changed) return;
    }
  }

  private improveGame(i: number): boolean {
    const game = this.games[i]!;
    const week = this.week[i]!;
    let best: { path: number[]; to: number; cost: number } | null = null;
    for (let to = 1; to < WEEKS; to++) {
      if (game.cost[to]! >= game.cost[week]!) continue;
      const path = this.component(i, to);
      if (path === null) continue;
      const cost = this.exchangeCost(path, week, to);
      if (cost < (best?.cost ?? -ROUNDING)) best = { path, to, cost };
    }
    if (best === null) return false;
    this.exchange(best.path, week, best.to);
    return true;
  }

  /** The whole chain of a game between its week and another; null when a settled game is in it. */
  private component(i: number, to: number): number[] | null {
    const { a, b } = this.games[i]!;
    const week = this.week[i]!;
    const right = this.chain(b, to, week, EMPTY);
    if (right === null) return null;
    if (right.includes(i)) return right;
    const left = this.chain(a, to, week, EMPTY);
    return left === null ? null : [i, ...right, ...left];
  }

  /** Weeks in which a team does not play, as bits. */
  private open(team: number): number {
    return ~this.busy[team]! & ALL_WEEKS;
  }

  private teamCost(team: number, rhythm: Rhythm): number {
    return rhythm.openDates(this.open(team)) + rhythm.travel(this.busy[team]!, this.road[team]!);
  }

  /** The same of a team whose games are not being tried elsewhere: worked out once until they are moved. */
  private standingCost(team: number, rhythm: Rhythm): number {
    if (Number.isNaN(this.standing[team]!)) this.standing[team] = this.teamCost(team, rhythm);
    return this.standing[team]!;
  }

  /**
   * Cost of what a set of games and the seasons of their teams look like; only the first `teams` have a season. `tried`: the games
   * are in other weeks than they stand in.
   */
  private costAround(path: readonly number[], rhythm: Rhythm, teams: number, tried: boolean): number {
    this.sums += 1;
    let cost = 0;
    for (const i of path) {
      const { a, b, cost: weeks } = this.games[i]!;
      cost += weeks[this.week[i]!]!;
      for (let side = 0; side < 2; side++) {
        const team = side === 0 ? a : b;
        if (team >= teams || this.counted[team] === this.sums) continue;
        this.counted[team] = this.sums;
        cost += tried ? this.teamCost(team, rhythm) : this.standingCost(team, rhythm);
      }
    }
    return cost;
  }

  /** How many of the first `teams` do not play in each week. */
  private idleByWeek(teams: number): Int16Array {
    const idle = new Int16Array(WEEKS);
    for (let team = 0; team < teams; team++) {
      for (let week = 1; week < WEEKS; week++) if ((this.busy[team]! & (1 << week)) === 0) idle[week]! += 1;
    }
    return idle;
  }

  /** How many more of the first `teams` are idle in a week once a chain's games have left it for another. */
  private idleAfter(path: readonly number[], first: number, teams: number): number {
    let more = 0;
    for (const i of path) {
      const size = this.games[i]!.b < teams ? 2 : 1;
      more += this.week[i] === first ? size : -size;
    }
    return more;
  }

  /**
   * What exchanging two weeks along a chain would change, seasons of all teams on it included. Tries it and takes it
   * back.
   */
  private gain(
    path: readonly number[],
    first: number,
    second: number,
    rhythm: Rhythm,
    teams: number,
    idle: Int16Array,
  ) {
    const { idleMost, crowding } = rhythm;
    const more = this.idleAfter(path, first, teams);
    const before =
      this.costAround(path, rhythm, teams, false) +
      crowding * (Math.max(0, idle[first]! - idleMost) + Math.max(0, idle[second]! - idleMost));
    this.exchange(path, first, second);
    const after =
      this.costAround(path, rhythm, teams, true) +
      crowding * (Math.max(0, idle[first]! + more - idleMost) + Math.max(0, idle[second]! - more - idleMost));
    this.exchange(path, first, second);
    return after - before;
  }

  /** The chain through a team's games of two weeks; null when it has none or a settled game is in it. */
  private chainOf(team: number, first: number, second: number): number[] | null {
    const own = this.at[team * WEEKS + first]!;
    if (own !== EMPTY) return this.games[own]!.settled === 0 ? this.component(own, second) : null;
    const other = this.at[team * WEEKS + second]!;
    if (other === EMPTY || this.games[other]!.settled !== 0) return null;
    return this.component(other, first);
  }

  /** The best exchange of two of a team's weeks, made if it gains anything. */
  private settleDown(team: number, rhythm: Rhythm, teams: number, idle: Int16Array): boolean {
    let best: { path: number[]; first: number; second: number; gain: number } | null = null;
    const [busy, road] = [this.busy[team]!, this.road[team]!];
    const restless = rhythm.travel(busy, road) > 0;
    for (let first = 1; first < WEEKS; first++) {
      for (let second = first + 1; second < WEEKS; second++) {
        const both = (1 << first) | (1 << second);
        // Two games change nothing for the team unless one is on the road; two open dates never do.
        const open = (busy & both) !== both;
        if (open ? (busy & both) === 0 : !restless || (road & both) === 0 || (road & both) === both) continue;
        const path = this.chainOf(team, first, second);
        if (path === null || path.length > LONGEST_CHAIN) continue;
        const gain = this.gain(path, first, second, rhythm, teams, idle);
        if (gain < (best?.gain ?? -ROUNDING)) best = { path, first, second, gain };
      }
    }
    if (best === null) return false;
    const more = this.idleAfter(best.path, best.first, teams);
    idle[best.first]! += more;
    idle[best.second]! -= more;
    this.exchange(best.path, best.first, best.second);
    for (const i of best.path) {
      const { a, b } = this.games[i]!;
      this.standing[a] = Number.NaN;
      this.standing[b] = Number.NaN;
    }
    return true;
  }

  /**
   * Mends the seasons of the first `teams`, the others being visitors without one: open dates apart and spread over the
   * weeks, no long runs on the road. At most `passes` times over all teams whose season could be better. Returns
   * whether no team has two open dates in a row in the end.
   */
  mend(rhythm: Rhythm, teams: number, passes: number): boolean {
    const idle = this.idleByWeek(teams);
    this.standing.fill(Number.NaN);
    const crowded = (team: number): boolean => {
      for (let week = 1; week < WEEKS; week++) {
        if ((this.busy[team]! & (1 << week)) === 0 && idle[week]! > rhythm.idleMost) return true;
      }
      return false;
    };
    for (let pass = 0; pass < passes; pass++) {
      let changed = false;
      for (let team = 0; team < teams; team++) {
        if (this.standingCost(team, rhythm) < rhythm.bearable && !crowded(team)) continue;
        if (this.settleDown(team, rhythm, teams, idle)) changed = true;
      }
      if (!changed) break;
    }
    for (let team = 0; team < teams; team++) if (hasAdjacent(this.open(team))) return false;
    return true;
  }
}
