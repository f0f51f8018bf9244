import { brotliCompressSync, constants, crc32 } from 'node:zlib';
import { seal } from '../../../src/core/save/header.ts';
import { PAGE_SIZE } from '../../../src/core/save/schema.ts';
import { loadSqlite, Sqlite } from '../../../src/core/save/sqlite.ts';

/** A save maliciously forged from a good one, with a matching checksum. */
export interface Forged {
  name: string;
  bytes: Uint8Array;
  /** Message when it is opened; null if it opens and only a check finds it. */
  says: RegExp | null;
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset);
const placeOf = (page: number): number => (page - 1) * PAGE_SIZE;

/** Returns the good save after some SQL, and the answer to a query. */
function edited(good: Uint8Array, edit: (db: Sqlite) => void, ask = 'SELECT 1'): [bytes: Uint8Array, answer: number] {
  const db = new Sqlite(good);
  try {
    edit(db);
    return [db.export(), Number(db.get(ask)![0])];
  } finally {
    db.close();
  }
}

const rootOf = (good: Uint8Array, table: string): number =>
  edited(good, () => undefined, `SELECT rootpage FROM sqlite_schema WHERE name = '${table}'`)[1];

/** Returns the good save with pages appended, changed and sealed. */
function sealed(good: Uint8Array, more: readonly Uint8Array[], change: (bytes: Uint8Array) => void): Uint8Array {
  const bytes = Uint8Array.from(Buffer.concat([good, ...more]));
  change(bytes);
  viewOf(bytes).setUint32(28, bytes.length / PAGE_SIZE);
  seal(bytes);
  return bytes;
}

/** A page of a table's b-tree with two children (SQLite file format, section 1.6). */
function fork(left: number, right: number, start = 0): Uint8Array {
  const page = new Uint8Array(PAGE_SIZE);
  const view = viewOf(page);
  const cell = PAGE_SIZE - 5;
  view.setUint8(start, 5);
  view.setUint16(start + 3, 1);
  view.setUint16(start + 5, cell);
  view.setUint32(start + 8, right);
  view.setUint16(start + 12, cell);
  view.setUint32(cell, left);
  view.setUint8(cell + 4, 1);
  return page;
}

/** Returns the index of the first leaf of the players' table. */
function firstLeaf(good: Uint8Array): number {
  let page = rootOf(good, 'players');
  while (good[placeOf(page)] === 5)
    page = viewOf(good).getUint32(placeOf(page) + viewOf(good).getUint16(placeOf(page) + 12));
  return page;
}

/** Levels of pages that each link twice to the next: enough that a full walk takes seconds, but not forever. */
const LEVELS = 16;

function branching(good: Uint8Array): Uint8Array {
  const first = good.length / PAGE_SIZE + 1;
  const leaf = firstLeaf(good);
  const forks = Array.from({ length: LEVELS }, (_, level) => {
    const next = level === LEVELS - 1 ? leaf : first + level + 1;
    return fork(next, next);
  });
  return sealed(good, forks, (all) => all.set(fork(first, first), placeOf(rootOf(good, 'players'))));
}

function listInACircle(good: Uint8Array): Uint8Array {
  return sealed(good, [], (all) => all.set(fork(1, 1, 100).subarray(100), 100));
}

function twoTablesInOne(good: Uint8Array): Uint8Array {
  const page = rootOf(good, 'players');
  const sql = `PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = ${page} WHERE name = 'history'`;
  const [bytes] = edited(good, (db) => db.script(sql));
  seal(bytes);
  return bytes;
}

function rowInACircle(good: Uint8Array): Uint8Array {
  const root = "SELECT rootpage FROM sqlite_schema WHERE name = 'facts'";
  const [bytes, page] = edited(good, (db) => db.script('UPDATE facts SET data = zeroblob(30000); VACUUM'), root);
  // The page's only row lies at its end, and its last four bytes link to its overflow page.
  const next = viewOf(bytes).getUint32(placeOf(page) + PAGE_SIZE - 4);
  viewOf(bytes).setUint32(placeOf(next), next);
  seal(bytes);
  return bytes;
}

function sameRowAgain(good: Uint8Array): Uint8Array {
  const index = placeOf(firstLeaf(good));
  return sealed(good, [], (all) => {
    const view = viewOf(all);
    const cells = Array.from({ length: view.getUint16(index + 3) }, (_, i) => view.getUint16(index + 8 + 2 * i));
    const last = Math.max(...cells);
    const many = (last - 8) >> 1;
    for (let i = 0; i < many; i++) view.setUint16(index + 8 + 2 * i, last);
    view.setUint16(index + 3, many);
  });
}

/** Returns the good save with another record of its first week's plays and a matching checksum. */
function withWeek(good: Uint8Array, record: Uint8Array): Uint8Array {
  const [bytes] = edited(good, (db) =>
    db.run(`UPDATE week_logs SET logs = ?, checksum = ? WHERE ${FIRST}`, [record, crc32(record) >>> 0]),
  );
  seal(bytes);
  return bytes;
}

const FIRST = '(year, week) = (SELECT year, week FROM week_logs ORDER BY 1, 2 LIMIT 1)';

/** Saves whose pages form cycles: SQLite would loop forever or run out of memory. */
export async function forgedPages(good: Uint8Array): Promise<Forged[]> {
  await loadSqlite();
  const twice = /two pages lead to page \d+/;
  return [
    { name: 'pages that branch twice to the next', bytes: branching(good), says: twice },
    { name: 'a list of tables that leads back to itself', bytes: listInACircle(good), says: twice },
    { name: 'two tables on the same pages', bytes: twoTablesInOne(good), says: twice },
    { name: 'a row whose rest goes round in a circle', bytes: rowInACircle(good), says: twice },
    {
      name: 'a page that holds the same row again and again',
      bytes: sameRowAgain(good),
      says: /page \d+ cannot be read/,
    },
  ];
}

/** Saves whose record of a week's plays is invalid, or far larger than it looks. */
export async function forgedWeeks(good: Uint8Array): Promise<Forged[]> {
  await loadSqlite();
  const packed = (bytes: Uint8Array) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  const records: [string, Uint8Array][] = [
    ['33 MB of nothing', packed(new Uint8Array(33 * 1024 * 1024))],
    ['no Brotli', Buffer.from('Dear diary')],
    ['nothing', packed(new Uint8Array(0))],
    ['a hundred columns and no rows', packed(Buffer.from(`\xc7\x01${Array(100).fill('a').join(' ')}\x00`, 'latin1'))],
    ['a name of a column without end', packed(Buffer.from(`\xff\xff\xff\xff\x0f${'a'.repeat(1000)}`, 'latin1'))],
  ];
  return records.map(([name, record]) => ({
    name: `a week's plays: ${name}`,
    bytes: withWeek(good, record),
    says: null,
  }));
}
