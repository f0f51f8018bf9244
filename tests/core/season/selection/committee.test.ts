import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../../../src/core/model/game.ts';
import { bcsOrder } from '../../../../src/core/season/selection/bcs.ts';
import { committeeOrder } from '../../../../src/core/season/selection/committee.ts';
import { selectionOrder } from '../../../../src/core/season/selection/index.ts';
import { resolveTuning, type Tuning } from '../../../../src/core/tuning/index.ts';
import { beat, pollOf } from '../fixtures.ts';

const TEAMS = Array.from({ length: 60 }, (_, i) => `t${String(i + 1).padStart(2, '0')}`);
const tuning = resolveTuning();

interface Season {
  /** Extra points for some teams. Without them each team is one point ahead of the next. */
  more?: Record<string, number>;
  champions?: string[];
  games?: Game[];
  weights?: Tuning['selection'];
}

function order({ more = {}, champions = [], games = [], weights = tuning.selection }: Season): string[] {
  return committeeOrder({
    cases: new Map(TEAMS.map((team, i) => [team, TEAMS.length - i + (more[team] ?? 0)])),
    games,
    champions: champions.map((team, i) => ({ conference: `c${i}`, team })),
    tuning: { ...tuning, selection: weights },
  });
}

const titleGame = (winner: string, loser: string) =>
  beat(winner, loser, 'big', { kind: 'conference_championship', week: 15 });

describe('the ranking of the selection committee', () => {
  it('has every team once in every case, and follows the rating alone when nothing else counts', () => {
    const season = fc.record({
      more: fc.dictionary(fc.constantFrom(...TEAMS), fc.double({ min: -30, max: 30, noNaN: true })),
      champions: fc.uniqueArray(fc.constantFrom(...TEAMS), { maxLength: 10 }),
      pairs: fc.array(fc.tuple(fc.constantFrom(...TEAMS), fc.constantFrom(...TEAMS)), { maxLength: 60 }),
    });
    fc.assert(
      fc.property(season, ({ more, champions, pairs }) => {
        const games = pairs.filter(([winner, loser]) => winner !== loser).map(([winner, loser]) => beat(winner, loser));
        expect([...order({ more, champions, games })].sort()).toEqual(TEAMS);
        const blind = { ...tuning.selection, title: 0, headToHead: 0, commonOpponents: 0 };
        expect(order({ champions, games, weights: blind })).toEqual(TEAMS);
      }),
      { seed: 11, numRuns: 100 },
    );
  });

  it('puts a champion before the team just above it', () => {
    expect(order({ champions: ['t05'] }).slice(2, 5)).toContain('t05');
    expect(order({ champions: ['t05'] }).indexOf('t05')).toBeLessThan(4);
  });

  it('puts the winner of their game first if two teams are close, unless each has won one', () => {
    expect(order({ games: [beat('t05', 't04')] }).slice(3, 5)).toEqual(['t05', 't04']);
    expect(order({ games: [beat('t05', 't04'), beat('t04', 't05')] }).slice(3, 5)).toEqual(['t04', 't05']);
    expect(order({ games: [beat('t40', 't04')] })).toEqual(TEAMS);
  });

  it('compares common opponents when two teams have not met', () => {
    const games = [beat('t05', 't30'), beat('t30', 't04')];
    expect(order({ games }).slice(3, 5)).toEqual(['t05', 't04']);
    expect(order({ games: [...games, beat('t04', 't05')] }).slice(3, 5)).toEqual(['t04', 't05']);
  });

  it('ranks a one-loss champion ahead of the unbeaten team it beat for the title, and not one with more losses', () => {
    const earlier = beat('t40', 't12');
    expect(order({ games: [earlier, titleGame('t12', 't01')], champions: ['t12'] }).slice(0, 2)).toEqual([
      't12',
      't01',
    ]);
    const third = [earlier, beat('t41', 't12')];
    const kept = order({ games: [...third, titleGame('t12', 't01')], champions: ['t12'] });
    expect(kept.indexOf('t12')).toBeGreaterThan(kept.indexOf('t01'));
  });
});

describe('the BCS standings', () => {
  it('count voters twice and the computers once', () => {
    const { rows, ...rest } = pollOf(TEAMS);
    const strength = (team: string) => (team === 't04' ? 100 : 90 - TEAMS.indexOf(team));
    const poll = { ...rest, rows: rows.map((row) => ({ ...row, strengthOfRecord: strength(row.team) })) };
    // Fourth with the voters and first with the computers equals third with both; the voters break the tie.
    expect(bcsOrder(poll).slice(0, 4)).toEqual(['t01', 't02', 't04', 't03']);
  });

  it('choose the field of two, the committee any larger one', () => {
    const { rows, ...rest } = pollOf(TEAMS);
    const poll = {
      ...rest,
      rows: rows.map((row) => ({ ...row, selectionScore: row.rank, strengthOfRecord: -row.rank })),
    };
    const of = (teams: 2 | 4) =>
      selectionOrder({
        format: { teams, autobids: 0, championsTopFour: false },
        poll,
        games: [],
        champions: [],
        tuning,
      });
    expect(of(2)[0]).toBe('t01');
    expect(of(4)[0]).toBe('t60');
  });
});
