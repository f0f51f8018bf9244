import { done, type Result } from '../../contract/result.ts';
import {
  type AskChoice,
  type Asking,
  type BudgetPage,
  type BudgetUseRow,
  GIFT_PARTS,
} from '../../contract/views/recruiting/budget.ts';
import { budgetClosed, budgetYear, canAsk } from '../../decisions/budget.ts';
import { type AskOutlook, askOutlooks, usualGifts } from '../../dynasty/asking.ts';
import { boostersOf, giftsIn } from '../../dynasty/winter/money.ts';
import { mustFind, mustGet } from '../../model/lists.ts';
import {
  asksOf,
  BUDGET_USES,
  type BudgetSplit,
  type BudgetUse,
  splitIn,
  WHOLE_BUDGET,
} from '../../model/program/budget.ts';
import { moodIn, surpriseOf } from '../../offseason/boosters.ts';
import { keepPull, type Money, type TeamMoney, withSplit, worthOf } from '../../offseason/budget.ts';
import { chanceOf } from '../../offseason/portal/entries.ts';
import { budgetsNow } from '../reading/budget.ts';
import type { QueryContext } from '../reading/context.ts';
import { pageView } from '../views/team.ts';
import { tenth } from './recruiting/board-standing.ts';

/** Extra share of a budget, in percent, whose effect is shown. */
const MORE = 10;
/** Percent between shares whose effects are shown. */
const STEP = 5;
/** Log odds of leaving for a starter who would leave the average program one time in four. */
const ONE_IN_FOUR = Math.log(1 / 3);

const hundredth = (value: number): number => Math.round(value * 100) / 100 + 0;

const rankBy = (money: Money, team: string, value: (of: TeamMoney) => number): number => {
  const own = value(mustGet(money.of, team));
  return 1 + [...money.of.values()].filter((other) => value(other) > own).length;
};

/** One use of the budget, as split now and as the staff would split it. */
function useView(context: QueryContext, staff: Money, now: Money, use: BudgetUse): BudgetUseRow {
  const { team } = context.season.settings;
  const tuning = context.season.tuning;
  const pull = use === 'keep' ? keepPull(tuning, true) : tuning.money.pull[use];
  const [own, usual] = [mustGet(now.of, team), mustGet(staff.of, team)];
  const more = own.spent[use] + (own.total * MORE) / WHOLE_BUDGET;
  const added = worthOf(more, now.usual[use]) - worthOf(own.spent[use], now.usual[use]);
  const chanceAt = (worth: number) => (use === 'keep' ? hundredth(chanceOf(ONE_IN_FOUR - pull * worth)) : null);
  const step = (share: number): BudgetUseRow['steps'][number] => {
    const spent = (own.total * share) / WHOLE_BUDGET;
    const worth = worthOf(spent, now.usual[use]) - now.level[use];
    const above = [...now.of].filter(([id, program]) => id !== team && program.spent[use] > spent);
    return {
      share,
      amount: hundredth(spent),
      rank: 1 + above.length,
      worth: hundredth(pull * worth),
      leaves: chanceAt(worth),
    };
  };
  return {
    use,
    share: own.split[use],
    staff_share: usual.split[use],
    amount: hundredth(own.spent[use]),
    average: hundredth(now.usual[use]),
    rank: rankBy(now, team, ({ spent }) => spent[use]),
    staff_rank: rankBy(staff, team, ({ spent }) => spent[use]),
    worth: hundredth(pull * own.worth[use]),
    staff_worth: hundredth(pull * usual.worth[use]),
    ten_more: hundredth(pull * added),
    leaves: chanceAt(own.worth.keep),
    staff_leaves: chanceAt(usual.worth.keep),
    steps: Array.from({ length: WHOLE_BUDGET / STEP + 1 }, (_, at) => step(at * STEP)),
  };
}

/** Shapes the outlook of an ask, with money and probabilities rounded to hundredths. */
const outlookView = ({ ask, gain, later, shares, expected, fired }: AskOutlook): AskChoice => ({
  ask,
  low: hundredth(gain[0]),
  high: hundredth(gain[1]),
  later: hundredth(later),
  next_year: hundredth(shares[0] ?? 0),
  year_after: hundredth(shares[1] ?? 0),
  expected_wins: tenth(expected),
  fired_low: hundredth(fired[0]),
  fired_high: hundredth(fired[1]),
});

/** Every way to ask the boosters before the season, with its expected effects. */
export function askChoices(context: QueryContext): AskChoice[] {
  return askOutlooks(context.season).map(outlookView);
}

/** The ask of the boosters for the current season. */
function askingView(context: QueryContext, { boosters, shared }: Pick<BudgetPage, 'boosters' | 'shared'>): Asking {
  const { year } = context.season.row;
  const { season } = context;
  const [knowing, usual] = [boostersOf(season), usualGifts(season)];
  const asked = asksOf(season.budget).get(year);
  const ask = asked ?? 'usual';
  const gifts = giftsIn(season);
  const before = hundredth(usual - usual * Math.exp(0 - gifts.before));
  const given = hundredth(usual * Math.exp(gifts.asked) - usual);
  const parts = { usual: hundredth(boosters - before - given), before, asked: given };
  const choices = askChoices(context);
  const chosen = mustFind(choices, (each) => each.ask === ask);
  const open = canAsk(context.season.row);
  const surprise = surpriseOf(year - 1, knowing);
  const known = hundredth(boosters + shared);
  return {
    ask,
    own: asked !== undefined,
    open,
    next: budgetYear(context.season.row),
    surprise: surprise === null ? null : tenth(surprise),
    mood: hundredth(moodIn(year, knowing)),
    parts: GIFT_PARTS.map((part) => ({ part, amount: parts[part] })),
    total_low: open ? hundredth(shared + usual + chosen.low) : known,
    total_high: open ? hundredth(shared + usual + chosen.high) : known,
    choices: open ? choices : [{ ...chosen, low: given, high: given }],
  };
}

const same = (a: BudgetSplit | null, b: BudgetSplit | null): boolean =>
  a === b || (a !== null && b !== null && BUDGET_USES.every((use) => a[use] === b[use]));

/** Page of a season without a budget. */
const NOTHING = {
  total: 0,
  shared: 0,
  boosters: 0,
  cap: null,
  rank: 0,
  programs: 0,
  own: false,
  later: null,
  uses: [],
  asking: null,
};

/** The program's NIL budget, its split, and the effects. */
export function budget(context: QueryContext): Result<BudgetPage> {
  const { season } = context;
  const { year, settings } = season.row;
  const choices = context.season.budget;
  const from = budgetYear(context.season.row);
  const [split, later] = [splitIn(choices, year), splitIn(choices, from)];
  const budgets = budgetsNow(context);
  const own = budgets?.coach.of.get(settings.team);
  const head = { ...pageView(season), year, closed: budgetClosed(year), from };
  if (budgets === null || own === undefined) return done({ ...head, ...NOTHING });
  const { staff, coach: now } = budgets;
  const [total, shared] = [hundredth(own.total), hundredth(own.shared)];
  const boosters = hundredth(total - shared);
  const asStaff = withSplit(now, settings.team, mustGet(staff.of, settings.team).split);
  return done({
    ...head,
    total,
    shared,
    boosters,
    cap: now.cap === null ? null : hundredth(now.cap),
    rank: rankBy(now, settings.team, (of) => of.total),
    programs: now.of.size,
    own: split !== null,
    later: same(split, later) ? null : later,
    uses: BUDGET_USES.map((use) => useView(context, asStaff, now, use)),
    asking: askingView(context, { boosters, shared }),
  });
}
