import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import type initSqlJs from 'sql.js';
import type { Database, SqlJsStatic, Statement } from 'sql.js';
import { SaveError } from './errors.ts';

export type SqlValue = number | string | Uint8Array | null;

/** Required, not imported: to import it Node reads through the whole script once more, looking for names to export. */
export const sqlJs = createRequire(import.meta.url)('sql.js') as typeof initSqlJs;

let engine: SqlJsStatic | null = null;

/**
 * How much SQLite may run, in bytes of its own code, before V8 compiles it once more, better: about a second's work.
 * V8's usual limit is a thousandth of it, so that each short command paid for a compilation (a quarter of the time of
 * `dynasty status`, measured) that it ended before it could use. Servers and long runs reach it soon enough.
 */
const CODE_BEFORE_COMPILING_AGAIN = 2_000_000_000;

/** Gets SQLite ready; needed once before the first database is opened. */
export async function loadSqlite(): Promise<void> {
  if (engine) return;
  setFlagsFromString(`--wasm-tiering-budget=${CODE_BEFORE_COMPILING_AGAIN}`);
  engine = await sqlJs();
}

/** Whether SQLite's message says that the file's bytes are wrong (not that a statement broke a rule). */
function saysDamaged(message: string): boolean {
  return /malformed|not a database|disk i\/o|corrupt|JSON cannot hold|memory access out of bounds|out of memory/i.test(
    message,
  );
}

/** An error of SQLite as ours: damage is a `SaveError`, everything else a bug or a broken rule. */
function translated(error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof SaveError) return error;
  if (!saysDamaged(message)) return error instanceof Error ? error : new Error(message);
  return new SaveError('corrupt', 'The save is damaged and cannot be read.', null, error);
}

/**
 * Memory that begins with a database file's bytes and has room after them, given to sql.js as the file itself. sql.js
 * keeps a file as what `slice` of the bytes it is given makes, a copy: here it makes the memory. So nothing is copied
 * when a file is opened, nor when it grows into the room, and what was committed can be read where it is.
 */
function asFile(bytes: Uint8Array): { memory: Uint8Array; given: Uint8Array } | null {
  const memory = new Uint8Array(bytes.buffer);
  if (bytes.byteOffset !== 0 || memory.length === bytes.length) return null;
  const given = bytes.subarray();
  Object.defineProperty(given, 'slice', { value: () => memory });
  return { memory, given };
}

/** One database in memory. Statements are prepared once and kept; rows are arrays in the order of the columns. */
export class Sqlite {
  private readonly raw: Database;
  /** The memory the file was put into; null when sql.js made its own. */
  private readonly memory: Uint8Array | null;
  private readonly statements = new Map<string, Statement>();

  /**
   * Opens a copy of `bytes`, or a new database. Bytes at the start of a larger piece of memory are taken over together
   * with that memory: nobody else may use them any more. `loadSqlite` must have been awaited.
   */
  constructor(bytes: Uint8Array | null) {
    if (!engine) throw new Error('loadSqlite() comes before the first database');
    const own = bytes && asFile(bytes);
    this.memory = own?.memory ?? null;
    try {
      this.raw = new engine.Database(own?.given ?? bytes);
      this.raw.run('PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON;');
    } catch (error) {
      throw translated(error);
    }
  }

  /** All rows of a query. */
  all(sql: string, params: SqlValue[] = []): SqlValue[][] {
    return this.guarded(() => {
      const statement = this.prepared(sql);
      statement.bind(params);
      const rows: SqlValue[][] = [];
      try {
        while (statement.step()) rows.push(statement.get() as SqlValue[]);
      } finally {
        statement.reset();
      }
      return rows;
    });
  }

  /** The first row of a query, or null. */
  get(sql: string, params: SqlValue[] = []): SqlValue[] | null {
    return this.all(sql, params)[0] ?? null;
  }

  run(sql: string, params: SqlValue[] = []): void {
    this.guarded(() => this.prepared(sql).run(params));
  }

  /** Several statements at once, without parameters. */
  script(sql: string): void {
    this.guarded(() => this.raw.exec(sql));
  }

  /** All or nothing: an exception rolls back and is thrown on. */
  transaction<T>(work: () => T): T {
    this.script('BEGIN');
    try {
      const value = work();
      this.script('COMMIT');
      return value;
    } catch (error) {
      this.script('ROLLBACK');
      throw error;
    }
  }

  /** A copy of the file's bytes. Not inside a transaction. */
  export(): Uint8Array {
    return this.guarded(() => this.raw.export());
  }

  /**
   * The file's bytes where they are, to be used at once and not kept; null when there is no such place. sql.js moves a
   * file that outgrows its memory without a word, so whoever asks must see by the bytes that they are the latest.
   */
  inPlace(): Uint8Array | null {
    if (!this.memory) return null;
    const size = Number(this.get('PRAGMA page_size')![0]) * Number(this.get('PRAGMA page_count')![0]);
    return size > this.memory.length ? null : this.memory.subarray(0, size);
  }

  close(): void {
    for (const statement of this.statements.values()) statement.free();
    this.statements.clear();
    this.raw.close();
  }

  private prepared(sql: string): Statement {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.raw.prepare(sql);
      this.statements.set(sql, statement);
    }
    return statement;
  }

  private guarded<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw translated(error);
    }
  }
}
