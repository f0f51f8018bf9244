import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Player, ratingIn } from '../../../src/core/model/player.ts';
import { HIGHEST_RATING, LOWEST_RATING, squadOf, staffEffect } from '../../../src/core/offseason/development.ts';
import { Adapting } from '../../../src/core/offseason/portal/adapt.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { SEED, teams } from './nation.ts';

const YEAR = 2024;
const tuning = resolveTuning();
const tuned = (adapts: number) => ({ ...tuning, portal: { ...tuning.portal, adapts } });

const somebody = fc
  .record({
    team: fc.constantFrom(...teams),
    position: fc.constantFrom<Player['position'][]>('qb', 'ol', 'dl', 'k'),
    seasons: fc.integer({ min: 1, max: 4 }),
    level: fc.integer({ min: 60, max: 70 }),
  })
  .map(({ team, position, seasons, level }): Player => {
    const ratings = [level, level + 3, level + 5, level + 6, level + 7] as const;
    const player = {
      id: 7,
      team,
      first: 'Ed',
      last: 'Ott',
      position,
      seasons,
      ratings,
      rating: ratingIn(ratings, seasons),
    };
    const rest = { classYear: 'jr', kept: 0, stars: 3, developmentTrait: 2, starter: false, homeState: 'OH' } as const;
    return { ...player, ...rest };
  });

const moved = (player: Player, from: string | null, adapts = 1): Player =>
  new Adapting({ year: YEAR, seed: SEED, tuning: tuned(adapts) }).at(player, from);

/** What a staff does to a squad in the winters before a season and the one before it. */
const winters = (team: string, { position }: Player): number =>
  [YEAR + 1, YEAR].reduce((sum, season) => sum + staffEffect(SEED, team, season, tuning)[squadOf(position)], 0);

describe('a transfer', () => {
  it('is what his new staff would have made of him: better by as much as it is better than his old one', () => {
    fc.assert(
      fc.property(somebody, fc.constantFrom(...teams), (player, from) => {
        const { rating } = moved(player, from);
        const better = winters(player.team, player) - winters(from, player);
        const due = Math.min(HIGHEST_RATING, Math.max(LOWEST_RATING, player.rating + better));
        expect(Math.abs(rating - due)).toBeLessThan(0.5 + 1e-9);
      }),
      { seed: 1 },
    );
  });

  it('keeps his past seasons, and his rating is that of the season', () => {
    fc.assert(
      fc.property(somebody, fc.constantFrom(...teams), (player, from) => {
        const after = moved(player, from);
        expect(after.ratings.slice(0, player.seasons)).toEqual(player.ratings.slice(0, player.seasons));
        expect(after.rating).toBe(ratingIn(after.ratings, after.seasons));
      }),
      { seed: 1 },
    );
  });

  it('is the same man where he was, and in a dynasty in which nobody adapts', () => {
    fc.assert(
      fc.property(somebody, fc.constantFrom(...teams), (player, from) => {
        expect(moved(player, player.team).ratings).toEqual(player.ratings);
        expect(moved(player, from, 0)).toEqual(player);
      }),
      { seed: 1 },
    );
  });
});
