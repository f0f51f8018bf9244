import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { itemAt } from '../../model/lists.ts';
import { type LoadedRun, loadRun, pairsBySeed } from '../load.ts';
import { PlanError } from '../plan.ts';
import { TARGETS } from '../reference/targets.ts';
import { Estimator, valueIn } from '../report/estimate.ts';
import { holm, LEAST_DYNASTIES, pairedDifference } from '../report/student.ts';

/** A run's measurements, kept to check later versions against: a number for each metric and dynasty. */

const file = z.strictObject({
  version: z.string(),
  command: z.string(),
  dynasties: z.array(z.strictObject({ seed: z.string(), values: z.record(z.string(), z.number()) })).min(1),
});
export type Baseline = z.infer<typeof file>;

/** Digits kept: more than any difference that matters. */
const DIGITS = 12;

/** Returns the baseline of a run. */
export function baselineOf({ manifest, dynasties }: LoadedRun): Baseline {
  const ids = new Estimator(dynasties).ids();
  return {
    version: manifest.version,
    command: manifest.command.replace(/ --out .*/, ''),
    dynasties: dynasties.map((dynasty) => ({
      seed: dynasty.seed,
      values: Object.fromEntries(
        ids.flatMap((id) => {
          const value = valueIn(dynasty, id);
          return value === null ? [] : [[id, Number(value.toPrecision(DIGITS))] as const];
        }),
      ),
    })),
  };
}

/** Returns a baseline as the text of its file. */
export function baselineText(baseline: Baseline): string {
  return `${JSON.stringify(baseline, null, 2)}\n`;
}

/** Reads a baseline from a file or a run's folder. Throws `PlanError` if it is neither. */
export function readBaseline(path: string): Baseline {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EISDIR') return baselineOf(loadRun(path));
    throw new PlanError(`There is no baseline at ${path}; batch report DIR --baseline FILE writes one.`, {
      cause: error,
    });
  }
  const read = file.safeParse(parsed(text));
  if (read.success) return read.data;
  throw new PlanError(`${path} is not a baseline; batch report DIR --baseline FILE writes one.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A metric that differs from the baseline. */
export interface Drifted {
  id: string;
  description: string;
  unit: string;
  baseline: number;
  value: number;
  difference: number;
  interval: readonly [number, number];
  /** Probability that chance alone did this, corrected for all metrics (Holm). */
  chance: number;
}

export interface Drift {
  /** Dynasties with the same seed in both runs. */
  pairs: number;
  metrics: number;
  /** Whether every number of every dynasty is the same, which means the same program played them. */
  same: boolean;
  drifted: Drifted[];
}

/** A difference counts as drift if chance produces it at most this often. */
const RARE = 0.05;

/**
 * Compares a run with a baseline, dynasty by dynasty with the same seed; probabilities are corrected for the number of
 * metrics. Throws `PlanError` if too few dynasties share a seed.
 */
export function driftOf(run: LoadedRun, baseline: Baseline): Drift {
  const pairs = pairsBySeed(baselineOf(run).dynasties, baseline.dynasties).map(([now, before]) => ({
    before: before.values,
    now: now.values,
  }));
  if (pairs.length < LEAST_DYNASTIES) {
    throw new PlanError(
      `A drift check takes at least ${LEAST_DYNASTIES} dynasties with the seeds of the baseline: ${baseline.command}`,
    );
  }
  const known = new Map(TARGETS.map((target) => [target.id, target]));
  const ids = [...new Set(pairs.flatMap(({ before, now }) => [...Object.keys(before), ...Object.keys(now)]))].sort();
  const cases = ids.flatMap((id) => {
    const both = pairs.flatMap(({ before, now }) => {
      const [x, y] = [before[id], now[id]];
      return x === undefined || y === undefined ? [] : [[x, y] as const];
    });
    if (both.length < LEAST_DYNASTIES) return [];
    const { means, mean: difference, interval, chance } = pairedDifference(both);
    const { description = '', unit = '' } = known.get(id) ?? {};
    const [before, now] = means;
    return [{ id, description, unit, baseline: before, value: now, difference, interval: interval!, chance: chance! }];
  });
  const corrected = holm(cases.map(({ chance }) => chance));
  const drifted = cases
    .map((each, i) => ({ ...each, chance: itemAt(corrected, i) }))
    .filter(({ chance }) => chance < RARE)
    .sort((a, b) => a.chance - b.chance || (a.id < b.id ? -1 : 1));
  return {
    pairs: pairs.length,
    metrics: cases.length,
    same: cases.every(({ difference }) => difference === 0),
    drifted,
  };
}
