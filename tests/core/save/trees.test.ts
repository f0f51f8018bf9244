import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportSave, importSave } from '../../../src/core/save/disk/folder.ts';
import { readHeader } from '../../../src/core/save/header.ts';
import { verifyBytes } from '../../../src/core/save/integrity/verify.ts';
import { Trees } from '../../../src/core/save/salvage/trees.ts';
import { PAGE_SIZE } from '../../../src/core/save/schema.ts';
import { openSave } from '../../../src/core/save/session.ts';
import { Sqlite } from '../../../src/core/save/sqlite.ts';
import { type Forged, forgedPages, forgedWeeks } from './forged-pages.ts';
import { folder, savedBytes } from './temporary.ts';

let pages: Forged[];
let weeks: Forged[];

beforeAll(async () => {
  const good = await savedBytes(7);
  pages = await forgedPages(good);
  weeks = await forgedWeeks(good);
});

/** Returns the errors of every way to read the bytes; null where they are accepted. */
async function refusals(bytes: Uint8Array): Promise<(string | null)[]> {
  const path = join(folder(), 'x.dynasty');
  writeFileSync(path, bytes);
  const ways = [
    async () => (await openSave(path)).close(),
    async () => void (await exportSave(path)),
    () => importSave(join(folder(), 'y.dynasty'), bytes.slice(), 'me'),
  ];
  return Promise.all(
    ways.map((way) =>
      way().then(
        () => null,
        (error: Error) => error.message,
      ),
    ),
  );
}

describe('a file with a matching checksum', () => {
  it('is refused every way in if its pages form a circle', async () => {
    for (const { name, bytes, says } of pages) {
      const [opened, exported, imported] = await refusals(bytes);
      expect(opened, name).toMatch(says!);
      expect(exported, name).toMatch(says!);
      expect(imported, name).toMatch(/damaged|not taken in/);
    }
  });

  it('is caught by a check if a week of plays is invalid, and not imported', async () => {
    for (const { name, bytes } of weeks) {
      expect((await refusals(bytes))[2], name).toMatch(/The plays of week \d+ of \d+ cannot be read/);
      expect((await verifyBytes(bytes, null)).join(), name).toMatch(/The plays of week \d+ of \d+ cannot be read/);
    }
  });
});

describe('page links of a sound save', () => {
  const released = 'tests/core/save/released';
  const files = readdirSync(released).filter((file) => file.endsWith('.dynasty'));
  it.each(files)('%s: each page is met once, in pieces of any length', (file) => {
    const bytes = Uint8Array.from(readFileSync(join(released, file)));
    const db = new Sqlite(bytes);
    const roots = db.all('SELECT rootpage FROM sqlite_schema').map(([page]) => Number(page));
    db.close();
    for (const length of [PAGE_SIZE, 3 * PAGE_SIZE, bytes.length]) {
      const trees = new Trees(readHeader(bytes, null).size);
      for (let index = 0; index < bytes.length; index += length) trees.add(bytes.subarray(index, index + length));
      expect([1, ...roots].map((page) => trees.problemOf(page)).filter((problem) => problem !== null)).toEqual([]);
    }
  });
});
