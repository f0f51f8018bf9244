import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeOutput } from '../save/output.ts';
import { KNOBS } from '../tuning/index.ts';
import { listKnobs } from '../tuning/knob.ts';
import { commandLine, dynastiesOf, type Plan, PlanError, seedOf } from './plan.ts';
import type { WorkerShare } from './pool.ts';

/** A run's plan and progress. */
export interface Manifest {
  version: string;
  command: string;
  plan: Plan;
  /** By dynasty, in order. */
  seeds: { dynasty: number; seed: string }[];
  /** Every tuning value of the run, by name. */
  tuning: Record<string, number>;
  /** Number of finished dynasties, and whether the tables are written. */
  finished: number;
  complete: boolean;
  /** For the whole run, including time before an interruption. */
  speed: {
    seconds: number;
    games: number;
    gamesPerSecond: number;
    jobs: number;
    /** For a run divided among machines: each worker's share. */
    workers?: Record<string, WorkerShare>;
  };
}

export const manifestPath = (dir: string): string => join(dir, 'manifest.json');

export function tuningInForce(set: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(listKnobs(KNOBS).map(({ name, knob }) => [name, set[name] ?? knob.value]));
}

/** Returns the speed at which this many games were played. */
export function speedOf(seconds: number, games: number, jobs: number): Manifest['speed'] {
  const gamesPerSecond = Math.round(games / Math.max(seconds, 0.001));
  return { seconds: Number(seconds.toFixed(1)), games, gamesPerSecond, jobs };
}

export function newManifest(plan: Plan, dir: string, version: string): Manifest {
  return {
    version,
    command: commandLine(plan, dir),
    plan,
    seeds: dynastiesOf(plan).map((dynasty) => ({ dynasty, seed: seedOf(plan, dynasty) })),
    tuning: tuningInForce(plan.set),
    finished: 0,
    complete: false,
    speed: speedOf(0, 0, 1),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether a value is a run's manifest; other programs also have files called `manifest.json`. */
function isManifest(value: unknown): value is Manifest {
  if (!isRecord(value) || !isRecord(value.plan) || !isRecord(value.plan.set) || !isRecord(value.tuning)) return false;
  return typeof value.command === 'string' && Array.isArray(value.seeds) && isRecord(value.speed);
}

/**
 * Reads a folder's manifest; null if there is none. Throws `PlanError` if it cannot be read or does not belong to a
 * run.
 */
export function readManifest(dir: string): Manifest | null {
  const path = manifestPath(dir);
  if (!existsSync(path)) return null;
  let found: unknown;
  try {
    found = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new PlanError(`${path} cannot be read; give another folder, or remove this one to start over.`, {
      cause: error,
    });
  }
  if (!isManifest(found)) throw new PlanError(`${path} is not a batch run; give another folder.`);
  // Runs by older versions had neither shards nor a choice of tables.
  return {
    ...found,
    plan: {
      ...found.plan,
      shard: found.plan.shard ?? null,
      tables: found.plan.tables ?? null,
      rosters: found.plan.rosters ?? false,
    },
  };
}

export function writeManifest(dir: string, manifest: Manifest): void {
  writeOutput(manifestPath(dir), `${JSON.stringify(manifest, null, 2)}\n`, { replace: true });
}

function sorted(record: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Returns the parts of a manifest that determine its files' contents. */
function contents({ version, plan, tuning }: Manifest): string {
  return JSON.stringify([version, { ...plan, set: sorted(plan.set) }, sorted(tuning)]);
}

/** Throws `PlanError` unless the run in a folder can be resumed. */
export function checkSame(old: Manifest, wanted: Manifest, dir: string): void {
  if (contents(old) === contents(wanted)) return;
  throw new PlanError(`${dir} holds another run (${old.command}); give another folder, or remove this one.`);
}
