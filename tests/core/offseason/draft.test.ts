import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAST_PICKS, roundOf } from '../../../src/core/model/people/draft.ts';
import type { Player } from '../../../src/core/model/player.ts';
import { POSITIONS } from '../../../src/core/model/positions.ts';
import { draftOf } from '../../../src/core/offseason/leaving/draft.ts';
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
    potential: rating,
    composite: 0.85,
    winter: null,
    seasons: 3,
    kept: 0,
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
  it('has seven rounds of rising selections, and no player twice', () => {
    fc.assert(
      fc.property(fc.nat(500), (seed) => {
        const picks = held(seed);
        expect(new Set(picks.map(({ player }) => player)).size).toBe(picks.length);
        picks.forEach(({ pick, round }, index) => {
          expect(pick).toBeGreaterThan(picks[index - 1]?.pick ?? 0);
          expect(round).toBe(roundOf(pick));
        });
        expect(picks.at(-1)!.pick).toBeLessThanOrEqual(SELECTIONS);
        // The other picks are FCS players: few of them, and hardly any early.
        expect(picks.length).toBeGreaterThan(0.84 * SELECTIONS);
        expect(picks.filter(({ round }) => round === 1).length).toBeGreaterThan(28);
      }),
      { seed: 5, numRuns: 20 },
    );
  });

  it('does not depend on the order of players, and drafts only departing players', () => {
    expect(held(3, [...nation].reverse())).toEqual(held(3));
    expect(held(3, [])).toEqual([]);
    expect(held(3, nation.slice(0, 30))).toHaveLength(30);
  });

  /** Returns a receiver's average pick; 300 counts for undrafted. */
  const meanPick = (more: Partial<Player>) => {
    const receiver = leaver(9000, { ...more, position: 'wr' });
    const picks = Array.from({ length: 40 }, (_, seed) => held(seed, [...nation, receiver]));
    const places = picks.map((draft) => draft.find(({ player }) => player === receiver.id)?.pick ?? 300);
    return places.reduce((sum, place) => sum + place, 0) / places.length;
  };

  it('takes the better of two players, all else equal', () => {
    expect(meanPick({ rating: 92 })).toBeLessThan(meanPick({ rating: 84 }));
    expect(meanPick({ rating: 84 })).toBeLessThan(meanPick({ rating: 76 }));
  });

  it('takes a great quarterback early, and a great punter or kicker after the third round', () => {
    const roundsOf = (position: Player['position']) => {
      const star = leaver(9000, { position, rating: 95, stars: 4 });
      return Array.from({ length: 40 }, (_, seed) =>
        roundOf(held(seed, [...nation, star]).find(({ player }) => player === star.id)?.pick ?? SELECTIONS),
      );
    };
    expect(roundsOf('qb').filter((round) => round === 1).length).toBeGreaterThan(30);
    for (const position of ['k', 'p'] as const)
      expect(roundsOf(position).filter((round) => round <= 3).length).toBeLessThanOrEqual(4);
  });

  it('prefers a third-year player to an equally good senior', () => {
    expect(meanPick({ rating: 88, seasons: 2 })).toBeLessThan(meanPick({ rating: 88, seasons: 3 }));
  });
});
