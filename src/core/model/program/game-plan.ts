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

/** The user's choices of a game plan; the staff sets the rest from game to game. */
export type PlanChoices = Partial<GamePlan>;

/** A plan with what the player has chosen of it. */
export function withChoices(staff: GamePlan, own: PlanChoices): GamePlan {
  return {
    runPass: own.runPass ?? staff.runPass,
    tempo: own.tempo ?? staff.tempo,
    deep: own.deep ?? staff.deep,
    fourth: own.fourth ?? staff.fourth,
    pressure: own.pressure ?? staff.pressure,
    coverage: own.coverage ?? staff.coverage,
  };
}

/** The plan of a staff that changes nothing. */
export const EVEN_PLAN: GamePlan = { runPass: 0, tempo: 0, deep: 0, fourth: 0, pressure: 0, coverage: 'mixed' };

const isStep = (value: unknown): value is number => Number.isInteger(value) && Math.abs(Number(value)) <= PLAN_MOST;

/** A plan as it is written down and sent. */
export interface WrittenPlan {
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

/** Reads a stored plan; null for anything that is not a whole plan. */
export function planFrom(written: unknown): GamePlan | null {
  if (written === null || typeof written !== 'object') return null;
  const { run_pass: runPass, tempo, deep, fourth, pressure, ...rest } = written as Readonly<Record<string, unknown>>;
  const coverage = COVERAGES.find((each) => each === rest.coverage);
  if (coverage === undefined || !isStep(runPass) || !isStep(tempo) || !isStep(deep)) return null;
  return isStep(fourth) && isStep(pressure) ? { runPass, tempo, deep, fourth, pressure, coverage } : null;
}

/** The choices of a plan as they are written down, in the order they are shown. */
export const WRITTEN_CHOICES = ['run_pass', 'tempo', 'deep', 'fourth', 'pressure', 'coverage'] as const;

/** Written instead of a choice: it is the staff's again. */
export const STAFF_CHOOSES = 'staff';

/** Names of the choices in a stored plan, without those handed back to the staff. */
export function choicesNamed(written: unknown): (keyof WrittenPlan)[] {
  if (written === null || typeof written !== 'object') return [];
  const given = written as Readonly<Record<string, unknown>>;
  return WRITTEN_CHOICES.filter((key) => given[key] !== undefined && given[key] !== STAFF_CHOOSES);
}

/** Reads stored choices, a whole plan or part of one; null without any, and for anything else. */
export function planChoicesFrom(written: unknown): PlanChoices | null {
  const named = choicesNamed(written);
  if (named.length === 0) return null;
  const given = written as Readonly<Record<string, unknown>>;
  const chosen = Object.fromEntries(named.map((key) => [key, given[key]]));
  const plan = planFrom({ ...writtenPlan(EVEN_PLAN), ...chosen });
  return plan === null ? null : only(plan, named);
}

/** Some of a plan's choices. */
function only(
  { runPass, tempo, deep, fourth, pressure, coverage }: GamePlan,
  named: (keyof WrittenPlan)[],
): PlanChoices {
  const has = (key: keyof WrittenPlan) => named.includes(key);
  return {
    ...(has('run_pass') && { runPass }),
    ...(has('tempo') && { tempo }),
    ...(has('deep') && { deep }),
    ...(has('fourth') && { fourth }),
    ...(has('pressure') && { pressure }),
    ...(has('coverage') && { coverage }),
  };
}

/** Choices as they are written down and sent. */
export function writtenChoices(own: PlanChoices): Partial<WrittenPlan> {
  const { runPass: run_pass, ...rest } = own;
  return { ...(run_pass !== undefined && { run_pass }), ...rest };
}
