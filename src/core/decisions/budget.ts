import type { InputOf } from '../contract/registry.ts';
import { done, type Result, refuse } from '../contract/result.ts';
import { type BudgetSource, staffMoney } from '../dynasty/money.ts';
import {
  BUDGET_USES,
  type BudgetChoice,
  type BudgetSplit,
  changedSplit,
  hasBudget,
  splitIn,
  writtenBudget,
} from '../model/program/budget.ts';
import { hasReached, type Stage } from '../model/stages.ts';
import type { Decision } from './decision.ts';

type Input = InputOf<'setBudget'>;

const UNCLEAR = 'Give a change: keep, portal, recruits, staff or ask.';
const UNEVEN =
  'Shares are whole percentages from 0 to 100 that add up to 100; the ones you leave out keep their proportion.';

/** Why programs have no money for players in a season; null where they have. */
export function budgetClosed(year: number): string | null {
  return hasBudget(year) ? null : `There is no NIL money in ${year}: players can be paid from 2021 on.`;
}

/** The season from which a decision made now holds: a budget is fixed when its season begins. */
export function budgetYear({ year, stage }: { year: number; stage: Stage }): number {
  return hasReached(stage, 'season') ? year + 1 : year;
}

/** Whether the boosters can still be asked for the running season: it is done before it begins. */
export function canAsk({ stage }: { stage: Stage }): boolean {
  return !hasReached(stage, 'season');
}

const names = (input: Input): boolean => BUDGET_USES.some((use) => input[use] !== undefined);

/** How the budget is to be split from a season on; undefined where nothing is said about that. */
function splitAsked(dynasty: BudgetSource, from: number, input: Input): Result<BudgetSplit | null | undefined> {
  if (input.staff === true) return done(null);
  if (!names(input)) return done(undefined);
  const before = splitIn(dynasty.budget, from) ?? staffMoney(dynasty)?.of.get(dynasty.settings.team)?.split;
  if (before === undefined) return refuse('wrong_stage', `There is no budget to split until the ${from} preseason.`);
  const named = Object.fromEntries(BUDGET_USES.flatMap((use) => (input[use] === undefined ? [] : [[use, input[use]]])));
  const split = changedSplit(before, named);
  return split === null ? refuse('malformed', UNEVEN) : done(split);
}

/** Why nothing can be decided now of what is asked for; null when it can. */
function closedFor(dynasty: BudgetSource, { ask }: Input): string | null {
  const { year } = dynasty;
  const from = budgetYear(dynasty);
  const closed = budgetClosed(ask === undefined ? from : year);
  if (closed !== null || ask === undefined || canAsk(dynasty)) return closed;
  return `The boosters have already given for ${year}. You can ask again in the ${from} preseason.`;
}

/** The choice that is asked for, as the list of all of them keeps it. */
function choiceOf(dynasty: BudgetSource, input: Input): Result<BudgetChoice> {
  const closed = closedFor(dynasty, input);
  if (closed !== null) return refuse('wrong_stage', closed);
  const from = budgetYear(dynasty);
  const split = splitAsked(dynasty, from, input);
  if (!split.ok) return split;
  const { ask } = input;
  return done({ from, ...(split.value !== undefined && { split: split.value }), ...(ask !== undefined && { ask }) });
}

/**
 * Splits the budget, from this season on or, once it has begun, from the next; what is not named keeps its proportion.
 * `staff` leaves it to the staff again. `ask` is how the boosters are asked before the season, for that season alone: it is
 * worth something else every year.
 */
export function decideBudget(dynasty: BudgetSource, input: Input): Result<Decision> {
  if (input.staff !== true && input.ask === undefined && !names(input)) return refuse('malformed', UNCLEAR);
  if (input.staff === true && names(input)) return refuse('malformed', 'Choose shares or staff, not both.');
  const choice = choiceOf(dynasty, input);
  if (!choice.ok) return choice;
  return done({
    logged: writtenBudget(choice.value),
    take: (changing) => {
      changing.budget = [...changing.budget, choice.value];
    },
  });
}
