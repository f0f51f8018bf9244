/** What a game plan turns up or down, each from -3 to 3; 0 is as the staff always plays. */
type PlanDial = 'runPass' | 'tempo' | 'deep' | 'fourth' | 'pressure';

export const COVERAGES = ['man', 'mixed', 'zone'] as const;
export type Coverage = (typeof COVERAGES)[number];

/** The furthest that a dial turns. */
export const PLAN_MOST = 3;

/**
 * How a team means to play a game: more passes (+) or runs (-), faster (+) or slower (-), deeper (+) or shorter (-), bolder on
 * fourth down (+) or not (-), more rushers (+) or fewer (-), and how it covers receivers.
 */
export type GamePlan = Readonly<Record<PlanDial, number>> & { readonly coverage: Coverage };

/** The plan of a staff that changes nothing. */
export const EVEN_PLAN: GamePlan = { runPass: 0, tempo: 0, deep: 0, fourth: 0, pressure: 0, coverage: 'mixed' };

const isStep = (value: unknown): value is number => Number.isInteger(value) && Math.abs(Number(value)) <= PLAN_MOST;

/** A plan as it is written down and sent. */
interface WrittenPlan {
  run_pass: number;
  tempo: number;
  deep: number;
  fourth: number;
  pressure: number;
  coverage: Coverage;
}

export function writtenPlan({ runPass, tempo, deep, fourth, pressure, coverage }: GamePlan): WrittenPlan {
  return { run_pass: runPass, tempo, deep, fourth, pressure, coverage };
}

/** The plan that somebody wrote down; null for anything that is not a whole plan. */
export function planFrom(written: unknown): GamePlan | null {
  if (written === null || typeof written !== 'object') return null;
  const { run_pass: runPass, tempo, deep, fourth, pressure, ...rest } = written as Readonly<Record<string, unknown>>;
  const coverage = COVERAGES.find((each) => each === rest.coverage);
  if (coverage === undefined || !isStep(runPass) || !isStep(tempo) || !isStep(deep)) return null;
  return isStep(fourth) && isStep(pressure) ? { runPass, tempo, deep, fourth, pressure, coverage } : null;
}
