import { COVERAGES, type GamePlan, PLAN_MOST, planFrom, writtenPlan } from '../../model/game-plan.ts';
import { listed } from '../../present/numbers.ts';
import type { SaveSession } from '../../save/contracts.ts';
import { withContext } from '../context.ts';
import { decide } from '../decide.ts';
import { staffPlanNow } from '../queries/plan.ts';
import type { InputOf } from '../registry.ts';
import { done, type Result, refuse } from '../result.ts';

/** The plan in force, with what the player changes. */
function changed(before: GamePlan, input: InputOf<'setPlan'>): GamePlan {
  return {
    runPass: input.run_pass ?? before.runPass,
    tempo: input.tempo ?? before.tempo,
    deep: input.deep ?? before.deep,
    fourth: input.fourth ?? before.fourth,
    pressure: input.pressure ?? before.pressure,
    coverage: input.coverage ?? before.coverage,
  };
}

/**
 * Makes a game plan that holds until it is changed, or gives planning back to the staff. What is not named stays as it is. The
 * whole plan is in the log, which is where it is read from.
 */
export async function setPlan(session: SaveSession, input: InputOf<'setPlan'>): Promise<Result<null>> {
  const { staff, ...dials } = input;
  if (staff === true) {
    return decide(session, { command: 'setPlan', input: { staff: true } }, (dynasty) => {
      dynasty.plan = null;
      return done(null);
    });
  }
  if (Object.values(dials).every((dial) => dial === undefined)) {
    return refuse('malformed', 'Say what is to change: run_pass, tempo, deep, fourth, pressure, coverage or staff.');
  }
  const before = withContext(session, staffPlanNow);
  const written = withContext(session, ({ save }) => planFrom(save.decisions.latest('setPlan')));
  const plan = planFrom(writtenPlan(changed(written ?? before, input)));
  if (plan === null) {
    return refuse(
      'malformed',
      `A dial goes from -${PLAN_MOST} to ${PLAN_MOST}; coverage is ${listed(COVERAGES, 'or')}.`,
    );
  }
  return decide(session, { command: 'setPlan', input: writtenPlan(plan) }, (dynasty) => {
    dynasty.plan = plan;
    return done(null);
  });
}
