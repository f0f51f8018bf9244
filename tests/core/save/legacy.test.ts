import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readRules, readTuning } from '../../../src/core/app/saves/parameters.ts';
import { RULE_BOOK, rulesOf } from '../../../src/core/model/rules.ts';
import { verifySave } from '../../../src/core/save/integrity/verify.ts';
import { MIGRATIONS, NUMBERS_BEFORE, RULES_BEFORE } from '../../../src/core/save/legacy/index.ts';
import { openBytes } from '../../../src/core/save/open.ts';
import { salvage } from '../../../src/core/save/salvage/salvage.ts';
import {
  APPLICATION_ID_0_1,
  createSchema,
  FINGERPRINTS,
  FIRST_VERSION,
  fingerprint,
  migrate,
  SCHEMA_VERSION,
  versionOf,
} from '../../../src/core/save/schema.ts';
import { openSave } from '../../../src/core/save/session.ts';
import { loadSqlite, Sqlite } from '../../../src/core/save/sqlite.ts';
import { tablesOf } from '../../../src/core/save/tables.ts';
import { KNOBS, resolveTuning } from '../../../src/core/tuning/index.ts';
import { listKnobs, valuesOf } from '../../../src/core/tuning/knob.ts';
import { take } from './small-dynasty.ts';
import { codeOf, folder, savedBytes } from './temporary.ts';

const RELEASED = new URL('./released/', import.meta.url).pathname;
const releasedBytes = (version: number): Uint8Array =>
  Uint8Array.from(readFileSync(join(RELEASED, `v${version}.dynasty`)));

beforeAll(loadSqlite);

/** The next release's schema version: one more migration, as this release would write it. */
const NEXT = FIRST_VERSION + MIGRATIONS.length + 1;
const addNickname = { version: NEXT, sql: "ALTER TABLE teams ADD COLUMN nickname TEXT NOT NULL DEFAULT ''" };
const nextMigrations = [...MIGRATIONS, addNickname];

function nextFingerprints(): Record<number, string> {
  const model = new Sqlite(null);
  createSchema(model, nextMigrations);
  const found = fingerprint(model);
  model.close();
  return { ...FINGERPRINTS, [NEXT]: found };
}

describe('a save of version 0.1', () => {
  const older = async (): Promise<Uint8Array> => {
    const bytes = (await savedBytes(3)).slice();
    new DataView(bytes.buffer, bytes.byteOffset).setUint32(68, APPLICATION_ID_0_1);
    return bytes;
  };

  it('is refused by name with advice, and stays unchanged', async () => {
    const path = join(folder(), 'old.dynasty');
    const bytes = await older();
    writeFileSync(path, bytes);
    expect(await codeOf(() => openSave(path))).toBe('older_version');
    await expect(openSave(path)).rejects.toThrow(/saved by version 0\.1 .* Play it with version 0\.1, or start a new/);
    expect(Uint8Array.from(readFileSync(path))).toEqual(bytes);
  });

  it('is refused by salvage too, which would misread its tables', async () => {
    const bytes = await older();
    expect(await codeOf(() => salvage(bytes))).toBe('older_version');
  });
});

describe('migrations', () => {
  it('follow the first schema one by one and end in the schema with the recorded fingerprint', () => {
    expect(MIGRATIONS.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, i) => FIRST_VERSION + 1 + i));
    const db = new Sqlite(null);
    createSchema(db);
    expect(versionOf(db)).toBe(SCHEMA_VERSION);
    expect(fingerprint(db)).toBe(FINGERPRINTS[SCHEMA_VERSION]);
  });

  it('are all or nothing', () => {
    const db = new Sqlite(null);
    createSchema(db);
    const broken = { version: NEXT, sql: 'CREATE TABLE extra (x) STRICT; CREATE TABLE nonsense' };
    expect(() => migrate(db, [...MIGRATIONS, broken])).toThrow();
    expect(versionOf(db)).toBe(SCHEMA_VERSION);
    expect(fingerprint(db)).toBe(FINGERPRINTS[SCHEMA_VERSION]);
  });

  it('upgrade an older save in memory without touching its bytes', () => {
    const bytes = releasedBytes(FIRST_VERSION);
    const before = bytes.slice();
    const db = openBytes(bytes, null, { migrations: nextMigrations, fingerprints: nextFingerprints() });
    expect(versionOf(db)).toBe(NEXT);
    expect(db.all('SELECT DISTINCT nickname FROM teams')).toEqual([['']]);
    expect(Buffer.compare(bytes, before)).toBe(0);
  });

  it('leave stages to the program, which reports an unknown one', () => {
    const db = openBytes(releasedBytes(FIRST_VERSION), null);
    db.run("UPDATE dynasty SET stage = 'spring'", []);
    expect(() => tablesOf(db).dynasty.read()).toThrow('a stage this program does not recognize');
  });
});

describe('a save of every released version', () => {
  it('exists for every schema version, opens, verifies and can be played', async () => {
    const versions = Array.from({ length: SCHEMA_VERSION }, (_, i) => i + FIRST_VERSION);
    expect(readdirSync(RELEASED).filter((file) => file.endsWith('.dynasty'))).toHaveLength(versions.length);
    for (const version of versions) {
      const path = join(folder(), 'a.dynasty');
      writeFileSync(path, releasedBytes(version));
      expect(await verifySave(path)).toEqual([]);
      const session = await openSave(path);
      const known = session.read((save) => [save.dynasty.read().year, save.decisions.count()]);
      expect(known).toEqual([2025, 8]);
      expect(await codeOf(() => take(session))).toBeNull();
      expect(await verifySave(path)).toEqual([]);
      session.close();
    }
  });
});

describe('a balance number or rule a save lacks', () => {
  const HOME = 'homeFieldAdvance';
  const { [HOME]: own, ...stored } = valuesOf(resolveTuning());

  it('has its value from before it was a knob if recorded, otherwise the default', () => {
    expect(readTuning(stored, { [HOME]: 0 }).used[HOME]).toBe(0);
    expect(readTuning(stored).used[HOME]).toBe(own);
    expect(readTuning({ ...stored, [HOME]: 4 }, { [HOME]: 0 }).used[HOME]).toBe(4);
  });

  it('has its value from before it was stored, for a rule', () => {
    const { tryLine: _gone, ...first } = RULE_BOOK.first;
    const book = { first, changes: RULE_BOOK.changes };
    expect(rulesOf(2000, readRules(book, { tryLine: 2 }).used).tryLine).toBe(2);
    expect(rulesOf(2000, readRules(book).used).tryLine).toBe(RULE_BOOK.first.tryLine);
  });

  it('is only recorded for existing numbers and rules', () => {
    const knobs = new Set(listKnobs(KNOBS).map(({ name }) => name));
    expect(Object.keys(NUMBERS_BEFORE).filter((name) => !knobs.has(name))).toEqual([]);
    expect(Object.keys(RULES_BEFORE).filter((name) => !(name in RULE_BOOK.first))).toEqual([]);
  });
});
