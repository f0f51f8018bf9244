import { type Manifest, readManifest } from './manifest.ts';
import type { DynastySummary } from './metrics/collect.ts';
import { isFinished, readSummary } from './parts.ts';
import { dynastiesOf, PlanError } from './plan.ts';

/** A run as reports read it: its plan and its finished dynasties in order. */
export interface LoadedRun {
  dir: string;
  manifest: Manifest;
  dynasties: DynastySummary[];
}

/** Pairs the entries of two lists that share a seed, in the order of the first. */
export function pairsBySeed<A extends { seed: string }, B extends { seed: string }>(
  first: readonly A[],
  second: readonly B[],
): (readonly [A, B])[] {
  const others = new Map(second.map((each) => [each.seed, each]));
  return first.flatMap((each) => {
    const other = others.get(each.seed);
    return other ? [[each, other] as const] : [];
  });
}

/** Loads a run. Throws `PlanError` if the folder holds no run or no finished dynasty. */
export function loadRun(dir: string): LoadedRun {
  const manifest = readManifest(dir);
  if (!manifest) throw new PlanError(`${dir} is not a batch run (it has no manifest.json).`);
  const dynasties = dynastiesOf(manifest.plan)
    .filter((dynasty) => isFinished(dir, dynasty))
    .map((dynasty) => readSummary(dir, dynasty));
  if (dynasties.length === 0) throw new PlanError(`No dynasty of ${dir} is finished yet.`);
  return { dir, manifest, dynasties };
}
