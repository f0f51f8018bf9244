import { describe, expect, it } from 'vitest';
import { financeMetrics } from '../../../src/core/batch/metrics/finance.ts';
import type { TeamSeason } from '../../../src/core/model/season.ts';
import type { Money, TeamMoney } from '../../../src/core/offseason/budget.ts';
import { game, lineOf, metricOf, season } from './hand-made.ts';

const LEVEL = { keep: 0, portal: 0, recruits: 0 };
const budget = (total: number, shared = 0): TeamMoney => ({
  total,
  shared,
  boosters: total - shared,
  split: { keep: 50, portal: 30, recruits: 20 },
  spent: { keep: total / 2, portal: 0.3 * total, recruits: 0.2 * total },
  worth: LEVEL,
});
const money: Money = {
  of: new Map([
    ['georgia', budget(30, 15)],
    ['auburn', budget(20, 13)],
    ['rice', budget(2, 1)],
  ]),
  usual: LEVEL,
  level: LEVEL,
  cap: 15.4,
};
const line = (team: string, conference: string, wins: number): TeamSeason =>
  ({ team, conference, wins, losses: 12 - wins }) as TeamSeason;
const teams = [line('georgia', 'sec', 11), line('auburn', 'sec', 8), line('rice', 'aac', 3)];
const games = [lineOf(game('georgia', 'auburn', 31, 10)), lineOf(game('auburn', 'rice', 35, 7))];

describe('metrics of money', () => {
  it('measure the share of the power conferences in a season with that data', () => {
    const values = financeMetrics(season(games, { year: 2025, teams, money }));
    expect(metricOf(values, 'fi_roster_2025')).toBeCloseTo(25);
    expect(metricOf(values, 'fi_cap_football')).toBeCloseTo(15);
    expect(financeMetrics(season(games, { year: 2023, teams, money }))).not.toHaveProperty('fi_roster_2025');
  });

  it('measure how richer teams win, by games and by points', () => {
    const values = financeMetrics(season(games, { year: 2022, teams, money }));
    expect(metricOf(values, 'fi_rev_winpct_corr')).toBeGreaterThan(0.9);
    expect(metricOf(values, 'fi_exp_margin_corr')).toBeGreaterThan(0.5);
  });

  it('are missing before NIL existed', () => {
    expect(financeMetrics(season(games, { year: 2015, teams }))).toEqual({});
  });
});
