import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../../../src/core/save/migrations/index.ts';
import { openBytes } from '../../../src/core/save/open.ts';
import {
  createSchema,
  FINGERPRINTS,
  fingerprint,
  migrate,
  SCHEMA_VERSION,
  versionOf,
} from '../../../src/core/save/schema.ts';
import { openSave } from '../../../src/core/save/session.ts';
import { loadSqlite, Sqlite } from '../../../src/core/save/sqlite.ts';
import { tablesOf } from '../../../src/core/save/tables.ts';
import { verifySave } from '../../../src/core/save/verify.ts';
import { take } from './small-dynasty.ts';
import { codeOf, folder } from './temporary.ts';

const released = (version: number): string => new URL(`./released/v${version}.dynasty`, import.meta.url).pathname;

beforeAll(loadSqlite);

describe('migrations', () => {
  it('are numbered one after the other and end in the schema whose fingerprint is on record', () => {
    expect(MIGRATIONS.map((migration) => migration.version)).toEqual(MIGRATIONS.map((_, i) => i + 1));
    const db = new Sqlite(null);
    createSchema(db);
    expect(versionOf(db)).toBe(SCHEMA_VERSION);
    expect(fingerprint(db)).toBe(FINGERPRINTS[SCHEMA_VERSION]);
  });

  it('leave the stages to the program: a new one needs no new table, an unknown one is told', () => {
    const db = openBytes(readFileSync(released(1)), null);
    db.run("UPDATE dynasty SET stage = 'spring'", []);
    expect(db.get('SELECT stage FROM dynasty')).toEqual(['spring']);
    expect(db.get('PRAGMA integrity_check')).toEqual(['ok']);
    expect(() => tablesOf(db).dynasty.read()).toThrow('a stage that this program does not know');
  });

  it('are all or nothing', () => {
    const db = new Sqlite(null);
    createSchema(db);
    const next = { version: SCHEMA_VERSION + 1, sql: 'CREATE TABLE extra (x) STRICT; CREATE TABLE nonsense' };
    expect(() => migrate(db, [...MIGRATIONS, next])).toThrow();
    expect(versionOf(db)).toBe(SCHEMA_VERSION);
    expect(fingerprint(db)).toBe(FINGERPRINTS[SCHEMA_VERSION]);
  });

  it('bring an older save up in memory without touching its bytes', () => {
    const bytes = Uint8Array.from(readFileSync(released(1)));
    const before = bytes.slice();
    const sql = "ALTER TABLE teams ADD COLUMN nickname TEXT NOT NULL DEFAULT ''";
    const next = { version: SCHEMA_VERSION + 1, sql };
    const model = new Sqlite(null);
    createSchema(model);
    migrate(model, [...MIGRATIONS, next]);
    const fingerprints = { ...FINGERPRINTS, [SCHEMA_VERSION + 1]: fingerprint(model) };
    const db = openBytes(bytes, null, { migrations: [...MIGRATIONS, next], fingerprints });
    expect(db.all('SELECT DISTINCT nickname FROM teams')).toEqual([['']]);
    expect(Buffer.compare(bytes, before)).toBe(0);
  });
});

describe('a save of every released version', () => {
  it('opens, verifies and can be played on', async () => {
    for (const { version } of MIGRATIONS) {
      const path = join(folder(), 'a.dynasty');
      copyFileSync(released(version), path);
      expect(await verifySave(path)).toEqual([]);
      const session = await openSave(path);
      const known = session.read((save) => [
        save.dynasty.read().year,
        save.decisions.count(),
        save.history.all().length,
      ]);
      expect(known).toEqual([2025, 8, 5]);
      expect(await codeOf(() => take(session))).toBeNull();
      expect(await verifySave(path)).toEqual([]);
    }
  });
});
