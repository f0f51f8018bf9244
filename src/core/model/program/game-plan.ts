/** Settings of a game plan, each from -3 to 3; 0 is the staff's usual. */
type PlanDial = 'runPass' | 'tempo' | 'deep' | 'fourth' | 'pressure';

export const COVERAGES = ['man', 'mixed', 'zone'] as const;
export type Coverage = (typeof COVERAGES)[number];

/** The highest setting. */
export const PLAN_MOST = 3;

/**
 * A game plan: more passes (+) or runs (-), faster (+) or slower (-), deeper (+) or shorter (-), more aggressive on
 * fourth down (+) or less (-), more rushers (+) or fewer (-), and the coverage.
 */
export type GamePlan = Readonly<Record<PlanDial, number>> & { readonly coverage: Coverage };

/** The player's choices in a game plan; the staff sets the rest game by game. */
export type PlanChoices = Partial<GamePlan>;

/** Overrides a staff's plan with the player's choices. */
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

/** A plan with no changes. */
export const EVEN_PLAN: GamePlan = { runPass: 0, tempo: 0, deep: 0, fourth: 0, pressure: 0, coverage: 'mixed' };

const isStep = (value: unknown): value is number => Number.isInteger(value) && Math.abs(Number(value)) <= PLAN_MOST;

/** A plan as stored and sent. */
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

/** Reads a stored plan; null for anything but a complete plan. */
export function planFrom(written: unknown): GamePlan | null {
  if (written === null || typeof written !== 'object') return null;
  const { run_pass: runPass, tempo, deep, fourth, pressure, ...rest } = written as Readonly<Record<string, unknown>>;
  const coverage = COVERAGES.find((each) => each === rest.coverage);
  if (coverage === undefined || !isStep(runPass) || !isStep(tempo) || !isStep(deep)) return null;
  return isStep(fourth) && isStep(pressure) ? { runPass, tempo, deep, fourth, pressure, coverage } : null;
}

/** The choices of a plan as stored, in display order. */
export const WRITTEN_CHOICES = ['run_pass', 'tempo', 'deep', 'fourth', 'pressure', 'coverage'] as const;

/** Stored in place of a choice that is handed back to the staff. */
export const STAFF_CHOOSES = 'staff';

/** Names of the choices in a stored plan, without those handed back to the staff. */
export function choicesNamed(written: unknown): (keyof WrittenPlan)[] {
  if (written === null || typeof written !== 'object') return [];
  const given = written as Readonly<Record<string, unknown>>;
  return WRITTEN_CHOICES.filter((key) => given[key] !== undefined && given[key] !== STAFF_CHOOSES);
}

/** Reads stored choices, a whole plan or part of one; null if there are none. */
export function planChoicesFrom(written: unknown): PlanChoices | null {
  const named = choicesNamed(written);
  if (named.length === 0) return null;
  const given = written as Readonly<Record<string, unknown>>;
  const chosen = Object.fromEntries(named.map((key) => [key, given[key]]));
  const plan = planFrom({ ...writtenPlan(EVEN_PLAN), ...chosen });
  return plan === null ? null : only(plan, named);
}

/** Picks some of a plan's choices. */
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

/** Returns choices as stored and sent. */
export function writtenChoices(own: PlanChoices): Partial<WrittenPlan> {
  const { runPass: run_pass, ...rest } = own;
  return { ...(run_pass !== undefined && { run_pass }), ...rest };
}
