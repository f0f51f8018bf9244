import { join } from 'node:path';
import { zip } from '../../model/lists.ts';
import { KNOBS } from '../../tuning/index.ts';
import { type Knob, listKnobs } from '../../tuning/knob.ts';
import { type LoadedRun, loadRun, pairsBySeed } from '../load.ts';
import { type Plan, PlanError } from '../plan.ts';
import { Estimator, valueIn } from '../report/estimate.ts';
import { interval95 } from '../report/student.ts';
import type { Target } from '../targets.ts';
import { fitPlace, type Measured, type Place, probed } from './trust-region.ts';

/** Inputs to a fit. */
export interface FitRequest {
  /** The plan played at each point; its tables and shards are ignored. */
  plan: Plan;
  /** Folder for the runs. */
  dir: string;
  knobs: readonly string[];
  targets: readonly Target[];
  /** Ids of targets; null: every target with a range that the knobs clearly move. */
  metrics: readonly string[] | null;
  /** Most points to play, probes included. */
  most: number;
  /** Plays a plan into a folder. */
  run: (plan: Plan, dir: string) => Promise<void>;
  onNote?: (sentence: string) => void;
}

export interface FitMetric {
  id: string;
  description: string;
  unit: string;
  target: number;
  low: number | null;
  high: number | null;
  before: number;
  after: number;
  /** 95% interval of `after` over dynasties; null for too few. */
  interval: readonly [number, number] | null;
}

export interface FitKnob {
  name: string;
  before: number;
  after: number;
  min: number;
  max: number;
  unit: string;
  /** How much each target metric changes when the knob moves by a tenth of its range, in the metric's unit. */
  moves: { id: string; by: number }[];
}

export interface Fit {
  /** Target metrics, worst fit first. */
  metrics: FitMetric[];
  knobs: FitKnob[];
  /** Metrics that were not targets but clearly changed, paired by seed. */
  elsewhere: { id: string; description: string; before: number; after: number; interval: readonly [number, number] }[];
  /** Sum of squared distances from the targets, in tolerances. */
  misfit: { before: number; after: number };
  runs: number;
  ended: string;
  /** Values for `--tuning`. */
  tuning: Record<string, number>;
}

/** Step sizes as shares of each knob's range. */
const OPTIONS = { radius: 0.25, probe: 0.06, enough: 0.05, narrowest: 0.004 };
/** By default, a metric becomes a target if a tenth of some knob's range moves it by this many standard errors. */
const MOVED = 3;

interface Run extends Measured {
  run: LoadedRun;
}

function knobsOf(names: readonly string[]): { name: string; knob: Knob }[] {
  if (names.length === 0) throw new PlanError('Which tuning values may the fit change? List them with --knobs a,b.');
  const all = new Map(listKnobs(KNOBS).map(({ name, knob }) => [name, knob]));
  return names.map((name) => {
    const knob = all.get(name);
    if (!knob) throw new PlanError(`There is no tuning value "${name}".`);
    return { name, knob };
  });
}

/** Returns half the width of the range, or the spread between seasons: a distance that matters little. */
function toleranceOf({ low, high, spread, target }: Target): number {
  if (low !== null && high !== null && high > low) return (high - low) / 2;
  return spread ?? Math.max(Math.abs(target) / 50, 1e-9);
}

function settingOf(knobs: readonly { name: string; knob: Knob }[], place: Place): Record<string, number> {
  return Object.fromEntries(
    zip(knobs, place).map(
      ([
        {
          name,
          knob: { range, whole },
        },
        at,
      ]) => {
        const value = range[0] + at * (range[1] - range[0]);
        return [name, whole ? Math.round(value) : Number(value.toPrecision(8))];
      },
    ),
  );
}

/** Runs by point, each played once. */
class Places {
  private readonly request: FitRequest;
  private readonly knobs: readonly { name: string; knob: Knob }[];
  private readonly played = new Map<string, LoadedRun>();

  constructor(request: FitRequest, knobs: readonly { name: string; knob: Knob }[]) {
    this.request = request;
    this.knobs = knobs;
  }

  async at(place: Place): Promise<LoadedRun> {
    const { plan, dir, run, onNote } = this.request;
    const setting = settingOf(this.knobs, place);
    const key = JSON.stringify(setting);
    const known = this.played.get(key);
    if (known) return known;
    const folder = join(dir, `place-${String(this.played.size + 1).padStart(3, '0')}`);
    onNote?.(
      Object.entries(setting)
        .map(([name, value]) => `${name}=${value}`)
        .join(' '),
    );
    await run({ ...plan, set: { ...plan.set, ...setting }, tables: [], shard: null, only: null }, folder);
    const loaded = loadRun(folder);
    this.played.set(key, loaded);
    return loaded;
  }
}

/** Returns the paired difference of a metric between two runs with the same seeds. */
function paired(a: LoadedRun, b: LoadedRun, id: string): ReturnType<typeof interval95> | null {
  const differences = pairsBySeed(a.dynasties, b.dynasties).flatMap(([before, after]) => {
    const [x, y] = [valueIn(before, id), valueIn(after, id)];
    return x === null || y === null ? [] : [y - x];
  });
  return differences.length > 0 ? interval95(differences) : null;
}

/** Returns the targets that a probe clearly moved. */
async function movedBy(places: Places, start: Place, targets: readonly Target[]): Promise<Target[]> {
  const here = await places.at(start);
  const moved = new Set<string>();
  for (let i = 0; i < start.length; i++) {
    const there = await places.at(probed(start, i, OPTIONS.probe).place);
    for (const { id } of targets) {
      const change = paired(here, there, id);
      if (change === null || change.standardError === null) continue;
      // An equal change in every pair has no error.
      if (Math.abs(change.mean) > MOVED * change.standardError) moved.add(id);
    }
  }
  return targets.filter(({ id }) => moved.has(id));
}

async function aimedAt(request: FitRequest, places: Places, start: Place): Promise<Target[]> {
  const { metrics, targets } = request;
  if (metrics === null) {
    const ranged = targets.filter(({ low, high }) => low !== null && high !== null);
    const moved = await movedBy(places, start, ranged);
    if (moved.length === 0)
      throw new PlanError('These tuning values have no clear effect on any metric. Simulate more dynasties.');
    return moved;
  }
  return metrics.map((id) => {
    const target = targets.find((each) => each.id === id);
    if (!target) throw new PlanError(`The reference has no metric "${id}".`);
    return target;
  });
}

/**
 * Adjusts tuning values within their ranges until metrics fit a reference, by Gauss-Newton steps within a trust region
 * (`trust-region.ts`); every point is played with the same seeds, so that differences come from the values and not the
 * dice. The run of every point is kept. Throws `PlanError` for unknown names.
 */
export async function fitTuning(request: FitRequest): Promise<Fit> {
  const knobs = knobsOf(request.knobs);
  const set: Readonly<Record<string, number>> = request.plan.set;
  const start = knobs.map(
    ({ name, knob: { value, range } }) => ((set[name] ?? value) - range[0]) / (range[1] - range[0]),
  );
  const places = new Places(request, knobs);
  const aims = await aimedAt(request, places, start);
  const measure = async (place: Place): Promise<Run> => {
    const run = await places.at(place);
    const estimator = new Estimator(run.dynasties);
    return {
      run,
      residuals: aims.map((aim) => ((estimator.of(aim.id)?.value ?? aim.target) - aim.target) / toleranceOf(aim)),
    };
  };
  const before = await measure(start);
  const found = await fitPlace(start, measure, { ...OPTIONS, most: request.most });
  const { run } = found.measured;
  const after = settingOf(knobs, found.place);
  return {
    metrics: metricsOf(aims, before.run, run),
    knobs: knobs.map(({ name, knob: { range, value, unit } }, i) => ({
      name,
      before: set[name] ?? value,
      after: after[name]!,
      min: range[0],
      max: range[1],
      unit,
      moves: aims.map((aim, j) => ({ id: aim.id, by: (found.slopes[j]![i]! * toleranceOf(aim)) / 10 })),
    })),
    elsewhere: elsewhere(before.run, run, new Set(aims.map(({ id }) => id)), request.targets),
    misfit: { before: squares(before), after: squares(found.measured) },
    runs: found.runs,
    ended: found.ended,
    tuning: { ...set, ...after },
  };
}

const squares = ({ residuals }: Measured): number => residuals.reduce((sum, r) => sum + r * r, 0);

function metricsOf(aims: readonly Target[], before: LoadedRun, after: LoadedRun): FitMetric[] {
  const [first, last] = [new Estimator(before.dynasties), new Estimator(after.dynasties)];
  const off = (metric: FitMetric, aim: Target): number => Math.abs(metric.after - metric.target) / toleranceOf(aim);
  return aims
    .map((aim) => {
      const { id, description, unit, target, low, high } = aim;
      const estimate = last.of(id);
      const metric: FitMetric = {
        id,
        description,
        unit,
        target,
        low,
        high,
        before: first.of(id)?.value ?? Number.NaN,
        after: estimate?.value ?? Number.NaN,
        interval: estimate?.interval ?? null,
      };
      return { metric, off: off(metric, aim) };
    })
    .sort((a, b) => b.off - a.off)
    .map(({ metric }) => metric);
}

function elsewhere(
  before: LoadedRun,
  after: LoadedRun,
  aimed: ReadonlySet<string>,
  targets: readonly Target[],
): Fit['elsewhere'] {
  const descriptions = new Map(targets.map(({ id, description }) => [id, description]));
  const [first, last] = [new Estimator(before.dynasties), new Estimator(after.dynasties)];
  return first.ids().flatMap((id) => {
    const change = aimed.has(id) ? null : paired(before, after, id);
    if (!change?.interval || change.mean === 0 || (change.interval[0] <= 0 && change.interval[1] >= 0)) return [];
    const values = { before: first.of(id)?.value ?? Number.NaN, after: last.of(id)?.value ?? Number.NaN };
    return [{ id, description: descriptions.get(id) ?? '', ...values, interval: change.interval }];
  });
}
