import { chainOf, exchange, ROUNDING } from './chains.ts';
import { type Fixture, type Slate, WEEKS } from './fixtures.ts';
import type { Rhythm } from './rhythm.ts';

/** A longer chain disrupts more schedules than it fixes. */
const LONGEST_CHAIN = 16;

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
export class ScheduleRepair {
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
