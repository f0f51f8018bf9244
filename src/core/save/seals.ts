import { hex, text } from './codes.ts';
import { RowHasher } from './hasher.ts';
import type { Sqlite, SqlValue } from './sqlite.ts';

/** Rows that the state digest leaves out, by the name of their seal. */
const WHOLE: Readonly<Record<string, { what: string; sql: string }>> = {
  parameters: { what: 'rules and tuning values', sql: 'SELECT name, json FROM parameters ORDER BY name' },
  engines: { what: 'versions that took the decisions', sql: 'SELECT decision, engine FROM engines ORDER BY decision' },
};

/** The same for rows of one season, which never change once it is over. */
const AWARDS = `SELECT * FROM awards WHERE year = ?
  ORDER BY kind, conference, week, selection, role, place`;
const AWARDS_OF = /^awards (\d{4})$/;

function digestOf(db: Sqlite, sql: string, params: SqlValue[] = []): Buffer {
  const hasher = new RowHasher();
  hasher.rows(db.all(sql, params));
  return hasher.digest();
}

/** Seals those rows as a decision in a season leaves them. */
export function sealRest(db: Sqlite, year: number): void {
  const seal = (name: string, digest: Buffer) => db.run('INSERT OR REPLACE INTO seals VALUES (?, ?)', [name, digest]);
  for (const [name, { sql }] of Object.entries(WHOLE)) seal(name, digestOf(db, sql));
  seal(`awards ${year}`, digestOf(db, AWARDS, [year]));
}

/** What the rows of a seal are, and their digest now; null for a name that no seal has. */
function sealed(db: Sqlite, name: string): { what: string; digest: Buffer } | null {
  const whole = Object.hasOwn(WHOLE, name) ? WHOLE[name] : undefined;
  if (whole) return { what: whole.what, digest: digestOf(db, whole.sql) };
  const year = AWARDS_OF.exec(name)?.[1];
  return year === undefined ? null : { what: `awards of ${year}`, digest: digestOf(db, AWARDS, [Number(year)]) };
}

/** The rows outside the state digest are those that the last decision left. */
export function* checkSeals(db: Sqlite): Iterable<string> {
  const rows = db.all('SELECT what, digest FROM seals ORDER BY what');
  const names = new Set(rows.map(([name]) => text(name!)));
  if (names.size > 0 && !Object.keys(WHOLE).every((name) => names.has(name))) yield 'A seal of the dynasty is missing.';
  for (const [name, digest] of rows) {
    const found = sealed(db, text(name!));
    if (found === null) yield 'A seal of the dynasty belongs to nothing.';
    else if (found.digest.toString('hex') !== hex(digest!)) yield `The ${found.what} have been changed by hand.`;
  }
}
