import { Piscina } from 'piscina';
import { optimizeAfter } from '../app/hosting/optimizing.ts';
import { threadFile } from '../app/hosting/thread-file.ts';
import type { Played, Task } from './worker.ts';

/**
 * Heap for short-lived objects, twice Node's default: a week's box scores live until they are written, and with less
 * room they are copied several times first (this saves a fifth of the garbage collector's time, measured).
 */
const YOUNG_MEGABYTES = 96;

/**
 * Bytes of bytecode that a function runs before V8 optimizes it, seven times the default: most of a dynasty runs once a
 * season. 8 dynasties of 10 seasons on two cores: 37.1 -> 34.3 s, 69.5 -> 64.3 s of processor time (three pairs).
 */
const SEASONS_RUN = 1_000_000;

/** Workers that play dynasties, each one at a time. */
export interface Workers {
  /** Dynasties to hand out at once. */
  readonly lanes: number;
  /** Whether the other dynasties continue when one fails. */
  readonly goOn: boolean;
  /** Plays a dynasty; its finished parts are in the task's folder afterward. */
  play(task: Task): Promise<Played>;
  /** Returns the weeks played so far by all workers. */
  weeks(): number;
  /** Returns each machine's share of the work, by name; absent if this process plays. */
  shares?(): Record<string, WorkerShare>;
  /** Terminates them, whatever they are doing. */
  stop(): Promise<void>;
}

/** One machine's share of a run. */
export interface WorkerShare {
  dynasties: number;
  games: number;
  /** Sum of its dynasties' durations. */
  seconds: number;
}

/** Threads of this process, with a counter of weeks for each running task. */
export interface Threads extends Workers {
  weeksOf(counter: number): number;
  reset(counter: number): void;
}

export function startThreads(jobs: number): Threads {
  optimizeAfter(SEASONS_RUN);
  const shared = new SharedArrayBuffer(4 * jobs);
  const counters = new Int32Array(shared);
  const pool = new Piscina({
    ...threadFile(import.meta.url, 'worker'),
    minThreads: jobs,
    maxThreads: jobs,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    workerData: { weeks: shared },
  });
  return {
    lanes: jobs,
    goOn: false,
    play: (task) => pool.run(task) as Promise<Played>,
    weeksOf: (counter) => Atomics.load(counters, counter),
    reset: (counter) => void Atomics.store(counters, counter, 0),
    weeks: () => counters.reduce((sum, weeks) => sum + weeks, 0),
    stop: () => pool.destroy(),
  };
}
