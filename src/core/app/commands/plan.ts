import type { InputOf } from '../../contract/registry.ts';
import { type Result, refuse } from '../../contract/result.ts';
import {
  COVERAGES,
  choicesNamed,
  PLAN_MOST,
  planChoicesFrom,
  STAFF_CHOOSES,
  WRITTEN_CHOICES,
  type WrittenPlan,
  writtenChoices,
} from '../../model/program/game-plan.ts';
import type { SaveSession } from '../../save/contracts.ts';
import { listed } from '../../words/numbers.ts';
import { decide, taken } from '../deciding/decide.ts';
import { withContext } from '../reading/context.ts';

type Written = Partial<Record<keyof WrittenPlan, unknown>>;

/** What is written down: all that is the player's from now on, and what he has just given back. */
function changed(before: Written, input: InputOf<'setPlan'>): Written {
  const said = WRITTEN_CHOICES.filter((key) => input[key] !== undefined).map((key) => [key, input[key]] as const);
  return { ...before, ...Object.fromEntries(said) };
}

async function leaveToStaff(session: SaveSession): Promise<Result<null>> {
  return decide(session, 'setPlan', (dynasty) => {
    dynasty.plan = null;
    return taken({ staff: true });
  });
}

/**
 * Makes choices of the game plan that hold until they are changed, or gives them back to the staff, which makes all the others from
 * game to game. What is not named stays as it is. Every choice that is the player's is in the log, which is where it is read from.
 */
export async function setPlan(session: SaveSession, input: InputOf<'setPlan'>): Promise<Result<null>> {
  if (input.staff === true) return leaveToStaff(session);
  if (WRITTEN_CHOICES.every((key) => input[key] === undefined)) {
    return refuse('malformed', 'Say what is to change: run_pass, tempo, deep, fourth, pressure, coverage or staff.');
  }
  const before = withContext(session, ({ save }) => planChoicesFrom(save.decisions.latest('setPlan')));
  const written = changed(writtenChoices(before ?? {}), input);
  if (choicesNamed(written).length === 0) return leaveToStaff(session);
  const plan = planChoicesFrom(written);
  if (plan === null) {
    return refuse(
      'malformed',
      `A dial goes from -${PLAN_MOST} to ${PLAN_MOST} or is "${STAFF_CHOOSES}"; coverage is ${listed(COVERAGES, 'or')}.`,
    );
  }
  return decide(session, 'setPlan', (dynasty) => {
    dynasty.plan = plan;
    return taken(written);
  });
}
