import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { staffPlan } from '../../../src/core/football/calling/staff-plan.ts';
import { tacticsOf } from '../../../src/core/football/calling/tactics.ts';
import { playGame } from '../../../src/core/football/game.ts';
import { matchUps } from '../../../src/core/football/match-ups.ts';
import { tally } from '../../../src/core/football/tally/tally.ts';
import { buildSheet, type TeamSheet } from '../../../src/core/football/team-sheet.ts';
import { TEAM_STAT, TEAM_STAT_COUNT, type TeamStat } from '../../../src/core/model/plays/stats.ts';
import {
  COVERAGES,
  EVEN_PLAN,
  type GamePlan,
  planFrom,
  writtenPlan,
} from '../../../src/core/model/program/game-plan.ts';
import { rulesOf } from '../../../src/core/model/rules.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { AVERAGE_STYLE, evenTeam, roster } from './league.ts';

const tuning = resolveTuning();
const rules = rulesOf(2024);
const seed = seedFrom('plans');
const own = evenTeam('own', 70, 70, tuning);
const other = evenTeam('other', 70, 70, tuning);

/** Returns mean team stats, by side, of games between equals in which the first team uses the plan. */
function games(plan: Partial<GamePlan>, count = 150): (side: 0 | 1, stat: TeamStat) => number {
  const sums = [new Float64Array(TEAM_STAT_COUNT), new Float64Array(TEAM_STAT_COUNT)];
  for (let n = 0; n < count; n++) {
    const plans = [{ ...EVEN_PLAN, ...plan }, EVEN_PLAN] as const;
    const { plays } = playGame(
      { home: own, away: other, neutral: true, plans },
      rules,
      tuning,
      stream(seed, 'game', n),
    );
    tally(plays, own, other).teams.forEach((line, side) => {
      for (let stat = 0; stat < TEAM_STAT_COUNT; stat++) sums[side]![stat]! += line[stat]! / count;
    });
  }
  return (side, stat) => sums[side]![TEAM_STAT[stat]]!;
}

describe('a game plan', () => {
  const usual = games({});

  it('throws more or runs more', () => {
    expect(games({ runPass: 3 })(0, 'pass_attempts')).toBeGreaterThan(usual(0, 'pass_attempts') + 3);
    expect(games({ runPass: -3 })(0, 'rush_attempts')).toBeGreaterThan(usual(0, 'rush_attempts') + 3);
  });

  it('an overtime', () => {
    const fast = games({ tempo: 3 });
    expect(fast(0, 'plays') + fast(1, 'plays')).toBeGreaterThan(usual(0, 'plays') + usual(1, 'plays') + 4);
  });

  it('throws deep for more sacks and fewer completions', () => {
    const deep = games({ deep: 3 });
    expect(deep(0, 'sacks_allowed')).toBeGreaterThan(usual(0, 'sacks_allowed'));
    expect(deep(0, 'pass_completions') / deep(0, 'pass_attempts')).toBeLessThan(
      usual(0, 'pass_completions') / usual(0, 'pass_attempts'),
    );
  });

  it('goes for it on fourth down more often', () => {
    expect(games({ fourth: 3 })(0, 'fourth_down_attempts')).toBeGreaterThan(usual(0, 'fourth_down_attempts') * 1.2);
  });

  it('rushes for sacks', () => {
    const often = 600;
    const usually = games({}, often)(1, 'sacks_allowed');
    expect(games({ pressure: 3 }, often)(1, 'sacks_allowed')).toBeGreaterThan(usually * 1.2);
  });

  it('is a tradeoff: each gain costs something else, and an unfamiliar plan is executed worse', () => {
    const even = tacticsOf(EVEN_PLAN, tuning, null);
    const blitz = tacticsOf({ ...EVEN_PLAN, pressure: 2 }, tuning, null);
    expect(blitz.sacks).toBeGreaterThan(even.sacks);
    expect(blitz.breaks).toBeGreaterThan(even.breaks);
    const manCoverage = tacticsOf({ ...EVEN_PLAN, coverage: 'man' }, tuning, null);
    expect(manCoverage.short).toBeLessThan(even.short);
    expect(manCoverage.beyond).toBeGreaterThan(even.beyond);
    expect(manCoverage.scrambles).toBeGreaterThan(even.scrambles);
    for (const runPass of [-3, 3]) {
      expect(tacticsOf({ ...EVEN_PLAN, runPass }, tuning, null).attack).toBeLessThan(even.attack);
    }
  });
});

/** Returns a team that is better at some positions. */
function better(name: string, positions: readonly string[], by: number): TeamSheet {
  const players = roster(1, 70, 70, null).map((player) => {
    if (!positions.includes(player.position)) return player;
    const rating = player.rating + by;
    return { ...player, rating, ratings: [rating, rating, rating, rating, rating] as typeof player.ratings };
  });
  return buildSheet(name, players, AVERAGE_STYLE, tuning);
}

describe('the staff’s game plan', () => {
  it('uses its best units against the opponent', () => {
    expect(staffPlan(better('a', ['qb', 'wr'], 12), other, tuning).runPass).toBeGreaterThan(0);
    expect(staffPlan(better('a', ['rb', 'ol'], 12), other, tuning).runPass).toBeLessThan(0);
    expect(staffPlan(own, better('b', ['cb', 's'], 12), tuning).runPass).toBeLessThan(0);
    expect(staffPlan(better('a', ['dl'], 16), other, tuning).pressure).toBeGreaterThan(0);
    expect(staffPlan(better('a', ['cb', 's'], 16), other, tuning).coverage).toBe('man');
  });

  it('slows the game down and gambles as an underdog', () => {
    const plan = staffPlan(evenTeam('weak', 55, 55, tuning), evenTeam('strong', 80, 80, tuning), tuning);
    expect(plan.tempo).toBeLessThan(0);
    expect(plan.fourth).toBeGreaterThan(0);
  });

  it('is the best plan for a matchup, to half a step, within its limits', () => {
    const gain = (against: TeamSheet, plan: GamePlan): number => {
      const { attack, resist } = tacticsOf(plan, tuning, matchUps(own, against, tuning));
      return attack + resist;
    };
    fc.assert(
      fc.property(fc.integer({ min: -12, max: 12 }), fc.constantFrom('cb', 's', 'dl', 'lb', 'wr', 'ol'), (by, at) => {
        const against = better('b', [at], by);
        const chosen = { ...staffPlan(own, against, tuning), tempo: 0, fourth: 0 };
        for (const dial of ['runPass', 'deep', 'pressure'] as const) {
          for (const step of [-1, 1]) {
            const turned = { ...chosen, [dial]: chosen[dial] + step };
            if (Math.abs(turned[dial]) > tuning.plans.staffMost) continue;
            expect(gain(against, turned)).toBeLessThanOrEqual(gain(against, chosen) + 0.01);
          }
        }
      }),
      { seed: 1, numRuns: 40 },
    );
  });

  it('is the usual play-calling if game plans are not in use', () => {
    const older = resolveTuning({ 'plans.staff': 0 });
    expect(staffPlan(better('a', ['qb', 'wr'], 12), other, older)).toEqual(EVEN_PLAN);
  });
});

it('survives saving and loading, and anything else is rejected', () => {
  const step = fc.integer({ min: -3, max: 3 });
  const plan = fc.record({
    runPass: step,
    tempo: step,
    deep: step,
    fourth: step,
    pressure: step,
    coverage: fc.constantFrom(...COVERAGES),
  });
  fc.assert(
    fc.property(plan, (each) => {
      expect(planFrom(writtenPlan(each))).toEqual(each);
    }),
    { seed: 1 },
  );
  const written = writtenPlan(EVEN_PLAN);
  for (const wrong of [null, 7, 'plan', { staff: true }, { ...written, tempo: 4 }, { ...written, deep: 0.5 }]) {
    expect(planFrom(wrong)).toBeNull();
  }
});
