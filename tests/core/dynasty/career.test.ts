import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GoalSource, goalsOf } from '../../../src/core/dynasty/career/goals.ts';
import { marketOf } from '../../../src/core/dynasty/career/market.ts';
import {
  levelOf,
  type SeatFacts,
  securityOf,
  securityParts,
  winsToSafety,
} from '../../../src/core/dynasty/career/seat.ts';
import { newDynasty } from '../../../src/core/dynasty/create.ts';
import { newJob } from '../../../src/core/model/coaches.ts';
import type { Game } from '../../../src/core/model/game.ts';
import type { OwnCoach } from '../../../src/core/model/own-coach.ts';
import type { ContractChoice } from '../../../src/core/model/people/contract-choices.ts';
import { GOAL_STATES, SEAT_LEVELS, SEAT_PARTS } from '../../../src/core/model/people/goals.ts';
import { RULE_BOOK } from '../../../src/core/model/rules.ts';
import {
  type ContractSource,
  contractOf,
  extensionAfter,
  seasonDeals,
} from '../../../src/core/offseason/carousel/contract.ts';
import { chanceOfFiring } from '../../../src/core/offseason/carousel/expectation.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';

const tuning = resolveTuning();

const seat: fc.Arbitrary<SeatFacts> = fc.record({
  tenure: fc.integer({ min: 1, max: 20 }),
  standing: fc.double({ min: -3, max: 3, noNaN: true }),
  expected: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
  more: fc.double({ min: 0, max: 0.15, noNaN: true }),
  wins: fc.integer({ min: 0, max: 6 }),
  losses: fc.integer({ min: 0, max: 5 }),
  owed: fc.double({ min: 0, max: 4, noNaN: true }),
  past: fc.double({ min: -4, max: 4, noNaN: true }),
  last: fc.double({ min: 0, max: 1, noNaN: true }),
  goals: fc.array(fc.record({ state: fc.constantFrom(...GOAL_STATES) }), { maxLength: 3 }),
});

describe('job security', () => {
  it('is the sum of its parts, and 100 minus the chance of being fired after the season', () => {
    fc.assert(
      fc.property(seat, fc.integer({ min: 0, max: 12 }), (facts, wins) => {
        const over = { ...facts, wins, losses: 12 - wins };
        const parts = securityParts({ ...over, goals: [] }, tuning);
        expect(parts.map(({ part }) => part)).toEqual(SEAT_PARTS);
        const sum = parts.reduce((all, { value }) => all + value, 0);
        const { goals: _, ...judged } = over;
        const chance = chanceOfFiring({ ...judged, expected: over.expected + over.more }, tuning);
        expect(sum).toBeCloseTo(100 * (1 - chance), 6);
      }),
      { seed: 44 },
    );
  });

  it('gives back part of a losing season with an inherited roster, for two years', () => {
    const facts = { standing: 0, expected: 0.5, more: 0, wins: 2, losses: 10, goals: [], owed: 3 };
    const inherited = (tenure: number, wins = 2) =>
      securityParts({ ...facts, tenure, wins, losses: 12 - wins }, tuning).find(({ part }) => part === 'inherited')!
        .value;
    expect(inherited(1)).toBeGreaterThan(10);
    expect(inherited(2)).toBeGreaterThan(10);
    expect(inherited(3)).toBe(0);
    expect(inherited(1, 9)).toBe(0);
  });

  it('rises with a win and falls with a loss, and met goals never hurt', () => {
    fc.assert(
      fc.property(seat, (facts) => {
        const scoreOf = (more: Partial<SeatFacts>) => securityOf({ ...facts, ...more }, tuning);
        expect(scoreOf({ wins: facts.wins + 1 })).toBeGreaterThan(scoreOf({ losses: facts.losses + 1 }));
        const goals = (state: 'met' | 'open' | 'missed') => scoreOf({ goals: [{ state }] });
        expect(goals('met')).toBeGreaterThan(goals('open'));
        if (facts.tenure > 1) expect(goals('open')).toBeGreaterThan(goals('missed'));
        else expect(goals('missed')).toBe(goals('open'));
      }),
      { seed: 44 },
    );
  });

  it('shows how many wins make a seat safe: that many do, one fewer does not', () => {
    fc.assert(
      fc.property(seat, (facts) => {
        const left = 12 - facts.wins - facts.losses;
        const needed = winsToSafety(facts, left, tuning);
        const end = (wins: number) =>
          SEAT_LEVELS.indexOf(
            levelOf(
              securityOf({ ...facts, wins: facts.wins + wins, losses: facts.losses + left - wins }, tuning),
              tuning,
            ),
          );
        const safe = SEAT_LEVELS.indexOf('safe');
        expect(end(needed ?? left) <= safe).toBe(needed !== null);
        if (needed !== null && needed > 0) expect(end(needed - 1)).toBeGreaterThan(safe);
      }),
      { seed: 44 },
    );
  });
});

describe('a contract', () => {
  const job = newJob({ coach: 1, team: 'iowa', role: 'head', since: 2024 });
  const source = (surprises: readonly number[]): ContractSource => ({
    surprise: (year) => surprises[year - 2024],
    pay: () => 4,
    tuning,
  });

  const deal = (acts: Readonly<Record<number, ContractChoice>>): ContractSource => ({
    ...source([1, 2, 1, 1]),
    answer: (year) => acts[year],
  });
  const about = { year: 2026, team: 'iowa' } as const;

  it('is extended as the coach answers, and by his agent if he does not', () => {
    const offer = extensionAfter(job, 2026, source([1, 2, 1, 1]))!;
    expect(offer).toMatchObject({ from: 2027, through: 2031 });
    expect(offer.pay).toBeGreaterThan(4);
    expect(contractOf(job, 2027, source([1, 2, 1, 1]))).toMatchObject({ through: offer.through, pay: offer.pay });
    const signed = deal({ 2026: { ...about, act: 'accept', through: 2031, pay: 5 } });
    expect(contractOf(job, 2027, signed)).toMatchObject({ from: 2027, through: 2031, pay: 5, extensions: 1 });
    const declined = contractOf(job, 2027, deal({ 2026: { ...about, act: 'decline' } }));
    expect(declined).toMatchObject({ through: 2028, pay: 4, extensions: 0 });
    // An extension he turns down is offered again as long as he wins.
    expect(extensionAfter(job, 2027, deal({ 2026: { ...about, act: 'decline' } }))).not.toBeNull();
  });

  it('costs a suitor less than the program that fires him, and nothing once it expires', () => {
    const { buyout, release } = contractOf(job, 2025, source([0]));
    expect(release).toBeGreaterThan(0);
    expect(release).toBeLessThan(buyout);
    expect(seasonDeals(job, 2028, source([-1, -1, -1, -1, -1])).after).toMatchObject({ buyout: 0, release: 0 });
  });

  it('always covers the season, and its buyout is part of the remaining salary', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -6, max: 6, noNaN: true }), { maxLength: 20 }), (seasons) => {
        const year = 2024 + seasons.length;
        const { from, through, pay, buyout } = contractOf(job, year, source(seasons));
        expect(from).toBeLessThanOrEqual(year);
        expect(through).toBeGreaterThanOrEqual(year);
        expect(pay).toBeGreaterThanOrEqual(4);
        expect(buyout).toBeGreaterThan(0);
        expect(buyout).toBeLessThan(pay * (through - year + 1));
      }),
      { seed: 44 },
    );
  });

  it('is extended for a winning coach, and only year by year for a losing one', () => {
    const winner = contractOf(job, 2028, source([1, 2, 1, 1]));
    expect(winner).toMatchObject({ extensions: 1, through: 2031 });
    expect(winner.pay).toBeGreaterThan(4);
    expect(contractOf(job, 2030, source([-1, -2, -1, -1, -1, -1]))).toMatchObject({
      extensions: 0,
      through: 2030,
      pay: 4,
    });
  });
});

describe('the goals of a season', () => {
  const game = (week: number, home: string, away: string, more: Partial<Game> = {}): Game =>
    ({
      id: week,
      year: 2024,
      week,
      kind: 'regular',
      home,
      away,
      neutral: false,
      conference: 'big-ten',
      rivalry: false,
      result: null,
      ...more,
    }) as Game;
  const schedule = Array.from({ length: 12 }, (_, index) =>
    index % 2 === 0
      ? game(index + 1, 'iowa', `team-${index}`)
      : game(index + 1, `team-${index}`, 'iowa', { rivalry: index === 11 }),
  );
  const about: GoalSource = {
    team: 'iowa',
    games: schedule,
    expected: 0.7,
    lastWins: 8,
    power: true,
    conference: true,
    isPower: () => false,
    finalRank: null,
    ranked: 25,
    field: 12,
    home: null,
    graduation: null,
    tuning,
  };
  const kinds = (more: Partial<GoalSource>) => goalsOf({ ...about, ...more }, 1).map(({ kind }) => kind);

  it('differ by program', () => {
    expect(kinds({})).toEqual(['ranked', 'rival', 'conference_record']);
    expect(kinds({ expected: 0.85 })).toEqual(['playoff', 'rival', 'conference_record']);
    expect(kinds({ expected: 0.85, field: 4 })[0]).toBe('conference_title');
    expect(kinds({ expected: 0.5, power: false, isPower: (team) => team === 'team-2' })).toEqual([
      'bowl',
      'rival',
      'upset',
    ]);
    expect(kinds({ expected: 0.2 })).toEqual(['improve', 'rival', 'home']);
    const home = { wanted: 8, commits: new Map() };
    const graduation = { of: 27, wanted: 21, lost: null };
    expect(kinds({ home, graduation })).toEqual(['ranked', 'rival', 'home_state']);
    expect(kinds({ graduation, expected: 0.2 })).toEqual(['improve', 'rival', 'graduate']);
    expect(kinds({ graduation })).toEqual(['ranked', 'rival', 'conference_record']);
  });

  it('are all open before the first game, and none takes more wins than there are games', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 0.95, noNaN: true }),
        fc.integer({ min: 0, max: 12 }),
        (expected, lastWins) => {
          for (const { state, wins } of goalsOf({ ...about, expected, lastWins }, 1)) {
            if (state !== 'open') expect(lastWins).toBe(12);
            expect(wins ?? 1).toBeGreaterThan(0);
          }
        },
      ),
      { seed: 44 },
    );
  });

  it('show how far they have come', () => {
    const games = schedule.map((each, index) =>
      index < 3 ? { ...each, result: { homeScore: 30, awayScore: 10 } as Game['result'] } : each,
    );
    const [improve, rival, home] = goalsOf({ ...about, games, expected: 0.2 }, 4);
    expect([improve?.now, rival?.now, home?.now]).toEqual([2, null, 2]);
  });

  it('count in-state commitments every week, and judge those before championship weekend', () => {
    const commits = new Map(Array.from({ length: 16 }, (_, index) => [index + 1, index]));
    const goal = (wanted: number, week: number) =>
      goalsOf({ ...about, home: { wanted, commits } }, week).find(({ kind }) => kind === 'home_state');
    expect(goal(8, 1)).toMatchObject({ players: 8, now: 1, state: 'open' });
    expect(goal(8, 15)).toMatchObject({ now: 15, state: 'open' });
    expect(goal(15, 16)).toMatchObject({ now: 15, state: 'met' });
    expect(goal(16, 16)).toMatchObject({ now: 15, state: 'missed' });
    expect(goal(16, 20)).toEqual(goal(16, 16));
    commits.clear();
    expect(goal(16, 16)).toMatchObject({ now: null, state: 'open' });
  });

  it('judge a class once its transfers are known', () => {
    const goal = (lost: number | null) =>
      goalsOf({ ...about, expected: 0.3, graduation: { of: 27, wanted: 21, lost } }, 20).at(-1);
    expect(goal(null)).toMatchObject({ kind: 'graduate', players: 21, of: 27, now: 27, state: 'open' });
    expect(goal(6)).toMatchObject({ now: 21, state: 'met' });
    expect(goal(7)).toMatchObject({ now: 20, state: 'missed' });
  });

  it('are met or missed by the games they depend on', () => {
    const beaten = (won: boolean) =>
      schedule.map((each) => ({
        ...each,
        result: { homeScore: (each.home === 'iowa') === won ? 30 : 10, awayScore: 20 } as Game['result'],
      }));
    expect(goalsOf({ ...about, games: beaten(true), finalRank: 7 }, 20).map(({ state }) => state)).toEqual([
      'met',
      'met',
      'met',
    ]);
    expect(goalsOf({ ...about, games: beaten(false), finalRank: 0 }, 20).map(({ state }) => state)).toEqual([
      'missed',
      'missed',
      'missed',
    ]);
  });
});

describe('the job market', () => {
  it('places programs that join FBS next season by their own prestige', () => {
    const coach: OwnCoach = {
      first: 'Pat',
      last: 'Doyle',
      age: 40,
      school: 'akron',
      side: 'offense',
      origin: 'position coach',
      strengths: ['recruiting'],
      mode: 'coach',
    };
    const settings = { seed: seedFrom(7), startYear: 2024, team: 'akron', playoff: null, coach };
    const dynasty = newDynasty(settings, reference, RULE_BOOK, tuning);
    const tiers = new Map(dynasty.programs.map(({ team, prestige }) => [team, prestige]));
    const joining = marketOf(dynasty).openings.filter(({ team }) => !tiers.has(team));
    expect(joining.map(({ team }) => team).sort()).toEqual(['delaware', 'missouri-state']);
    const starting = reference.startingPrestige(2025);
    for (const { team, up } of joining) expect(up).toBeCloseTo(starting.get(team)!.prestige - tiers.get('akron')!, 6);
  });
});
