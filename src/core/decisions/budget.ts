import type { InputOf } from '../contract/registry.ts';
import { done, type Result, refuse } from '../contract/result.ts';
import type { Season } from '../dynasty/dynasty-state.ts';
import { staffMoney } from '../dynasty/winter/money.ts';
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

/** Explains why programs have no NIL money in a season; null if they do. */
export function budgetClosed(year: number): string | null {
  return hasBudget(year) ? null : `There is no NIL money in ${year}: players can be paid from 2021 on.`;
}

/** The first season a decision made now applies to. A budget is locked once its season begins. */
export function budgetYear({ year, stage }: { year: number; stage: Stage }): number {
  return hasReached(stage, 'season') ? year + 1 : year;
}

/**
 * Whether the player can still choose how hard to push the boosters for this season. He must decide before it kicks
 * off.
 */
export function canAsk({ stage }: { stage: Stage }): boolean {
  return !hasReached(stage, 'season');
}

const names = (input: Input): boolean => BUDGET_USES.some((use) => input[use] !== undefined);

/** The budget split requested from a season on; undefined if the input does not mention one. */
function splitAsked(dynasty: Season, from: number, input: Input): Result<BudgetSplit | null | undefined> {
  if (input.staff === true) return done(null);
  if (!names(input)) return done(undefined);
  const before = splitIn(dynasty.budget, from) ?? staffMoney(dynasty)?.of.get(dynasty.settings.team)?.split;
  if (before === undefined) return refuse('wrong_stage', `There is no budget to split until the ${from} preseason.`);
  const named = Object.fromEntries(BUDGET_USES.flatMap((use) => (input[use] === undefined ? [] : [[use, input[use]]])));
  const split = changedSplit(before, named);
  return split === null ? refuse('malformed', UNEVEN) : done(split);
}

/** Explains why the request cannot be decided now; null if it can. */
function closedFor(dynasty: Season, { ask }: Input): string | null {
  const { year } = dynasty;
  const from = budgetYear(dynasty);
  const closed = budgetClosed(ask === undefined ? from : year);
  if (closed !== null || ask === undefined || canAsk(dynasty)) return closed;
  return `The boosters have already given for ${year}. You can ask again in the ${from} preseason.`;
}

/** The requested choice, as the decision history keeps it. */
function choiceOf(dynasty: Season, input: Input): Result<BudgetChoice> {
  const closed = closedFor(dynasty, input);
  if (closed !== null) return refuse('wrong_stage', closed);
  const from = budgetYear(dynasty);
  const split = splitAsked(dynasty, from, input);
  if (!split.ok) return split;
  const { ask } = input;
  return done({ from, ...(split.value !== undefined && { split: split.value }), ...(ask !== undefined && { ask }) });
}

/**
 * Splits the NIL budget from this season on, or from the next one once this season has begun. Shares left out keep
 * their proportions. `staff` hands the split back to the staff. `ask` is how hard to push the boosters, and applies to
 * one season only because its value changes every year.
 */
export function decideBudget(dynasty: Season, input: Input): Result<Decision> {
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
