import { staffMoney } from '../../dynasty/money.ts';
import { BUDGET_USES, type BudgetSplit, type BudgetUse, splitIn, WHOLE_BUDGET } from '../../model/budget.ts';
import { type Money, type TeamMoney, withSplit, worthOf } from '../../offseason/budget.ts';
import { chanceOf } from '../../offseason/portal/entries.ts';
import { budgetChoices, budgetClosed, budgetYear } from '../budget.ts';
import type { QueryContext } from '../context.ts';
import { done, type Result } from '../result.ts';
import { shapePage } from '../shape/team.ts';
import type { BudgetPage, BudgetUseRow } from '../views/budget.ts';

/** Percent of a budget that what more would add is told for. */
const MORE = 10;
/** Log odds to leave of somebody who leaves the average program with a chance of one in four. */
const ONE_IN_FOUR = Math.log(1 / 3);

const hundredth = (value: number): number => Math.round(value * 100) / 100 + 0;

/** The budgets of the running season, split by the staffs; null where there are none. */
export function budgetsNow({ save, season, memo }: QueryContext): Money | null {
  return memo('budgets', () => {
    const { year, settings } = season.row;
    const source = { settings, tuning: season.tuning(), year, programs: season.programs };
    return staffMoney({ ...source, history: save.history.ofYear(year - 1) });
  });
}

const rankBy = (money: Money, team: string, value: (of: TeamMoney) => number): number => {
  const own = value(money.of.get(team)!);
  return 1 + [...money.of.values()].filter((other) => value(other) > own).length;
};

/** One use of the budget, as it is split and as the staff would. */
function shapeUse(context: QueryContext, staff: Money, now: Money, use: BudgetUse): BudgetUseRow {
  const { team } = context.season.row.settings;
  const { pull } = context.season.tuning().money;
  const [own, usual] = [now.of.get(team)!, staff.of.get(team)!];
  const more = own.spent[use] + (own.total * MORE) / WHOLE_BUDGET;
  const added = worthOf(more, now.usual[use]) - worthOf(own.spent[use], now.usual[use]);
  const leaves = ({ worth }: TeamMoney) =>
    use === 'keep' ? hundredth(chanceOf(ONE_IN_FOUR - pull.keep * worth.keep)) : null;
  return {
    use,
    share: own.split[use],
    staff_share: usual.split[use],
    amount: hundredth(own.spent[use]),
    average: hundredth(now.usual[use]),
    rank: rankBy(now, team, ({ spent }) => spent[use]),
    staff_rank: rankBy(staff, team, ({ spent }) => spent[use]),
    worth: hundredth(pull[use] * own.worth[use]),
    staff_worth: hundredth(pull[use] * usual.worth[use]),
    ten_more: hundredth(pull[use] * added),
    leaves: leaves(own),
    staff_leaves: leaves(usual),
  };
}

const same = (a: BudgetSplit | null, b: BudgetSplit | null): boolean =>
  a === b || (a !== null && b !== null && BUDGET_USES.every((use) => a[use] === b[use]));

/** What the program has for players, what it is spent on, and what that buys. */
export function budget(context: QueryContext): Result<BudgetPage> {
  const { season } = context;
  const { year, settings } = season.row;
  const choices = budgetChoices(context);
  const from = budgetYear(context);
  const [split, later] = [splitIn(choices, year), splitIn(choices, from)];
  const staff = budgetsNow(context);
  const own = staff?.of.get(settings.team);
  const head = { ...shapePage(season), year, closed: budgetClosed(year, season.tuning()), from };
  if (staff === null || own === undefined) {
    const none = {
      total: 0,
      shared: 0,
      boosters: 0,
      cap: null,
      rank: 0,
      programs: 0,
      own: false,
      later: null,
      uses: [],
    };
    return done({ ...head, ...none });
  }
  const now = withSplit(staff, settings.team, split);
  return done({
    ...head,
    total: hundredth(own.total),
    shared: hundredth(own.shared),
    boosters: hundredth(hundredth(own.total) - hundredth(own.shared)),
    cap: staff.cap === null ? null : hundredth(staff.cap),
    rank: rankBy(staff, settings.team, ({ total }) => total),
    programs: staff.of.size,
    own: split !== null,
    later: same(split, later) ? null : later,
    uses: BUDGET_USES.map((use) => shapeUse(context, staff, now, use)),
  });
}
