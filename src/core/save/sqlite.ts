import { createRequire } from 'node:module';
import type initSqlJs from 'sql.js';
import type { Database, SqlJsStatic, Statement } from 'sql.js';
import { firstOf } from '../model/lists.ts';
import { SaveError } from './errors.ts';
import type { FileOnDemand } from './reading.ts';

/** Required rather than imported, because an import makes Node scan the whole script again for exports. */
const sqlJs = createRequire(import.meta.url)('sql.js') as typeof initSqlJs;

export type SqlValue = number | string | Uint8Array | null;

type Five = [SqlValue, SqlValue, SqlValue, SqlValue, SqlValue];
type Ten = [...Five, ...Five];

/** A row of a query, in column order. A query is trusted to return the columns its reader expects. */
export type SqlRow = [...Ten, ...Ten, ...Ten, ...SqlValue[]];

let engine: SqlJsStatic | null = null;
let loading: Promise<SqlJsStatic> | null = null;

/** Loads SQLite once, compiling it in the background; must be awaited before the first database is opened. */
export async function loadSqlite(): Promise<void> {
  loading ??= sqlJs();
  engine = await loading;
}

/** Whether SQLite's message says that the file is damaged (rather than that a statement violated a constraint). */
function saysDamaged(message: string): boolean {
  return /malformed|not a database|disk i\/o|corrupt|JSON cannot hold|memory access out of bounds|out of memory/i.test(
    message,
  );
}

/** Converts an error of SQLite: damage becomes a `SaveError`; anything else is a bug or a violated constraint. */
function translated(error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof SaveError) return error;
  if (!saysDamaged(message)) return error instanceof Error ? error : new Error(message);
  return new SaveError('corrupt', 'The save is damaged and cannot be read.', null, error);
}

/** A file and the memory it is fetched into, with room to grow after it. */
interface Source {
  file: FileOnDemand;
  memory: Uint8Array;
}

/**
 * The file's part of the memory, given to sql.js as the file. sql.js stores the result of `slice` on the bytes it is
 * given, normally a copy; here `slice` returns the memory itself. So nothing is copied when a file is opened or grows
 * into the room after it, and committed data can be read in place. Measured on the rosters of a 93 MB save: 0.8 s and
 * 130 MB of memory, compared with 1.6 s and 460 MB when the file is read whole.
 */
function asFile({ file, memory }: Source): Uint8Array {
  const given = new Uint8Array(memory.buffer, 0, file.size);
  Object.defineProperty(given, 'slice', { value: () => memory });
  return given;
}

/**
 * Returns memory into which a file is fetched when SQLite reads it (`subarray`), and around a write before it happens
 * (`set`).
 */
function fetching(file: FileOnDemand, room: number): Uint8Array {
  const memory = file.intoMemory(room);
  const plain = Uint8Array.prototype;
  Object.defineProperties(memory, {
    subarray: {
      configurable: true,
      value(from = 0, to = memory.length) {
        file.fetch(from, to);
        return plain.subarray.call(memory, from, to);
      },
    },
    set: {
      configurable: true,
      value(bytes: Uint8Array, index: number) {
        file.beforeWriting(index, index + bytes.length);
        plain.set.call(memory, bytes, index);
        if (!file.whole) return;
        Reflect.deleteProperty(memory, 'subarray');
        Reflect.deleteProperty(memory, 'set');
      },
    },
  });
  return memory;
}

/** A statement with its column names, its rows, which are computed as they are taken, and the text after it. */
interface AskedStatement {
  columns: string[];
  rows: Iterable<SqlRow>;
  rest: string;
}

/** One database in memory. Statements are prepared once and kept; rows are arrays in column order. */
export class Sqlite {
  private readonly raw: Database;
  /** Null if sql.js uses its own memory. */
  private readonly source: Source | null;
  private readonly statements = new Map<string, Statement>();

  /** Opens a copy of `bytes`, or a new database. `loadSqlite` must have been awaited. */
  constructor(bytes: Uint8Array | null, source: Source | null = null) {
    if (!engine) throw new Error('call loadSqlite() before opening the first database');
    this.source = source;
    try {
      this.raw = new engine.Database(source ? asFile(source) : bytes);
      this.raw.run('PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON;');
    } catch (error) {
      throw translated(error);
    }
  }

  /** Opens a file, which is closed with the database. Pages are read on demand, and the rest before a write. */
  static ofFile(file: FileOnDemand, room: number): Sqlite {
    return new Sqlite(null, { file, memory: fetching(file, room) });
  }

  /** Reads the rest of the file into memory. Throws `SaveError`. */
  fetchAll(): void {
    this.source?.file.fetchAll();
  }

  /** Returns all rows of a query. */
  all(sql: string, params: SqlValue[] = []): SqlRow[] {
    return this.guarded(() => {
      const statement = this.prepared(sql);
      statement.bind(params);
      const rows: SqlRow[] = [];
      try {
        while (statement.step()) rows.push(statement.get() as SqlRow);
      } finally {
        statement.reset();
      }
      return rows;
    });
  }

  /** Yields the rows of a query one at a time. The same query must not already be running. */
  *each(sql: string): Generator<SqlRow> {
    const statement = this.guarded(() => this.prepared(sql));
    try {
      while (this.guarded(() => statement.step())) yield this.guarded(() => statement.get() as SqlRow);
    } finally {
      statement.reset();
    }
  }

  /** Returns the first row of a query, or null. */
  get(sql: string, params: SqlValue[] = []): SqlRow | null {
    return this.all(sql, params)[0] ?? null;
  }

  /** Returns the row of a query that always has one, such as a count. Throws an error otherwise. */
  only(sql: string, params: SqlValue[] = []): SqlRow {
    return firstOf(this.all(sql, params));
  }

  run(sql: string, params: SqlValue[] = []): void {
    this.guarded(() => this.prepared(sql).run(params));
  }

  /** Runs several statements without parameters. */
  script(sql: string): void {
    this.guarded(() => this.raw.exec(sql));
  }

  /** Runs a statement written by the user. Its errors are SQLite's own: they say nothing about the file. */
  asked(sql: string): AskedStatement {
    const statements = this.raw.iterateStatements(sql);
    const { value: statement, done } = statements.next();
    const rest = done ? '' : statements.getRemainingSQL();
    function* rows(): Generator<SqlRow> {
      while (statement?.step()) yield statement.get() as SqlRow;
    }
    return { columns: statement?.getColumnNames() ?? [], rows: rows(), rest };
  }

  /** Runs `work` in a transaction; an exception rolls back and is rethrown. */
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

  /** Returns a copy of the file's bytes. Not allowed inside a transaction. */
  export(): Uint8Array {
    return this.guarded(() => this.raw.export());
  }

  /**
   * Returns the file's bytes without a copy, for immediate use only; null if unavailable. sql.js silently moves a file
   * that outgrows its memory, so the caller must check that the bytes are current.
   */
  inPlace(): Uint8Array | null {
    if (!this.source) return null;
    const { memory } = this.source;
    const size = Number(this.only('PRAGMA page_size')[0]) * Number(this.only('PRAGMA page_count')[0]);
    return size > memory.length ? null : memory.subarray(0, size);
  }

  close(): void {
    for (const statement of this.statements.values()) statement.free();
    this.statements.clear();
    this.source?.file.close();
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
