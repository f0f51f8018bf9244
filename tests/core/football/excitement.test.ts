import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { swingOf } from '../../../src/core/football/chances/excitement.ts';
import { winProbabilities } from '../../../src/core/football/chances/win-probability.ts';
import { playGame } from '../../../src/core/football/game.ts';
import { COL, KIND, PLAY_STRIDE } from '../../../src/core/model/plays/play.ts';
import { rulesOf } from '../../../src/core/model/rules.ts';
import { stream } from '../../../src/core/random/stream.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { buildLeague, LEAGUE_SEED } from './league.ts';

const tuning = resolveTuning();
const rules = rulesOf(2024);

/** Returns a log with one play in each of these quarters. */
function logOf(quarters: readonly number[]): Int16Array {
  const log = new Int16Array(quarters.length * PLAY_STRIDE);
  quarters.forEach((quarter, row) => {
    log[row * PLAY_STRIDE + COL.quarter] = quarter;
  });
  return log;
}

describe('excitement of a game', () => {
  it('uses the win probability at the end of each of three quarters', () => {
    const { quarters } = swingOf(
      logOf([1, 1, 2, 3, 3, 4]),
      Float64Array.of(0.5, 0.6, 0.7, 0.4, 0.3, 0.9),
      true,
      tuning,
    );
    expect(quarters).toEqual([0.7, 0.4, 0.9]);
  });

  it('is zero when nothing changed, and grows with each change', () => {
    const log = logOf([1, 2, 3, 4]);
    expect(swingOf(log, Float64Array.of(1, 1, 1, 1), true, tuning).excitement).toBe(0);
    const once = swingOf(log, Float64Array.of(0.5, 0.5, 0.5, 0.5), true, tuning).excitement;
    const back = swingOf(log, Float64Array.of(0.5, 0.9, 0.1, 0.5), true, tuning).excitement;
    expect(once).toBeCloseTo(0.5 * tuning.winProbability.excitement);
    expect(back / once).toBeCloseTo((0.4 + 0.8 + 0.4 + 0.5) / 0.5);
  });

  it('counts overtime as time', () => {
    const regulation = swingOf(logOf([1, 2, 3, 4]), Float64Array.of(0.5, 0.6, 0.5, 0.6), true, tuning);
    const longer = swingOf(
      logOf([1, 2, 3, 4, 5, 5, 5, 5]),
      Float64Array.of(0.5, 0.6, 0.5, 0.6, 1, 1, 1, 1),
      true,
      tuning,
    );
    expect(longer.excitement).toBeCloseTo(regulation.excitement / 2);
  });

  it('is at least the favorite’s total fall or rise, whatever the plays', () => {
    const chance = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(chance, { minLength: 1, maxLength: 40 }), fc.boolean(), (chances, won) => {
        const { excitement } = swingOf(logOf(chances.map(() => 2)), Float64Array.from(chances), won, tuning);
        const least = Math.abs((won ? 1 : 0) - chances[0]!) * tuning.winProbability.excitement;
        expect(excitement).toBeGreaterThanOrEqual(least - 1e-9);
      }),
      { seed: 1 },
    );
  });
});

describe('win probability between plays', () => {
  const { teams, games } = buildLeague(LEAGUE_SEED, 7, tuning);
  /** By down, 0 for an extra point: number of plays, and the change in win probability of the team with the ball. */
  const counts = [0, 0, 0, 0, 0];
  const changes = [0, 0, 0, 0, 0];
  for (const [index, { home, away }] of games.slice(0, 120).entries()) {
    const matchup = { home: teams[home]!, away: teams[away]!, neutral: false };
    const { plays } = playGame(matchup, rules, tuning, stream(LEAGUE_SEED, 'tries', index));
    const chances = winProbabilities(plays, 0, rules, tuning);
    for (let row = 0; row + 1 < chances.length; row++) {
      const offset = row * PLAY_STRIDE;
      const down = plays[offset + COL.down]!;
      if ((down === 0 && plays[offset + COL.kind] !== KIND.extra_point) || plays[offset + COL.quarter]! > 3) continue;
      counts[down]! += 1;
      changes[down]! += (plays[offset + COL.offense] === 0 ? 1 : -1) * (chances[row + 1]! - chances[row]!);
    }
  }

  it.each([
    ['a kicked try', 0],
    ['first down', 1],
    ['second down', 2],
    ['third down', 3],
    ['fourth down', 4],
  ])('is as likely to rise as to fall by what happens on %s', (_, down) => {
    expect(counts[down]).toBeGreaterThan(500);
    expect(Math.abs(changes[down]! / counts[down]!)).toBeLessThan(0.006);
  });
});
