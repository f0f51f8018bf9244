import { done, type Result, refuse } from '../../contract/result.ts';
import { openSave, SaveError } from '../../save/index.ts';
import { Sqlite, type SqlValue } from '../../save/sqlite.ts';
import { capitalized, plural } from '../../words/numbers.ts';
import { fill } from './fill.ts';
import { sourceOf } from './source.ts';
import { hasAnother, tablesNamed } from './statement.ts';
import type { Source } from './table.ts';
import { unknownName } from './unknown-name.ts';

/** Input of the question thread. */
export interface Question {
  path: string;
  sql: string;
  /** The season to limit games and statistics to; null for all. */
  year: number | null;
  /** Most rows to return. */
  rows: number;
  /** Set to 1 once the tables are ready and the question starts. */
  begun: SharedArrayBuffer;
}

export interface QuestionAnswer {
  columns: string[];
  rows: SqlValue[][];
  /** Whether there are more rows. */
  more: boolean;
}

/** Memory SQLite may use for a question, besides the tables. */
const HEAP_BYTES = 256 * 1024 * 1024;
/** Most text and bytes in a response; a number counts as `CELL_BYTES`. */
const ANSWER_BYTES = 64 * 1024 * 1024;
const CELL_BYTES = 16;
/** Most seasons whose plays fit into memory together. */
const MOST_SEASONS_OF_PLAYS = 12;

const sizeOf = (value: SqlValue): number =>
  CELL_BYTES + (typeof value === 'string' || value instanceof Uint8Array ? value.length : 0);

/** Packed bytes in SQL notation, because they have no text form. */
const shown = (value: SqlValue): SqlValue =>
  value instanceof Uint8Array ? `x'${Buffer.from(value).toString('hex')}'` : value;

/** Makes column names unique: `year`, `year_2`. */
function different(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name}_${times}`;
  });
}

/** Takes rows until there are enough, or too many to hold. */
function taken(rows: Iterable<SqlValue[]>, most: number): Pick<QuestionAnswer, 'rows' | 'more'> {
  const out: SqlValue[][] = [];
  let bytes = 0;
  for (const row of rows) {
    bytes += row.reduce<number>((sum, value) => sum + sizeOf(value), 0);
    if (out.length === most || bytes > ANSWER_BYTES) return { rows: out, more: true };
    out.push(row.map(shown));
  }
  return { rows: out, more: false };
}

/** Turns SQLite's own message into a sentence. */
function notUnderstood(error: unknown, sql: string): Result<never> {
  const message = error instanceof Error ? error.message : String(error);
  if (/out of memory|too big|memory access/i.test(message)) {
    return refuse('malformed', 'The query needs too much memory. Ask for less at a time.');
  }
  if (/readonly database/.test(message)) return refuse('malformed', 'Queries are read-only; nothing was changed.');
  return unknownName(message, sql) ?? refuse('malformed', `${capitalized(message)}.`);
}

/** Explains why the tables cannot be filled; null if they can. */
function whyTooMuch(sql: string, { seasons }: Source): string | null {
  const plays = tablesNamed(sql).some(({ name }) => name === 'plays');
  if (!plays || seasons.length <= MOST_SEASONS_OF_PLAYS) return null;
  return `The plays of ${plural(seasons.length, 'season')} do not fit in memory. Query one season: --year ${seasons.at(-1)}.`;
}

function answered(db: Sqlite, { sql, rows: most, begun }: Question): Result<QuestionAnswer> {
  Atomics.store(new Int32Array(begun), 0, 1);
  try {
    const { columns, rows, rest } = db.asked(sql);
    if (hasAnother(rest)) return refuse('malformed', 'Run one statement at a time; there is more after the first.');
    return done({ columns: different(columns), ...taken(rows, most) });
  } catch (error) {
    return notUnderstood(error, sql);
  }
}

/** Fills the tables a question names in a separate database, and runs the question there. */
async function asked(question: Question): Promise<Result<QuestionAnswer>> {
  const session = await openSave(question.path);
  const db = new Sqlite(null);
  try {
    const refused = session.read((save) => {
      const source = sourceOf(save, question.year);
      const tooMuch = whyTooMuch(question.sql, source);
      if (tooMuch === null) fill(db, source, tablesNamed(question.sql));
      return tooMuch;
    });
    if (refused !== null) return refuse('malformed', refused);
    db.script(`PRAGMA temp_store = MEMORY; PRAGMA hard_heap_limit = ${HEAP_BYTES}; PRAGMA query_only = ON`);
    return answered(db, question);
  } finally {
    session.close();
  }
}

/**
 * Entry point of a thread started by `ask.ts`; a thread, because a question may never end. Errors lose their class
 * between threads, so they are returned as refusals.
 */
export default async function ask(question: Question): Promise<Result<QuestionAnswer>> {
  try {
    return await asked(question);
  } catch (error) {
    if (error instanceof SaveError) return refuse('unauthorized', error.message);
    throw error;
  }
}
