import { type BudgetSource, moneyIn, staffMoney } from '../../dynasty/money.ts';
import { type BudgetChoice, budgetFrom } from '../../model/program/budget.ts';
import type { Money } from '../../offseason/budget.ts';
import type { QueryContext } from './context.ts';

/** Every decision about the budget, earliest first. */
export function budgetChoices({ save, memo }: Pick<QueryContext, 'save' | 'memo'>): readonly BudgetChoice[] {
  return memo('budget choices', () => budgetFrom(save.decisions.inputs('setBudget')));
}

/** Inputs to the current season's money, with other programs' history limited to last season. */
export function budgetSource(context: QueryContext): BudgetSource {
  const { save, season, memo } = context;
  const { year, stage, settings } = season.row;
  const history = memo('history for money', () => [
    ...save.history.ofYear(year - 1),
    ...save.history.ofTeam(settings.team).filter((row) => row.year !== year - 1),
  ]);
  const budget = budgetChoices(context);
  return { settings, tuning: season.tuning(), year, stage, programs: season.programs, history, budget };
}

/** The current season's budgets: as all staffs split them, and with the player's decisions; null if there are none. */
export function budgetsNow(context: QueryContext): { staff: Money; coach: Money } | null {
  return context.memo('budgets', () => {
    const source = budgetSource(context);
    const [staff, coach] = [staffMoney(source), moneyIn(source)];
    return staff && coach && { staff, coach };
  });
}
