import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBelowChance, powerAtMost } from '../../../src/core/football/bounds.ts';

const anywhere = fc.double({ min: -12, max: 12, noNaN: true });

describe('the bounds that spare a play its exponentials', () => {
  it('decide every roll as the exact chance would', () => {
    const roll = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(roll, anywhere, (value, logOdds) => {
        expect(isBelowChance(value, logOdds)).toBe(value < 1 / (1 + Math.exp(-logOdds)));
      }),
      { seed: 1, numRuns: 5000 },
    );
  });

  it('decide rolls right beside the chance as exactly', () => {
    const off = fc.integer({ min: -3, max: 3 });
    fc.assert(
      fc.property(anywhere, off, (logOdds, units) => {
        const chance = 1 / (1 + Math.exp(-logOdds));
        const roll = chance + units * 2 ** -32;
        expect(isBelowChance(roll, logOdds)).toBe(roll < chance);
      }),
      { seed: 1, numRuns: 5000 },
    );
  });

  it('are never below the power they stand for, nor more than an eighth of a unit beyond it', () => {
    fc.assert(
      fc.property(anywhere, (x) => {
        expect(powerAtMost(x)).toBeGreaterThanOrEqual(Math.exp(x));
        expect(powerAtMost(x)).toBeLessThan(Math.exp(x + 0.126));
      }),
      { seed: 1, numRuns: 5000 },
    );
  });
});
