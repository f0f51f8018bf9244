import { join } from 'node:path';
import { makeFolder } from '../../save/writing.ts';
import { type LoadedRun, loadRun } from '../load.ts';
import { finishedIn, partsFolder, readSummary } from '../parts.ts';
import { type Plan, PlanError, RunError } from '../plan.ts';
import { startThreads, type Workers } from '../pool.ts';
import { type Comparison, compareRuns, type Difference } from './compare.ts';

/** Folder of a run's extra dynasties, played for a comparison: only what reports need is kept. */
const furtherFolder = (dir: string): string => join(dir, 'further');

/** Loads a run, including extra dynasties played for comparisons. */
export function loadWithFurther(dir: string): LoadedRun {
  const run = loadRun(dir);
  const folder = furtherFolder(dir);
  const known = new Set(run.dynasties.map(({ seed }) => seed));
  const further = finishedIn(folder).map((dynasty) => readSummary(folder, dynasty));
  return { ...run, dynasties: [...run.dynasties, ...further.filter(({ seed }) => !known.has(seed))] };
}

/** Progress of a comparison. */
export interface Narrowing {
  pairs: number;
  /** The named metrics with their current intervals. */
  differences: Difference[];
}

export interface NarrowOptions {
  /** Folders of two runs with the same seeds. */
  a: string;
  b: string;
  /** Ids of metrics. */
  metrics: readonly string[];
  /** Stops once each of their 95% intervals extends at most this far on either side, in the metric's unit. */
  width: number;
  /** Stops after this many pairs in any case. */
  most: number;
  jobs: number;
  signal?: AbortSignal;
  onPairs?: (now: Narrowing) => void;
  /** Plays the dynasties; defaults to threads on this machine. */
  workers?: () => Workers;
}

/** Plans extra dynasties of a run, for which only the summary is needed. */
const furtherPlan = (plan: Plan): Plan => ({
  ...plan,
  tables: [],
  plays: false,
  rosters: false,
  only: null,
  shard: null,
});

const reachOf = ({ interval }: Difference): number =>
  interval === null ? Number.POSITIVE_INFINITY : (interval[1] - interval[0]) / 2;

/** Returns the named metrics of a comparison. Throws `PlanError` for one that was not measured. */
function chosen({ differences }: Comparison, metrics: readonly string[]): Difference[] {
  return metrics.map((id) => {
    const found = differences.find((each) => each.id === id);
    if (!found) throw new PlanError(`The runs have no metric "${id}"; batch report DIR --all lists them.`);
    return found;
  });
}

/** Throws `PlanError` unless both runs' dynasties continue with the same seeds. */
function checkAlike(a: LoadedRun, b: LoadedRun): void {
  for (const name of ['seed', 'seasons', 'year'] as const) {
    const [x, y] = [a.manifest.plan[name], b.manifest.plan[name]];
    if (x !== y) throw new PlanError(`The runs cannot be paired: their ${name} differs (${x} and ${y}).`);
  }
  if (a.manifest.version !== b.manifest.version) {
    throw new PlanError(`The runs were played by different versions (${a.manifest.version}, ${b.manifest.version}).`);
  }
}

/** Returns the first dynasty number neither run has. */
function nextOf(dir: string, { manifest }: LoadedRun): number {
  const { dynasties, only } = manifest.plan;
  return Math.max(only ?? dynasties, ...finishedIn(furtherFolder(dir))) + 1;
}

async function playPair(workers: Workers, runs: readonly LoadedRun[], dynasty: number): Promise<void> {
  const played = await Promise.all(
    runs.map(({ dir, manifest }) =>
      workers.play({ plan: furtherPlan(manifest.plan), dynasty, dir: furtherFolder(dir) }),
    ),
  );
  for (const each of played) if ('failed' in each) throw new RunError(`Dynasty ${dynasty} crashed: ${each.failed}`);
}

/**
 * Plays extra pairs of two runs until the named metrics are known precisely enough. When to stop depends only on the
 * width of the intervals, never on where they lie, so repeated checks favor no result. Played dynasties stay for the
 * next comparison. Throws `PlanError` for runs that do not match and `RunError` for a dynasty that fails.
 */
export async function narrow(options: NarrowOptions): Promise<Comparison> {
  const { a, b, metrics, width, most, jobs, signal, onPairs } = options;
  const look = (): Comparison => compareRuns(loadWithFurther(a), loadWithFurther(b));
  const runs = [loadRun(a), loadRun(b)] as const;
  checkAlike(...runs);
  let now = look();
  const wide = (): boolean => chosen(now, metrics).some((each) => reachOf(each) > width);
  if (!wide()) return now;
  for (const dir of [a, b]) makeFolder(partsFolder(furtherFolder(dir)));
  let next = Math.max(nextOf(a, runs[0]), nextOf(b, runs[1]));
  const workers = options.workers?.() ?? startThreads(jobs);
  const halt = () => void workers.stop();
  signal?.addEventListener('abort', halt, { once: true });
  try {
    while (wide() && now.pairs < most && signal?.aborted !== true) {
      const pairs = Array.from({ length: Math.min(jobs, most - now.pairs) }, () => next++);
      await Promise.all(pairs.map((dynasty) => playPair(workers, runs, dynasty)));
      now = look();
      onPairs?.({ pairs: now.pairs, differences: chosen(now, metrics) });
    }
  } catch (error) {
    if (signal?.aborted !== true) throw error;
  } finally {
    signal?.removeEventListener('abort', halt);
    await workers.stop();
  }
  return now;
}
