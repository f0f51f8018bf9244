import { describe, expect, it } from 'vitest';
import { boxMetrics } from '../../../src/core/batch/metrics/box.ts';
import { DriveCounts, startGroup } from '../../../src/core/batch/metrics/counts/drive-counts.ts';
import {
  distanceGroup,
  fieldGoalGroup,
  isStandardDown,
  isSuccess,
} from '../../../src/core/batch/metrics/counts/play-counts.ts';
import { eraMetrics } from '../../../src/core/batch/metrics/eras.ts';
import { fairChance, gameMetrics, impliedChance } from '../../../src/core/batch/metrics/games.ts';
import { inGameMetrics } from '../../../src/core/batch/metrics/in-game.ts';
import { awardMetrics } from '../../../src/core/batch/metrics/people/awards.ts';
import { signeeMetrics, signeesOf } from '../../../src/core/batch/metrics/people/signees.ts';
import { playMetrics } from '../../../src/core/batch/metrics/plays.ts';
import { pollMetrics } from '../../../src/core/batch/metrics/polls.ts';
import { hostsOf, scheduleMetrics } from '../../../src/core/batch/metrics/schedule.ts';
import { homeEdge, simpleRatings } from '../../../src/core/batch/metrics/strength.ts';
import { turnoverMetrics } from '../../../src/core/batch/metrics/turnover.ts';
import { correlation, deviation } from '../../../src/core/batch/metrics/values.ts';
import { eraValue } from '../../../src/core/batch/reference/eras.ts';
import { TARGETS } from '../../../src/core/batch/reference/targets.ts';
import type { Award } from '../../../src/core/model/people/awards.ts';
import type { Player } from '../../../src/core/model/player.ts';
import type { Drive } from '../../../src/core/model/plays/play.ts';
import { STAT, STAT_COUNT } from '../../../src/core/model/plays/stats.ts';
import type { PlayerSeason, TeamSeason } from '../../../src/core/model/season.ts';
import { roster } from '../football/league.ts';
import { game, lineOf, metricOf, season } from './hand-made.ts';

describe('metrics of returning players', () => {
  const before = roster(1, 70, 70, null).map((player): Player => ({ ...player, seasons: 0, stars: 5, team: 'rice' }));
  const away = before.filter((_, i) => i % 4 === 0);
  const back = before.map((player, i): [number, Player] => [
    player.id,
    i % 4 === 0 ? { ...player, team: 'navy' } : player,
  ]);

  it('count signees who are still with their team, in the classes that the records follow', () => {
    const previous = { signees: [signeesOf(before)] };
    const valuesOf = (year: number) => signeeMetrics({ year, people: new Map(back), previous });
    expect(metricOf(valuesOf(2022), 'ros_y2_5star')).toBeCloseTo(1 - away.length / before.length, 9);
    expect(valuesOf(2022).ros_y2_4star).toBeUndefined();
    expect(valuesOf(2022).ros_y4_3star).toBeUndefined();
    expect(valuesOf(2023)).toEqual({});
  });

  it('show no decline for a player whose rating stays the same', () => {
    const played = { people: new Map(back), freshmen: [], previous: { players: before } };
    expect(metricOf(turnoverMetrics(played), 'worse_share')).toBe(0);
  });
});

describe('metrics of the schedule', () => {
  const guest = { conference: null };
  const week = (week: number, home: string, away: string, rest = {}) =>
    lineOf(game(home, away, 30, 10, { week, conference: 'sec', ...rest }));
  const alternating = (w: number): [home: string, away: string] => (w % 2 ? ['rice', 'auburn'] : ['auburn', 'rice']);
  const teams = ['georgia', 'auburn', 'rice', 'navy'].map((team) => ({ team }));
  /** Rice has four straight road games, and Georgia is off in weeks 9 and 10; no other team has two byes in a row. */
  const all = Array.from({ length: 13 }, (_, i) => i + 1).flatMap((w) => [
    ...(w === 9 || w === 10 ? [] : [week(w, 'georgia', `guest-${w}`, guest)]),
    ...(w === 7 ? [] : [w > 3 && w < 9 ? week(w, 'auburn', 'rice') : week(w, ...alternating(w))]),
    ...(w === 12 ? [] : [week(w, 'navy', `other-${w}`, guest)]),
  ]);
  const games = all.filter(({ game: g }) => g.conference !== null);
  const values = scheduleMetrics({ all, games, teams, previous: null });

  it('count FCS opponents, and the results against them', () => {
    expect(metricOf(values, 'visits')).toBe(11 + 12);
    expect(metricOf(values, 'visits_won')).toBe(1);
    expect(metricOf(values, 'visits_margin')).toBe(20);
  });

  it('count open dates in a row, the week with the most of them, and four road games in a row', () => {
    expect(metricOf(values, 'byes_in_a_row')).toBe(1 / 4);
    expect(metricOf(values, 'byes_busiest')).toBe(2 / 4);
    expect(metricOf(values, 'road_four')).toBe(1 / 4);
  });

  it('count rematches with the same host as the year before', () => {
    expect(values.host_twice).toBeUndefined();
    const previous = { hosts: hostsOf({ games: [week(5, 'georgia', 'auburn'), week(6, 'rice', 'navy')] }) };
    const now = [week(5, 'georgia', 'auburn'), week(6, 'navy', 'rice'), week(7, 'georgia', 'navy')];
    expect(metricOf(scheduleMetrics({ all, games: now, teams, previous }), 'host_twice')).toBe(1 / 2);
  });
});

describe('metrics of scores and lines', () => {
  const games = [
    game('georgia', 'auburn', 31, 10, { spread: 14 }),
    game('auburn', 'rice', 20, 24, { spread: 3, conference: null }),
    game('georgia', 'rice', 52, 0, { spread: 30, conference: null, neutral: true }),
    game('rice', 'georgia', 21, 28, { spread: -7 }),
  ];
  const values = gameMetrics(season(games.map((g) => lineOf(g))));

  it('measure means, close games and blowouts', () => {
    expect(metricOf(values, 'pts_tg')).toBeCloseTo((31 + 10 + 20 + 24 + 52 + 0 + 21 + 28) / 8);
    expect(metricOf(values, 'abs_margin_mean')).toBeCloseTo((21 + 4 + 52 + 7) / 4);
    expect(metricOf(values, 'one_score')).toBe(0.5);
    expect(metricOf(values, 'blowout21')).toBe(0.5);
    expect(metricOf(values, 'blowout28')).toBe(0.25);
    expect(metricOf(values, 'pts50_tg')).toBe(1 / 8);
  });

  it('count home wins except at neutral sites', () => {
    expect(metricOf(values, 'home_win')).toBeCloseTo(1 / 3);
    expect(metricOf(values, 'home_win_conf')).toBe(0.5);
  });

  it('count favorites by the size of the spread', () => {
    expect(metricOf(values, 'fav_win')).toBe(0.75);
    expect(metricOf(values, 'fav_win_0_3')).toBe(0);
    expect(metricOf(values, 'fav_win_21plus')).toBe(1);
    expect(metricOf(values, 'spread_abs_mean')).toBeCloseTo((14 + 3 + 30 + 7) / 4);
    expect(metricOf(values, 'ats_mae')).toBeCloseTo((7 + 7 + 22 + 0) / 4);
  });

  it('leave out pushes of the total', () => {
    expect(metricOf(values, 'over_share')).toBeCloseTo(1 / 4);
  });

  it('read probabilities from American odds, with and without the vig', () => {
    expect(impliedChance(-150)).toBeCloseTo(0.6);
    expect(impliedChance(150)).toBeCloseTo(0.4);
    expect(fairChance(games[0]!)).toBeCloseTo(0.6 / (0.6 + 100 / 230));
  });
});

describe('metrics of box scores', () => {
  it('divide sums, instead of averaging shares', () => {
    const values = boxMetrics(
      season([
        lineOf(
          game('a', 'b', 10, 7),
          { plays: 80, total_yards: 400, pass_attempts: 40, pass_completions: 20, interceptions_thrown: 3 },
          { plays: 40, total_yards: 100, pass_attempts: 10, pass_completions: 9, fumbles_lost: 0 },
        ),
      ]),
    );
    expect(metricOf(values, 'cmp_pct')).toBeCloseTo(29 / 50);
    expect(metricOf(values, 'ypp')).toBeCloseTo(500 / 120);
    expect(metricOf(values, 'turnovers')).toBeCloseTo(1.5);
    expect(metricOf(values, 'outgain_win')).toBe(1);
    expect(metricOf(values, 'to_plus3_win')).toBe(0);
    expect(metricOf(values, 'top_receiver_yards_per_game_mean')).toBeCloseTo(90.5);
  });
});

describe('metrics of plays and drives', () => {
  it('count half the distance on first down, 70% on second and all of it later as a success', () => {
    expect([isSuccess(1, 10, 5), isSuccess(1, 10, 4), isSuccess(2, 10, 7), isSuccess(3, 2, 1)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('group downs, distances and field goals as the records do', () => {
    expect([isStandardDown(2, 7), isStandardDown(2, 8), isStandardDown(3, 4), isStandardDown(3, 5)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([1, 2, 3, 4, 9, 10, 11].map(distanceGroup)).toEqual([0, 1, 1, 2, 3, 4, 5]);
    expect([18, 25, 39, 49, 50, 54, 55].map(fieldGoalGroup)).toEqual([0, 1, 2, 3, 4, 4, 5]);
    expect([1, 10, 11, 50, 51, 65, 66, 80, 81].map(startGroup)).toEqual([0, 0, 1, 4, 5, 5, 6, 6, 7]);
  });

  it('count only drives in regulation', () => {
    const drive = (rest: Partial<Drive>): Drive => ({
      offense: 0,
      quarter: 1,
      secondsLeft: 900,
      startYard: 25,
      furthestYard: 40,
      furthestSnap: 35,
      plays: 4,
      yards: 15,
      seconds: 100,
      result: 'punt',
      points: 0,
      pointsAgainst: 0,
      homeScoreAfter: 0,
      awayScoreAfter: 0,
      ...rest,
    });
    const drives = new DriveCounts();
    drives.add([
      drive({}),
      drive({ result: 'touchdown', points: 7, furthestYard: 100, furthestSnap: 96, plays: 10 }),
      drive({ result: 'field_goal', points: 3, furthestYard: 70, furthestSnap: 70 }),
      drive({ result: 'touchdown', points: 6, quarter: 5 }),
    ]);
    const values = playMetrics(season([lineOf(game('a', 'b', 10, 0))], { drives }));
    expect(metricOf(values, 'drives_tg')).toBe(1.5);
    expect(metricOf(values, 'drive_td')).toBeCloseTo(1 / 3);
    expect(metricOf(values, 'pts_drive')).toBeCloseTo(10 / 3);
    expect(metricOf(values, 'scoring_opp_rate')).toBeCloseTo(2 / 3);
    expect(metricOf(values, 'pts_per_opp')).toBe(5);
    expect(metricOf(values, 'drive_10plays')).toBeCloseTo(1 / 3);
    const long = new DriveCounts();
    long.add([drive({ result: 'touchdown', points: 7, furthestYard: 100, furthestSnap: 45 })]);
    expect(long.opportunities, 'a touchdown of 55 yards had no down in scoring range').toBe(0);
  });
});

describe('metrics of strength', () => {
  const margins = [
    { home: 'a', away: 'b', margin: 10, neutral: true },
    { home: 'b', away: 'c', margin: 4, neutral: true },
    { home: 'c', away: 'a', margin: -14, neutral: true },
  ];

  it('find ratings whose differences are the margins when they are consistent', () => {
    const ratings = simpleRatings(margins);
    expect(ratings.get('a')).toBeCloseTo(8);
    expect(ratings.get('b')).toBeCloseTo(-2);
    expect(ratings.get('c')).toBeCloseTo(-6);
  });

  it('separate home-field advantage from the strength of the home teams', () => {
    const home = margins.flatMap(({ home: h, away, margin }) => [
      { home: h, away, margin: margin + 3, neutral: false },
      { home: away, away: h, margin: -margin + 3, neutral: false },
    ]);
    expect(homeEdge([...home, ...margins])).toBeCloseTo(3);
  });

  it('measure spread and correlation', () => {
    expect(deviation([1, 3])).toBe(1);
    expect(
      correlation([
        [1, 2],
        [2, 4],
        [3, 6],
      ]),
    ).toBeCloseTo(1);
    expect(
      correlation([
        [1, 1],
        [2, 2],
      ]),
    ).toBeNaN();
  });
});

describe('metrics of how games swing', () => {
  const quarters = (home: readonly number[], away: readonly number[], excitement: number) => {
    const total = (points: readonly number[]) => points.reduce((sum, each) => sum + each, 0);
    const result = { overtime: 0, homeQuarters: [...home], awayQuarters: [...away] };
    const line = lineOf(
      game('georgia', 'auburn', total(home), total(away), {
        result: { ...result, homeScore: total(home), awayScore: total(away) },
      }),
    );
    return { ...line, swing: { ...line.swing, excitement } };
  };
  const values = inGameMetrics(
    season([
      quarters([0, 0, 14, 14], [14, 0, 0, 7], 9),
      quarters([3, 3, 3, 3], [0, 0, 0, 0], 2),
      quarters([7, 0, 0, 0], [7, 0, 0, 21], 4),
    ]),
  );

  it('count leads that held, ties at the end of a quarter and comebacks', () => {
    expect(metricOf(values, 'lead_q1_wins')).toBeCloseTo(1 / 2);
    expect(metricOf(values, 'wp_q1_lead_1_3')).toBe(1);
    expect(metricOf(values, 'tied_q2')).toBeCloseTo(1 / 3);
    expect(metricOf(values, 'tied_q3')).toBeCloseTo(2 / 3);
    expect(metricOf(values, 'comeback_14')).toBeCloseTo(1 / 3);
    expect(metricOf(values, 'comeback_17')).toBe(0);
  });

  it('average the excitement, overall and by margin', () => {
    expect(metricOf(values, 'ex_mean')).toBe(5);
    expect(metricOf(values, 'ex_margin_4_8')).toBe(9);
    expect(metricOf(values, 'ex_margin_9_16')).toBe(2);
  });
});

describe('metrics of polls', () => {
  const poll = (week: number, order: string[]) => ({
    year: 2024,
    week,
    rows: order.map((team, i) => ({
      team,
      rank: i + 1,
      previousRank: null,
      score: 100 - i,
      strengthOfRecord: null,
      selectionScore: null,
    })),
  });

  it('count losses of teams in a four-team playoff, in the final top four and in the final top 25', () => {
    const teams = ['a', 'b', 'c', 'd', 'e'];
    const losses = [0, 2, 3, 5, 1];
    const rows = teams.map((team, i) => ({ team, losses: losses[i]!, inPlayoff: team !== 'e' }) as TeamSeason);
    const values = pollMetrics(season([], { polls: [poll(18, ['a', 'e', 'b', 'c', 'd'])], teams: rows }));
    expect(metricOf(values, 'ap_final4_three_losses')).toBe(1);
    expect(metricOf(values, 'ap_final25_five_losses')).toBe(1);
    expect(metricOf(values, 'cfp_two_losses')).toBe(0);
    expect(values.ap_runner_up_second).toBeUndefined();
  });

  it('follow the No. 1 team', () => {
    const values = pollMetrics(
      season([lineOf(game('a', 'b', 10, 7, { homeRank: 1, awayRank: 40 }))], {
        polls: [poll(1, ['a', 'b', 'c']), poll(2, ['b', 'a', 'c']), poll(3, ['a', 'b', 'c'])],
      }),
    );
    expect(metricOf(values, 'ap_no1_teams')).toBe(2);
    expect(metricOf(values, 'ap_no1_changes')).toBe(2);
    expect(metricOf(values, 'ap_pre1_final1')).toBe(1);
    expect(metricOf(values, 'ranked_win_1_5')).toBe(1);
  });

  it('judge ranked teams before the bowls, and count games between ranked teams once', () => {
    const values = pollMetrics(
      season([
        lineOf(game('a', 'b', 10, 20, { homeRank: 20, awayRank: 60 })),
        lineOf(game('a', 'c', 10, 20, { homeRank: 20, awayRank: 4 })),
        lineOf(game('a', 'd', 50, 20, { homeRank: 20, awayRank: 90, kind: 'bowl', week: 16 })),
      ]),
    );
    expect(metricOf(values, 'ranked_v_unranked')).toBe(0);
    expect(metricOf(values, 'ranked_losses_season')).toBe(1);
    expect(metricOf(values, 'ranked_v_ranked_higher')).toBe(1);
  });
});

describe('metrics of eras', () => {
  it('compare a season with real seasons of its year', () => {
    const values = eraMetrics(2000, { cmp_pct: [0.6, 1], plays_tg: [71, 1], pass_att: [35.5, 1] });
    expect(metricOf(values, 'era_completions')).toBeCloseTo(0.6 - 0.545);
    expect(metricOf(values, 'era_plays')).toBeCloseTo(0);
    expect(metricOf(values, 'era_pass_share')).toBeCloseTo(0.5 - 0.443);
    expect(values.era_ypa).toBeUndefined();
  });

  it('change evenly from year to year, except for the clock of 2006', () => {
    expect(eraValue('cmp_pct', 2010)).toBeCloseTo((eraValue('cmp_pct', 2008) + eraValue('cmp_pct', 2012)) / 2);
    expect(eraValue('plays_tg', 2006)).toBeLessThan(eraValue('plays_tg', 2005) - 5);
    expect(eraValue('fg_pct', 2060)).toBe(eraValue('fg_pct', 2025));
  });
});

describe('metrics of awards', () => {
  const given = (kind: Award['kind'], role: Award['role'], player: number, more: Partial<Award> = {}): Award => ({
    year: 2024,
    week: 15,
    kind,
    conference: null,
    selection: 0,
    place: 1,
    role,
    player,
    team: 'georgia',
    points: null,
    firsts: null,
    game: null,
    ...more,
  });
  const passer = (player: number, yards: number): PlayerSeason => {
    const counts = new Int32Array(STAT_COUNT);
    counts[STAT.pass_yards] = yards;
    return {
      year: 2024,
      player,
      team: 'georgia',
      position: 'qb',
      classYear: 'so',
      rating: 90,
      games: 13,
      freeGames: 0,
      counts,
    };
  };
  const poll = {
    year: 2024,
    week: 16,
    rows: [{ team: 'georgia', rank: 3, previousRank: 4, score: 90, strengthOfRecord: 1, selectionScore: null }],
  };
  const values = awardMetrics(
    season([lineOf(game('georgia', 'auburn', 31, 10)), lineOf(game('rice', 'georgia', 21, 20, { week: 17 }))], {
      awards: [
        given('heisman', 'qb', 1, { points: 2000, firsts: 464 }),
        given('heisman', 'rb', 2, { points: 900, firsts: 200, place: 2 }),
        given('best', 'qb', 1),
        given('best', 'rb', 3),
        given('all_america', 'qb', 1, { selection: 1 }),
        given('all_america', 'rb', 3, { selection: 1, place: 2, team: 'rice' }),
      ],
      playerSeasons: [passer(1, 3600), passer(3, 10)],
      polls: [poll],
    }),
  );

  it('give the winner, his team’s rank before the bowls, and his margin of votes', () => {
    expect(['he_qb', 'he_rb', 'he_class_so', 'he_ap_top4', 'he_ap1'].map((id) => metricOf(values, id))).toEqual([
      1, 0, 1, 1, 0,
    ]);
    expect(['he_team_wins', 'he_team_losses', 'he_team_unbeaten'].map((id) => metricOf(values, id))).toEqual([1, 0, 1]);
    expect(metricOf(values, 'he_first_place')).toBe(0.5);
    expect(metricOf(values, 'he_qb_pass_yds')).toBe(3600);
    expect(metricOf(values, 'obrien_is_heisman')).toBe(1);
    expect(metricOf(values, 'aa_teams')).toBe(2);
  });

  it('are all compared with a real value', () => {
    const known = new Set(TARGETS.filter(({ group }) => group === 'awards').map(({ id }) => id));
    expect(Object.keys(values).filter((id) => !known.has(id))).toEqual([]);
  });
});
