import { describe, expect, it } from 'vitest';
import { coachMoveMetrics } from '../../../src/core/batch/metrics/coach-moves.ts';
import { type Coach, type CoachJob, newJob } from '../../../src/core/model/coaches.ts';
import { CoachingRanks } from '../../../src/core/model/coaching-ranks.ts';
import type { TeamSeason } from '../../../src/core/model/season.ts';
import { metricOf } from './hand-made.ts';

const YEAR = 2024;

const coach = (id: number) => ({ id }) as Coach;
const head = (id: number, team: string, since: number, rest: Partial<CoachJob> = {}): CoachJob => ({
  ...newJob({ coach: id, team, role: 'head', since }),
  ...rest,
});
const season = (team: string, conference: string, wins: number) =>
  ({ team, conference, wins, losses: 12 - wins }) as TeamSeason;

/**
 * Iowa's coach was fired in week 8 of his third season, Ohio's went to Iowa after ten wins, Tulane's coordinator got
 * the Ohio job, and Tulane kept its coach.
 */
const fired = head(1, 'iowa', 2022, { until: YEAR, lastWeek: 8, end: 'fired' });
const interim = head(5, 'iowa', YEAR, { fromWeek: 9, until: YEAR, end: 'interim' });
const poached = head(2, 'ohio', 2019, { until: YEAR, end: 'hired_away' });
const kept = head(3, 'tulane', YEAR);
const coordinator: CoachJob = {
  ...newJob({ coach: 4, team: 'tulane', role: 'offense', since: 2021 }),
  until: YEAR,
  end: 'promoted',
};
const jobs = [fired, interim, poached, kept, coordinator, head(2, 'iowa', YEAR + 1), head(4, 'ohio', YEAR + 1)];
const coaches = CoachingRanks.of([1, 2, 3, 4, 5].map(coach), jobs);
const staffs = [fired, poached, kept].map((job) => ({
  heads: [{ coach: coach(job.coach), job }],
  offense: [],
  defense: [],
  interim: job === fired ? { coach: coach(5), job: interim } : null,
}));
const teams = [season('iowa', 'big-ten', 2), season('ohio', 'mac', 10), season('tulane', 'aac', 6)];
const before = new Map([
  ['iowa', { wins: 6, games: 12 }],
  ['ohio', { wins: 3, games: 12 }],
  ['tulane', { wins: 6, games: 12 }],
]);
const values = coachMoveMetrics({
  year: YEAR,
  teams,
  staffs,
  coaches,
  newStaffs: new Set(['tulane']),
  previous: { wins: before },
});

describe('metrics of coaching changes', () => {
  it('tell a firing from a better job, and an interim coach from both', () => {
    expect(metricOf(values, 'co_midseason')).toBe(1);
    expect(metricOf(values, 'co_fired_share')).toBe(0.5);
    expect(metricOf(values, 'co_left_for_fbs_hc')).toBe(0.5);
    expect(metricOf(values, 'co_out_winpct')).toBeCloseTo(2 / 12, 9);
    expect(metricOf(values, 'co_left_winpct')).toBeCloseTo(10 / 12, 9);
    expect(metricOf(values, 'co_out_tenure')).toBe(3);
  });

  it('count coaches who leave by record, and those hired away', () => {
    expect(metricOf(values, 'co_exit_wins_0_2')).toBe(1);
    expect(metricOf(values, 'co_hired_away_g5_wins_9_10')).toBe(1);
    expect(metricOf(values, 'co_exit_tenure_1')).toBe(0);
    expect(values).not.toHaveProperty('co_exit_wins_11up');
  });

  it('know where new head coaches come from', () => {
    expect(metricOf(values, 'co_hire_g5_hc')).toBe(0.5);
    expect(metricOf(values, 'co_hire_p5_hc')).toBe(0);
    expect(metricOf(values, 'co_hire_first_time_p5')).toBe(0);
    expect(metricOf(values, 'co_hire_first_time_g5')).toBe(1);
    expect(metricOf(values, 'co_hire_coord')).toBe(0.5);
  });

  it('compare a team with its previous season, under a new head coach and under the same one', () => {
    expect(metricOf(values, 'co_effect_mid_change')).toBe(0);
    expect(metricOf(values, 'co_effect_mid_keep')).toBeCloseTo(-4 / 12, 9);
    expect(metricOf(values, 'co_effect_bad_keep')).toBeCloseTo(7 / 12, 9);
  });
});
