import { createHash } from 'node:crypto';
import { SaveError } from './errors.ts';
import { MIGRATIONS, type Migration } from './migrations/index.ts';
import type { Sqlite } from './sqlite.ts';

/** Marks a SQLite file as ours ("DYNA"). */
export const APPLICATION_ID = 0x44594e41;
export const PAGE_SIZE = 4096;
export const SCHEMA_VERSION = MIGRATIONS.at(-1)!.version;

/** Hash of all tables and indexes of each version: a file with different ones (or triggers, views) is not ours. */
export const FINGERPRINTS: Readonly<Record<number, string>> = {
  1: 'ef2bfd532e41b580662ef94057866a1eb1496bdf225c7ffecbfd0796fa3aeccc',
  2: 'e6ebcc2f12241fbb7b68c72c3958801e62f01205c82a95143c89c421f04031a3',
  3: '5eba3432c31cde72399a1f0534badadff440219e2f748cfd23c52ab82f07ae18',
  4: 'ccad4b5ac5e6e691b28f1d25e0170441185b9b2e64e33478e9a966312cfedb85',
  5: '0387b0dd1cb163c93c2bbd6e9f02d7911e395053e6545c04ae7483148f81494d',
  6: '2475331fb4b5f2a884357cd0611dd95920274be300b2ccf7ba1a303fa7e41f62',
  7: '0bdca3700b83fecc6c3ddcd2be0c0526c44fe68e2f445840b112ddcf71b81cc2',
  8: '94920d9e6c7290660cbbcc553676ad87bf2f959189eaf91b85b8e46150c49bff',
  9: '157535c69b3f121f0b044435c6978b374fc8b7acc3a02f8641360035b4e267aa',
  10: '6c13920da7d215e770e07dc0b47e254fd05f5177e1013bb2ea189e919d3764e4',
};

export function versionOf(db: Sqlite): number {
  return Number(db.get('PRAGMA user_version')![0]);
}

/** Hash of everything in the schema. */
export function fingerprint(db: Sqlite): string {
  const rows = db.all('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name');
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}

/** Throws `not_a_save` when the schema is not exactly that of its version. */
export function checkSchema(db: Sqlite, fingerprints = FINGERPRINTS): void {
  if (fingerprint(db) !== fingerprints[versionOf(db)]) {
    throw new SaveError('not_a_save', 'This file looks like a save, but its tables are not those of a dynasty.');
  }
}

/** Runs the migrations that a database lacks; returns whether there were any. */
export function migrate(db: Sqlite, migrations: readonly Migration[] = MIGRATIONS): boolean {
  const before = versionOf(db);
  for (const migration of migrations) {
    if (migration.version <= versionOf(db)) continue;
    db.transaction(() => db.script(`${migration.sql}; PRAGMA user_version = ${migration.version};`));
  }
  return versionOf(db) !== before;
}

/** Creates the schema in an empty database. */
export function createSchema(db: Sqlite, migrations: readonly Migration[] = MIGRATIONS): void {
  db.script(`PRAGMA page_size = ${PAGE_SIZE}; PRAGMA application_id = ${APPLICATION_ID};`);
  migrate(db, migrations);
}
