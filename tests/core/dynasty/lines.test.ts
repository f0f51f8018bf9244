import { describe, expect, it } from 'vitest';
import { newDynasty } from '../../../src/core/dynasty/create.ts';
import { withOdds } from '../../../src/core/dynasty/odds.ts';
import { unplayed } from '../../../src/core/model/game.ts';
import { RULE_BOOK } from '../../../src/core/model/rules.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { game } from '../season/fixtures.ts';

const tuning = resolveTuning();
const dynasty = newDynasty(
  { seed: seedFrom('lines'), startYear: 2024, team: 'army', playoff: null },
  reference,
  RULE_BOOK,
  tuning,
);
const TEAMS = dynasty.programs.map(({ team }) => team);
/** Pairs every team with the one four spots down the list. */
const GAMES = TEAMS.map((team, index) => unplayed(game(team, TEAMS[(index + 4) % TEAMS.length]!)));

/** Home margins of the opening lines when bettors see `confidence` of a margin and miss it by `opinionSd`. */
function margins(confidence: number, opinionSd: number): number[] {
  const odds = { ...tuning.odds, confidence, opinionSd };
  return withOdds({ ...dynasty, tuning: { ...tuning, odds } }, GAMES).map((line) => line.odds!.homeMargin);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('a line', () => {
  const known = margins(1, 0);

  it('is closer to even than the ratings say, and misses to either side', () => {
    const { confidence, opinionSd } = tuning.odds;
    const off = margins(confidence, opinionSd).map((margin, index) => margin - confidence * known[index]!);
    expect(Math.abs(mean(off))).toBeLessThan((3 * opinionSd) / Math.sqrt(off.length));
    const sd = Math.sqrt(mean(off.map((each) => each * each)));
    expect(sd / opinionSd).toBeGreaterThan(0.8);
    expect(sd / opinionSd).toBeLessThan(1.2);
    const halved = margins(0.5, 0);
    halved.forEach((margin, index) => {
      expect(Math.abs(margin - known[index]! / 2)).toBeLessThanOrEqual(0.5);
    });
  });

  it('is the same every time it is made', () => {
    expect(withOdds(dynasty, GAMES)).toEqual(withOdds(dynasty, [...GAMES].reverse()).reverse());
  });

  it('comes with a matching win probability: favorites win more often than not', () => {
    for (const { odds } of withOdds(dynasty, GAMES)) {
      if (odds!.homeMargin > 0.5) expect(odds!.homeWinProbability).toBeGreaterThan(0.5);
      if (odds!.homeMargin < -0.5) expect(odds!.homeWinProbability).toBeLessThan(0.5);
    }
  });
});
