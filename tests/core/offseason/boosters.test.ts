import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyIn, staffMoney } from '../../../src/core/dynasty/winter/money.ts';
import {
  ASKS,
  type Ask,
  type Asks,
  asksOf,
  budgetFrom,
  writtenBudget,
} from '../../../src/core/model/program/budget.ts';
import type { TeamSeason } from '../../../src/core/model/season.ts';
import type { Stage } from '../../../src/core/model/stages.ts';
import type { Program } from '../../../src/core/model/team.ts';
import {
  type BoosterSource,
  bringsIn,
  broughtIn,
  laterShares,
  leftBefore,
  moodIn,
  surpriseOf,
  winsExpected,
} from '../../../src/core/offseason/boosters.ts';
import { chanceOfFiring } from '../../../src/core/offseason/carousel/expectation.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { seasonIn } from '../dynasty/season-in.ts';
import { mean, programs, SEED } from './nation.ts';

const tuning = resolveTuning();
const { asking } = tuning.money;
const YEAR = 2026;
const OWN = programs[0]!.team;

/** Twelve-game seasons up to `YEAR` with these wins, the latest season first. */
const seasons = (...wins: readonly number[]) =>
  wins.map((won, ago) => ({ year: YEAR - 1 - ago, wins: won, losses: 12 - won })).reverse();
const knowing = (of: Partial<BoosterSource> = {}): BoosterSource => ({
  asks: new Map(),
  seasons: seasons(6, 6, 6, 6, 6, 6, 6, 6),
  tuning,
  ...of,
});
const asked = (...ways: readonly Ask[]): Asks => new Map(ways.map((ask, ago) => [YEAR - 1 - ago, ask]));
const HARD = Array.from({ length: 30 }, (): Ask => 'hard');

describe('boosters', () => {
  it('give more now and less later when pushed, and less now and more later after a rest', () => {
    const hard = bringsIn('hard', YEAR, knowing());
    const none = bringsIn('none', YEAR, knowing());
    expect(hard.low).toBeGreaterThan(0);
    expect(none.high).toBeLessThan(0);
    expect(bringsIn('usual', YEAR, knowing())).toEqual({ low: 0, middle: 0, high: 0 });
    expect(leftBefore(YEAR, knowing({ asks: asked('hard') }))).toBeCloseTo(-asking.tires);
    expect(leftBefore(YEAR, knowing({ asks: asked('none') }))).toBeCloseTo(asking.rests);
    const [next, after] = laterShares('hard', tuning);
    expect(next).toBeLessThan(after!);
    expect(after).toBeLessThan(0);
    expect(laterShares('usual', tuning)).toEqual([]);
  });

  it('pushed hard every year give nothing in the end, and give less than usual if never asked', () => {
    const every = (ask: Ask) => {
      const source = knowing({ asks: new Map(HARD.map((_, ago) => [YEAR - 1 - ago, ask])) });
      return bringsIn(ask, YEAR, source).middle + leftBefore(YEAR, source);
    };
    expect(every('hard')).toBeLessThan(0);
    expect(every('none')).toBeLessThan(0);
    expect(every('hard')).toBeGreaterThan(-0.25);
    expect(every('none')).toBeGreaterThan(-0.25);
  });

  it('give little after a disappointing season, and most after a surprising one', () => {
    const broughtAfter = (wins: number) =>
      bringsIn('hard', YEAR, knowing({ seasons: seasons(wins, 6, 6, 6, 6, 6) })).middle;
    for (let wins = 1; wins <= 12; wins++) expect(broughtAfter(wins)).toBeGreaterThanOrEqual(broughtAfter(wins - 1));
    expect(broughtAfter(2)).toBeLessThan(0.2 * broughtAfter(6));
    expect(broughtAfter(9)).toBeGreaterThan(1.5 * broughtAfter(6));
    expect(broughtAfter(2) - asking.tires / (1 - asking.memory)).toBeLessThan(0);
    expect(broughtAfter(9) - asking.tires / (1 - asking.memory)).toBeGreaterThan(0);
  });

  it('who are pushed expect more, so the same season leaves them less pleased and the coach less safe', () => {
    const [usual, hard, none] = (['usual', 'hard', 'none'] as const).map((ask) => knowing({ asks: asked(ask) }));
    const last = YEAR - 1;
    expect(winsExpected(last, hard!)).toBe(winsExpected(last, usual!) + asking.expects);
    expect(surpriseOf(last, none!)).toBe(surpriseOf(last, usual!)! + asking.expects);
    expect(moodIn(YEAR, hard!)).toBeLessThan(moodIn(YEAR, usual!));
    const fired = (source: BoosterSource) =>
      chanceOfFiring({ wins: 5, losses: 7, tenure: 4, standing: 0, expected: winsExpected(last, source) / 12 }, tuning);
    expect(fired(hard!)).toBeGreaterThan(1.1 * fired(usual!));
    expect(fired(none!)).toBeLessThan(fired(usual!));
  });

  it('of a program without a previous season treat the year as an ordinary one', () => {
    expect(surpriseOf(YEAR - 1, knowing({ seasons: [] }))).toBeNull();
    expect(moodIn(YEAR, knowing({ seasons: [] }))).toBe(1);
  });

  it('give an amount within the displayed range, whatever the year', () => {
    const rolls = Array.from({ length: 200 }, (_, index) => {
      const { low, high } = bringsIn('hard', YEAR, knowing());
      const brought = broughtIn('hard', YEAR, OWN, seedFrom(index), knowing());
      expect(brought).toBeGreaterThanOrEqual(low);
      expect(brought).toBeLessThanOrEqual(high);
      return (brought - low) / (high - low);
    });
    expect(mean(rolls)).toBeGreaterThan(0.4);
    expect(mean(rolls)).toBeLessThan(0.6);
    expect(broughtIn('usual', YEAR, OWN, SEED, knowing())).toBe(0);
  });
});

describe('money of a program that pushes its boosters', () => {
  const history = seasons(6, 6, 6, 6).map((season) => ({ ...season, team: OWN }) as TeamSeason);
  const source = (ask: Ask | null, stage: Stage) =>
    seasonIn(YEAR, {
      settings: { seed: SEED, startYear: 2024, team: OWN, playoff: null },
      tuning,
      stage,
      programs: programs as unknown as Program[],
      history,
      budget: ask === null ? [] : [{ from: YEAR, ask }],
    });

  it('changes only in booster money, and changes no other program’s money or the average', () => {
    const staff = staffMoney(source(null, 'season'))!;
    for (const ask of ASKS) {
      const money = moneyIn(source(ask, 'season'))!;
      for (const [team, of] of staff.of) if (team !== OWN) expect(money.of.get(team)).toEqual(of);
      expect([money.usual, money.level, money.cap]).toEqual([staff.usual, staff.level, staff.cap]);
      const [before, now] = [staff.of.get(OWN)!, money.of.get(OWN)!];
      expect(now.shared).toBe(before.shared);
      expect(Math.sign(now.boosters - before.boosters)).toBe({ none: -1, usual: 0, hard: 1 }[ask]);
      expect(now.shared + now.boosters).toBeCloseTo(now.total, 9);
      expect(Math.sign(now.worth.recruits - before.worth.recruits)).toBe(Math.sign(now.total - before.total));
    }
  });

  it('is exactly the staff’s amount if the user decided nothing or chose the staff’s way', () => {
    expect(moneyIn(source(null, 'season'))).toEqual(staffMoney(source(null, 'season')));
    expect(moneyIn(source('usual', 'season'))!.of.get(OWN)).toEqual(staffMoney(source(null, 'season'))!.of.get(OWN));
  });

  it('is the middle of the estimate until the season begins, and then the real amount', () => {
    const total = (stage: Stage) => moneyIn(source('hard', stage))!.of.get(OWN)!.total;
    expect(total('preseason')).not.toBe(total('season'));
    expect(total('summary')).toBe(total('season'));
  });
});

describe('a decision about boosters', () => {
  it('survives saving and loading, alone or with a split, and holds for its season only', () => {
    const choice = fc.record(
      {
        from: fc.integer({ min: 2021, max: 2030 }),
        ask: fc.constantFrom(...ASKS),
        split: fc.constantFrom(null, { keep: 50, portal: 30, recruits: 20 }),
      },
      { requiredKeys: ['from', 'ask'] },
    );
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 5 }), (choices) => {
        const read = budgetFrom(choices.map(writtenBudget));
        expect(read).toEqual(choices);
        for (let year = 2021; year <= 2030; year++) {
          expect(asksOf(read).get(year)).toBe(choices.findLast(({ from }) => from === year)?.ask);
        }
      }),
      { seed: 1 },
    );
    expect(budgetFrom([{ from: 2024, ask: 'loud' }, { ask: 'hard' }])).toEqual([]);
  });
});
