import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chanceOfFiring,
  chanceToRetire,
  expectedOfCoach,
  expectedShare,
  type Seat,
} from '../../../src/core/offseason/carousel/expectation.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';

const tuning = resolveTuning();

describe('a program’s expectation', () => {
  it('is its record, closer to .500, and higher with more prestige', () => {
    const good = { wins: 12, losses: 0 };
    expect(expectedShare([], tuning)).toBe(0.5);
    expect(expectedShare([good], tuning)).toBeCloseTo(0.5 + 0.5 * tuning.coaches.expectation.share);
    expect(expectedShare([good], tuning, 2)).toBeGreaterThan(expectedShare([good], tuning));
  });

  it('is some of its games, whatever it has done', () => {
    const never = Array.from({ length: 8 }, () => ({ wins: 0, losses: 12 }));
    expect(expectedShare(never, tuning, -20)).toBeGreaterThan(0);
    expect(expectedShare([{ wins: 12, losses: 0 }], tuning, 20)).toBeLessThan(1);
  });
});

describe('a program’s expectation of its head coach', () => {
  const seasons = (first: number, wins: readonly number[]) =>
    wins.map((won, index) => ({ year: first + index, wins: won, losses: 12 - won }));
  const before = seasons(2012, [8, 8, 8, 8, 8, 8, 8, 8]);
  const expected = (ownWins: readonly number[], lost = 0) =>
    expectedOfCoach([...before, ...seasons(2020, ownWins)], { since: 2020, lost }, tuning, 0);

  it('does not fall with his own losing seasons while the record before him still counts', () => {
    expect(expected([])).toBe(expectedShare(before, tuning));
    expect(expected([2, 3, 2, 1])).toBeCloseTo(expected([]));
    expect(expected([2, 3, 2, 1], 2)).toBeGreaterThan(expected([2, 3, 2, 1]));
    expect(expected([2, 3, 2, 1], -2)).toBe(expected([2, 3, 2, 1]));
  });

  it('rises with his winning seasons as with any other coach’s', () => {
    const ownWins = [11, 12, 10];
    expect(expected(ownWins)).toBeCloseTo(expectedShare([...before, ...seasons(2020, ownWins)], tuning));
    expect(expected(ownWins)).toBeGreaterThan(expected([]));
  });

  it('is his own record once nothing else counts', () => {
    const ownWins = [3, 4, 3, 4, 3, 4, 3, 4];
    expect(expected(ownWins)).toBe(expectedShare(seasons(2020, ownWins), tuning));
  });
});

describe('the seat of a head coach', () => {
  const usual = { expected: 0.5, tenure: 4, standing: 0 };
  const chance = (wins: number, more: Partial<Seat> = {}) =>
    chanceOfFiring({ wins, losses: 12 - wins, ...usual, ...more }, tuning);

  it('is hotter the further he falls short of expectations, and cooler in his first seasons', () => {
    expect(chance(2)).toBeGreaterThan(chance(5));
    expect(chance(7, { expected: 0.9 })).toBeGreaterThan(chance(7));
    expect(chance(4, { tenure: 1 })).toBeLessThan(chance(4));
  });

  it('is hotter at a blue blood, which does not accept three wins in his fourth year', () => {
    expect(chance(5, { standing: 2 })).toBeGreaterThan(chance(5));
    expect(chance(3, { expected: 0.7, standing: 2.5 })).toBeGreaterThan(0.9);
  });

  it('is never hotter in his first year than in his third with the same record, expectation and history', () => {
    const { games, lastFrom } = tuning.coaches.leave;
    const season = fc.record({
      wins: fc.integer({ min: 0, max: 12 }),
      expected: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
      standing: fc.double({ min: -3, max: 3.5, noNaN: true }),
      owed: fc.double({ min: 0, max: 4, noNaN: true }),
      past: fc.double({ min: -5, max: 5, noNaN: true }),
      // A great season the year before is his own only once he has coached one.
      last: fc.double({ min: 0, max: lastFrom / games, noNaN: true }),
    });
    fc.assert(
      fc.property(season, ({ wins, ...more }) => {
        const [first, second, third] = [1, 2, 3].map((tenure) => chance(wins, { ...more, tenure }));
        expect(first!).toBeLessThan(second!);
        expect(second!).toBeLessThan(third!);
      }),
      { seed: 44 },
    );
  });

  it('gives a new coach time with a roster he inherited: two wins cost one first-year coach in six his job', () => {
    const share = (wins: number, tenure: number) => chance(wins, { tenure, owed: 3 });
    expect(share(2, 1)).toBeLessThan(1 / 6);
    expect(share(2, 2)).toBeLessThan(1 / 4);
    expect(share(2, 4)).toBeGreaterThan(0.4);
    // A good season is all his own.
    const blamed = resolveTuning({ 'coaches.leave.inherited': 1 });
    const inFull = (wins: number) => chanceOfFiring({ wins, losses: 12 - wins, ...usual, tenure: 1 }, blamed);
    expect(chance(3, { tenure: 1 })).toBeLessThan(inFull(3));
    expect(chance(9, { tenure: 1 })).toBe(inFull(9));
  });

  it('is cooler the more it costs to fire him', () => {
    const { usuallyOwed } = tuning.coaches.leave;
    expect(chance(4, { owed: usuallyOwed })).toBeCloseTo(chance(4));
    expect(chance(4, { owed: usuallyOwed + 1 })).toBeLessThan(chance(4));
    expect(chance(4, { owed: 0 })).toBeGreaterThan(chance(4));
  });

  it('is cooler after good seasons there, and hotter after bad ones', () => {
    expect(chance(4, { past: 2 })).toBeLessThan(chance(4));
    expect(chance(4, { past: -2 })).toBeGreaterThan(chance(4));
  });

  it('is safe a year after ten wins: a mediocre season at a great program is forgiven once', () => {
    const great = { expected: 0.78, standing: 3.2 };
    const hot = (last: number, tenure = 3) => chance(7, { ...great, last, tenure });
    expect(hot(10 / 13)).toBeLessThan(0.12);
    expect(hot(7 / 12)).toBeGreaterThan(0.2);
    // A losing season is no credit, and neither are wins of the coach before him.
    expect(hot(0.2)).toBe(hot(0.5));
    expect(hot(10 / 13, 1)).toBe(hot(0.5, 1));
  });

  it('retires an old coach always, and a young one never', () => {
    expect(chanceToRetire(50, tuning)).toBe(0);
    expect(chanceToRetire(66, tuning)).toBeGreaterThan(chanceToRetire(62, tuning));
    expect(chanceToRetire(tuning.coaches.leave.lastAge, tuning)).toBe(1);
  });
});
