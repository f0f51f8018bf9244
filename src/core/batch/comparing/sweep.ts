import { join } from 'node:path';
import { loadRun } from '../load.ts';
import { type Plan, PlanError } from '../plan.ts';
import { TARGETS } from '../reference/targets.ts';
import { Estimator } from '../report/estimate.ts';

/** A tuning value and the values to try. */
export interface Sweep {
  name: string;
  values: number[];
}

/** Parses `name=from:to:steps`; steps is the number of values, both ends included. Throws `PlanError`. */
export function readSweep(text: string): Sweep {
  const [, name, ...numbers] = /^([\w.]+)=([^:]+):([^:]+):(\d+)$/.exec(text) ?? [];
  const [from = Number.NaN, to = Number.NaN, steps = 0] = numbers.map(Number);
  if (name === undefined || !Number.isFinite(from) || !Number.isFinite(to) || steps < 2 || steps > 100) {
    throw new PlanError(`A sweep looks like name=from:to:steps with 2 to 100 steps, not "${text}".`);
  }
  const values = Array.from({ length: steps }, (_, i) =>
    Number((from + ((to - from) * i) / (steps - 1)).toPrecision(10)),
  );
  return { name, values };
}

/** Returns the plan and folder of one run in a sweep. */
export function sweepRun(plan: Plan, dir: string, sweep: Sweep, value: number): { plan: Plan; dir: string } {
  return { plan: { ...plan, set: { ...plan.set, [sweep.name]: value } }, dir: join(dir, String(value)) };
}

/** A metric at each value of a sweep. */
interface SweepRow {
  id: string;
  description: string;
  unit: string;
  target: number | null;
  low: number | null;
  high: number | null;
  /** Null if the run has no value for it. */
  values: (number | null)[];
  /** Change in the metric from the first value to the last, in units of its largest standard error. */
  moves: number | null;
}

export interface SweepTable {
  name: string;
  values: number[];
  metrics: SweepRow[];
}

/** Tabulates the metrics of finished runs against the swept value. */
export function sweepTable(dir: string, sweep: Sweep): SweepTable {
  const estimators = sweep.values.map((value) => new Estimator(loadRun(join(dir, String(value))).dynasties));
  const metrics = TARGETS.map(({ id, description, unit, target, low, high }) => {
    const estimates = estimators.map((estimator) => estimator.of(id));
    const [first, last] = [estimates[0], estimates.at(-1)];
    const widths = estimates.flatMap((e) => (e?.interval ? [(e.interval[1] - e.interval[0]) / 3.92] : []));
    const error = Math.max(...widths, 0);
    const moves = first && last && error > 0 ? (last.value - first.value) / error : null;
    return { id, description, unit, target, low, high, values: estimates.map((e) => e?.value ?? null), moves };
  }).filter((row) => row.values.some((value) => value !== null));
  return { name: sweep.name, values: sweep.values, metrics };
}
