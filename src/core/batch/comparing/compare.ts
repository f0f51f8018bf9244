import { itemAt } from '../../model/lists.ts';
import { type LoadedRun, pairsBySeed } from '../load.ts';
import { LEVELS } from '../metrics/long-run.ts';
import { PROGRAM_METRICS } from '../metrics/program.ts';
import { PlanError } from '../plan.ts';
import { TARGETS } from '../reference/targets.ts';
import { Estimator, valueIn } from '../report/estimate.ts';
import { holm, LEAST_DYNASTIES, pairedDifference } from '../report/student.ts';

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
  /** In standard errors; null for a single pair, or if all pairs are equal. */
  errors: number | null;
  /**
   * In standard deviations between the dynasties of a run (Cohen's d); null for a single pair, or if those do not vary.
   */
  size: number | null;
  /** Whether all of enough pairs have the same difference, so that there is no interval. */
  constant: boolean;
  /** In standard deviations between real seasons; null if unknown. */
  spreads: number | null;
  /** Probability that chance alone did this, corrected for all metrics (Holm); null for too few pairs. */
  chance: number | null;
  /** Whether chance does this at most one time in twenty. */
  clear: boolean;
}

/** A difference is clear if chance produces it at most this often. */
const RARE = 0.05;

export interface Comparison {
  a: string;
  b: string;
  /** Pairs of dynasties with the same seed. */
  pairs: number;
  /** Tuning values that differ. */
  tuning: { name: string; a: number | null; b: number | null }[];
  /** Largest first by `size`, those without one last. */
  differences: Difference[];
}

function tuningChanges(a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): Comparison['tuning'] {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].sort();
  return names.filter((name) => a[name] !== b[name]).map((name) => ({ name, a: a[name] ?? null, b: b[name] ?? null }));
}

const KNOWN = new Map(TARGETS.map((target) => [target.id, target]));
/** Metrics without a real value for comparison. */
const WITHOUT_TARGET: Readonly<Record<string, string>> = { ...LEVELS, ...PROGRAM_METRICS };

type Pair = readonly [a: LoadedRun['dynasties'][number], b: LoadedRun['dynasties'][number]];

const ratioOf = (difference: number, spread: number | null): number | null =>
  spread === null || spread === 0 ? null : difference / spread;

/** Returns the pooled spread of both runs' dynasties: the root of their mean variance; null for single dynasties. */
function pooledSpread(values: readonly (readonly [number, number])[]): number | null {
  if (values.length < 2) return null;
  const variance = (side: 0 | 1): number => {
    const mean = values.reduce((sum, pair) => sum + pair[side], 0) / values.length;
    return values.reduce((sum, pair) => sum + (pair[side] - mean) ** 2, 0) / (values.length - 1);
  };
  return Math.sqrt((variance(0) + variance(1)) / 2);
}

function differenceOf(id: string, pairs: readonly Pair[]): Omit<Difference, 'clear'> | null {
  const values = pairs
    .map(([a, b]) => [valueIn(a, id), valueIn(b, id)] as const)
    .filter((pair): pair is [number, number] => pair[0] !== null && pair[1] !== null);
  if (values.length === 0) return null;
  const { means, mean: difference, standardError, interval, chance } = pairedDifference(values);
  const target = KNOWN.get(id);
  return {
    id,
    description: target?.description ?? WITHOUT_TARGET[id] ?? '',
    unit: target?.unit ?? '',
    a: means[0],
    b: means[1],
    difference,
    standardError,
    interval,
    errors: ratioOf(difference, standardError),
    size: ratioOf(difference, pooledSpread(values)),
    constant: standardError === 0 && values.length >= LEAST_DYNASTIES,
    spreads: target?.spread ? difference / target.spread : null,
    chance,
  };
}

/** Ranks differences without a size last. */
const sizeRank = ({ size }: Difference): number => (size === null ? -1 : Math.abs(size));

/**
 * Compares two runs pair by pair. Probabilities are corrected for the number of metrics. Throws `PlanError` if they
 * share no seed.
 */
export function compareRuns(a: LoadedRun, b: LoadedRun): Comparison {
  const pairs = pairsBySeed(a.dynasties, b.dynasties);
  if (pairs.length === 0) throw new PlanError(`${a.dir} and ${b.dir} have no dynasty with the same seed.`);
  const ids = new Set([...new Estimator(a.dynasties).ids(), ...new Estimator(b.dynasties).ids()]);
  const found = [...ids].map((id) => differenceOf(id, pairs)).filter((each) => each !== null);
  const corrected = holm(found.map(({ chance }) => chance ?? 1));
  const differences = found
    .map((each, i) => {
      const chance = each.chance === null ? null : itemAt(corrected, i);
      return { ...each, chance, clear: chance !== null && chance < RARE };
    })
    .sort((x, y) => sizeRank(y) - sizeRank(x) || (x.id < y.id ? -1 : 1));
  return {
    a: a.dir,
    b: b.dir,
    pairs: pairs.length,
    tuning: tuningChanges(a.manifest.tuning, b.manifest.tuning),
    differences,
  };
}
