import { describe, expect, it } from 'vitest';
import { dynastiesOf, type Plan, USUAL_PLAN } from '../../src/core/batch/plan.ts';
import type { Policy } from '../../src/core/batch/policies/names.ts';
import { playDynasty } from '../../src/core/batch/simulate.ts';
import { mustChoose } from '../../src/core/dynasty/career/market.ts';
import type { DynastyState } from '../../src/core/dynasty/dynasty-state.ts';
import { CHAMPIONSHIP_WEEK } from '../../src/core/model/game.ts';
import { reference } from '../../src/core/reference/index.ts';

/** What becomes of bots that are coaches and begin at weak programs. */

/** When a career first led to one of the 25 greatest programs, and to the first firing: seasons; infinite: never. */
interface Career {
  great: number;
  fired: number;
}

const GREAT = 25;

/** The place of the player's program by prestige. */
function placeOf({ programs, settings }: DynastyState): number {
  const own = programs.find(({ team }) => team === settings.team)!;
  return 1 + programs.filter(({ prestigeScore }) => prestigeScore > own.prestigeScore).length;
}

function careerOf(plan: Plan, dynasty: number): Career {
  const career: Career = { great: Number.POSITIVE_INFINITY, fired: Number.POSITIVE_INFINITY };
  playDynasty(
    plan,
    dynasty,
    reference,
    () => null,
    (now) => {
      const season = now.year - plan.year + 1;
      if (now.week === 2 && placeOf(now) <= GREAT) career.great = Math.min(career.great, season);
      if (now.week === CHAMPIONSHIP_WEEK + 1 && mustChoose(now)) career.fired = Math.min(career.fired, season);
    },
  );
  return career;
}

function careers(policy: Policy, team: string, dynasties: number, seasons: number): Career[] {
  const plan: Plan = { ...USUAL_PLAN, policy, team, career: 'coach', dynasties, seasons, year: 2024, seed: '44' };
  return dynastiesOf(plan).map((dynasty) => careerOf(plan, dynasty));
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

describe('a bot with a career', () => {
  it('who plans climbs from a weak program to a great one, in years and not at once', () => {
    const years = careers('planner', 'akron', 5, 10).map(({ great }) => great);
    process.stdout.write(`planner: a great program in season ${years.join(', ')}\n`);
    expect(median(years)).toBeLessThanOrEqual(10);
    expect(median(years)).toBeGreaterThanOrEqual(4);
  });

  it('who decides at random at a power program is soon fired', () => {
    const years = careers('random', 'purdue', 5, 6).map(({ fired }) => fired);
    process.stdout.write(`random: fired after season ${years.join(', ')}\n`);
    expect(median(years)).toBeLessThanOrEqual(5);
  });
});
