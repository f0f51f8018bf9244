import { setFlagsFromString } from 'node:v8';
import { Piscina } from 'piscina';
import { threadFile } from '../app/thread-file.ts';
import type { Played, Task } from './worker.ts';

/**
 * Room for what a worker makes and soon forgets, twice what Node gives: a week's box scores live until it is written, and
 * with little room they are copied several times before (a fifth less time in the garbage collector, measured).
 */
const YOUNG_MEGABYTES = 96;

/**
 * Lets V8 write more of what a play calls in place of the calls (its usual limit leaves most draws as calls; a larger
 * one than this brings no more and takes longer to compile), and lets it watch a function's calls from the first one on,
 * so that it guesses their kinds better (a twentieth of a run's time). Both were measured in pairs. It changes how fast
 * games are played, never what happens in them, and holds for threads that start later.
 */
export function compileForPlayLoops(): void {
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=3000');
  setFlagsFromString('--no-lazy-feedback-allocation');
}

/** Whoever plays dynasties, each worker one at a time. */
export interface Workers {
  /** Dynasties to hand out at a time. */
  readonly lanes: number;
  /** Whether the others are played to their end when one dynasty breaks. */
  readonly goOn: boolean;
  /** Plays a dynasty; its finished parts are in the task's folder afterwards. */
  play(task: Task): Promise<Played>;
  /** Weeks played so far by all of them. */
  weeks(): number;
  /** What each machine's worker has done, by name; absent where this process plays. */
  shares?(): Record<string, WorkerShare>;
  /** Ends them, whatever they are doing. */
  stop(): Promise<void>;
}

/** What one of many machines did for a run. */
export interface WorkerShare {
  dynasties: number;
  games: number;
  /** Sum over its dynasties, of the time each took. */
  seconds: number;
}

/** Threads of this process, with a counter of weeks for each task that runs. */
export interface Threads extends Workers {
  weeksOf(counter: number): number;
  reset(counter: number): void;
}

export function startThreads(jobs: number): Threads {
  compileForPlayLoops();
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
