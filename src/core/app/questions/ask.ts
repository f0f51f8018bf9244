import { Piscina } from 'piscina';
import { type Result, refuse } from '../../contract/result.ts';
import { plural } from '../../words/numbers.ts';
import { threadFile } from '../hosting/thread-file.ts';
import type { Question, QuestionAnswer } from './question-thread.ts';
import { whyNoQuestion } from './statement.ts';

export type { QuestionAnswer } from './question-thread.ts';
export { QUESTION_TABLES } from './tables/index.ts';

export interface Limits {
  /** Rows at most. */
  rows: number;
  /** Seconds that the question may take, once its tables are there. */
  seconds: number;
}

/** Milliseconds between two looks at the time. */
const LOOK_MS = 50;

/** Stops a thread when its question has taken too long. Returns what ends the watch. */
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
 * Asks a save a question in SQL, in a thread that is ended when it takes too long. It reads a copy in memory; the save is
 * not touched. Throws `SaveError` for a save that cannot be opened.
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
