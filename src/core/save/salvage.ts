import type { Database } from 'sql.js';
import { readFile } from './reading.ts';
import { decoded } from './salvage-rows.ts';
import { createSchema, PAGE_SIZE } from './schema.ts';
import { sqlJs } from './sql-js.ts';
import { loadSqlite, Sqlite, type SqlValue } from './sqlite.ts';

/**
 * Gets out of a damaged save what can be read. Where the list of tables is gone, that of a new save takes its place
 * (every save has the same tables at the same pages); pages that are missing are zeros; then every table is walked by
 * its key, and where a page cannot be read the walk goes on behind it.
 */
export interface Salvaged {
  /** Rows by table, packed columns unpacked where they can be (`salvage-rows.ts`). */
  tables: Record<string, Record<string, unknown>[]>;
  /** What could not be read, one sentence each. */
  lost: string[];
  /** How many rows came out. */
  rows: number;
}

/** A table's key: one whole number, or a first one within bounds and a second. */
interface Key {
  first: string;
  /** Absent: the first is the whole key. */
  second?: string;
  bounds: readonly [number, number];
}

const ANY: Key['bounds'] = [0, 2 ** 40];
const YEARS: Key['bounds'] = [1850, 2600];
const TEAMS: Key['bounds'] = [0, 1000];

const KEYS: Readonly<Record<string, Key>> = {
  dynasty: { first: 'id', bounds: ANY },
  teams: { first: 'number', bounds: ANY },
  facts: { first: 'name', bounds: ANY },
  programs: { first: 'year', second: 'team', bounds: YEARS },
  players: { first: 'id', bounds: ANY },
  games: { first: 'id', bounds: ANY },
  sheets: { first: 'year', second: 'team', bounds: YEARS },
  boxes: { first: 'game', bounds: ANY },
  polls: { first: 'year', second: 'week', bounds: YEARS },
  running: { first: 'team', bounds: ANY },
  player_seasons: { first: 'year', second: 'player', bounds: YEARS },
  team_stats: { first: 'year', second: 'team', bounds: YEARS },
  history: { first: 'team', second: 'year', bounds: TEAMS },
  decisions: { first: 'seq', bounds: ANY },
  transitions: { first: 'seq', bounds: ANY },
};

/**
 * The pages of a new save that list its tables (page 1 and those it points to: SQLite file format, section 1.6), by
 * number from 0, with the page count of a file of this many pages.
 */
function schemaPages(pages: number): Map<number, Uint8Array> {
  const db = new Sqlite(null);
  try {
    createSchema(db);
    const bytes = db.export();
    const page = (at: number): Uint8Array => bytes.slice(at * PAGE_SIZE, (at + 1) * PAGE_SIZE);
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    const found = new Map([[0, page(0)]]);
    if (view.getUint8(100) === 5) {
      const cells = Array.from({ length: view.getUint16(103) }, (_, i) => view.getUint32(view.getUint16(112 + 2 * i)));
      for (const child of [...cells, view.getUint32(108)]) found.set(child - 1, page(child - 1));
    }
    new DataView(found.get(0)!.buffer).setUint32(28, pages);
    return found;
  } finally {
    db.close();
  }
}

/** A new save has more pages than this, empty ones included. */
const FEWEST_PAGES = 100;

/** The file with all its pages: what is missing is zeros, what is behind them is left out. */
function wholePages(bytes: Uint8Array): Uint8Array {
  const promised = bytes.length >= 32 ? new DataView(bytes.buffer, bytes.byteOffset).getUint32(28) : 0;
  const there = Math.ceil(bytes.length / PAGE_SIZE);
  const most = there * 4 + 1000;
  const pages = Math.max(FEWEST_PAGES, promised >= there && promised <= most ? promised : there);
  const whole = new Uint8Array(pages * PAGE_SIZE);
  whole.set(bytes);
  return whole;
}

/** Rows of one table, read one after the other until they end or cannot be read. */
class Table {
  private readonly db: Database;
  private readonly name: string;
  readonly columns: string[];

  constructor(db: Database, name: string) {
    this.db = db;
    this.name = name;
    this.columns = db
      .exec(`SELECT name FROM pragma_table_info('${name}')`)[0]!
      .values.map(([column]) => String(column));
  }

  /** Hands over rows in order of the key; false when it stopped at something that cannot be read. */
  read(where: string, order: string, params: SqlValue[], take: (row: SqlValue[]) => void): boolean {
    try {
      const statement = this.db.prepare(
        `SELECT ${this.columns.join(', ')} FROM ${this.name} ${where} ORDER BY ${order}`,
      );
      try {
        statement.bind(params);
        while (statement.step()) take(statement.get() as SqlValue[]);
        return true;
      } finally {
        statement.free();
      }
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) throw error;
      return false;
    }
  }
}

/** Walks one number of a key upwards, over what cannot be read; says where it had to. */
function walk(
  bounds: Key['bounds'],
  readFrom: (from: number) => { whole: boolean; last: number | null },
  readable: (from: number) => boolean,
  gap: (from: number, to: number | null) => void,
): void {
  for (let from = bounds[0]; from <= bounds[1]; ) {
    const { whole, last } = readFrom(from);
    if (whole) return;
    const bad = last === null ? from : last + 1;
    const next = nextReadable(bad, bounds[1], readable);
    gap(bad, next === null ? null : next - 1);
    if (next === null) return;
    from = next;
  }
}

/** The first place from `bad` on from which something can be read again; null when there is none. */
function nextReadable(bad: number, end: number, readable: (from: number) => boolean): number | null {
  let step = 1;
  while (!readable(bad + step)) {
    if (bad + step > end) return null;
    step *= 2;
  }
  let [low, high] = [bad + Math.floor(step / 2), bad + step];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (readable(middle)) high = middle;
    else low = middle;
  }
  return high;
}

interface Found {
  rows: SqlValue[][];
  lost: string[];
}

const placeOf = (column: string, from: number, to: number | null): string =>
  to === null
    ? `from ${column} ${from} on`
    : from === to
      ? `at ${column} ${from}`
      : `between ${column} ${from} and ${to}`;

function walkSimple(table: Table, name: string, { first, bounds }: Key): Found {
  const found: Found = { rows: [], lost: [] };
  const at = table.columns.indexOf(first);
  const readFrom = (from: number) => {
    let last: number | null = null;
    const whole = table.read(`WHERE ${first} >= ?`, first, [from], (row) => {
      last = Number(row[at]);
      found.rows.push(row);
    });
    return { whole, last };
  };
  const readable = (from: number) => table.read(`WHERE ${first} >= ?`, `${first} LIMIT 1`, [from], () => undefined);
  walk(bounds, readFrom, readable, (from, to) =>
    found.lost.push(`${name}: rows ${placeOf(first, from, to)} cannot be read.`),
  );
  return found;
}

/** Key of two numbers: at first all at once, else a walk for every value of the first. */
function walkDouble(table: Table, name: string, key: Key): Found {
  const { first, bounds } = key;
  const second = key.second!;
  const all: SqlValue[][] = [];
  if (table.read('', `${first}, ${second}`, [], (row) => all.push(row))) return { rows: all, lost: [] };
  const found: Found = { rows: [], lost: [] };
  const anyFrom = (value: number) => table.read(`WHERE ${first} >= ?`, `${first} LIMIT 1`, [value], () => undefined);
  for (let value = bounds[0]; value <= bounds[1]; ) {
    const { rows, gaps } = walkSecond(table, first, second, value);
    found.rows.push(...rows);
    const nothing = rows.length === 0 && gaps.length > 0;
    const next = nothing ? nextReadable(value, bounds[1], anyFrom) : value + 1;
    if (nothing)
      found.lost.push(`${name}: rows ${placeOf(first, value, next === null ? null : next - 1)} cannot be read.`);
    else found.lost.push(...gaps.map((gap) => `${name}: rows of ${first} ${value} ${gap} cannot be read.`));
    if (next === null) break;
    value = next;
  }
  return { rows: found.rows, lost: merged(found.lost, name) };
}

/** The rows of one value of the first number. */
function walkSecond(
  table: Table,
  first: string,
  second: string,
  value: number,
): { rows: SqlValue[][]; gaps: string[] } {
  const rows: SqlValue[][] = [];
  const gaps: string[] = [];
  const at = table.columns.indexOf(second);
  const where = `WHERE ${first} = ? AND ${second} >= ?`;
  const readFrom = (from: number) => {
    let last: number | null = null;
    const whole = table.read(where, second, [value, from], (row) => {
      last = Number(row[at]);
      rows.push(row);
    });
    return { whole, last };
  };
  const readable = (from: number) => table.read(where, `${second} LIMIT 1`, [value, from], () => undefined);
  walk(ANY, readFrom, readable, (from, to) => gaps.push(placeOf(second, from, to)));
  return { rows, gaps };
}

/** One sentence for many of a kind. */
function merged(lost: string[], name: string): string[] {
  return lost.length <= 20 ? lost : [...lost.slice(0, 20), `${name}: and ${lost.length - 20} more such places.`];
}

function walkText(table: Table, name: string): Found {
  const rows: SqlValue[][] = [];
  const whole = table.read('', '1', [], (row) => rows.push(row));
  return { rows, lost: whole && rows.length > 0 ? [] : [`${name}: cannot be read.`] };
}

function walkTable(db: Database, name: string, key: Key): Found & { columns: string[] } {
  const table = new Table(db, name);
  const found = key.second
    ? walkDouble(table, name, key)
    : key.first === 'name'
      ? walkText(table, name)
      : walkSimple(table, name, key);
  return { ...found, columns: table.columns };
}

/** Opens the pages as they are, or with a new first page when theirs cannot be used. */
async function opened(pages: Uint8Array, lost: string[]): Promise<Database> {
  const SQL = await sqlJs();
  const known = (db: Database): boolean => {
    try {
      const names = db.exec("SELECT name FROM sqlite_schema WHERE type = 'table'")[0]?.values.flat() ?? [];
      return Object.keys(KEYS).every((name) => names.includes(name));
    } catch {
      return false;
    }
  };
  const asItIs = new SQL.Database(pages);
  if (known(asItIs)) return asItIs;
  asItIs.close();
  lost.push('The list of tables: that of a new save took its place.');
  for (const [at, page] of schemaPages(pages.length / PAGE_SIZE)) {
    if ((at + 1) * PAGE_SIZE <= pages.length) pages.set(page, at * PAGE_SIZE);
  }
  return new SQL.Database(pages);
}

/** Reads what can be read of a save's bytes. */
export async function salvage(bytes: Uint8Array): Promise<Salvaged> {
  await loadSqlite();
  const salvaged: Salvaged = { tables: {}, lost: [], rows: 0 };
  if (bytes.length === 0) return { ...salvaged, lost: ['The file is empty.'] };
  const db = await opened(wholePages(bytes), salvaged.lost);
  try {
    for (const [name, key] of Object.entries(KEYS)) {
      const { columns, rows, lost } = walkTable(db, name, key);
      salvaged.lost.push(...lost);
      salvaged.tables[name] = rows.map((row) => decoded(name, columns, row, salvaged.lost));
      salvaged.rows += rows.length;
    }
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) throw error;
    salvaged.lost.push('SQLite gave up on the file; tables after the last one here could not be tried.');
  } finally {
    db.close();
  }
  return salvaged;
}

/** The same for a file, of whatever kind. Throws `SaveError` when it is no plain file or cannot be read. */
export function salvageFile(path: string): Promise<Salvaged> {
  return salvage(readFile(path).bytes);
}
