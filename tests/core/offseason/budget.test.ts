import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BUDGET_USES,
  type BudgetSplit,
  budgetFrom,
  changedSplit,
  splitIn,
  WHOLE_BUDGET,
  writtenBudget,
} from '../../../src/core/model/program/budget.ts';
import { moneyOf, withSplit } from '../../../src/core/offseason/budget.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { isPower, mean, programs, SEED } from './nation.ts';

const tuning = resolveTuning();
const input = { programs, lastSeason: new Map(), seed: SEED, tuning };
const moneyIn = (year: number) => moneyOf({ ...input, year })!;
const total = (split: BudgetSplit) => BUDGET_USES.reduce((sum, use) => sum + split[use], 0);
const OWN = programs[0]!.team;

const split = fc
  .tuple(fc.integer({ min: 0, max: WHOLE_BUDGET }), fc.integer({ min: 0, max: WHOLE_BUDGET }))
  .map(([a, b]): BudgetSplit => {
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    return { keep: low, portal: high - low, recruits: WHOLE_BUDGET - high };
  });
const share = fc.option(fc.integer({ min: -5, max: 105 }), { nil: undefined });

describe('money for players', () => {
  it('exists since 2021', () => {
    for (const year of [2000, 2020, 2021, 2025, 2060]) expect(moneyOf({ ...input, year }) !== null).toBe(year >= 2021);
  });

  it('adds up: spending equals the budget, and the budget is shared revenue plus booster money', () => {
    for (const year of [2021, 2023, 2024, 2025, 2030]) {
      const { of, cap } = moneyIn(year);
      expect(of.size).toBe(programs.length);
      for (const each of of.values()) {
        expect(total(each.split)).toBe(WHOLE_BUDGET);
        expect(BUDGET_USES.reduce((sum, use) => sum + each.spent[use], 0)).toBeCloseTo(each.total, 9);
        expect(each.shared + each.boosters).toBeCloseTo(each.total, 9);
        if (year < 2025) expect(each.shared).toBe(0);
        else expect(each.shared).toBeLessThanOrEqual(cap!);
      }
    }
  });

  it('is several times as much in power conferences, and shared revenue narrows the gap among the richest', () => {
    const of = (year: number, strong: boolean) =>
      mean(
        programs
          .filter(({ conference }) => isPower(conference) === strong)
          .map(({ team }) => moneyIn(year).of.get(team)!.total),
      );
    expect(of(2024, true) / of(2024, false)).toBeGreaterThan(3);
    const spread = (year: number) => {
      const all = [...moneyIn(year).of.values()].map((each) => each.total).sort((a, b) => b - a);
      return all[0]! / all[20]!;
    };
    expect(spread(2025)).toBeLessThan(spread(2024));
  });

  it('has diminishing returns, so putting all of it into one use is never best', () => {
    const money = moneyIn(2024);
    const worth = (keep: number) =>
      withSplit(money, OWN, { keep, portal: WHOLE_BUDGET - keep, recruits: 0 }).of.get(OWN)!.worth;
    for (let keep = 10; keep <= 90; keep += 10) {
      const [less, now, more] = [worth(keep - 10).keep, worth(keep).keep, worth(keep + 10).keep];
      expect(now).toBeGreaterThan(less);
      expect(more - now).toBeLessThan(now - less);
      expect(worth(keep).portal).toBeLessThan(worth(keep - 10).portal);
    }
  });

  it('of one program changes when its coach splits it, and no other program’s does', () => {
    const before = moneyIn(2024);
    const after = withSplit(before, OWN, { keep: 100, portal: 0, recruits: 0 });
    for (const [team, each] of before.of) if (team !== OWN) expect(after.of.get(team)).toBe(each);
    expect(after.of.get(OWN)!.total).toBe(before.of.get(OWN)!.total);
    expect(withSplit(before, OWN, null)).toBe(before);
  });
});

describe('a split', () => {
  it('always adds up after a change and keeps the named amounts; otherwise it is refused', () => {
    fc.assert(
      fc.property(split, fc.record({ keep: share, portal: share, recruits: share }), (before, change) => {
        const named = BUDGET_USES.filter((use) => change[use] !== undefined);
        const after = changedSplit(before, change as Partial<BudgetSplit>);
        const wrong = named.some((use) => change[use]! < 0 || change[use]! > WHOLE_BUDGET);
        const sum = named.reduce((all, use) => all + change[use]!, 0);
        const fits = named.length === BUDGET_USES.length ? sum === WHOLE_BUDGET : sum <= WHOLE_BUDGET;
        expect(after === null).toBe(wrong || !fits);
        if (after === null) return;
        expect(total(after)).toBe(WHOLE_BUDGET);
        for (const use of BUDGET_USES) expect(after[use]).toBeGreaterThanOrEqual(0);
        for (const use of named) expect(after[use]).toBe(change[use]);
      }),
      { seed: 1 },
    );
  });

  it('survives saving and loading, and holds from its season until it is changed', () => {
    fc.assert(
      fc.property(split, split, (first, second) => {
        const choices = [
          { from: 2024, split: first },
          { from: 2026, split: second },
          { from: 2027, split: null },
        ];
        const read = budgetFrom(choices.map(writtenBudget));
        expect(read).toEqual(choices);
        expect([2023, 2024, 2025, 2026, 2027].map((year) => splitIn(read, year))).toEqual([
          null,
          first,
          first,
          second,
          null,
        ]);
      }),
      { seed: 1 },
    );
  });

  it('with impossible amounts is not read', () => {
    const wrong = [
      null,
      7,
      {},
      { from: 2024 },
      { from: 2024, keep: 50, portal: 50 },
      { from: 2024, keep: 50, portal: 40, recruits: 20 },
    ];
    expect(budgetFrom([...wrong, { from: 2024.5, staff: true }])).toEqual([]);
  });
});
