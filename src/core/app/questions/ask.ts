import { Piscina } from 'piscina';
import { type Result, refuse } from '../../contract/result.ts';
import { plural } from '../../words/numbers.ts';
import { threadFile } from '../hosting/thread-file.ts';
import type { Question, QuestionAnswer } from './question-thread.ts';
import { whyNoQuestion } from './statement.ts';

export type { QuestionAnswer } from './question-thread.ts';
export { QUESTION_TABLES } from './tables/index.ts';

export interface Limits {
  /** Most rows to return. */
  rows: number;
  /** Time limit in seconds, not counting the setup of its tables. */
  seconds: number;
}

/** Milliseconds between checks of the time. */
const LOOK_MS = 50;

/** Stops a thread whose question takes too long. Returns a function that ends the watch. */
function watch(begun: SharedArrayBuffer, seconds: number, stop: AbortController): () => void {
  let since: number | null = null;
  const timer = setInterval(() => {
    if (Atomics.load(new Int32Array(begun), 0) === 0) return;
    since ??= performance.now();
    if (performance.now() - since > seconds * 1000) stop.abort();
  }, LOOK_MS);
  return () => clearInterval(timer);
}

/**
 * Runs an SQL question against a save, in a thread that is stopped if it takes too long. It reads a copy in memory; the
 * save is not touched. Throws `SaveError` for a save that cannot be opened.
 */
export async function askQuestion(
  question: Omit<Question, 'rows' | 'begun'>,
  { rows, seconds }: Limits,
): Promise<Result<QuestionAnswer>> {
  const no = whyNoQuestion(question.sql);
  if (no !== null) return refuse('malformed', no);
  const begun = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const stop = new AbortController();
  const end = watch(begun, seconds, stop);
  const pool = new Piscina({ ...threadFile(import.meta.url, 'question-thread'), maxThreads: 1 });
  try {
    return await pool.run({ ...question, rows, begun }, { signal: stop.signal });
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    return refuse('malformed', `The query took more than ${plural(seconds, 'second')} and was stopped.`);
  } finally {
    end();
    await pool.destroy();
  }
}
