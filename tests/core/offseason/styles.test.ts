import { describe, expect, it } from 'vitest';
import { centeredStyles, startingStyle } from '../../../src/core/offseason/styles.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { tuning } from './nation.ts';

const SEED = seedFrom(11);
const programs = Object.keys(reference.season(2024).members).map((team) => ({
  team,
  style: startingStyle(team, 2024, SEED, tuning),
}));

describe('styles of a nation', () => {
  it('average out, part by part, so that football as a whole neither learns to pass nor to hurry', () => {
    const centered = centeredStyles(programs, 2024, tuning);
    for (const part of ['passLean', 'tempo', 'boldness', 'depth'] as const) {
      const mean = centered.reduce((sum, p) => sum + p.style[part], 0) / centered.length;
      expect(Math.abs(mean), part).toBeLessThan(0.02);
    }
  });

  it('leave the academies their option', () => {
    const army = centeredStyles(programs, 2024, tuning).find((p) => p.team === 'army');
    expect(army?.style.passLean).toBeLessThanOrEqual(tuning.styles.optionMost);
  });
});
