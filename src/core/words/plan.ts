import type { PlanChoices, WrittenPlan } from '../model/program/game-plan.ts';
import { writtenChoices } from '../model/program/game-plan.ts';
import { listed } from './numbers.ts';

/** Names of the plan settings, from lowest to highest. */
export const PLAN_STEPS: Readonly<Record<Exclude<keyof WrittenPlan, 'coverage'>, readonly string[]>> = {
  run_pass: ['Run heavy', 'Run first', 'Lean run', 'Balanced', 'Lean pass', 'Pass first', 'Pass heavy'],
  tempo: ['Milk the clock', 'Slow', 'Lean slow', 'Normal tempo', 'Lean fast', 'Fast', 'Hurry-up'],
  deep: ['Short only', 'Short', 'Lean short', 'Mixed depth', 'Lean deep', 'Deep', 'Take the top off'],
  fourth: ['Always kick', 'Careful', 'Lean careful', 'By the book', 'Lean bold', 'Bold', 'Go for it'],
  pressure: ['Rush three', 'Drop more', 'Lean coverage', 'Base rush', 'Lean blitz', 'Blitz', 'Blitz heavy'],
};

/** Names of the coverages. */
export const COVERAGE_NAMES: Readonly<Record<WrittenPlan['coverage'], string>> = {
  man: 'Man',
  mixed: 'Mixed',
  zone: 'Zone',
};

/** Returns the name of a setting, from -3 to 3. */
export function stepName(dial: keyof typeof PLAN_STEPS, step: number): string {
  const names = PLAN_STEPS[dial];
  return names[step + (names.length - 1) / 2] ?? '';
}

/** Describes the choices in a plan: `run heavy and fast`; `balanced` if there are none. */
export function planInWords(plan: PlanChoices): string {
  const written = Object.entries(writtenChoices(plan));
  const lines = written.flatMap(([key, value]) => {
    if (key === 'coverage') return value === 'mixed' ? [] : [`${String(value)} coverage`];
    return value === 0 ? [] : [stepName(key as keyof typeof PLAN_STEPS, Number(value)).toLowerCase()];
  });
  return lines.length === 0 ? 'balanced' : listed(lines, 'and');
}
