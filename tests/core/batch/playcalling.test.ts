import { describe, expect, it } from 'vitest';
import { callsByTeam, playcallingMetrics } from '../../../src/core/batch/metrics/playcalling.ts';
import type { Carried, GameLine } from '../../../src/core/batch/metrics/season-data.ts';
import { game, lineOf, metricOf, season } from './hand-made.ts';

/** A season of ten games between two teams that pass on this many of 100 plays. */
const played = (home: number, away: number): GameLine[] =>
  Array.from({ length: 10 }, () =>
    lineOf(
      game('georgia', 'auburn', 31, 10),
      {
        pass_attempts: home,
        rush_attempts: 100 - home,
        sacks_allowed: 4,
        possession_seconds: 2400,
        fourth_down_attempts: 2,
        fourth_down_conversions: 1,
      },
      { pass_attempts: away, rush_attempts: 100 - away, possession_seconds: 1200, fourth_down_attempts: 1 },
    ),
  );

describe('metrics of play-calling', () => {
  const before = { calls: callsByTeam(played(60, 30)) } as unknown as Carried;
  const values = playcallingMetrics(season(played(50, 38), { previous: before, newStaffs: new Set(['georgia']) }));

  it('count a sack as a run in the pass share, as colleges do, but not in the run share', () => {
    const { passShare, runShare, secondsPerPlay } = callsByTeam(played(60, 30)).get('georgia')!;
    expect([passShare, runShare, secondsPerPlay]).toEqual([0.6, 0.36, 24]);
  });

  it('measure the spread between teams and their pace', () => {
    expect(metricOf(values, 'pc_pass_share')).toBeCloseTo(0.44);
    expect(metricOf(values, 'pc_pass_share_sd')).toBeCloseTo(0.06);
    expect(metricOf(values, 'pc_plays_per_min')).toBeCloseTo(3.75);
    expect(metricOf(values, 'pc_4th_att_pg')).toBeCloseTo(1.5);
    expect(metricOf(values, 'pc_4th_conv')).toBeCloseTo(1 / 3);
  });

  it('tell changes under a new head coach from those under the same one', () => {
    expect(metricOf(values, 'pc_run_rate_absch_newhc')).toBeCloseTo(0.1);
    expect(metricOf(values, 'pc_run_rate_absch_samehc')).toBeCloseTo(0.08);
  });
});
