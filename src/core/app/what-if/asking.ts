import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import { type Failure, type Result, refuse } from '../../contract/result.ts';
import type { LedgerOutcome } from '../../contract/views/season/ledger.ts';
import type { WhatIfOutcome } from '../../contract/views/season/what-if.ts';
import { Signals } from '../hosting/signals.ts';
import { threadFile } from '../hosting/thread-file.ts';
import type { ChangeTask, LedgerTask, Task } from './task.ts';

/**
 * Seasons that are played on take seconds or minutes, so a thread plays them and whoever asked looks again until they are
 * there. Answers are kept: a page that is opened again shows them at once.
 */

/** How an answer is coming along. */
export type Asked<Outcome> =
  | { progress: number; outcome: null }
  | { progress: null; outcome: Outcome }
  | { error: Failure };

type Outcome = WhatIfOutcome | LedgerOutcome;
type Question<Of extends Task> = Omit<Of, 'memory'>;

interface Job {
  signals: Signals;
  answer: Result<Outcome> | null;
  /** When it was last asked for, in milliseconds. */
  seen: number;
}

/** A thread ends when nobody has asked for so long; it holds a dynasty in memory. */
const IDLE_MS = 60_000;
const MOST_KEPT = 64;
/** A question that nobody has looked at for so long is given up. */
const FORGOTTEN_MS = 15_000;

const jobs = new LRUCache<string, Job>({ max: MOST_KEPT });
let pool: Piscina | null = null;

function threads(): Piscina {
  pool ??= new Piscina({
    ...threadFile(import.meta.url, 'what-if-thread'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    // With atomics a waiting thread would keep the process.
    atomics: 'disabled',
  });
  return pool;
}

/** Ends the questions that nobody waits for. */
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

/** What tells a question from others about the same state of a save. */
function named(task: Question<ChangeTask> | Question<LedgerTask>): unknown[] {
  return 'change' in task ? [task.change.game.id, task.change.kick?.play, task.change.player] : ['year', task.year];
}

/** How far a question is; the first time it is asked it begins. */
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
  // What failed may go better the next time.
  if (job.answer.error.code === 'failed') jobs.delete(key);
  return { error: job.answer.error };
}

/** Ends the thread, for a program that is about to end. */
export async function endAsking(): Promise<void> {
  const ending = pool;
  pool = null;
  jobs.clear();
  await ending?.destroy();
}
