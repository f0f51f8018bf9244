import { mustHave, zip } from '../../model/lists.ts';
import { DISK, type Files } from '../file.ts';
import { saveOnDisk } from '../open.ts';
import { loadSqlite, type Sqlite, type SqlValue } from '../sqlite.ts';

/** A table whose rows differ between two saves. */
interface OtherRows {
  table: string;
  /** Rows that differ, or exist in only one save. */
  rows: number;
}

/** Columns that may differ in a dynasty played twice: the file's identity, and the program version. */
const OF_THE_FILE: Readonly<Record<string, readonly string[]>> = {
  dynasty: ['checksum', 'revision', 'user_id', 'engine'],
};
const OF_THE_PROGRAM = 'engines';
/** Condition on the rows to compare, for tables not compared in full. */
const COMPARED: Readonly<Record<string, string>> = { seals: `what <> '${OF_THE_PROGRAM}'` };
/** Tables every release writes the same way: digests of the weeks and of the other rows. */
const LASTING = ['transitions', 'seals'];

interface Columns {
  /** Key columns first, in order. */
  names: string[];
  keys: number;
}

function columnsOf(db: Sqlite, table: string): Columns {
  const rows = db.all('SELECT name, pk FROM pragma_table_info(?) ORDER BY pk = 0, pk, cid', [table]);
  const left = rows.filter(([name]) => !OF_THE_FILE[table]?.includes(String(name)));
  return { names: left.map(([name]) => String(name)), keys: left.filter(([, pk]) => pk !== 0).length };
}

function rowsOf(db: Sqlite, table: string, { names, keys }: Columns): Iterator<SqlValue[]> {
  const order = names.slice(0, keys).join(', ');
  return db.each(`SELECT ${names.join(', ')} FROM ${table} WHERE ${COMPARED[table] ?? true} ORDER BY ${order}`);
}

function sameValue(a: SqlValue, b: SqlValue): boolean {
  if (a instanceof Uint8Array && b instanceof Uint8Array) return Buffer.compare(a, b) === 0;
  return Object.is(a, b);
}

/** Compares two rows by their keys; 0 if they have the same key. */
function keyOrder(a: SqlValue[], b: SqlValue[], keys: number): number {
  const other = zip(a.slice(0, keys), b).find(([one, two]) => !sameValue(one, two));
  if (other === undefined) return 0;
  const [one, two] = other;
  return mustHave(one, 'key') < mustHave(two, 'key') ? -1 : 1;
}

/** Counts the rows of a table that differ; `both` limits it to rows that exist in both saves. */
function otherRows(one: Sqlite, other: Sqlite, table: string, both: boolean): number {
  const columns = columnsOf(one, table);
  const [left, right] = [rowsOf(one, table, columns), rowsOf(other, table, columns)];
  let [a, b] = [left.next(), right.next()];
  let count = 0;
  while (!a.done || !b.done) {
    const order = a.done ? 1 : b.done ? -1 : keyOrder(a.value, b.value, columns.keys);
    const same = order === 0 && a.value.every((value: SqlValue, i: number) => sameValue(value, b.value[i]));
    if (!same && (order === 0 || !both)) count += 1;
    if (order <= 0) a = left.next();
    if (order >= 0) b = right.next();
  }
  return count;
}

/**
 * Returns the tables in which two saves of a dynasty differ, row by row. `sameProgram` says whether one program version
 * wrote both; if not, only what every version writes the same way is compared.
 */
export async function compareSaves(
  path: string,
  other: string,
  sameProgram: boolean,
  files: Files = DISK,
): Promise<OtherRows[]> {
  await loadSqlite();
  const one = saveOnDisk(path, files).open();
  try {
    const two = saveOnDisk(other, files).open();
    try {
      const tables = one
        .all("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
        .map(([name]) => String(name));
      const compared = sameProgram ? tables.filter((table) => table !== OF_THE_PROGRAM) : LASTING;
      return compared
        .map((table) => ({ table, rows: otherRows(one, two, table, !sameProgram) }))
        .filter(({ rows }) => rows > 0);
    } finally {
      two.close();
    }
  } finally {
    one.close();
  }
}
