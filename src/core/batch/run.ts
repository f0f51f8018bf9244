import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { lastWeekOf } from '../model/playoff.ts';
import { reference } from '../reference/index.ts';
import { sweepOutputs } from '../save/output.ts';
import { makeFolder } from '../save/writing.ts';
import { KNOBS, resolveTuning } from '../tuning/index.ts';
import { listKnobs, TuningError } from '../tuning/knob.ts';
import { assemble, tablePath } from './assemble.ts';
import {
  checkSame,
  type Manifest,
  manifestPath,
  newManifest,
  readManifest,
  speedOf,
  writeManifest,
} from './manifest.ts';
import { isFinished, partPath, partsFolder, readSummary, removeParts, removeSummaries, sweepParts } from './parts.ts';
import { checkPlan, commandLine, dynastiesOf, type Plan, PlanError, RunError } from './plan.ts';
import { startThreads, type Workers } from './pool.ts';
import { tablesOf } from './tables.ts';
import type { Played } from './worker.ts';

/** Progress of a run. */
export interface Progress {
  /** Finished dynasties, out of how many. */
  finished: number;
  of: number;
  /** 0 to 1, by weeks played. */
  share: number;
  /** Seconds since it was started or resumed, and seconds left; null: not known yet. */
  spent: number;
  left: number | null;
}

export interface RunOptions {
  plan: Plan;
  /** Folder of the files; created if missing. */
  dir: string;
  /** Dynasties played at once on this machine. */
  jobs: number;
  /** Plays them elsewhere, given their number; defaults to this machine's threads. */
  workers?: (todo: number) => Promise<Workers>;
  /** Version of the program. */
  version: string;
  /** Stops the run; finished dynasties stay usable. */
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/** Milliseconds between two reports of progress. */
const REPORT_EVERY = 250;

function weeksOf(plan: Plan): number {
  let weeks = 0;
  for (let i = 0; i < plan.seasons; i++) weeks += lastWeekOf(reference.season(plan.year + i).playoff);
  return weeks;
}

/** Whether all parts of a finished dynasty are there. */
function usable(dir: string, plan: Plan, dynasty: number): boolean {
  return isFinished(dir, dynasty) && tablesOf(plan).every((table) => existsSync(partPath(dir, dynasty, table)));
}

function stopped(options: RunOptions, { dynasty, failed, year }: Extract<Played, { failed: string }>): RunError {
  const { plan, dir } = options;
  const alone = commandLine(plan, `${dir}-${dynasty}`, { only: dynasty, shard: null, verify: true });
  const what = year > 0 ? `crashed in ${year}` : 'was not finished';
  return new RunError(`Dynasty ${dynasty} ${what}: ${failed}\nAlone: ${alone}`);
}

/** A run in progress. */
class Run {
  private readonly options: RunOptions;
  private readonly manifest: Manifest;
  private readonly all: readonly number[];
  private readonly before: number;
  private readonly began = performance.now();
  /** Games of each finished dynasty. The folder is read once: a long run has thousands of them. */
  private readonly finished = new Map<number, number>();
  /** Errors of dynasties that failed while the rest continued. */
  private readonly broken: RunError[] = [];

  constructor(options: RunOptions, manifest: Manifest) {
    this.options = options;
    this.manifest = manifest;
    this.all = dynastiesOf(options.plan);
    this.before = manifest.speed.seconds;
    for (const dynasty of this.all) {
      const { dir, plan } = options;
      if (usable(dir, plan, dynasty)) this.finished.set(dynasty, readSummary(dir, dynasty).games);
    }
  }

  async play(): Promise<void> {
    const { options } = this;
    const todo = this.all.filter((dynasty) => !this.finished.has(dynasty));
    if (todo.length === 0 || options.signal?.aborted) return;
    const start = options.workers ?? (async (n: number) => startThreads(Math.min(options.jobs, n)));
    const workers = await start(todo.length);
    const ticking = setInterval(() => this.report(workers, todo.length), REPORT_EVERY);
    const halt = () => void workers.stop();
    options.signal?.addEventListener('abort', halt, { once: true });
    try {
      await this.playAll(workers, todo);
    } catch (error) {
      if (options.signal?.aborted !== true) throw error;
    } finally {
      clearInterval(ticking);
      options.signal?.removeEventListener('abort', halt);
      await workers.stop();
    }
  }

  private async playAll(workers: Workers, todo: readonly number[]): Promise<void> {
    const { plan, dir } = this.options;
    const waiting = todo.values();
    // Each lane takes the next dynasty when its last one is done, so that a long run is handed out bit by bit.
    const lane = async (): Promise<void> => {
      for (const dynasty of waiting) {
        const played = await workers.play({ plan, dynasty, dir });
        if ('failed' in played) this.broke(played, workers);
        else {
          this.finished.set(dynasty, played.games);
          this.note(workers);
        }
        this.report(workers, todo.length);
      }
    };
    await Promise.all(Array.from({ length: Math.min(workers.lanes, todo.length) }, lane));
  }

  /** Handles a failed dynasty: it stops a run on this machine, but a run on many machines continues to its end. */
  private broke(played: Extract<Played, { failed: string }>, workers: Workers): void {
    const error = stopped(this.options, played);
    if (!workers.goOn) throw error;
    this.broken.push(error);
  }

  private report(workers: Workers, todo: number): void {
    const total = todo * weeksOf(this.options.plan);
    const share = Math.min(1, workers.weeks() / total);
    const spent = (performance.now() - this.began) / 1000;
    const left = share > 0.02 ? (spent * (1 - share)) / share : null;
    this.options.onProgress?.({ finished: this.finished.size, of: this.all.length, share, spent, left });
  }

  /** Updates the manifest. */
  private note(workers: Workers | null): void {
    const { manifest, options } = this;
    let games = 0;
    for (const each of this.finished.values()) games += each;
    const seconds = this.before + (performance.now() - this.began) / 1000;
    const shares = workers?.shares?.() ?? manifest.speed.workers;
    manifest.finished = this.finished.size;
    manifest.complete = false;
    manifest.speed = { ...speedOf(seconds, games, options.jobs), ...(shares && { workers: shares }) };
    writeManifest(options.dir, manifest);
  }

  /** Assembles the tables from finished dynasties. Throws `RunError` for those that failed. */
  async gather(): Promise<void> {
    this.note(null);
    const done = this.all.filter((dynasty) => this.finished.has(dynasty));
    await gatherRun(this.options.dir, this.manifest, done);
    if (this.broken.length > 0) throw new RunError(this.broken.map(({ message }) => message).join('\n'));
  }
}

/**
 * Assembles a run's tables from its finished dynasties, and marks it complete if those are all; deletes parts no longer
 * needed. The lines of a shard stay parts until all shards are merged.
 */
export async function gatherRun(dir: string, manifest: Manifest, done: readonly number[]): Promise<void> {
  const { plan } = manifest;
  const tables = tablesOf(plan);
  if (plan.shard === null) await assemble(dir, tables, done, plan.format);
  manifest.finished = done.length;
  manifest.complete = done.length === dynastiesOf(plan).length;
  writeManifest(dir, manifest);
  if (manifest.complete && plan.shard === null) removeParts(dir, tables, done);
}

function isComplete({ dir, plan }: RunOptions, manifest: Manifest): boolean {
  if (plan.shard !== null) return manifest.complete && dynastiesOf(plan).every((n) => usable(dir, plan, n));
  return manifest.complete && tablesOf(plan).every((table) => existsSync(tablePath(dir, table, plan.format)));
}

/** Whether a path holds anything but an empty folder. */
function isThere(path: string): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  return stat !== undefined && !(stat.isDirectory() && readdirSync(path).length === 0);
}

/** Returns the files a run leaves in its folder. */
function filesOf(dir: string, plan: Plan): string[] {
  return [...tablesOf(plan).map((table) => tablePath(dir, table, plan.format)), manifestPath(dir)];
}

/** Throws `PlanError` if a new run would overwrite existing files. */
export function checkNothingInTheWay(dir: string, plan: Plan): void {
  const inTheWay = [...filesOf(dir, plan), partsFolder(dir)].find(isThere);
  if (inTheWay === undefined) return;
  throw new PlanError(
    `${dir} is not a batch run, and its ${basename(inTheWay)} would be overwritten. Choose another folder or move that file.`,
  );
}

/** Returns the tuning values that `Plan.set` may name, sorted. */
export function tuningNames(): string[] {
  return listKnobs(KNOBS).map(({ name }) => name);
}

/** Throws `PlanError` for an unknown name or a value out of range. */
export function checkTuning(set: Plan['set']): void {
  try {
    resolveTuning(set);
  } catch (error) {
    if (error instanceof TuningError) throw new PlanError(error.message, { cause: error });
    throw error;
  }
}

/**
 * Plays a plan into a folder, or resumes it where it stopped. The files are the same, byte for byte, whatever the
 * number of jobs and interruptions. Returns the manifest; its `complete` is false if the signal stopped the run. Throws
 * `PlanError`, also rather than overwrite a file that no run made, or `RunError` for a dynasty that failed.
 */
export async function runBatch(options: RunOptions): Promise<Manifest> {
  checkPlan(options.plan);
  checkTuning(options.plan.set);
  const fresh = newManifest(options.plan, options.dir, options.version);
  const old = readManifest(options.dir);
  if (old) checkSame(old, fresh, options.dir);
  else checkNothingInTheWay(options.dir, options.plan);
  const manifest = old ?? fresh;
  if (isComplete(options, manifest)) return manifest;
  if (manifest.complete && options.plan.shard === null) removeSummaries(options.dir, dynastiesOf(options.plan));
  makeFolder(options.dir);
  writeManifest(options.dir, manifest);
  makeFolder(partsFolder(options.dir));
  sweepParts(options.dir);
  const files = filesOf(options.dir, options.plan).map((path) => basename(path));
  sweepOutputs(options.dir, (name) => files.includes(name));
  const run = new Run(options, manifest);
  await run.play();
  await run.gather();
  return manifest;
}
