import { workerData } from 'node:worker_threads';
import { reference } from '../reference/index.ts';
import { OutputError } from '../save/output.ts';
import { PartWriter } from './parts.ts';
import type { Plan } from './plan.ts';
import { DynastyFailed, playDynasty } from './simulate.ts';
import { tablesOf } from './tables.ts';

/** One dynasty to play into its part files. */
export interface Task {
  plan: Plan;
  dynasty: number;
  dir: string;
  /** Index of the counter of weeks to use; 0 if there is only one. */
  counter?: number;
}

/** Result of a task. */
export type Played = { dynasty: number; games: number } | { dynasty: number; failed: string; year: number };

/** Weeks played, for progress: a counter for each concurrent task. */
const weeks = new Int32Array((workerData as { weeks: SharedArrayBuffer }).weeks);

/** Plays a dynasty in this worker. */
export default function play({ plan, dynasty, dir, counter = 0 }: Task): Played {
  const part = new PartWriter(dir, dynasty, tablesOf(plan));
  try {
    const summary = playDynasty(plan, dynasty, reference, part.tables, () => void Atomics.add(weeks, counter, 1));
    part.finish(summary);
    return { dynasty, games: summary.games };
  } catch (error) {
    part.abandon();
    const cause = error instanceof DynastyFailed ? error.cause : error;
    if (cause instanceof OutputError) return { dynasty, failed: cause.message, year: 0 };
    if (error instanceof DynastyFailed) return { dynasty, failed: error.message, year: error.year };
    throw error;
  }
}
