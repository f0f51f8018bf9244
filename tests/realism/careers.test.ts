import { describe, expect, it } from 'vitest';
import { dynastiesOf, type Plan, USUAL_PLAN } from '../../src/core/batch/plan.ts';
import type { Policy } from '../../src/core/batch/policies/names.ts';
import { DynastyFailed, playDynasty } from '../../src/core/batch/simulate.ts';
import { mustChoose } from '../../src/core/dynasty/career/market.ts';
import type { DynastyState } from '../../src/core/dynasty/dynasty-state.ts';
import { CHAMPIONSHIP_WEEK } from '../../src/core/model/game.ts';
import { reference } from '../../src/core/reference/index.ts';
import { runs, THOROUGH } from '../thorough.ts';

/** How bot coaches fare who start at weak programs. */

/** The top 25 programs by prestige count as great. */
const GREAT = 25;

/** Ends a dynasty once its career reaches the milestone. */
class Enough extends Error {}

/** Returns the rank of the player's program by prestige. */
function placeOf({ programs, settings }: DynastyState): number {
  const own = programs.find(({ team }) => team === settings.team)!;
  return 1 + programs.filter(({ prestigeScore }) => prestigeScore > own.prestigeScore).length;
}

/** Whether a career has reached a milestone. */
type Turn = (now: DynastyState) => boolean;

const leadsAGreatProgram: Turn = (now) => now.week === 2 && placeOf(now) <= GREAT;
const isFired: Turn = (now) => now.week === CHAMPIONSHIP_WEEK + 1 && mustChoose(now);

/** Returns the season in which a career first reaches a milestone; infinity if never. */
function seasonOf(turn: Turn, plan: Plan, dynasty: number): number {
  let season = Number.POSITIVE_INFINITY;
  const look = (now: DynastyState) => {
    if (!turn(now)) return;
    season = now.year - plan.year + 1;
    throw new Enough();
  };
  try {
    playDynasty(plan, dynasty, reference, () => null, look);
  } catch (error) {
    if (!(error instanceof DynastyFailed && error.cause instanceof Enough)) throw error;
  }
  return season;
}

/** The seasons in which the careers of some dynasties, or of the only one, come to a turn. */
function careers(
  turn: Turn,
  policy: Policy,
  team: string,
  [dynasties, seasons]: readonly [number, number],
  only: number | null = null,
): number[] {
  const plan: Plan = { ...USUAL_PLAN, policy, team, career: 'coach', dynasties, seasons, only, year: 2024, seed: '44' };
  return dynastiesOf(plan).map((dynasty) => seasonOf(turn, plan, dynasty));
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

describe('a bot with a career', () => {
  it('who plans does not lead a great program at once', () => {
    const years = careers(leadsAGreatProgram, 'planner', 'akron', [1, runs(2, 3)]);
    expect(years).toEqual([Number.POSITIVE_INFINITY]);
  });

  // Ten seasons of five dynasties; played by `npm run torture -- thorough`.
  if (THOROUGH) {
    it('who plans climbs from a weak program to a great one, in years and not at once', () => {
      const years = careers(leadsAGreatProgram, 'planner', 'akron', [5, 10]);
      process.stdout.write(`planner: a great program in season ${years.join(', ')}\n`);
      expect(median(years)).toBeLessThanOrEqual(10);
      expect(median(years)).toBeGreaterThanOrEqual(4);
    });
  }

  it('who decides at random at a power program is soon fired', () => {
    // One of the five that `npm run torture -- thorough` plays.
    const years = careers(isFired, 'random', 'purdue', [5, runs(5, 6)], THOROUGH ? null : 2);
    process.stdout.write(`random: fired after season ${years.join(', ')}\n`);
    expect(median(years)).toBeLessThanOrEqual(5);
  });
});
