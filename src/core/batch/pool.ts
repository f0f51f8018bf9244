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

/** Workers that each play one dynasty at a time. */
export interface Workers {
  play(task: Task): Promise<Played>;
  /** Weeks played so far by all of them. */
  weeks(): number;
  /** Ends them, whatever they are doing. */
  stop(): Promise<void>;
}

export function startWorkers(jobs: number): Workers {
  compileForPlayLoops();
  const shared = new SharedArrayBuffer(4);
  const counter = new Int32Array(shared);
  const pool = new Piscina({
    ...threadFile(import.meta.url, 'worker'),
    minThreads: jobs,
    maxThreads: jobs,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    workerData: { weeks: shared },
  });
  return {
    play: (task) => pool.run(task) as Promise<Played>,
    weeks: () => Atomics.load(counter, 0),
    stop: () => pool.destroy(),
  };
}
