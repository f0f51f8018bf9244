import fc from 'fast-check';
import { expect, it } from 'vitest';
import { power } from '../../../src/core/model/program/power.ts';

it('is accurate to fourteen digits', () => {
  const base = fc.double({ min: 1e-6, max: 1e3, noNaN: true });
  const exponent = fc.double({ min: -4, max: 4, noNaN: true });
  fc.assert(
    fc.property(base, exponent, (x, y) => {
      expect(power(x, y) / x ** y).toBeCloseTo(1, 13);
    }),
    { seed: 1 },
  );
});

it('of zero is zero, and of one is one', () => {
  expect(power(0, 1.7)).toBe(0);
  expect(power(1, 0.3)).toBe(1);
});
