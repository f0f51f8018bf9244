import { type BudgetSource, moneyIn, staffMoney } from '../../dynasty/money.ts';
import { type BudgetChoice, budgetFrom, hasBudget } from '../../model/budget.ts';
import { hasReached } from '../../model/stages.ts';
import type { Money } from '../../offseason/budget.ts';
import type { QueryContext } from './context.ts';

/** Why programs have no money for players in a season; null where they have. */
export function budgetClosed(year: number): string | null {
  return hasBudget(year) ? null : `There is no money for players in ${year}: they may be paid since 2021.`;
}

/** Every decision about the budget, earliest first. */
export function budgetChoices({ save, memo }: Pick<QueryContext, 'save' | 'memo'>): readonly BudgetChoice[] {
  return memo('budget choices', () => budgetFrom(save.decisions.inputs('setBudget')));
}

/** The season from which a decision made now holds: a budget is fixed when its season begins. */
export function budgetYear({ season: { row } }: QueryContext): number {
  return hasReached(row.stage, 'season') ? row.year + 1 : row.year;
}

/** What the money of the running season follows from, without the history of other programs before the last season. */
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

/** The budgets of the running season: as all staffs have and split them, and with the player's decisions; null without any. */
export function budgetsNow(context: QueryContext): { staff: Money; coach: Money } | null {
  return context.memo('budgets', () => {
    const source = budgetSource(context);
    const [staff, coach] = [staffMoney(source), moneyIn(source)];
    return staff && coach && { staff, coach };
  });
}

/** Until when the boosters of a season can be asked: it is done before it begins. */
export function canAsk({ season: { row } }: QueryContext): boolean {
  return !hasReached(row.stage, 'season');
}
