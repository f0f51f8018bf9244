import type { TeamId } from '../model/ids.ts';
import { lastOf, zip } from '../model/lists.ts';
import {
  BUDGET_USES,
  type BudgetSplit,
  type BudgetUse,
  hasBudget,
  WHOLE_BUDGET,
  yearsShared,
} from '../model/program/budget.ts';
import { power } from '../model/program/power.ts';
import { type Seed, stream } from '../random/stream.ts';
import { conferenceStandings, spreadTo } from './market.ts';
import { tasteOf } from './portal/years.ts';
import type { OffseasonTuning, Suitor } from './types.ts';

/** Inputs to a season's NIL budgets. */
interface MoneyInput {
  year: number;
  /** The season's programs. */
  programs: readonly Suitor[];
  /** Each program's winning percentage the season before, 0 to 1. */
  lastSeason: ReadonlyMap<TeamId, number>;
  seed: Seed;
  tuning: OffseasonTuning;
}

/** A program's NIL budget for a season, million dollars. */
export interface TeamMoney {
  total: number;
  /** Shared revenue and booster money, which add up to the total. */
  shared: number;
  boosters: number;
  split: BudgetSplit;
  /** Spending by use, which adds up to the total. */
  spent: Readonly<Record<BudgetUse, number>>;
  /** Worth of each use compared with the average program, with diminishing returns. */
  worth: Readonly<Record<BudgetUse, number>>;
}

/** Every program's NIL budget for a season. */
export interface Money {
  of: ReadonlyMap<TeamId, TeamMoney>;
  /** The average program's spending by use, and the average worth of spending. */
  usual: Readonly<Record<BudgetUse, number>>;
  level: Readonly<Record<BudgetUse, number>>;
  /** The most a school may share with its football players; null before revenue sharing. */
  cap: number | null;
}

/** The average NIL budget in a season, million dollars. */
function meanBudget(year: number, { money }: OffseasonTuning): number {
  const known = Object.entries(money.years).map(([name, { millions }]): [number, number] => [
    Number(name.slice(1)),
    millions,
  ]);
  known.sort(([a], [b]) => a - b);
  const [last, latest] = lastOf(known);
  if (year >= last) return latest * power(money.growth, year - last);
  return known.findLast(([each]) => each <= year)?.[1] ?? 0;
}

/** The cap on shared revenue, million dollars; null before revenue sharing. */
function capOf(year: number, { money }: OffseasonTuning): number | null {
  const years = yearsShared(year);
  return years < 0 ? null : money.cap * money.football * power(money.growth, years);
}

/** Every program's budget before the cap, in the order of `programs`, million dollars. */
function budgets({ year, programs, lastSeason, seed, tuning }: MoneyInput): number[] {
  const knobs = tuning.money;
  const company = spreadTo(conferenceStandings(programs), knobs.company);
  const standing = spreadTo(
    programs.map(({ prestigeScore }) => prestigeScore),
    knobs.prestige,
  );
  const weights = zip(programs, zip(company, standing)).map(([{ team }, [near, own]]) => {
    const won = knobs.success * ((lastSeason.get(team) ?? EVEN) - EVEN);
    const generous = stream(seed, 'boosters', team).normal(0, knobs.boosters);
    return Math.exp(near + own + won + generous);
  });
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  const usual = meanBudget(year, tuning);
  return weights.map((weight) => (usual * weight) / mean);
}

const EVEN = 0.5;

type Policy = OffseasonTuning['money']['policy'];

/** The staffs' spending policy; thirds where tuning gives no use any weight. */
function splitsAt(policy: Policy): Policy {
  const none = policy.portal === 0 && policy.keep === 0 && policy.recruits === 0;
  return none ? { ...policy, portal: 1, keep: 1, recruits: 1 } : policy;
}

/** A staff's budget split: the common policy, adjusted for its taste for transfers and how last season went. */
function staffSplit(team: TeamId, { year, lastSeason, seed, tuning }: MoneyInput): BudgetSplit {
  const policy = splitsAt(tuning.money.policy);
  const lost = EVEN - (lastSeason.get(team) ?? EVEN);
  const buys = policy.portal * Math.exp(policy.taste * tasteOf(seed, team, year, tuning) + policy.need * lost);
  const keeps = policy.keep * Math.exp(-policy.need * lost);
  const all = buys + keeps + policy.recruits;
  const portal = Math.round((WHOLE_BUDGET * buys) / all);
  // Rounding two shares up must not exceed the whole.
  const recruits = Math.min(WHOLE_BUDGET - portal, Math.round((WHOLE_BUDGET * policy.recruits) / all));
  return { keep: WHOLE_BUDGET - portal - recruits, portal, recruits };
}

const byUse = <Value>(value: (use: BudgetUse) => Value): Record<BudgetUse, Value> =>
  Object.fromEntries(BUDGET_USES.map((use) => [use, value(use)])) as Record<BudgetUse, Value>;

/** Worth of an amount, 0 to 1, with diminishing returns: the usual amount is worth one half. */
export function worthOf(spent: number, usual: number): number {
  return usual > 0 ? spent / (spent + usual) : 0;
}

/** A program's budget under the cap, split by its staff. */
function cappedBudget(raw: number, split: BudgetSplit, cap: number | null, sharedPart: number) {
  const shared = cap === null ? 0 : Math.min(cap, sharedPart * raw);
  const boosters = cap === null ? raw : (1 - sharedPart) * raw;
  const total = shared + boosters;
  return { total, shared, boosters, split, spent: byUse((use) => (total * split[use]) / WHOLE_BUDGET) };
}

/** A season's NIL budgets, split by the staffs; null before NIL. */
export function moneyOf(input: MoneyInput): Money | null {
  const { year, programs, tuning } = input;
  if (!hasBudget(year)) return null;
  const cap = capOf(year, tuning);
  const raw = budgets(input);
  const all = zip(programs, raw).map(([{ team }, budget]) =>
    cappedBudget(budget, staffSplit(team, input), cap, tuning.money.shared),
  );
  const mean = (value: (program: (typeof all)[number]) => number) =>
    all.reduce((sum, each) => sum + value(each), 0) / all.length;
  const usual = byUse((use) => mean(({ spent }) => spent[use]));
  const level = byUse((use) => mean(({ spent }) => worthOf(spent[use], usual[use])));
  const weighed = (budget: (typeof all)[number]): TeamMoney => ({
    worth: byUse((use) => worthOf(budget.spent[use], usual[use]) - level[use]),
    ...budget,
  });
  return { of: new Map(zip(programs, all).map(([{ team }, budget]) => [team, weighed(budget)])), usual, level, cap };
}

type Amounts = Pick<TeamMoney, 'total' | 'shared' | 'boosters' | 'split'>;

/** The same budgets with other amounts for one program; the averages stay as they are. */
function withAmounts(money: Money, team: TeamId, { total, shared, boosters, split }: Amounts): Money {
  const spent = byUse((use) => (total * split[use]) / WHOLE_BUDGET);
  const worth = byUse((use) => worthOf(spent[use], money.usual[use]) - money.level[use]);
  const { usual, level, cap } = money;
  return { of: new Map([...money.of, [team, { worth, total, shared, boosters, split, spent }]]), usual, level, cap };
}

/** The same budgets with one program's split by its coach. */
export function withSplit(money: Money, team: TeamId, split: BudgetSplit | null): Money {
  const before = money.of.get(team);
  return split === null || before === undefined ? money : withAmounts(money, team, { ...before, split });
}

/** The same budgets with one program's boosters giving `times` as much. */
export function withGifts(money: Money, team: TeamId, times: number): Money {
  const before = money.of.get(team);
  if (times === 1 || before === undefined) return money;
  const boosters = times * before.boosters;
  return withAmounts(money, team, { ...before, boosters, total: before.shared + boosters });
}

/** Returns the most that retention money can lower a starter's or backup's log odds of leaving. */
export function keepPull({ money: { pull } }: Pick<OffseasonTuning, 'money'>, starts: boolean): number {
  return starts ? pull.keep * pull.keepStarters : pull.keep;
}

/**
 * Returns what a program's spending on a use is worth compared with the average program; a program without a budget
 * spends nothing.
 */
export function worthIn(money: Money | null, team: TeamId, use: BudgetUse): number {
  if (money === null) return 0;
  return money.of.get(team)?.worth[use] ?? -money.level[use];
}
