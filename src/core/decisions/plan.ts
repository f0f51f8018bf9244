import type { InputOf } from '../contract/registry.ts';
import { done, type Result, refuse } from '../contract/result.ts';
import type { DynastyState } from '../dynasty/dynasty-state.ts';
import {
  COVERAGES,
  choicesNamed,
  PLAN_MOST,
  planChoicesFrom,
  STAFF_CHOOSES,
  WRITTEN_CHOICES,
  type WrittenPlan,
  writtenChoices,
} from '../model/program/game-plan.ts';
import { listed } from '../words/numbers.ts';
import type { Decision } from './decision.ts';

type Written = Partial<Record<keyof WrittenPlan, unknown>>;

/** Merges new game plan choices, including those handed back to the staff, into the player's earlier ones. */
function changed(before: Written, input: InputOf<'setPlan'>): Written {
  const said = WRITTEN_CHOICES.filter((key) => input[key] !== undefined).map((key) => [key, input[key]] as const);
  return { ...before, ...Object.fromEntries(said) };
}

const LEFT_TO_STAFF: Decision = {
  logged: { staff: true },
  take: (dynasty) => {
    dynasty.plan = null;
  },
};

/**
 * Sets game plan choices that hold until changed, or hands them back to the staff, which sets the rest game by game.
 * Choices left out stay as they are. The log keeps every choice the player has made.
 */
export function decidePlan({ plan: before }: Pick<DynastyState, 'plan'>, input: InputOf<'setPlan'>): Result<Decision> {
  if (input.staff === true) return done(LEFT_TO_STAFF);
  if (WRITTEN_CHOICES.every((key) => input[key] === undefined)) {
    return refuse('malformed', 'Give a change: run_pass, tempo, deep, fourth, pressure, coverage or staff.');
  }
  const logged = changed(writtenChoices(before ?? {}), input);
  if (choicesNamed(logged).length === 0) return done(LEFT_TO_STAFF);
  const plan = planChoicesFrom(logged);
  if (plan === null) {
    return refuse(
      'malformed',
      `A setting is -${PLAN_MOST} to ${PLAN_MOST} or "${STAFF_CHOOSES}"; coverage is ${listed(COVERAGES, 'or')}.`,
    );
  }
  return done({
    logged,
    take: (dynasty) => {
      dynasty.plan = plan;
    },
  });
}
