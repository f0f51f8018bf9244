import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasKept, isRedshirt, seasonsPlayed } from '../../../src/core/model/people/eligibility.ts';
import { LIMITED_SINCE, rosterLimit } from '../../../src/core/model/positions.ts';
import { RULE_BOOK } from '../../../src/core/model/rules.ts';
import { type WalkOn, walkOnsOf, whoIs } from '../../../src/core/offseason/walk-ons.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';

const tuning = resolveTuning();
const rules = RULE_BOOK;
const TEAMS = reference.teams.map(({ id }) => id);
const RUNS = { seed: 19, numRuns: 60 };

const team = fc.constantFrom(...TEAMS);
const year = fc.integer({ min: 2000, max: 2040 });
const seed = fc.integer({ min: 1, max: 1000 }).map(seedFrom);
const key = ({ arrived, place }: WalkOn) => `${arrived} ${place}`;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('walk-ons', () => {
  it('never push a roster over the season’s limit, except those who were there before it', () => {
    fc.assert(
      fc.property(
        team,
        fc.integer({ min: 2025, max: 2040 }),
        seed,
        fc.integer({ min: 60, max: 105 }),
        (id, index, s, scholarships) => {
          const counted = walkOnsOf(id, index, scholarships, { seed: s, rules, tuning }).filter(
            ({ arrived }) => arrived >= LIMITED_SINCE,
          );
          expect(scholarships + counted.length).toBeLessThanOrEqual(rosterLimit(index));
        },
      ),
      RUNS,
    );
  });

  it('have four seasons plus a redshirt and the season that did not count (2020)', () => {
    fc.assert(
      fc.property(team, year, seed, (id, index, s) => {
        for (const walkOn of walkOnsOf(id, index, 85, { seed: s, rules, tuning })) {
          expect(walkOn.arrived + walkOn.seasons).toBe(index);
          expect(seasonsPlayed(walkOn, walkOn.seasons)).toBeLessThan(4);
          const waived = hasKept(walkOn, 'free_year') ? 1 : 0;
          expect(walkOn.seasons).toBeLessThanOrEqual((isRedshirt(walkOn) ? 4 : 3) + waived);
        }
      }),
      RUNS,
    );
  });

  it('are the same players the next year, a year older, except those who left', () => {
    fc.assert(
      fc.property(team, year, seed, (id, index, s) => {
        const before = new Map(walkOnsOf(id, index, 85, { seed: s, rules, tuning }).map((each) => [key(each), each]));
        const now = walkOnsOf(id, index + 1, 85, { seed: s, rules, tuning }).filter((each) => before.has(key(each)));
        for (const walkOn of now) {
          const then = before.get(key(walkOn))!;
          expect(walkOn.position).toBe(then.position);
          expect(walkOn.seasons).toBe(then.seasons + 1);
          expect(whoIs(id, walkOn, reference, { seed: s, tuning })).toEqual(
            whoIs(id, then, reference, { seed: s, tuning }),
          );
        }
        expect(now.length).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });

  it('do not come back after they have left', () => {
    fc.assert(
      fc.property(team, year, seed, (id, index, s) => {
        const [first, second, third] = [index, index + 1, index + 2].map(
          (then) => new Set(walkOnsOf(id, then, 85, { seed: s, rules, tuning }).map(key)),
        );
        for (const each of third!) if (first!.has(each)) expect(second!.has(each)).toBe(true);
      }),
      RUNS,
    );
  });

  it('make a roster about as large as real ones, and vary by program', () => {
    const sizes = TEAMS.map((id) => 85 + walkOnsOf(id, 2018, 85, { seed: seedFrom('sizes'), rules, tuning }).length);
    expect(mean(sizes)).toBeGreaterThan(112.1);
    expect(mean(sizes)).toBeLessThan(130);
    const sd = Math.sqrt(mean(sizes.map((size) => (size - mean(sizes)) ** 2)));
    expect(sd).toBeGreaterThan(10.1);
    expect(sd).toBeLessThan(18.2);
  });

  it('come from nearby: most from the program’s state', () => {
    const homes = walkOnsOf('michigan', 2023, 85, { seed: seedFrom('homes'), rules, tuning }).map(
      (each) => whoIs('michigan', each, reference, { seed: seedFrom('homes'), tuning }).homeState,
    );
    expect(homes.filter((home) => home === 'MI').length).toBeGreaterThan(homes.length / 2);
  });
});
