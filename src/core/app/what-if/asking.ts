import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import { type Failure, type Result, refuse } from '../../contract/result.ts';
import type { LedgerOutcome } from '../../contract/views/season/ledger.ts';
import type { WhatIfOutcome } from '../../contract/views/season/what-if.ts';
import { Signals } from '../hosting/signals.ts';
import { threadFile } from '../hosting/thread-file.ts';
import type { ChangeTask, LedgerTask, Task } from './task.ts';

/**
 * Simulating seasons takes seconds or minutes, so a thread does it while the caller polls until it is done. Results are
 * cached: a page opened again shows them immediately.
 */

/** Progress of a question, or its result. */
export type Asked<Outcome> =
  | { progress: number; outcome: null }
  | { progress: null; outcome: Outcome }
  | { error: Failure };

type Outcome = WhatIfOutcome | LedgerOutcome;
type Question<Of extends Task> = Omit<Of, 'memory'>;

interface Job {
  signals: Signals;
  answer: Result<Outcome> | null;
  /** When it was last polled, in milliseconds. */
  seen: number;
}

/** Idle time after which a thread ends, because it holds a dynasty in memory. */
const IDLE_MS = 60_000;
const MOST_KEPT = 64;
/** Time without polling after which a question is abandoned. */
const FORGOTTEN_MS = 15_000;

const jobs = new LRUCache<string, Job>({ max: MOST_KEPT });
let pool: Piscina | null = null;

function threads(): Piscina {
  pool ??= new Piscina({
    ...threadFile(import.meta.url, 'what-if-thread'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    // With atomics, a waiting thread would keep the process alive.
    atomics: 'disabled',
  });
  return pool;
}

/** Ends abandoned questions. */
function giveUpForgotten(now: number): void {
  for (const [key, { signals, answer, seen }] of [...jobs.entries()]) {
    if (answer !== null || now - seen < FORGOTTEN_MS) continue;
    signals.stop();
    jobs.delete(key);
  }
}

function begin(key: string, task: Question<Task>): Job {
  const signals = new Signals();
  const job: Job = { signals, answer: null, seen: performance.now() };
  jobs.set(key, job);
  const failed = (error: unknown) => refuse('failed', `The season could not be replayed: ${String(error)}`);
  threads()
    .run({ ...task, memory: signals.memory })
    .then((answer: Result<Outcome> | null) => answer ?? refuse('failed', 'It was canceled.'), failed)
    .then((answer: Result<Outcome>) => {
      job.answer = answer;
    });
  return job;
}

/** Distinguishes a question from others about the same state of a save. */
function named(task: Question<ChangeTask> | Question<LedgerTask>): unknown[] {
  if (!('change' in task)) return ['year', task.year];
  const { change } = task;
  return 'moment' in change ? [change.changed] : [change.game.id, change.kick?.play, change.player];
}

/** Returns the progress of a question; the first call starts it. */
export function ask(task: Question<ChangeTask>): Asked<WhatIfOutcome>;
export function ask(task: Question<LedgerTask>): Asked<LedgerOutcome>;
export function ask(task: Question<ChangeTask> | Question<LedgerTask>): Asked<Outcome> {
  const now = performance.now();
  giveUpForgotten(now);
  const { path, state, runs } = task;
  const key = JSON.stringify([path, state, runs, ...named(task)]);
  const job = jobs.get(key) ?? begin(key, task);
  job.seen = now;
  if (job.answer === null) return { progress: job.signals.share, outcome: null };
  if (job.answer.ok) return { progress: null, outcome: job.answer.value };
  // A failed question may succeed the next time.
  if (job.answer.error.code === 'failed') jobs.delete(key);
  return { error: job.answer.error };
}

/** Ends the thread, for a program about to exit. */
export async function endAsking(): Promise<void> {
  const ending = pool;
  pool = null;
  jobs.clear();
  await ending?.destroy();
}
