import {
  BUDGET_USES,
  type BudgetSplit,
  type BudgetUse,
  hasBudget,
  WHOLE_BUDGET,
  yearsShared,
} from '../model/budget.ts';
import type { TeamId } from '../model/ids.ts';
import { power } from '../model/program/power.ts';
import { type Seed, stream } from '../random/stream.ts';
import { conferenceStandings, spreadTo } from './market.ts';
import { tasteOf } from './portal/years.ts';
import type { OffseasonTuning, Suitor } from './types.ts';

/** What the money of a season follows from. */
interface MoneyInput {
  year: number;
  /** Those of the season. */
  programs: readonly Suitor[];
  /** Share of its games that each program won in the season before. */
  lastSeason: ReadonlyMap<TeamId, number>;
  seed: Seed;
  tuning: OffseasonTuning;
}

/** What a program has for players in a season; amounts in million dollars. */
export interface TeamMoney {
  total: number;
  /** Shared revenue, and what boosters give; they add up to the total. */
  shared: number;
  boosters: number;
  split: BudgetSplit;
  /** What is spent on each use; it adds up to the total. */
  spent: Readonly<Record<BudgetUse, number>>;
  /** What each use is worth beside the average program's: grows ever more slowly with the money. */
  worth: Readonly<Record<BudgetUse, number>>;
}

/** The money of a season, by program. */
export interface Money {
  of: ReadonlyMap<TeamId, TeamMoney>;
  /** What the average program spends on each use, and what that is worth on average. */
  usual: Readonly<Record<BudgetUse, number>>;
  level: Readonly<Record<BudgetUse, number>>;
  /** The most that a school may share with its football players; null before there was revenue to share. */
  cap: number | null;
}

/** What programs have on average in a season. */
function meanBudget(year: number, { money }: OffseasonTuning): number {
  const known = Object.entries(money.years).map(([name, { millions }]): [number, number] => [
    Number(name.slice(1)),
    millions,
  ]);
  known.sort(([a], [b]) => a - b);
  const [last, latest] = known.at(-1)!;
  if (year >= last) return latest * power(money.growth, year - last);
  return known.findLast(([each]) => each <= year)?.[1] ?? 0;
}

/** The most of a budget that can be shared revenue; null before there was any. */
function capOf(year: number, { money }: OffseasonTuning): number | null {
  const years = yearsShared(year);
  return years < 0 ? null : money.cap * money.football * power(money.growth, years);
}

/** What every program has, in the order of `programs`, shared revenue not capped. */
function budgets({ year, programs, lastSeason, seed, tuning }: MoneyInput): number[] {
  const knobs = tuning.money;
  const company = spreadTo(conferenceStandings(programs), knobs.company);
  const standing = spreadTo(
    programs.map(({ prestigeScore }) => prestigeScore),
    knobs.prestige,
  );
  const weights = programs.map(({ team }, index) => {
    const won = knobs.success * ((lastSeason.get(team) ?? EVEN) - EVEN);
    const generous = stream(seed, 'boosters', team).normal(0, knobs.boosters);
    return Math.exp(company[index]! + standing[index]! + won + generous);
  });
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  const usual = meanBudget(year, tuning);
  return weights.map((weight) => (usual * weight) / mean);
}

const EVEN = 0.5;

type Policy = OffseasonTuning['money']['policy'];

/** The policy of all staffs; thirds where tuning leaves no weight to any use. */
function splitsAt(policy: Policy): Policy {
  const none = policy.portal === 0 && policy.keep === 0 && policy.recruits === 0;
  return none ? { ...policy, portal: 1, keep: 1, recruits: 1 } : policy;
}

/** How a staff splits its budget: the same policy everywhere, by its taste for transfers and how the last season went. */
function staffSplit(team: TeamId, { year, lastSeason, seed, tuning }: MoneyInput): BudgetSplit {
  const policy = splitsAt(tuning.money.policy);
  const lost = EVEN - (lastSeason.get(team) ?? EVEN);
  const buys = policy.portal * Math.exp(policy.taste * tasteOf(seed, team, year, tuning) + policy.need * lost);
  const keeps = policy.keep * Math.exp(-policy.need * lost);
  const all = buys + keeps + policy.recruits;
  const portal = Math.round((WHOLE_BUDGET * buys) / all);
  // Two halves of a percent would be rounded up to more than the whole.
  const recruits = Math.min(WHOLE_BUDGET - portal, Math.round((WHOLE_BUDGET * policy.recruits) / all));
  return { keep: WHOLE_BUDGET - portal - recruits, portal, recruits };
}

const byUse = <Value>(value: (use: BudgetUse) => Value): Record<BudgetUse, Value> =>
  Object.fromEntries(BUDGET_USES.map((use) => [use, value(use)])) as Record<BudgetUse, Value>;

/** What an amount is worth, from 0 to 1: half of all that money can do where it is the usual amount, and more ever more slowly. */
export function worthOf(spent: number, usual: number): number {
  return usual > 0 ? spent / (spent + usual) : 0;
}

/** A program's total, with shared revenue held to the cap, split by its staff. */
function unweighed(raw: number, split: BudgetSplit, cap: number | null, share: number) {
  const shared = cap === null ? 0 : Math.min(cap, share * raw);
  const boosters = cap === null ? raw : (1 - share) * raw;
  const total = shared + boosters;
  return { total, shared, boosters, split, spent: byUse((use) => (total * split[use]) / WHOLE_BUDGET) };
}

/** The money of a season, every program's split by its staff; null where there is none. */
export function moneyOf(input: MoneyInput): Money | null {
  const { year, programs, tuning } = input;
  if (!hasBudget(year)) return null;
  const cap = capOf(year, tuning);
  const raw = budgets(input);
  const all = programs.map(({ team }, index) =>
    unweighed(raw[index]!, staffSplit(team, input), cap, tuning.money.shared),
  );
  const mean = (value: (at: number) => number) => all.reduce((sum, _, at) => sum + value(at), 0) / all.length;
  const usual = byUse((use) => mean((index) => all[index]!.spent[use]));
  const level = byUse((use) => mean((at) => worthOf(all[at]!.spent[use], usual[use])));
  const weighed = (one: (typeof all)[number]): TeamMoney => ({
    worth: byUse((use) => worthOf(one.spent[use], usual[use]) - level[use]),
    ...one,
  });
  return { of: new Map(programs.map(({ team }, index) => [team, weighed(all[index]!)])), usual, level, cap };
}

type Amounts = Pick<TeamMoney, 'total' | 'shared' | 'boosters' | 'split'>;

/** The same with other amounts for one program; the others and what is usual stay as they are. */
function withAmounts(money: Money, team: TeamId, { total, shared, boosters, split }: Amounts): Money {
  const spent = byUse((use) => (total * split[use]) / WHOLE_BUDGET);
  const worth = byUse((use) => worthOf(spent[use], money.usual[use]) - money.level[use]);
  const { usual, level, cap } = money;
  return { of: new Map([...money.of, [team, { worth, total, shared, boosters, split, spent }]]), usual, level, cap };
}

/** The same with one program's budget split by its coach. */
export function withSplit(money: Money, team: TeamId, split: BudgetSplit | null): Money {
  const before = money.of.get(team);
  return split === null || before === undefined ? money : withAmounts(money, team, { ...before, split });
}

/** The same with one program's boosters giving so many times as much. */
export function withGifts(money: Money, team: TeamId, times: number): Money {
  const before = money.of.get(team);
  if (times === 1 || before === undefined) return money;
  const boosters = times * before.boosters;
  return withAmounts(money, team, { ...before, boosters, total: before.shared + boosters });
}

/** Log odds less to leave for all that money can do, of a man who will start or of another. */
export function keepPull({ money: { pull } }: Pick<OffseasonTuning, 'money'>, starts: boolean): number {
  return starts ? pull.keep * pull.keepStarters : pull.keep;
}

/** What a use of a program's budget is worth beside the average program's; of a program that had none, what nothing is worth. */
export function worthIn(money: Money | null, team: TeamId, use: BudgetUse): number {
  if (money === null) return 0;
  return money.of.get(team)?.worth[use] ?? -money.level[use];
}
