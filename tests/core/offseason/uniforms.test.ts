import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POSITIONS, ROSTER_SLOTS } from '../../../src/core/model/positions.ts';
import { type Numbered, uniformNumbers } from '../../../src/core/offseason/uniforms.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';

const SEED = seedFrom('numbers');
const RUNS = { seed: 7, numRuns: 100 };
const OFFENSE = new Set(['qb', 'rb', 'wr', 'te', 'ol']);
const KICKS = new Set(['k', 'p']);
const side = ({ position }: Numbered) =>
  KICKS.has(position) ? 'kicks' : OFFENSE.has(position) ? 'offense' : 'defense';

const roster = fc
  .array(fc.record({ position: fc.constantFrom(...POSITIONS), seasons: fc.integer({ min: 0, max: 4 }) }), {
    minLength: 20,
    maxLength: 130,
  })
  .map((players) => players.map((player, index): Numbered => ({ ...player, key: `man ${index}` })));

describe('uniform numbers', () => {
  it('are unique on each side of the ball, except with a crowd of linemen', () => {
    fc.assert(
      fc.property(roster, (players) => {
        const numbers = uniformNumbers(players, 2024, SEED);
        const crowded = players.filter(({ position }) => position === 'ol').length > 30;
        for (const each of ['offense', 'defense', 'kicks']) {
          const worn = players.filter((player) => side(player) === each && !(crowded && player.position === 'ol'));
          expect(new Set(worn.map(({ key }) => numbers.get(key))).size).toBe(worn.length);
        }
      }),
      RUNS,
    );
  });

  it('are 50 to 79 for offensive linemen, and 0 only since 2020', () => {
    fc.assert(
      fc.property(roster, fc.integer({ min: 2000, max: 2030 }), (players, year) => {
        const numbers = uniformNumbers(players, year, SEED);
        for (const { key, position } of players) {
          const number = numbers.get(key)!;
          expect(number).toBeGreaterThanOrEqual(year < 2020 ? 1 : 0);
          expect(number).toBeLessThanOrEqual(99);
          if (position === 'ol') expect(number >= 50 && number <= 79).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it('do not depend on the order of the list', () => {
    fc.assert(
      fc.property(roster, (players) => {
        const there = uniformNumbers(players, 2024, SEED);
        const back = uniformNumbers([...players].reverse(), 2024, SEED);
        expect([...back].sort()).toEqual([...there].sort());
      }),
      RUNS,
    );
  });

  it('are 0 to 19 for quarterbacks, who choose first', () => {
    fc.assert(
      fc.property(roster, (players) => {
        const numbers = uniformNumbers(players, 2024, SEED);
        const passers = players.filter(({ position }) => position === 'qb');
        if (passers.length > 20) return;
        for (const { key } of passers) expect(numbers.get(key)).toBeLessThan(20);
      }),
      RUNS,
    );
  });

  it('stay with a player through his career, however the roster changes', () => {
    fc.assert(
      fc.property(roster, fc.array(fc.boolean(), { minLength: 130, maxLength: 130 }), (players, stays) => {
        const first = uniformNumbers(players, 2024, SEED);
        const back = players.filter((_, index) => stays[index]);
        const newcomers = players
          .map((player): Numbered => ({ ...player, key: `new ${player.key}`, seasons: 0 }))
          .slice(0, 40);
        const second = uniformNumbers([...newcomers, ...back], 2025, SEED, first);
        for (const { key } of back) expect(second.get(key)).toBe(first.get(key));
      }),
      RUNS,
    );
  });

  it('are shared by at most two players, one on offense and one on defense, on a roster of the usual size', () => {
    const usual = fc.constant(
      POSITIONS.flatMap((position, p) =>
        Array.from(
          { length: Math.ceil(ROSTER_SLOTS[position] * 1.4) },
          (_, index): Numbered => ({
            key: `man ${p} ${index}`,
            position,
            seasons: index % 4,
          }),
        ),
      ),
    );
    fc.assert(
      fc.property(usual, fc.integer({ min: 2000, max: 2030 }), fc.nat(), (players, year, seed) => {
        const numbers = uniformNumbers(players, year, seedFrom(seed));
        const wearers = new Map<number, string[]>();
        for (const player of players) {
          const number = numbers.get(player.key)!;
          wearers.set(number, [...(wearers.get(number) ?? []), side(player)]);
        }
        for (const sides of wearers.values()) {
          expect(sides.length).toBeLessThanOrEqual(2);
          expect(new Set(sides).size).toBe(sides.length);
        }
      }),
      { seed: 3, numRuns: 40 },
    );
  });

  it('stay the same as long as no older player leaves', () => {
    fc.assert(
      fc.property(roster, (players) => {
        const seniors = players.filter(({ seasons, position }) => seasons >= 2 || position === 'qb');
        const without = uniformNumbers(seniors, 2024, SEED);
        const all = uniformNumbers(players, 2024, SEED);
        for (const { key } of seniors) expect(all.get(key)).toBe(without.get(key));
      }),
      RUNS,
    );
  });
});
