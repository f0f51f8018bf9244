import type { InputOf } from '../../contract/registry.ts';
import { done, type Result, refuse } from '../../contract/result.ts';
import {
  BUDGET_USES,
  type BudgetChoice,
  type BudgetSplit,
  changedSplit,
  splitIn,
  writtenBudget,
} from '../../model/budget.ts';
import type { SaveSession } from '../../save/contracts.ts';
import { decide, taken } from '../deciding/decide.ts';
import { budgetChoices, budgetClosed, budgetsNow, budgetYear, canAsk } from '../reading/budget.ts';
import { type QueryContext, withContext } from '../reading/context.ts';

type Input = InputOf<'setBudget'>;

const UNCLEAR = 'Say what is to change: keep, portal, recruits, staff or ask.';
const UNEVEN =
  'The shares are whole percent from 0 to 100 that add up to 100; those that are not named keep their proportion.';

const names = (input: Input): boolean => BUDGET_USES.some((use) => input[use] !== undefined);

/** How the budget is to be split from a season on; undefined where nothing is said about that. */
function splitAsked(context: QueryContext, from: number, input: Input): Result<BudgetSplit | null | undefined> {
  if (input.staff === true) return done(null);
  if (!names(input)) return done(undefined);
  const { team } = context.season.row.settings;
  const before = splitIn(budgetChoices(context), from) ?? budgetsNow(context)?.staff.of.get(team)?.split;
  if (before === undefined) return refuse('wrong_stage', `There is nothing to split before the ${from} preseason.`);
  const named = Object.fromEntries(BUDGET_USES.flatMap((use) => (input[use] === undefined ? [] : [[use, input[use]]])));
  const split = changedSplit(before, named);
  return split === null ? refuse('malformed', UNEVEN) : done(split);
}

/** What is asked for. */
function asked(context: QueryContext, input: Input): Result<BudgetChoice> {
  const { year } = context.season.row;
  const from = budgetYear(context);
  const closed = budgetClosed(input.ask === undefined ? from : year);
  if (closed !== null) return refuse('wrong_stage', closed);
  if (input.ask !== undefined && !canAsk(context)) {
    return refuse(
      'wrong_stage',
      `The boosters have given for ${year}. You can ask them again in the ${from} preseason.`,
    );
  }
  const split = splitAsked(context, from, input);
  if (!split.ok) return split;
  const { ask } = input;
  return done({ from, ...(split.value !== undefined && { split: split.value }), ...(ask !== undefined && { ask }) });
}

/**
 * Splits the budget, from this season on or, once it has begun, from the next; what is not named keeps its proportion. `staff`
 * leaves it to the staff again. `ask` is how the boosters are asked before the season, for that season alone: it is worth something
 * else every year. It is in the log, which is where it is read from.
 */
export async function setBudget(session: SaveSession, input: Input): Promise<Result<null>> {
  if (input.staff !== true && input.ask === undefined && !names(input)) return refuse('malformed', UNCLEAR);
  if (input.staff === true && names(input)) return refuse('malformed', 'Choose shares or staff, not both.');
  const decision = withContext(session, (context) => asked(context, input));
  if (!decision.ok) return decision;
  return decide(session, 'setBudget', (dynasty) => {
    dynasty.budget = [...dynasty.budget, decision.value];
    return taken(writtenBudget(decision.value));
  });
}
