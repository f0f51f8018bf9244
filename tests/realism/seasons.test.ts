import { beforeAll, describe, expect, it } from 'vitest';
import { type Plan, USUAL_PLAN } from '../../src/core/batch/plan.ts';
import { TARGETS } from '../../src/core/batch/reference/targets.ts';
import { type Report, reportOf } from '../../src/core/batch/report/report.ts';
import { played } from './helper.ts';

const PLAN: Plan = { ...USUAL_PLAN, dynasties: 2, seasons: 2, year: 2024, seed: 'b', verify: true };

/** Core metrics of every group. */
const CORE = [
  ...['pts_tg', 'pts_sd_tg', 'margin_sd', 'abs_margin_mean', 'one_score', 'blowout28'],
  ...['home_win', 'hfa_adj', 'q2_share', 'q3_lead_wins', 'half_margin_sd'],
  ...['plays_tg', 'yards_tg', 'ypp', 'cmp_pct', 'int_rate', 'ypr', 'sacks_tg', 'third_pct', 'fourth_att'],
  ...['turnovers', 'penalties', 'fg_pct', 'punt_gross', 'success_rate', 'explosive_rate'],
  ...['drives_tg', 'drive_td', 'drive_punt', 'drive_int', 'pts_drive', 'rz_trips_tg'],
  ...['wins_sd', 'share_bowl6', 'srs_sd', 'srs_yoy', 'winpct_yoy', 'team_sd_ypp'],
  ...['ats_sd', 'fav_win', 'over_share', 'ap_teams_ranked', 'ranked_v_unranked'],
  ...['lead_pass_yds_1', 'lead_rush_yds_1', 'lead_rec_yds_1', 'rec_fbs_share_4'],
];

/**
 * Four seasons are few: a metric may miss the range of real seasons by the width of that range. The full check takes
 * twenty dynasties of ten seasons: `dynasty batch report DIR --check`.
 */
const MOST_BEYOND = 1;

describe('four seasons', () => {
  let report: Report;

  beforeAll(() => {
    report = reportOf(played(PLAN, 'realism'), TARGETS);
  });

  it.each(CORE)('look like real ones in %s', (id) => {
    const metric = report.metrics.find((m) => m.id === id)!;
    expect(metric.beyond, `${metric.value} is not near ${metric.low} to ${metric.high}`).toBeLessThanOrEqual(
      MOST_BEYOND,
    );
  });

  it('are within the real range in most metrics', () => {
    expect(report.check.judged).toBeGreaterThan(205);
    expect(report.check.share).toBeGreaterThan(0.75);
  });

  it('match real distributions of points, margins and yards', () => {
    for (const id of ['points', 'margin', 'total_yards', 'completion_yards', 'spread_error', 'wins']) {
      const shape = report.shapes.find((s) => s.id === id)!;
      expect(shape.distanceInSpreads, shape.title).toBeLessThan(0.3);
    }
  });
});
