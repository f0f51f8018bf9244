import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REGULAR_WEEKS } from '../../../../src/core/model/game.ts';
import { seedFrom, stream } from '../../../../src/core/random/stream.ts';
import { Calendar } from '../../../../src/core/season/schedule/calendar.ts';
import type { CalendarGame } from '../../../../src/core/season/schedule/fixtures.ts';

const dice = () => stream(seedFrom('calendar'), 'weeks');

/** Every team prefers week 3. */
function wished(a: number, b: number, settled = 0): CalendarGame {
  const cost = Float64Array.from({ length: REGULAR_WEEKS + 1 }, (_, week) => Math.abs(week - 3));
  return { a, b, settled, cost, visitor: b };
}

/** Returns teams with two games in a week. */
function overlaps(games: readonly CalendarGame[], weeks: Int8Array): string[] {
  const seen = new Set<string>();
  return games.flatMap(({ a, b }, i) =>
    [a, b].flatMap((team) => {
      const key = `team ${team}, week ${weeks[i]}`;
      if (seen.has(key)) return [key];
      seen.add(key);
      return [];
    }),
  );
}

describe('a calendar', () => {
  it('leaves a fixed game in its week, and gives others the best week in which both teams are free', () => {
    const calendar = new Calendar(3, [wished(0, 1, 3), wished(2, 1), wished(0, 2)]);
    expect(calendar.fill([1, 2], dice(), 0)).toBe(true);
    expect([...calendar.weeks()]).toEqual([3, 2, 4]);
  });

  it('has no team play twice in a week, whatever the pairings and the fixed games', () => {
    const pair = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })).filter(([a, b]) => a < b);
    const pairs = fc.uniqueArray(pair, { selector: String, minLength: 5, maxLength: 30 });
    fc.assert(
      fc.property(pairs, (list) => {
        const games = list.map(([a, b], i) => wished(a, b, i === 0 ? 3 : 0));
        const calendar = new Calendar(10, games);
        const order = list.map((_, i) => i).slice(1);
        expect(calendar.fill(order, dice(), 50)).toBe(true);
        calendar.improve(2);
        const weeks = calendar.weeks();
        expect(overlaps(games, weeks)).toEqual([]);
        expect(weeks[0]).toBe(3);
        expect([...weeks].every((week) => week >= 1 && week <= REGULAR_WEEKS)).toBe(true);
      }),
      { seed: 1, numRuns: 50 },
    );
  });
});
