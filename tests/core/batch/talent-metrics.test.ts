import { describe, expect, it } from 'vitest';
import { talentMetrics } from '../../../src/core/batch/metrics/talent.ts';
import type { Player } from '../../../src/core/model/player.ts';
import type { TeamSeason } from '../../../src/core/model/season.ts';
import { metricOf } from './hand-made.ts';

const TEAMS = Array.from({ length: 40 }, (_, index) => `t${index}`);

/** Forty teams, most talented first; half of them in a power conference. */
function season(ratingOf: (place: number) => number, champion: number, seasons: number) {
  const teams = TEAMS.map(
    (team, index) =>
      ({
        team,
        conference: index % 2 === 0 ? 'sec' : 'mac',
        rating: ratingOf(index),
        wins: index === 7 ? 4 : 10,
        champion: index === champion,
      }) as TeamSeason,
  );
  const players = TEAMS.map((team, index) => ({ team, composite: 0.95 - index / 200 }) as Player);
  return { year: 2024, teams, players, previous: seasons === 0 ? null : { seasons } };
}

describe('metrics of talent', () => {
  it('count only seasons in which a dynasty’s own classes fill the rosters', () => {
    for (const before of [0, 1, 2, 10]) expect(talentMetrics(season((index) => 80 - index, 0, before))).toEqual({});
    expect(Object.keys(talentMetrics(season((at) => 80 - at, 0, 3)))).toHaveLength(7);
  });

  it('measure how much of winning the rating explains, overall, in power conferences and outside', () => {
    const alike = talentMetrics(season((index) => 80 - index, 0, 5));
    for (const id of ['tal_corr', 'tal_corr_power', 'tal_corr_other']) expect(metricOf(alike, id)).toBeCloseTo(1, 9);
    const outside = talentMetrics(season((index) => (index % 2 === 0 ? 80 - index : 40 + index), 0, 5));
    expect(metricOf(outside, 'tal_corr_power')).toBeCloseTo(1, 9);
    expect(metricOf(outside, 'tal_corr_other')).toBeCloseTo(-1, 9);
  });

  it('measure the most talented teams: wins, rating, bad seasons, champions', () => {
    const values = talentMetrics(season((index) => 80 - index, 14, 5));
    expect(metricOf(values, 'tal_wins_top5')).toBe(10);
    expect(metricOf(values, 'tal_bad_top10')).toBeCloseTo(0.1, 9);
    expect(metricOf(values, 'tal_z_top10')).toBeCloseTo(15 / Math.sqrt((40 ** 2 - 1) / 12), 9);
    expect(metricOf(values, 'tal_champion_15')).toBe(1);
    expect(metricOf(talentMetrics(season((index) => 80 - index, 15, 5)), 'tal_champion_15')).toBe(0);
  });
});
