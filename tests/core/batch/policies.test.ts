import { afterEach, describe, expect, it } from 'vitest';
import { USUAL_PLAN } from '../../../src/core/batch/plan.ts';
import { botFor } from '../../../src/core/batch/policies/index.ts';
import { POLICIES, type Policy } from '../../../src/core/batch/policies/names.ts';
import { policyResults } from '../../../src/core/batch/policies/results.ts';
import { programNamed } from '../../../src/core/batch/programs.ts';
import { newDynasty } from '../../../src/core/dynasty/create.ts';
import { bookOf, seasonSoFar } from '../../../src/core/dynasty/recruiting.ts';
import { splitIn } from '../../../src/core/model/budget.ts';
import { STAFF_CHART } from '../../../src/core/model/depth-chart.ts';
import { NO_CHOICES, promisedIn } from '../../../src/core/model/portal.ts';
import { BLUE_CHIP, SUMMER_TURN } from '../../../src/core/model/recruiting.ts';
import { RULE_BOOK } from '../../../src/core/model/rules.ts';
import { weeklyHours } from '../../../src/core/offseason/recruits/turns.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { summary } from './hand-made.ts';

const OWN = 'ole-miss';
const settings = { seed: seedFrom('policies'), startYear: 2024, team: OWN, playoff: null };
const dynasty = newDynasty(settings, reference, RULE_BOOK, resolveTuning());
const book = bookOf(dynasty);
const { own } = seasonSoFar(dynasty, book);
const players = dynasty.players;

afterEach(() => {
  dynasty.recruiting!.board = null;
  dynasty.plan = null;
  dynasty.portal = NO_CHOICES;
  dynasty.budget = [];
  dynasty.depth = STAFF_CHART;
  dynasty.players = players;
});

/** The recruits that a policy works on before the season, with the hours of a week. */
function worked(policy: Policy) {
  botFor(policy).week?.(dynasty);
  const { targets } = dynasty.recruiting!.board!;
  return [...targets]
    .filter(([, { hours }]) => hours > 0)
    .map(([number, { hours, offered }]) => ({ recruit: book.recruits[number - 1]!, hours, offered }));
}
const RECRUITERS = ['random', 'lazy', 'stars', 'local', 'portal', 'planner', 'oracle'] as const;

describe('a policy', () => {
  it.each(RECRUITERS)('that recruits spends no more hours than the staff has: %s', (policy) => {
    const list = worked(policy);
    const total = list.reduce((sum, { hours }) => sum + hours, 0);
    expect(total).toBeLessThanOrEqual(weeklyHours(book.tierOf[own]!, book.tuning));
    for (const { hours, offered } of list) {
      expect(offered).toBe(true);
      expect(hours).toBeLessThanOrEqual(book.tuning.recruits.hours.most);
    }
  });

  it('works on whom it says', () => {
    expect(worked('lazy')).toEqual([]);
    expect(worked('stars').every(({ recruit }) => recruit.stars >= BLUE_CHIP)).toBe(true);
    const states = worked('local').map(({ recruit }) => book.reference.homeStates[recruit.home]!.code);
    expect(new Set(states)).toEqual(new Set(['MS']));
  });

  it('that recruits at home works on nobody whom no board has, once everybody else has chosen', () => {
    const recruiting = dynasty.recruiting!;
    const atHome = book.recruits.filter(({ home }) => book.reference.homeStates[home]!.code === 'MS');
    expect(atHome.some(({ stars }) => stars === 1)).toBe(true);
    const team = recruiting.team.slice();
    for (const { number, stars } of atHome) if (stars > 1) team[number - 1] = 1;
    dynasty.recruiting = { ...recruiting, team };
    expect(worked('local')).toEqual([]);
    dynasty.recruiting = recruiting;
  });

  it('that plans spends nearly all its hours, on men who would help', () => {
    const list = worked('planner');
    expect(list.reduce((sum, { hours }) => sum + hours, 0)).toBeGreaterThan(50);
    expect(Math.min(...list.map(({ recruit }) => recruit.stars))).toBeGreaterThanOrEqual(3);
  });

  it('that plans has those who would help most see a home game, as far as visits go', () => {
    const visits = () => [...dynasty.recruiting!.board!.targets.values()].filter(({ visit }) => visit !== null);
    worked('planner');
    const staffs = visits().length;
    worked('planner');
    expect(visits().length).toBeGreaterThan(staffs);
    expect(visits().length).toBeLessThanOrEqual(Math.max(staffs, book.tuning.recruits.hours.visits));
    const asked = visits().filter(({ visit }) => visit! > 0);
    for (const { visit, offered } of asked) {
      const week = visit! - SUMMER_TURN;
      expect(dynasty.games.some((game) => game.week === week && game.home === OWN && !game.neutral)).toBe(true);
      expect(offered).toBe(true);
    }
  });

  it('that keeps men promises a part to no more than a coach may', () => {
    for (const policy of ['random', 'planner', 'oracle'] as const) {
      botFor(policy).seasonEnds?.(dynasty);
      const promised = promisedIn(dynasty.portal, dynasty.year);
      expect(promised.size).toBe(dynasty.tuning.portal.coach.promises);
      const teams = dynasty.players.filter(({ id }) => promised.has(id)).map(({ team }) => team);
      expect(new Set(teams)).toEqual(new Set([OWN]));
      dynasty.portal = NO_CHOICES;
    }
  });

  it('that spends splits a whole budget, from the season ahead on', () => {
    for (const policy of ['random', 'money'] as const) {
      botFor(policy).week?.(dynasty);
      const split = splitIn(dynasty.budget, dynasty.year)!;
      expect(split.keep + split.portal + split.recruits).toBe(100);
      expect(splitIn(dynasty.budget, dynasty.year - 1)).toBeNull();
      dynasty.budget = [];
    }
  });

  it('that starts the third string plays worse men', () => {
    const ratingOf = () => {
      const starters = dynasty.players.filter(({ team, starter }) => team === OWN && starter);
      return starters.reduce((sum, { rating }) => sum + rating, 0) / starters.length;
    };
    const before = ratingOf();
    botFor('third-string').week?.(dynasty);
    expect(ratingOf()).toBeLessThan(before - 3);
  });

  it('makes the same decisions whenever it is asked in the same moment', () => {
    for (const policy of POLICIES) {
      const once = () => {
        botFor(policy).week?.(dynasty);
        const made = {
          plan: dynasty.plan,
          budget: dynasty.budget,
          board: dynasty.recruiting!.board?.targets,
          depth: dynasty.depth,
        };
        dynasty.recruiting!.board = null;
        dynasty.plan = null;
        dynasty.budget = [];
        dynasty.depth = STAFF_CHART;
        return made;
      };
      expect(once()).toEqual(once());
    }
  });
});

describe('the table of policies', () => {
  const run = (policy: Policy, wins: readonly number[], team = OWN) => ({
    dir: policy,
    manifest: { plan: { ...USUAL_PLAN, policy, team } } as Parameters<typeof policyResults>[0][number]['manifest'],
    dynasties: wins.map((each, at) => summary(at + 1, [{ own_wins: [each, 1] }])),
  });

  it('says what each gains on the staff in pairs of the same seed, the most wins first', () => {
    const rows = policyResults([run('auto', [6, 8]), run('planner', [7, 9.5]), run('lazy', [5, 6])]);
    expect(rows.map(({ policy }) => policy)).toEqual(['planner', 'auto', 'lazy']);
    expect(rows[0]).toMatchObject({ wins: 8.25, gain: 1.25 });
    expect(rows[0]!.gainInterval![0]).toBeLessThan(1.25);
    expect(rows[1]).toMatchObject({ wins: 7, gain: null });
  });

  it('holds no program against another one', () => {
    const rows = policyResults([run('auto', [6, 8]), run('planner', [9, 9], 'ohio')]);
    expect(rows.find(({ policy }) => policy === 'planner')!.gain).toBeNull();
  });
});

describe('the program of a run', () => {
  it('is named as everywhere, and is one of the season', () => {
    expect(programNamed('OSU', 2024)).toBe('ohio-state');
    expect(programNamed('ole miss', 2024)).toBe(OWN);
    expect(() => programNamed('Ohio St', 2024)).toThrow(/Did you mean Ohio State/);
    expect(() => programNamed('James Madison', 2004)).toThrow('in the 2004 season');
  });
});
