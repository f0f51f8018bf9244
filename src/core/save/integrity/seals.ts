import { hex, text } from '../codes.ts';
import type { Sqlite, SqlValue } from '../sqlite.ts';
import { RowHasher } from './hasher.ts';

/** Rows outside the state digest, by seal name. */
const WHOLE: Readonly<Record<string, { what: string; sql: string }>> = {
  parameters: { what: 'rules and tuning values', sql: 'SELECT name, json FROM parameters ORDER BY name' },
  engines: { what: 'versions that took the decisions', sql: 'SELECT decision, engine FROM engines ORDER BY decision' },
};

/** Rows of a season outside the state digest, which never change once the season is over. */
const BY_YEAR: Readonly<Record<string, { what: string; sql: string }>> = {
  awards: {
    what: 'awards',
    sql: `SELECT * FROM awards WHERE year = ? ORDER BY kind, conference, week, selection, role, place`,
  },
  record_book: {
    what: 'records',
    sql: 'SELECT * FROM record_book WHERE year = ? ORDER BY scope, whose, span, record, week',
  },
  injuries: { what: 'injuries', sql: 'SELECT * FROM injuries WHERE year = ? ORDER BY player, week' },
  called_off: { what: 'games called off', sql: 'SELECT * FROM called_off WHERE year = ? ORDER BY game, week' },
  recruiting: { what: 'recruiting', sql: 'SELECT * FROM recruiting WHERE year = ?' },
  transfers: { what: 'transfers', sql: 'SELECT * FROM transfers WHERE year = ? ORDER BY player' },
  halls: { what: 'hall of fame', sql: 'SELECT * FROM halls WHERE year = ? ORDER BY hall, player' },
};
const OF_YEAR = /^(\w+) (\d{4})$/;

function digestOf(db: Sqlite, sql: string, params: SqlValue[] = []): Buffer {
  const hasher = new RowHasher();
  hasher.rows(db.all(sql, params));
  return hasher.digest();
}

/** Years of a table without a seal: records of real seasons are added in the first week. */
function unsealed(db: Sqlite, table: string): number[] {
  const years = `WITH RECURSIVE years (year) AS (SELECT min(year) FROM ${table}
    UNION ALL SELECT (SELECT min(year) FROM ${table} AS later WHERE later.year > years.year) FROM years
      WHERE years.year IS NOT NULL)
    SELECT year FROM years WHERE year IS NOT NULL AND '${table} ' || year NOT IN (SELECT what FROM seals)`;
  return db.all(years).map(([year]) => Number(year));
}

/** Seals the rows outside the state digest after a decision. */
export function sealRest(db: Sqlite, year: number): void {
  const seal = (name: string, digest: Buffer) => db.run('INSERT OR REPLACE INTO seals VALUES (?, ?)', [name, digest]);
  for (const [name, { sql }] of Object.entries(WHOLE)) seal(name, digestOf(db, sql));
  for (const [table, { sql }] of Object.entries(BY_YEAR)) {
    for (const each of new Set([year, ...unsealed(db, table)])) seal(`${table} ${each}`, digestOf(db, sql, [each]));
  }
}

/** Returns the description of a seal's rows and their current digest; null for an unknown seal. */
function sealed(db: Sqlite, name: string): { what: string; digest: Buffer } | null {
  const whole = Object.hasOwn(WHOLE, name) ? WHOLE[name] : undefined;
  if (whole) return { what: whole.what, digest: digestOf(db, whole.sql) };
  const [, table = '', year = ''] = OF_YEAR.exec(name) ?? [];
  const of = Object.hasOwn(BY_YEAR, table) ? BY_YEAR[table] : undefined;
  return of ? { what: `${of.what} of ${year}`, digest: digestOf(db, of.sql, [Number(year)]) } : null;
}

/** Checks that the rows outside the state digest are as the last decision left them. */
export function* checkSeals(db: Sqlite): Iterable<string> {
  const rows = db.all('SELECT what, digest FROM seals ORDER BY what');
  const names = new Set(rows.map(([name]) => text(name)));
  if (!Object.keys(WHOLE).every((name) => names.has(name))) yield 'A seal of the dynasty is missing.';
  for (const [name, digest] of rows) {
    const found = sealed(db, text(name));
    if (found === null) yield 'A seal of the dynasty matches nothing in it.';
    else if (found.digest.toString('hex') !== hex(digest)) yield `The ${found.what} have been changed by hand.`;
  }
}
