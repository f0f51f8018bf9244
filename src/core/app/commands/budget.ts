import { BUDGET_USES, type BudgetChoice, changedSplit, splitIn, writtenBudget } from '../../model/budget.ts';
import type { SaveSession } from '../../save/contracts.ts';
import { budgetChoices, budgetClosed, budgetYear } from '../budget.ts';
import { type QueryContext, withContext } from '../context.ts';
import { decide } from '../decide.ts';
import { budgetsNow } from '../queries/budget.ts';
import type { InputOf } from '../registry.ts';
import { done, type Result, refuse } from '../result.ts';

type Input = InputOf<'setBudget'>;

const UNCLEAR = 'Say what is to change: keep, portal, recruits or staff.';
const UNEVEN =
  'The shares are whole percent from 0 to 100 that add up to 100; those that are not named keep their proportion.';

/** What is asked for. */
function asked(context: QueryContext, { staff, ...shares }: Input): Result<BudgetChoice> {
  const { row } = context.season;
  const from = budgetYear(context);
  const closed = budgetClosed(from, context.season.tuning());
  if (closed !== null) return refuse('wrong_stage', closed);
  if (staff === true) return done({ from, split: null });
  const before = splitIn(budgetChoices(context), from) ?? budgetsNow(context)?.of.get(row.settings.team)?.split;
  if (before === undefined) return refuse('wrong_stage', `There is nothing to split before the ${from} preseason.`);
  const named = Object.fromEntries(
    BUDGET_USES.flatMap((use) => (shares[use] === undefined ? [] : [[use, shares[use]]])),
  );
  const split = changedSplit(before, named);
  return split === null ? refuse('malformed', UNEVEN) : done({ from, split });
}

/**
 * Splits the budget, from this season on or, once it has begun, from the next; what is not named keeps its proportion. `staff`
 * leaves it to the staff again. It is in the log, which is where it is read from.
 */
export async function setBudget(session: SaveSession, input: Input): Promise<Result<null>> {
  if (input.staff !== true && BUDGET_USES.every((use) => input[use] === undefined)) return refuse('malformed', UNCLEAR);
  if (input.staff === true && BUDGET_USES.some((use) => input[use] !== undefined)) {
    return refuse('malformed', 'Choose shares or staff, not both.');
  }
  const decision = withContext(session, (context) => asked(context, input));
  if (!decision.ok) return decision;
  return decide(session, { command: 'setBudget', input: writtenBudget(decision.value) }, (dynasty) => {
    dynasty.budget = [...dynasty.budget, decision.value];
    return done(null);
  });
}
