import type { Stream } from '../../random/stream.ts';
import { cheapest, force, freeWeek, improveGame } from './chains.ts';
import { type CalendarGame, Fixture, Slate } from './fixtures.ts';
import { ScheduleRepair } from './repair.ts';
import { hasAdjacent, type Rhythm } from './rhythm.ts';

/**
 * Assigns weeks to games as a proper edge coloring: teams are nodes, games edges, weeks colors. With twelve games a
 * team and fourteen weeks a simple graph always has one (Vizing: thirteen suffice). Fixed weeks restrict it, so a game
 * without a common free week gets one by a Kempe chain (two weeks swapped along a path of games), or, if that fails, by
 * moving other games.
 */
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
