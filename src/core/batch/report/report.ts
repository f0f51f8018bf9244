import type { LoadedRun } from '../load.ts';
import { TALENT_FROM } from '../metrics/talent.ts';
import type { Target } from '../targets.ts';
import { Estimator } from './estimate.ts';
import { type RateRow, ratesOf, type ShapeRow, shapesOf } from './shapes.ts';
import { type LongRun, longRunOf } from './trends.ts';

/**
 * A value's position: inside the range of real seasons; beyond it by less than its width (`near`), by less than three
 * widths (`outside`), by more (`far`); `none` without a range.
 */
export type Mark = 'inside' | 'near' | 'outside' | 'far' | 'none';

export interface MetricRow extends Target {
  value: number;
  interval: readonly [number, number] | null;
  /** Value minus target, in standard deviations between real seasons. */
  distance: number | null;
  /** Distance beyond the range, in its widths; 0 inside. */
  beyond: number | null;
  mark: Mark;
}

export interface Report {
  dir: string;
  command: string;
  version: string;
  dynasties: number;
  seasons: number;
  games: number;
  gamesPerSecond: number;
  metrics: MetricRow[];
  /** Metrics the run lacks, and why. */
  missing: { id: string; description: string; reason: string }[];
  /** Metrics without a real value for comparison. */
  others: { id: string; value: number; interval: readonly [number, number] | null }[];
  shapes: ShapeRow[];
  rates: RateRow[];
  longRun: LongRun | null;
  check: Check;
}

export interface Check {
  /** Metrics with a range, and those inside it. */
  judged: number;
  inside: number;
  share: number;
  /** Metrics more than three widths beyond their range. */
  far: string[];
  passed: boolean;
}

/** The check passes with this share of metrics inside their range, and none further beyond it than this many widths. */
const SHARE_INSIDE = 0.9;
const MOST_WIDTHS = 3;

const REASONS: Readonly<Record<string, string>> = {
  rec_3star: 'counts recruits who sign below FBS; the game tracks FBS signees only',
  champ_top1_share: 'needs dynasties of at least 16 seasons',
  champ_top4_share: 'needs dynasties of at least 16 seasons',
};

function reasonOf({ id, group, seasons: record }: Target, seasons: number): string {
  const known = REASONS[id];
  if (known !== undefined) return known;
  const pairs = group === 'persistence' || group === 'recruiting' || id === 'champ_repeat';
  if (group === 'talent' && seasons < TALENT_FROM) return `needs dynasties of at least ${TALENT_FROM} seasons`;
  if (pairs && seasons < 3) return 'needs dynasties of at least 3 seasons';
  return `no real figures for this run’s seasons; the records cover ${record}`;
}

function beyondOf(value: number, low: number | null, high: number | null): number | null {
  if (low === null || high === null) return null;
  const over = Math.max(low - value, value - high, 0);
  return over === 0 ? 0 : over / (high - low);
}

function markOf(beyond: number | null): Mark {
  if (beyond === null) return 'none';
  if (beyond === 0) return 'inside';
  return beyond <= 1 ? 'near' : beyond <= MOST_WIDTHS ? 'outside' : 'far';
}

function check(rows: readonly MetricRow[]): Check {
  const judged = rows.filter((row) => row.mark !== 'none');
  const inside = judged.filter((row) => row.mark === 'inside').length;
  const far = judged.filter((row) => row.mark === 'far').map((row) => row.id);
  const share = judged.length > 0 ? inside / judged.length : 0;
  return { judged: judged.length, inside, share, far, passed: share >= SHARE_INSIDE && far.length === 0 };
}

/** Compares a run with real seasons. */
export function reportOf(run: LoadedRun, targets: readonly Target[]): Report {
  const { dir, manifest, dynasties } = run;
  const estimator = new Estimator(dynasties);
  const metrics: MetricRow[] = [];
  const missing: Report['missing'] = [];
  for (const target of targets) {
    const estimate = estimator.of(target.id);
    if (!estimate) {
      const reason = reasonOf(target, manifest.plan.seasons);
      missing.push({ id: target.id, description: target.description, reason });
      continue;
    }
    const distance = target.spread ? (estimate.value - target.target) / target.spread : null;
    const beyond = beyondOf(estimate.value, target.low, target.high);
    metrics.push({ ...target, ...estimate, distance, beyond, mark: markOf(beyond) });
  }
  const known = new Set(targets.map(({ id }) => id));
  const others = estimator
    .ids()
    .filter((id) => !known.has(id))
    .map((id) => ({ id, ...estimator.of(id)! }));
  return {
    dir,
    command: manifest.command,
    version: manifest.version,
    dynasties: dynasties.length,
    seasons: manifest.plan.seasons,
    games: dynasties.reduce((sum, dynasty) => sum + dynasty.games, 0),
    gamesPerSecond: manifest.speed.gamesPerSecond,
    metrics,
    missing,
    others,
    shapes: shapesOf(dynasties),
    rates: ratesOf(dynasties),
    longRun: longRunOf(dynasties),
    check: check(metrics),
  };
}
