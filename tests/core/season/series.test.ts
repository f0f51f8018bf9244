import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/core/model/game.ts';
import { moments, seriesRecord } from '../../../src/core/season/series.ts';
import { game, result, tuning } from './fixtures.ts';

const WEIGHTS = tuning.moments;

/** A game between the two in a year. */
function meeting(year: number, homeScore: number, awayScore: number, more: Partial<Game> = {}): Game {
  const { home = 'hill', away = 'dale' } = more;
  return game(home, away, {
    id: year * 10_000 + 1,
    year,
    week: 13,
    rivalry: true,
    odds: { homeMargin: 3, total: 50, homeWinProbability: 0.6, moneylineHome: -150, moneylineAway: 130 },
    result: result(homeScore, awayScore),
    ...more,
  });
}

const scores = fc.array(
  fc.record({
    home: fc.boolean(),
    own: fc.integer({ min: 0, max: 60 }),
    other: fc.integer({ min: 61, max: 99 }),
    won: fc.boolean(),
  }),
  { maxLength: 30 },
);

describe('a series', () => {
  it('counts every game once, and mirrors it for the other team', () => {
    fc.assert(
      fc.property(scores, (list) => {
        const games = list.map(({ home, own, other, won }, i) => {
          const [hill, dale] = won ? [other, own] : [own, other];
          return home ? meeting(2024 + i, hill, dale) : meeting(2024 + i, dale, hill, { home: 'dale', away: 'hill' });
        });
        const [hill, dale] = [seriesRecord(games, 'hill'), seriesRecord(games, 'dale')];
        expect(hill.wins).toBe(list.filter(({ won }) => won).length);
        expect(hill.wins + hill.losses).toBe(list.length);
        expect([dale.wins, dale.losses, dale.streak]).toEqual([hill.losses, hill.wins, 0 - hill.streak || 0]);
        expect(Math.abs(hill.streak)).toBeLessThanOrEqual(list.length);
      }),
      { seed: 1 },
    );
  });

  it('has no streak and no last game before the two teams have met', () => {
    expect(seriesRecord([{ ...meeting(2024, 0, 0), result: null }], 'hill')).toEqual({
      wins: 0,
      losses: 0,
      streak: 0,
      lastYear: null,
    });
  });
});

describe('a memorable game', () => {
  const kinds = (games: readonly Game[]) => moments(games, WEIGHTS).map(({ kind, winner }) => [kind, winner]);

  it('is an upset, a field goal, an overtime, a blowout or a title, and no ordinary win', () => {
    expect(kinds([meeting(2024, 31, 17)])).toEqual([]);
    expect(kinds([meeting(2024, 30, 28)])).toEqual([['last_score', 'hill']]);
    expect(kinds([meeting(2024, 52, 10)])).toEqual([['rout', 'hill']]);
    const odds = { homeMargin: 20, total: 50, homeWinProbability: 0.93, moneylineHome: -2000, moneylineAway: 1200 };
    expect(kinds([meeting(2024, 17, 27, { odds })])).toEqual([['upset', 'dale']]);
    expect(kinds([meeting(2024, 27, 17, { kind: 'playoff', name: 'National Championship' })])).toEqual([
      ['title', 'hill'],
    ]);
    expect(kinds([meeting(2024, 41, 34, { result: result(41, 34, 2) })])).toEqual([['overtime', 'hill']]);
  });

  it('is the end of a long streak, the longer the more memorable', () => {
    const run = (length: number) => [
      ...Array.from({ length }, (_, i) => meeting(2024 + i, 31, 17)),
      meeting(2024 + length, 17, 31),
    ];
    expect(moments(run(2), WEIGHTS)).toEqual([]);
    const [short] = moments(run(5), WEIGHTS);
    const [long] = moments(run(12), WEIGHTS);
    expect([short!.kind, short!.streak, long!.streak]).toEqual(['streak_ended', 5, 12]);
    expect(long!.weight).toBeGreaterThan(short!.weight);
  });
});
