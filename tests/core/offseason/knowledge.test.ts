import { describe, expect, it } from 'vitest';
import { RULE_BOOK } from '../../../src/core/model/rules.ts';
import { drawDevelopmentTrait } from '../../../src/core/offseason/development.ts';
import { seniorRating, talentOf } from '../../../src/core/offseason/recruiting.ts';
import { openCycle } from '../../../src/core/offseason/recruits/cycle.ts';
import { estimateOf, knownCares } from '../../../src/core/offseason/recruits/knowledge.ts';
import { createRosters } from '../../../src/core/offseason/rosters.ts';
import { classInput, programs, reference, SEED, tuning } from './nation.ts';

const YEAR = 2024;
const OTHER_SEED = 'f'.repeat(32);
const { players } = createRosters({ year: YEAR, programs, reference, rules: RULE_BOOK, tuning }, SEED, 1);
const cycle = openCycle(classInput(YEAR, players));
const rated = cycle.recruits.filter(({ stars }) => stars > 1);

/** Returns a recruit's rating as a senior if he develops normally. */
function truthOf(recruit: (typeof rated)[number]): number {
  const dice = talentOf(SEED, YEAR + 1, recruit.number);
  drawDevelopmentTrait(dice, tuning);
  return seniorRating(recruit, tuning) + dice.normal(0, tuning.development.talentSd);
}

/** Returns the share of true ratings within the range shown after some hours of scouting. */
function shareWithin(scouted: number): number {
  const within = rated.filter((recruit) => {
    const { low, high } = estimateOf(cycle, recruit, scouted);
    return truthOf(recruit) >= low && truthOf(recruit) <= high;
  });
  return within.length / rated.length;
}

describe('the scouting of a recruit', () => {
  it('is the same for all with his stars until he is scouted, however good he will be', () => {
    const elsewhere = { ...cycle, seed: OTHER_SEED };
    for (const recruit of rated) {
      expect(estimateOf(elsewhere, recruit, 0)).toEqual(estimateOf(cycle, recruit, 0));
    }
    const watched = rated.filter(
      (recruit) => estimateOf(elsewhere, recruit, 20).low !== estimateOf(cycle, recruit, 20).low,
    );
    expect(watched.length / rated.length).toBeGreaterThan(0.8);
  });

  it('is a range that holds for about two in three, and narrows with every hour', () => {
    for (const hours of [0, 6, 24, 60]) {
      expect(shareWithin(hours)).toBeGreaterThan(0.6);
      expect(shareWithin(hours)).toBeLessThan(0.85);
    }
    for (const recruit of rated.slice(0, 200)) {
      const widths = [0, 3, 12, 48].map((hours) => {
        const { low, high } = estimateOf(cycle, recruit, hours);
        return high - low;
      });
      expect(widths).toEqual([...widths].sort((a, b) => b - a));
      expect(widths.at(-1)).toBeLessThan(widths[0]!);
    }
  });

  it('starts without his priorities; contacts reveal the most important first, and only real ones', () => {
    for (const recruit of rated.slice(0, 200)) {
      expect(knownCares(cycle, recruit, { spent: 0 })).toEqual([]);
      const some = knownCares(cycle, recruit, { spent: tuning.recruits.scouting.talk });
      const all = knownCares(cycle, recruit, { spent: 1000 });
      expect(all.slice(0, some.length)).toEqual(some);
      expect(all.length).toBe(recruit.cares.filter((care) => care > 0).length);
    }
  });
});
