import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { readDynasty } from '../../../src/core/app/reading/dynasty-cache.ts';
import { USUAL_PLAN } from '../../../src/core/batch/plan.ts';
import { classInProgress } from '../../../src/core/batch/policies/bot.ts';
import { botFor } from '../../../src/core/batch/policies/index.ts';
import { POLICIES, type Policy } from '../../../src/core/batch/policies/names.ts';
import { TRUTH } from '../../../src/core/batch/policies/oracle.ts';
import { recruitByWorth } from '../../../src/core/batch/policies/recruiters.ts';
import { policyResults } from '../../../src/core/batch/policies/results.ts';
import { PAGES, type Sight } from '../../../src/core/batch/policies/sight.ts';
import { programNamed } from '../../../src/core/batch/programs.ts';
import { committedOf, staffMoney } from '../../../src/core/dynasty/career/assistants.ts';
import { nextTeam } from '../../../src/core/dynasty/career/staff-market.ts';
import { newDynasty } from '../../../src/core/dynasty/create.ts';
import { leaveChances } from '../../../src/core/dynasty/portal.ts';
import { cycleOf, seasonSoFar } from '../../../src/core/dynasty/recruiting.ts';
import { ClassState } from '../../../src/core/model/class-state.ts';
import { STAFF_SIDES, type StaffMember } from '../../../src/core/model/coaches.ts';
import { NO_CHOICES, promisedIn } from '../../../src/core/model/portal.ts';
import { ASKS, asksOf, splitIn } from '../../../src/core/model/program/budget.ts';
import { STAFF_CHART } from '../../../src/core/model/program/depth-chart.ts';
import { BLUE_CHIP, SUMMER_PERIOD } from '../../../src/core/model/recruiting.ts';
import { RULE_BOOK } from '../../../src/core/model/rules.ts';
import { estimated } from '../../../src/core/offseason/carousel/scouting.ts';
import { seniorRating } from '../../../src/core/offseason/recruiting.ts';
import { pursuitBy } from '../../../src/core/offseason/recruits/cycle.ts';
import type { Recruit } from '../../../src/core/offseason/recruits/draw.ts';
import { estimateOf } from '../../../src/core/offseason/recruits/knowledge.ts';
import type { Standing } from '../../../src/core/offseason/recruits/standing.ts';
import { NO_TARGET } from '../../../src/core/offseason/recruits/target.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { inDecember } from '../app/coaching.ts';
import { mean } from '../offseason/nation.ts';
import { summary } from './hand-made.ts';

const OWN = 'ole-miss';
const settings = { seed: seedFrom('policies'), startYear: 2024, team: OWN, playoff: null };
const tuning = resolveTuning();
const dynasty = newDynasty(settings, reference, RULE_BOOK, tuning);
const book = cycleOf(dynasty);
const { own } = seasonSoFar(dynasty, book);
const { players, games } = dynasty;

afterEach(() => {
  dynasty.games = games;
  dynasty.recruiting!.board = null;
  dynasty.plan = null;
  dynasty.portal = NO_CHOICES;
  dynasty.budget = [];
  dynasty.depth = STAFF_CHART;
  dynasty.players = players;
});

/** Recruits that a policy works on before the season, with hours per week. */
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
    expect(total).toBeLessThanOrEqual(book.hours[own]!.total);
    for (const { hours, offered } of list) {
      expect(offered).toBe(true);
      expect(hours).toBeLessThanOrEqual(book.tuning.recruits.hours.most);
    }
  });

  it('spends hours on the recruits it is named after', () => {
    expect(worked('lazy')).toEqual([]);
    expect(worked('stars').every(({ recruit }) => recruit.stars >= BLUE_CHIP)).toBe(true);
    const states = worked('local').map(({ recruit }) => book.reference.homeStates[recruit.home]!.code);
    expect(new Set(states)).toEqual(new Set(['MS']));
  });

  it('that recruits at home spends no hours on recruits off the board, even when all others have chosen', () => {
    const recruiting = dynasty.recruiting!;
    const atHome = book.recruits.filter(({ home }) => book.reference.homeStates[home]!.code === 'MS');
    expect(atHome.some(({ stars }) => stars === 1)).toBe(true);
    const before = recruiting.record();
    const decisions = before.decisions.map((decision) => ({ ...decision }));
    const later = new ClassState({ ...before, decisions });
    for (const { number, stars } of atHome) if (stars > 1) later.commit(number, 0);
    dynasty.recruiting = new ClassState({ ...later.record(), period: before.period + 1 });
    expect(worked('local')).toEqual([]);
    dynasty.recruiting = recruiting;
  });

  it('that plans ahead spends nearly all its hours on recruits who would help', () => {
    const list = worked('planner');
    expect(list.reduce((sum, { hours }) => sum + hours, 0)).toBeGreaterThan(50);
    expect(Math.min(...list.map(({ recruit }) => recruit.stars))).toBeGreaterThanOrEqual(3);
  });

  it('that plans ahead invites the recruits who would help most to a home game, as far as visits allow', () => {
    const visits = () => [...dynasty.recruiting!.board!.targets.values()].filter(({ visit }) => visit !== null);
    worked('planner');
    const staffs = visits().length;
    worked('planner');
    expect(visits().length).toBeGreaterThan(staffs);
    expect(visits().length).toBeLessThanOrEqual(Math.max(staffs, book.tuning.recruits.hours.visits));
    const asked = visits().filter(({ visit }) => visit! > 0);
    for (const { visit, offered } of asked) {
      const week = visit! - SUMMER_PERIOD;
      expect(dynasty.games.some((game) => game.week === week && game.home === OWN && !game.neutral)).toBe(true);
      expect(offered).toBe(true);
    }
  });

  it('that retains players makes no more promises than allowed', () => {
    for (const policy of ['random', 'planner', 'oracle'] as const) {
      botFor(policy).seasonEnds?.(dynasty);
      const promised = promisedIn(dynasty.portal, dynasty.year);
      expect(promised.size).toBe(dynasty.tuning.portal.coach.promises);
      const teams = dynasty.players.filter(({ id }) => promised.has(id)).map(({ team }) => team);
      expect(new Set(teams)).toEqual(new Set([OWN]));
      dynasty.portal = NO_CHOICES;
    }
  });

  it('that spends the budget splits all of it, from the coming season on', () => {
    for (const policy of ['random', 'money'] as const) {
      botFor(policy).week?.(dynasty);
      const split = splitIn(dynasty.budget, dynasty.year)!;
      expect(split.keep + split.portal + split.recruits).toBe(100);
      expect(splitIn(dynasty.budget, dynasty.year - 1)).toBeNull();
      dynasty.budget = [];
    }
  });

  it('that schedules cupcakes has easier games than one that schedules at random', () => {
    const chances = (policy: Policy): number[] => {
      botFor(policy).week?.(dynasty);
      const known = new Set(games.map(({ id }) => id));
      const added = dynasty.games.filter(({ id }) => !known.has(id));
      dynasty.games = games;
      for (const { home, away, conference } of added) {
        expect([home, away]).toContain(OWN);
        expect(conference).toBeNull();
      }
      return added.map(({ home, odds }) => (home === OWN ? odds!.homeWinProbability : 1 - odds!.homeWinProbability));
    };
    const [soft, any] = [chances('soft-schedule'), chances('random')];
    expect(soft.length).toBeGreaterThan(2);
    expect(any.length).toBe(soft.length);
    expect(mean(soft)).toBeGreaterThan(mean(any));
    expect(chances('planner')).toEqual(soft);
  });

  it('pushes the boosters: every year, at random, or only when it pays off later', () => {
    const askedBy = (policy: Policy) => {
      botFor(policy).week?.(dynasty);
      const ask = asksOf(dynasty.budget).get(dynasty.year);
      dynasty.budget = [];
      return ask;
    };
    expect(askedBy('money')).toBe('hard');
    expect(ASKS).toContain(askedBy('random'));
    expect(askedBy('auto')).toBeUndefined();
    const { history } = dynasty;
    const afterSeason = (wins: number) => {
      const last = ({ team, year }: (typeof history)[number]) => team === OWN && year === dynasty.year - 1;
      dynasty.history = history.map((row) => (last(row) ? { ...row, wins, losses: 13 - wins } : row));
      return askedBy('planner');
    };
    expect(afterSeason(12)).toBe('hard');
    expect(afterSeason(3)).toBeUndefined();
    dynasty.history = history;
  });

  it('that starts the third string plays worse players', () => {
    const ratingOf = () => {
      const starters = dynasty.players.filter(({ team, starter }) => team === OWN && starter);
      return starters.reduce((sum, { rating }) => sum + rating, 0) / starters.length;
    };
    const before = ratingOf();
    botFor('third-string').week?.(dynasty);
    expect(ratingOf()).toBeLessThan(before - 3);
  });

  it('with a career hires coordinators who look better than its own, within the budget', async () => {
    const session = await inDecember('newcomers');
    const december = { ...session.read(readDynasty) };
    const team = nextTeam(december)!;
    const nextCoordinators = () =>
      STAFF_SIDES.map((side) => december.coaches.ofTeam(team, side).findLast(({ job }) => job.until === null)!);
    const looks = (member: StaffMember): number => {
      const { low, high } = estimated(member, 'game_day', 0, { seed: december.settings.seed, tuning: december.tuning });
      return (low + high) / 2;
    };
    const before = nextCoordinators();
    const [pool, owed] = [staffMoney(december, team).pool, committedOf(staffMoney(december, team))];
    botFor('planner').staff!(december);
    const after = nextCoordinators();
    session.close();
    const hired = after.filter(({ coach }, index) => coach.id !== before[index]!.coach.id);
    expect(hired.length).toBeGreaterThan(0);
    for (const member of hired) expect(looks(member)).toBeGreaterThan(0);
    expect(committedOf(staffMoney(december, team))).toBeLessThanOrEqual(Math.max(pool, owed));
    expect(botFor('auto').staff).toBeUndefined();
  });

  it('makes the same decisions every time at the same moment', () => {
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

/** Names that stand for hidden values or compute them. */
const TRUTH_WORDS =
  /\b(trueRating|trueTalent|talentOf|seniorRating|enterPortal|entrantsOf|fitDice|fitOf|opinions\.of|developmentTrait)\b|\.fit\b|\.cares\b/;

describe('the information a policy has', () => {
  const from = new URL('../../../src/core/batch/policies/', import.meta.url);
  const sources = readdirSync(from).map((name) => [name, readFileSync(new URL(name, from), 'utf8')] as const);

  it('is what the pages show: only the oracle sees the hidden values', () => {
    for (const [name, text] of sources) {
      expect(TRUTH_WORDS.test(text), name).toBe(name === 'oracle.ts');
      expect(/\bstandingsOf\(/.test(text), name).toBe(name === 'oracle.ts');
      expect(/import .*oracle\.ts/.test(text), name).toBe(name === 'index.ts');
      expect(/\bOpinions\b/.test(text), name).toBe(name === 'sight.ts');
    }
  });

  /** Our lead with a recruit, as shown or as it really is. */
  const leadIn = (sight: typeof PAGES, recruit: Recruit) => {
    const list = sight.standings(classInProgress(dynasty)!, recruit);
    const ours = list.find(({ pursuit }) => pursuit.team === own)!;
    return ours.value - list.find(({ pursuit }) => pursuit.team !== own)!.value;
  };

  /** Whether both we and another program have a spot for a recruit. */
  const hasRivals = (recruit: Recruit) => {
    const list = PAGES.standings(classInProgress(dynasty)!, recruit);
    return list.some(({ pursuit }) => pursuit.team === own) && list.some(({ pursuit }) => pursuit.team !== own);
  };

  it('about a recruit is an estimate that contacts make more accurate', () => {
    const after = book.recruits
      .filter(({ number }) => dynasty.recruiting!.isUncommitted(number) && pursuitBy(book, number, own))
      .filter((recruit) => hasRivals(recruit))
      .slice(0, 60);
    const offAt = (spent: number) => {
      const targets = new Map(after.map(({ number }) => [number, { ...NO_TARGET, offered: true, spent }]));
      dynasty.recruiting!.board = { staff: false, auto: [], targets, idle: 0 };
      return mean(after.map((recruit) => Math.abs(leadIn(PAGES, recruit) - leadIn(TRUTH, recruit))));
    };
    const [first, later, last] = [offAt(0), offAt(12), offAt(1000)];
    expect(first).toBeGreaterThan(0.3);
    expect(later).toBeLessThan(first);
    expect(last).toBeLessThan(0.1);
  });

  it('about a recruit’s potential is the middle of a range, the same for all with his stars until he is scouted', () => {
    const now = classInProgress(dynasty)!;
    for (const recruit of book.recruits.filter(({ stars }) => stars > 1).slice(0, 100)) {
      const { low, high } = estimateOf(book, recruit, 0);
      expect(PAGES.rating(now, recruit)).toBe((low + high) / 2);
      expect(Math.abs(PAGES.rating(now, recruit) - seniorRating(recruit, tuning))).toBeLessThanOrEqual(0.5);
    }
  });

  it('decides everything: the same view makes the same plan, whatever the hidden values', () => {
    const asShown = (standing: Standing): Standing => ({ ...standing, value: -standing.pursuit.team / 100 });
    const sight: Pick<Sight, 'rating' | 'standings'> = {
      rating: (_, { number }) => 90 - number / 100,
      standings: (now, recruit) =>
        TRUTH.standings(now, recruit)
          .map(asShown)
          .sort((a, b) => b.value - a.value),
    };
    const decided = () => {
      dynasty.recruiting!.board = null;
      recruitByWorth(sight)(dynasty);
      return dynasty.recruiting!.board!.targets;
    };
    const before = decided();
    const fits = book.pursuits.map((pursuits) => pursuits.map(({ fit }) => fit));
    const { seed } = book;
    for (const pursuits of book.pursuits) for (const pursuit of pursuits) pursuit.fit = -3 * pursuit.fit;
    book.seed = seedFrom('another truth');
    const after = decided();
    for (const [index, pursuits] of book.pursuits.entries())
      for (const [i, pursuit] of pursuits.entries()) Object.assign(pursuit, { fit: fits[index]![i] });
    book.seed = seed;
    expect(after).toEqual(before);
  });

  it('about a player’s risk of leaving is a range around the true probability', () => {
    for (const { low, high } of leaveChances(dynasty)) {
      expect(low).toBeLessThanOrEqual(high);
      expect(low).toBeGreaterThanOrEqual(0);
    }
    const leaving = PAGES.leaving(dynasty);
    expect(leaving.some(({ chance }) => chance > 0 && chance < 1)).toBe(true);
    expect(TRUTH.leaving(dynasty).every(({ chance }) => chance === 0 || chance === 1)).toBe(true);
  });
});

describe('the table of policies', () => {
  const run = (policy: Policy, wins: readonly number[], team = OWN) => ({
    dir: policy,
    manifest: { plan: { ...USUAL_PLAN, policy, team } } as Parameters<typeof policyResults>[0][number]['manifest'],
    dynasties: wins.map((each, index) => summary(index + 1, [{ own_wins: [each, 1] }])),
  });

  it('shows what each gains over the staff in pairs with the same seed, most wins first', () => {
    const rows = policyResults([
      run('auto', [6, 8, 6, 8]),
      run('planner', [7, 9.5, 7, 9.5]),
      run('lazy', [5, 6, 5, 6]),
    ]);
    expect(rows.map(({ policy }) => policy)).toEqual(['planner', 'auto', 'lazy']);
    expect(rows[0]).toMatchObject({ wins: 8.25, gain: 1.25 });
    expect(rows[0]!.gainInterval![0]).toBeLessThan(1.25);
    expect(rows[1]).toMatchObject({ wins: 7, gain: null });
  });

  it('does not compare different programs with each other', () => {
    const rows = policyResults([run('auto', [6, 8]), run('planner', [9, 9], 'ohio')]);
    expect(rows.find(({ policy }) => policy === 'planner')!.gain).toBeNull();
  });
});

describe('the program of a run', () => {
  it('is entered by name as everywhere else, and must exist in the season', () => {
    expect(programNamed('OSU', 2024)).toBe('ohio-state');
    expect(programNamed('ole miss', 2024)).toBe(OWN);
    expect(() => programNamed('Ohio St', 2024)).toThrow(/Did you mean Ohio State/);
    expect(() => programNamed('James Madison', 2004)).toThrow('in the 2004 season');
  });
});
