import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAST_PICKS, roundOf } from '../../../src/core/model/draft.ts';
import type { Player } from '../../../src/core/model/player.ts';
import { CLASS_YEARS, POSITIONS } from '../../../src/core/model/positions.ts';
import { draftOf } from '../../../src/core/offseason/draft.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';

const tuning = resolveTuning();
const SELECTIONS = LAST_PICKS.at(-1)!;

function leaver(id: number, more: Partial<Player> = {}): Player {
  const rating = more.rating ?? 70;
  return {
    id,
    team: 'iowa',
    first: 'Al',
    last: 'Hall',
    position: POSITIONS[id % POSITIONS.length]!,
    classYear: 'sr',
    rating,
    ratings: [rating, rating, rating, rating],
    stars: 3,
    developmentTrait: 2,
    starter: true,
    homeState: 'IA',
    ...more,
  };
}

const nation = Array.from({ length: 2400 }, (_, id) =>
  leaver(id + 1, { rating: 50 + ((id * 37) % 45), stars: 1 + (id % 5) }),
);
const held = (seed: number, leaving: readonly Player[] = nation) => draftOf(leaving, 2030, seedFrom(seed), tuning);

describe('a draft', () => {
  it('has seven rounds whose selections go up, and nobody twice', () => {
    fc.assert(
      fc.property(fc.nat(500), (seed) => {
        const picks = held(seed);
        expect(new Set(picks.map(({ player }) => player)).size).toBe(picks.length);
        picks.forEach(({ pick, round }, at) => {
          expect(pick).toBeGreaterThan(picks[at - 1]?.pick ?? 0);
          expect(round).toBe(roundOf(pick));
        });
        expect(picks.at(-1)!.pick).toBeLessThanOrEqual(SELECTIONS);
        // The others come from below FBS: few, and hardly any early.
        expect(picks.length).toBeGreaterThan(0.84 * SELECTIONS);
        expect(picks.filter(({ round }) => round === 1).length).toBeGreaterThan(28);
      }),
      { seed: 5, numRuns: 20 },
    );
  });

  it('does not depend on the order in which players are listed, and takes no one who is not there', () => {
    expect(held(3, [...nation].reverse())).toEqual(held(3));
    expect(held(3, [])).toEqual([]);
    expect(held(3, nation.slice(0, 30))).toHaveLength(30);
  });

  it('takes the better player of two, whatever else is equal', () => {
    const pickOf = (rating: number) => {
      const places = Array.from(
        { length: 30 },
        (_, seed) =>
          held(seed, [...nation, leaver(9000, { rating, position: 'wr' })]).find(({ player }) => player === 9000)
            ?.pick ?? 300,
      );
      return places.reduce((sum, place) => sum + place, 0) / places.length;
    };
    expect(pickOf(92)).toBeLessThan(pickOf(84));
    expect(pickOf(84)).toBeLessThan(pickOf(76));
  });

  it('puts a junior who declared before a senior who is as good', () => {
    const [jr, sr] = CLASS_YEARS.slice(2).map((classYear) => {
      const places = Array.from(
        { length: 40 },
        (_, seed) =>
          held(seed, [...nation, leaver(9000, { rating: 88, position: 'wr', classYear })]).find(
            ({ player }) => player === 9000,
          )?.pick ?? 300,
      );
      return places.reduce((sum, place) => sum + place, 0) / places.length;
    });
    expect(jr).toBeLessThan(sr!);
  });
});
