import type { LoadedRun } from './load.ts';
import { PlanError } from './plan.ts';
import { TARGETS } from './reference/season-values.ts';
import { Estimator, valueIn } from './report/estimate.ts';
import { interval95 } from './report/student.ts';

/** A metric in two runs with the same seeds. */
export interface Difference {
  id: string;
  description: string;
  unit: string;
  a: number;
  b: number;
  /** b minus a: mean over pairs of dynasties, its standard error and 95% interval. */
  difference: number;
  standardError: number | null;
  interval: readonly [number, number] | null;
  /** In standard errors; null for a single pair or no spread at all. */
  errors: number | null;
  /** In standard deviations between real seasons; null where that is not known. */
  spreads: number | null;
  /** The interval excludes zero. */
  clear: boolean;
}

export interface Comparison {
  a: string;
  b: string;
  /** Pairs of dynasties with the same seed. */
  pairs: number;
  /** Tuning values that differ. */
  tuning: { name: string; a: number | null; b: number | null }[];
  /** Largest first, in standard errors. */
  differences: Difference[];
}

function tuningChanges(a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): Comparison['tuning'] {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].sort();
  return names.filter((name) => a[name] !== b[name]).map((name) => ({ name, a: a[name] ?? null, b: b[name] ?? null }));
}

const KNOWN = new Map(TARGETS.map((target) => [target.id, target]));

type Pair = readonly [a: LoadedRun['dynasties'][number], b: LoadedRun['dynasties'][number]];

/** A certain difference, when every pair has the same. */
function sizeOf(difference: number, standardError: number | null): number | null {
  if (standardError === null) return null;
  if (standardError === 0) return difference === 0 ? 0 : Math.sign(difference) * 1e6;
  return difference / standardError;
}

function differenceOf(id: string, pairs: readonly Pair[]): Difference | null {
  const values = pairs
    .map(([a, b]) => [valueIn(a, id), valueIn(b, id)] as const)
    .filter((pair): pair is [number, number] => pair[0] !== null && pair[1] !== null);
  if (values.length === 0) return null;
  const mean = (side: 0 | 1) => values.reduce((sum, pair) => sum + pair[side], 0) / values.length;
  const { mean: difference, standardError, interval } = interval95(values.map(([a, b]) => b - a));
  const target = KNOWN.get(id);
  return {
    id,
    description: target?.description ?? '',
    unit: target?.unit ?? '',
    a: mean(0),
    b: mean(1),
    difference,
    standardError,
    interval,
    errors: sizeOf(difference, standardError),
    spreads: target?.spread ? difference / target.spread : null,
    clear: interval !== null && difference !== 0 && (interval[0] > 0 || interval[1] < 0),
  };
}

/** Compares two runs pair by pair. Throws `PlanError` when they have no seed in common. */
export function compareRuns(a: LoadedRun, b: LoadedRun): Comparison {
  const others = new Map(b.dynasties.map((dynasty) => [dynasty.seed, dynasty]));
  const pairs = a.dynasties.flatMap((dynasty): Pair[] => {
    const other = others.get(dynasty.seed);
    return other ? [[dynasty, other]] : [];
  });
  if (pairs.length === 0) throw new PlanError(`${a.dir} and ${b.dir} have no dynasty with the same seed.`);
  const ids = new Set([...new Estimator(a.dynasties).ids(), ...new Estimator(b.dynasties).ids()]);
  const differences = [...ids]
    .map((id) => differenceOf(id, pairs))
    .filter((each) => each !== null)
    .sort((x, y) => Math.abs(y.errors ?? 0) - Math.abs(x.errors ?? 0) || (x.id < y.id ? -1 : 1));
  return {
    a: a.dir,
    b: b.dir,
    pairs: pairs.length,
    tuning: tuningChanges(a.manifest.tuning, b.manifest.tuning),
    differences,
  };
}
