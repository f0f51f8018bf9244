import { type BudgetChoice, budgetFrom, hasBudget } from '../model/budget.ts';
import { hasReached } from '../model/stages.ts';
import { paysPlayers } from '../offseason/budget.ts';
import type { Tuning } from '../tuning/index.ts';
import type { QueryContext } from './context.ts';

/** Why programs have no money for players in a season; null where they have. */
export function budgetClosed(year: number, tuning: Tuning): string | null {
  if (!hasBudget(year)) return `There is no money for players in ${year}: they may be paid since 2021.`;
  return paysPlayers(year, tuning) ? null : 'This dynasty began before players were paid; it goes on without.';
}

/** Every decision about the budget, earliest first. */
export function budgetChoices({ save }: Pick<QueryContext, 'save'>): BudgetChoice[] {
  return budgetFrom(save.decisions.inputs('setBudget'));
}

/** The season from which a decision made now holds: a budget is fixed when its season begins. */
export function budgetYear({ season: { row } }: QueryContext): number {
  return hasReached(row.stage, 'season') ? row.year + 1 : row.year;
}
