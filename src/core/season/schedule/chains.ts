import type { Stream } from '../../random/stream.ts';
import { type Fixture, type Slate, WEEKS } from './fixtures.ts';

/** Moves of games between weeks, along chains of games that swap two weeks. */

/** A smaller gain counts as zero. */
export const ROUNDING = 1e-9;

/** Swaps the two weeks of every game in a chain. */
export function exchange(path: readonly Fixture[], first: number, second: number): void {
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
export function cheapest(fixture: Fixture, mask: number): number {
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
export function chainOf(team: Slate, first: number, second: number): Fixture[] | null {
  const own = team.in(first);
  if (own !== null) return own.settled ? null : component(own, second);
  const other = team.in(second);
  return other === null || other.settled ? null : component(other, first);
}

/** Frees a common week by a Kempe chain from the game's second team; 0 if none can be freed. */
export function freeWeek(fixture: Fixture): number {
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
export function force(fixture: Fixture, dice: Stream): Fixture[] | null {
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
export function improveGame(fixture: Fixture): boolean {
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
