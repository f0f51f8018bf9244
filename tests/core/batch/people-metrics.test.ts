import { describe, expect, it } from 'vitest';
import { financeMetrics } from '../../../src/core/batch/metrics/finance.ts';
import { draftMetrics } from '../../../src/core/batch/metrics/people/draft.ts';
import { passerMetrics, passersOf } from '../../../src/core/batch/metrics/people/passers.ts';
import { rosterMetrics } from '../../../src/core/batch/metrics/people/rosters.ts';
import { teamMetrics } from '../../../src/core/batch/metrics/teams.ts';
import type { Player } from '../../../src/core/model/player.ts';
import { STAT, STAT_COUNT } from '../../../src/core/model/plays/stats.ts';
import type { PlayerSeason, TeamSeason } from '../../../src/core/model/season.ts';
import type { Money, TeamMoney } from '../../../src/core/offseason/budget.ts';
import { roster } from '../football/league.ts';
import { game, lineOf, metricOf, season } from './hand-made.ts';

const TEAMS = ['georgia', 'auburn', 'rice', 'navy'];

/** A team's roster in which every player has this many stars. */
function rosterOf(team: string, stars: number): Player[] {
  const first = 1000 * (1 + TEAMS.indexOf(team));
  return roster(1, 70, 70, null).map(
    (player, index): Player => ({ ...player, id: first + index, team, stars, composite: 0.7 + stars / 20 }),
  );
}

const teamSeason = (team: string, wins: number): TeamSeason =>
  ({ team, conference: 'sec', wins, losses: 12 - wins, rank: 20 - wins }) as TeamSeason;

describe('metrics of passers', () => {
  const line = (team: string, player: number, attempts: number): PlayerSeason => {
    const counts = new Int32Array(STAT_COUNT);
    counts[STAT.pass_attempts] = attempts;
    return { player, team, counts } as PlayerSeason;
  };

  it('count returning leading passers, and none in the first season', () => {
    const before = passersOf(
      new Map([
        ['rice', [line('rice', 1, 90), line('rice', 2, 200)]],
        ['navy', [line('navy', 3, 40)]],
      ]),
    );
    const now = passersOf(
      new Map([
        ['rice', [line('rice', 2, 150), line('rice', 4, 149)]],
        ['navy', [line('navy', 3, 10), line('navy', 5, 11)]],
        ['army', [line('army', 6, 90)]],
      ]),
    );
    expect(now.get('navy')).toBe(5);
    expect(metricOf(passerMetrics(now, before), 'qb_same_as_last')).toBe(1 / 2);
    expect(passerMetrics(now, null)).toEqual({});
  });
});

describe('metrics of depth charts', () => {
  const players = rosterOf('rice', 3);

  it('count the classes of first and second string, from the first season on record', () => {
    const values = rosterMetrics(season([], { players, year: 2024 }));
    const shares = ['fr', 'so', 'jr', 'sr'].map((classYear) => metricOf(values, `dc_start_${classYear}`));
    expect(shares.reduce((sum, each) => sum + each)).toBeCloseTo(1, 9);
    const starters = players.filter(({ starter, position }) => starter && position !== 'k' && position !== 'p');
    expect(shares[3]).toBeCloseTo(starters.filter(({ classYear }) => classYear === 'sr').length / starters.length, 9);
    expect(metricOf(values, 'dc_backup_fr')).toBeGreaterThan(0);
    expect(rosterMetrics(season([], { players, year: 2023 }))).not.toHaveProperty('dc_start_sr');
  });
});

describe('metrics of the draft', () => {
  it('count years since high school for drafted recruits, without walk-ons', () => {
    const four = rosterOf('rice', 3).slice(0, 4);
    const players = four.map(
      (player, index): Player => ({ ...player, seasons: [2, 3, 3, 4][index]!, stars: index === 2 ? 1 : 3 }),
    );
    const departures = players.map(({ id }) => ({ player: id, reason: 'graduated' as const }));
    const draft = players.map(({ id }, index) => ({ player: id, round: 1, pick: index + 1 }));
    const teams = [teamSeason('rice', 8)];
    const values = draftMetrics(season([], { players, teams, departures, draft }));
    expect(metricOf(values, 'dr_years_4')).toBeCloseTo(1 / 3, 9);
    expect(metricOf(values, 'dr_years_5')).toBeCloseTo(1 / 3, 9);
  });
});

describe('metrics of talent and money', () => {
  const games = [
    lineOf(game('georgia', 'auburn', 31, 10)),
    lineOf(game('auburn', 'rice', 35, 7)),
    lineOf(game('rice', 'navy', 24, 20)),
    lineOf(game('georgia', 'navy', 48, 3)),
  ];
  const wins = [11, 8, 5, 1];
  const teams = TEAMS.map((team, index) => teamSeason(team, wins[index]!));

  it('measure how highly rated recruits win', () => {
    const players = TEAMS.flatMap((team, index) => rosterOf(team, 5 - index));
    expect(metricOf(teamMetrics(season(games, { players, teams })).values, 'talent_winpct_corr')).toBeGreaterThan(0.9);
    const upsideDown = TEAMS.flatMap((team, index) => rosterOf(team, 2 + index));
    const { values } = teamMetrics(season(games, { players: upsideDown, teams }));
    expect(metricOf(values, 'talent_winpct_corr')).toBeLessThan(-0.9);
  });

  it('also look at the other teams alone', () => {
    const budget = (total: number) => ({ total, shared: 0 }) as TeamMoney;
    const nothing = { keep: 0, portal: 0, recruits: 0 };
    const own = new Map(TEAMS.map((team, index) => [team, budget(20 - 5 * index)]));
    const money: Money = { of: own, usual: nothing, level: nothing, cap: null };
    const outside = teams.map((each) => ({ ...each, conference: 'aac' }));
    const values = financeMetrics(season(games, { year: 2022, teams: outside, money }));
    expect(metricOf(values, 'fi_exp_margin_corr_g5')).toBeCloseTo(metricOf(values, 'fi_exp_margin_corr'), 9);
    expect(financeMetrics(season(games, { year: 2022, teams, money }))).not.toHaveProperty('fi_exp_margin_corr_g5');
  });
});
