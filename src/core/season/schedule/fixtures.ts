import { REGULAR_WEEKS } from '../../model/game.ts';

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

/** Weeks of a schedule, counted from 1; index 0 is unused. */
export const WEEKS = REGULAR_WEEKS + 1;
const ALL_WEEKS = ((1 << REGULAR_WEEKS) - 1) << 1;

/** A team's schedule while weeks are assigned. */
export class Slate {
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
export class Fixture {
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
