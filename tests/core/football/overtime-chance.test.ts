import { describe, expect, it } from 'vitest';
import { OvertimeChances } from '../../../src/core/football/chances/overtime-chance.ts';
import { winProbabilities } from '../../../src/core/football/chances/win-probability.ts';
import { playGame } from '../../../src/core/football/game.ts';
import { COL, PLAY_STRIDE } from '../../../src/core/model/plays/play.ts';
import { QUARTERS, rulesOf } from '../../../src/core/model/rules.ts';
import { stream } from '../../../src/core/random/stream.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { buildLeague, LEAGUE_SEED } from './league.ts';

const tuning = resolveTuning();
const rules = rulesOf(2024);
/** Converts half of all third and fourth downs. */
const chances = new OvertimeChances(rules, tuning, () => 0.5);
const snap = { period: 1, first: false, lead: 0, yardLine: 75, down: 1, distance: 10 };

describe('win probability in overtime', () => {
  it('is near even before the first snap, slightly better for the team with the ball second', () => {
    const opening = chances.chance({ ...snap, first: true });
    expect(opening).toBeGreaterThan(0.4);
    expect(opening).toBeLessThanOrEqual(0.51);
    expect(chances.chance(snap)).toBeGreaterThan(0.5);
  });

  it('falls with every point that the team with the last possession is behind', () => {
    const byDeficit = [0, 2, 3, 6, 7, 8, 9].map((behind) => chances.chance({ ...snap, lead: -behind }));
    for (let i = 1; i < byDeficit.length; i++) expect(byDeficit[i]).toBeLessThan(byDeficit[i - 1]!);
    expect(byDeficit.at(-1)).toBe(0);
  });

  it('is still open when the team that goes first scores a touchdown', () => {
    const ahead = chances.chance({ ...snap, first: true, lead: 6, yardLine: null, down: 0 });
    expect(ahead).toBeGreaterThan(0.7);
    expect(ahead).toBeLessThan(0.9);
  });

  it('expects a field goal on fourth down when three points win or tie, never when they lose', () => {
    const fourth = { ...snap, down: 4, distance: 10 };
    const kick = new OvertimeChances(rules, tuning, () => 0);
    expect(kick.chance({ ...fourth, yardLine: 90 })).toBeGreaterThan(0.85);
    expect(kick.chance({ ...fourth, lead: -7, yardLine: 90 })).toBe(0);
  });

  it('depends on the try when a touchdown has tied the game', () => {
    const kick = chances.chance({ ...snap, yardLine: null, down: 0 });
    const two = chances.chance({ ...snap, period: 2, yardLine: null, down: 0 });
    expect(kick).toBeCloseTo((1 + tuning.fieldGoals.extraPoint) / 2, 5);
    expect(two).toBeCloseTo((1 + tuning.tries.twoPoint) / 2, 5);
  });

  it('counts two points or none in the periods of two-point plays', () => {
    const third = { ...snap, period: rules.overtime.twoPointPlaysFrom!, yardLine: null, down: 0 };
    expect(chances.chance({ ...third, lead: -2 })).toBeCloseTo(tuning.tries.twoPoint / 2, 5);
    expect(chances.chance(third)).toBeCloseTo((1 + tuning.tries.twoPoint) / 2, 5);
    expect(chances.chance({ ...third, first: true })).toBeCloseTo(0.5, 5);
  });

  it('is better than a coin flip, and never certain before the game is over', () => {
    const { teams } = buildLeague(LEAGUE_SEED, 7, tuning);
    const errors: number[] = [];
    for (let i = 0; i < 1200; i++) {
      const [home, away] = [teams[i % teams.length]!, teams[(i * 7 + 3) % teams.length]!];
      const { plays, result } = playGame({ home, away, neutral: true }, rules, tuning, stream(LEAGUE_SEED, 'extra', i));
      if (plays.at(COL.quarter - PLAY_STRIDE)! <= QUARTERS) continue;
      const won = result.homeScore > result.awayScore ? 1 : 0;
      winProbabilities(plays, 0, rules, tuning).forEach((chance, row) => {
        if (plays[row * PLAY_STRIDE + COL.quarter]! <= QUARTERS) return;
        expect(Math.abs(chance - 0.5)).toBeLessThan(0.5);
        errors.push((chance - won) ** 2);
      });
    }
    expect(errors.length).toBeGreaterThan(400);
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.235);
  });
});

describe('an overtime', () => {
  it.each([
    ['every two-point play fails', 0],
    ['every two-point play is good', 1],
  ])('ends, at even odds, though %s', (_what, share) => {
    const { tries, fieldGoals } = tuning;
    const always = {
      ...tuning,
      fieldGoals: { ...fieldGoals, extraPoint: share },
      tries: { ...tries, twoPoint: share, twoPointPerPoint: 0, twoPointReturned: 0 },
    };
    const played = { ...rules, overtime: { ...rules.overtime, twoPointPlaysFrom: 1 } };
    const { teams } = buildLeague(LEAGUE_SEED, 7, tuning);
    let periods = 0;
    for (let i = 0; i < 400; i++) {
      const [home, away] = [teams[i % teams.length]!, teams[(i * 7 + 3) % teams.length]!];
      const { plays, result } = playGame({ home, away, neutral: true }, played, always, stream(LEAGUE_SEED, 'even', i));
      expect(result.homeScore).not.toBe(result.awayScore);
      periods = Math.max(periods, plays.at(COL.quarter - PLAY_STRIDE)! - QUARTERS);
    }
    expect(periods).toBeGreaterThan(50);
    expect(periods).toBeLessThan(80);
  });
});
