import { firstOf, mustGet, mustHave, zip } from '../../model/lists.ts';
import { refuseOlder } from '../header.ts';
import { MIGRATIONS, type Migration } from '../legacy/index.ts';
import { readFile } from '../reading.ts';
import { createSchema } from '../schema.ts';
import { loadSqlite, Sqlite, type SqlValue } from '../sqlite.ts';
import { Pages, type Row } from './pages.ts';
import { decoded } from './rows.ts';

/**
 * Recovers everything readable from a damaged save, page by page and without SQLite, which may loop forever in a file
 * whose pages link to each other. Every save has the same tables at the same pages, so the file's own list of them is
 * not needed. Orphaned pages are recognized by the shape of their rows.
 */
export interface Salvaged {
  /** Rows by table, unpacked one by one as they are read (`rows.ts`). */
  tables: Record<string, Iterable<Record<string, unknown>>>;
  /** Losses, one sentence each; rows that cannot be unpacked are added as they are read. */
  lost: string[];
  /** Number of rows recovered. */
  rows: number;
  /** Number of pages read. */
  pages: number;
}

/** A table of a new save. */
interface Table {
  name: string;
  /** Root page of its tree. */
  root: number;
  /** Whether its rows have row numbers rather than only a key. */
  numbered: boolean;
  /** Columns per row in schema version 1; later versions add columns at the end. */
  fewest: number;
  columns: { name: string; type: string; optional: boolean; isNumber: boolean }[];
}

/** Returns the tables of a new save, after some or all migrations. */
function tablesOfNewSave(migrations: readonly Migration[] = MIGRATIONS): Table[] {
  const db = new Sqlite(null);
  try {
    createSchema(db, migrations);
    const all = db.all(`SELECT s.name, s.rootpage, l.wr FROM sqlite_schema s JOIN pragma_table_list l ON l.name = s.name
      WHERE s.type = 'table' ORDER BY s.rootpage`);
    return all.map(([name, root, keyed]) => {
      const numbered = keyed === 0;
      const columns = db.all('SELECT name, type, "notnull", pk FROM pragma_table_info(?)', [name]);
      return {
        name: String(name),
        root: Number(root),
        numbered,
        fewest: columns.length,
        columns: columns.map(([column, type, needed, key]) => ({
          name: String(column),
          type: String(type),
          optional: needed === 0 && key === 0,
          isNumber: numbered && key === 1 && type === 'INTEGER',
        })),
      };
    });
  } finally {
    db.close();
  }
}

/** Returns root pages from the file's list of tables; empty if it cannot be read. */
function rootsIn(pages: Pages): Map<SqlValue, number> {
  const rows = [...pages.tree(1, true)].filter((row) => row !== null);
  const tables = rows.filter(({ values }) => values.length === 5 && values[0] === 'table');
  return new Map(tables.map(({ values: [, name = null, , root] }) => [name, Number(root)]));
}

/**
 * Returns the tables of the file. Those of schema version 1 are at the same pages in every save. Later tables' pages
 * depend on when they were added, and a save not yet written by a later release lacks them.
 */
function tablesIn(pages: Pages): Table[] {
  const first = new Map(tablesOfNewSave([]).map(({ name, fewest }) => [name, fewest]));
  const roots = rootsIn(pages);
  return tablesOfNewSave()
    .filter(({ name }) => first.has(name) || roots.size === 0 || roots.has(name))
    .map((table) => {
      const fewest = first.get(table.name);
      return fewest === undefined ? { ...table, root: roots.get(table.name) ?? table.root } : { ...table, fewest };
    });
}

const FITS = new Map<string, (value: SqlValue) => boolean>([
  ['INTEGER', Number.isInteger],
  ['REAL', (value) => typeof value === 'number'],
  ['TEXT', (value) => typeof value === 'string'],
  ['BLOB', (value) => value instanceof Uint8Array],
]);

/** Returns a row's values as its table stores them; null if they do not fit the table. */
function valuesIn(table: Table, row: Row): SqlValue[] | null {
  if (row.values.length < table.fewest || row.values.length > table.columns.length) return null;
  const columns = table.columns.slice(0, row.values.length);
  const values = zip(columns, row.values).map(([{ isNumber }, value]) => (isNumber ? row.number : value));
  const fits = zip(columns, values).every(([{ type, optional }, value]) =>
    value === null ? optional : mustGet(FITS, type)(value),
  );
  return fits ? values : null;
}

/** Identifies a row by its row number, or by its first two values. */
const keyOf = (table: Table, values: readonly SqlValue[]): string =>
  JSON.stringify(values.slice(0, table.numbered ? 1 : 2));

interface Found {
  table: Table;
  rows: SqlValue[][];
  /** Number of unreadable rows or pages. */
  gaps: number;
}

function walk(pages: Pages, table: Table): Found {
  const found: Found = { table, rows: [], gaps: 0 };
  for (const row of pages.tree(table.root, table.numbered)) {
    const values = row && valuesIn(table, row);
    if (values) found.rows.push(values);
    else found.gaps += 1;
  }
  return found;
}

/** The only table that fits all rows of an orphaned page; null if several do. */
function ownerOf(rows: readonly Row[], candidates: readonly Found[]): Found | null {
  const owners = candidates.filter(({ table }) => rows.every((row) => valuesIn(table, row) !== null));
  return owners.length === 1 ? firstOf(owners) : null;
}

/** Adds the rows of orphaned pages, whose parent page is gone. */
function addLoose(pages: Pages, all: readonly Found[]): void {
  if (!all.some(({ gaps }) => gaps > 0) || !pages.markFree()) return;
  const known = new Map(all.map(({ table, rows }) => [table, new Set(rows.map((row) => keyOf(table, row)))]));
  for (let page = 1; page <= pages.count; page++) {
    const kind = pages.looseLeaf(page);
    if (kind === null) continue;
    const rows = [...pages.tree(page, kind === 'table')].filter((row) => row !== null);
    const candidates = all.filter(({ table }) => table.numbered === (kind === 'table'));
    const owner = rows.length === 0 ? null : ownerOf(rows, candidates);
    if (!owner) continue;
    const keys = mustGet(known, owner.table);
    const values = rows.map((row) => mustHave(valuesIn(owner.table, row), 'row that fits its table'));
    owner.rows.push(...values.filter((row) => !keys.has(keyOf(owner.table, row))));
  }
}

function lossesIn({ table, rows, gaps }: Found): string[] {
  if (gaps === 0) return [];
  const what = gaps === 1 ? 'one place' : `${gaps} places`;
  return [`${table.name}: ${rows.length === 0 ? 'cannot be read' : `rows in ${what} cannot be read`}.`];
}

/** Longer files are not saves, and would not fit into memory together with the output. */
const MOST_BYTES = 256 * 1024 * 1024;
/** Most losses to list one by one. */
const MOST_LISTED = 50;

function* unpacked({ table, rows }: Found, lost: string[]): Generator<Record<string, unknown>> {
  const columns = table.columns.map(({ name }) => name);
  for (const row of rows) {
    yield decoded(table.name, columns, row, (damage) => {
      if (lost.length < MOST_LISTED) lost.push(damage);
      else if (lost.length === MOST_LISTED) lost.push('There are more like these.');
    });
  }
}

/** Recovers everything readable from a save's bytes. Throws `SaveError` `older_version` for version 0.1. */
export async function salvage(bytes: Uint8Array): Promise<Salvaged> {
  await loadSqlite();
  refuseOlder(bytes, null);
  if (bytes.length === 0) return { tables: {}, lost: ['The file is empty.'], rows: 0, pages: 0 };
  const pages = new Pages(bytes.subarray(0, MOST_BYTES));
  const all = tablesIn(pages).map((table) => walk(pages, table));
  addLoose(pages, all);
  const lost = all.flatMap(lossesIn);
  if (bytes.length > MOST_BYTES) lost.push('The file is too long for a save, so its end was not checked.');
  return {
    tables: Object.fromEntries(all.map((found) => [found.table.name, unpacked(found, lost)])),
    lost,
    rows: all.reduce((sum, { rows }) => sum + rows.length, 0),
    pages: pages.read,
  };
}

/** Salvages any file. Throws `SaveError` also if it is not a plain file or cannot be read. */
export function salvageFile(path: string): Promise<Salvaged> {
  return salvage(readFile(path, MOST_BYTES + 1).bytes);
}
