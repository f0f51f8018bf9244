import { createHash } from 'node:crypto';
import { SaveError } from './errors.ts';
import { FIRST_SCHEMA } from './first-schema.ts';
import { MIGRATIONS, type Migration } from './legacy/index.ts';
import type { Sqlite } from './sqlite.ts';

/** Identifies a SQLite file as ours ("DYN1"). */
export const APPLICATION_ID = 0x44594e31;
/** Identifies saves of version 0.1 ("DYNA"), which this program does not read. */
export const APPLICATION_ID_0_1 = 0x44594e41;
export const PAGE_SIZE = 4096;
export const FIRST_VERSION = 1;
export const SCHEMA_VERSION = MIGRATIONS.at(-1)?.version ?? FIRST_VERSION;

/** Hash of each version's tables and indexes: a file with different ones (or with triggers or views) is not ours. */
export const FINGERPRINTS: Readonly<Record<number, string>> = {
  1: '49b9a9d0396b0d901f6b1d5796824da506ca447c12c895f77dfca15a76069d86',
  2: '804eb78740f67dc0ebf9b212457164210e090c017aa04a34f52518785dbaea07',
  3: '5420fe7d085182f222077d29061683d85683f4ad8459d6d2c199657f861e6bb1',
  4: '5420fe7d085182f222077d29061683d85683f4ad8459d6d2c199657f861e6bb1',
};

export function versionOf(db: Sqlite): number {
  return Number(db.only('PRAGMA user_version')[0]);
}

/** Hash of everything in the schema. */
export function fingerprint(db: Sqlite): string {
  const rows = db.all('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name');
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}

/** Throws `not_a_save` unless the schema is exactly that of its version. */
export function checkSchema(db: Sqlite, fingerprints = FINGERPRINTS): void {
  if (fingerprint(db) !== fingerprints[versionOf(db)]) {
    throw new SaveError('not_a_save', 'This file looks like a save, but it does not have the tables of a dynasty.');
  }
}

/** Runs the migrations a database lacks; returns whether there were any. */
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
  db.transaction(() => db.script(`${FIRST_SCHEMA}; PRAGMA user_version = ${FIRST_VERSION};`));
  migrate(db, migrations);
}
