import { type LoadedRun, pairsBySeed } from '../load.ts';
import { valueIn } from '../report/estimate.ts';
import { interval95, pairedDifference } from '../report/student.ts';
import type { Policy } from './names.ts';

/** A program's results under a policy. */
export interface PolicyResult {
  dir: string;
  policy: Policy;
  /** The program; null: the first by id. */
  team: string | null;
  dynasties: number;
  seasons: number;
  /** Wins per season: mean and 95% interval over dynasties (null for too few). */
  wins: number;
  interval: readonly [number, number] | null;
  /** Extra wins over `auto`, in pairs of dynasties with the same seed; null without such a run. */
  gain: number | null;
  gainInterval: readonly [number, number] | null;
  titles: number;
  rating: number;
  prestige: number;
}

function meanOf({ dynasties }: LoadedRun, id: string): number {
  const values = dynasties.map((dynasty) => valueIn(dynasty, id)).filter((value) => value !== null);
  return interval95(values).mean;
}

/** Whether two runs play the same program for equally long from the same season. */
function sameTask(a: LoadedRun, b: LoadedRun): boolean {
  const [x, y] = [a.manifest.plan, b.manifest.plan];
  return x.team === y.team && x.year === y.year && x.seasons === y.seasons;
}

function gainOf(run: LoadedRun, runs: readonly LoadedRun[]): Pick<PolicyResult, 'gain' | 'gainInterval'> {
  const usual = runs.find((other) => other.manifest.plan.policy === 'auto' && sameTask(other, run));
  if (usual === undefined || usual === run) return { gain: null, gainInterval: null };
  const pairs = pairsBySeed(usual.dynasties, run.dynasties).map(
    ([a, b]) => [valueIn(a, 'own_wins') ?? 0, valueIn(b, 'own_wins') ?? 0] as const,
  );
  if (pairs.length === 0) return { gain: null, gainInterval: null };
  const { mean, interval } = pairedDifference(pairs);
  return { gain: mean, gainInterval: interval };
}

/** Returns the results of each run's policy, grouped by program, most wins first. */
export function policyResults(runs: readonly LoadedRun[]): PolicyResult[] {
  const rows = runs.map((run): PolicyResult => {
    const { plan } = run.manifest;
    const { mean, interval } = interval95(run.dynasties.map((dynasty) => valueIn(dynasty, 'own_wins') ?? 0));
    return {
      dir: run.dir,
      policy: plan.policy,
      team: plan.team ?? null,
      dynasties: run.dynasties.length,
      seasons: plan.seasons,
      wins: mean,
      interval,
      ...gainOf(run, runs),
      titles: meanOf(run, 'own_titles'),
      rating: meanOf(run, 'own_rating'),
      prestige: meanOf(run, 'own_prestige'),
    };
  });
  return rows.sort((a, b) => (a.team ?? '').localeCompare(b.team ?? '') || b.wins - a.wins);
}
