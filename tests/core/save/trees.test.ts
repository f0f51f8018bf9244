import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportSave, importSave } from '../../../src/core/save/folder.ts';
import { readHeader, seal } from '../../../src/core/save/header.ts';
import { PAGE_SIZE } from '../../../src/core/save/schema.ts';
import { openSave } from '../../../src/core/save/session.ts';
import { Sqlite } from '../../../src/core/save/sqlite.ts';
import { Trees } from '../../../src/core/save/trees.ts';
import { folder, savedBytes } from './temporary.ts';

let good: Uint8Array;
/** Pages of the trees' roots, by table. */
let roots: Map<string, number>;

beforeAll(async () => {
  good = await savedBytes(7);
  const db = new Sqlite(good);
  roots = new Map(
    db.all('SELECT name, rootpage FROM sqlite_schema').map(([name, page]) => [String(name), Number(page)]),
  );
  db.close();
});

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset);
const placeOf = (page: number): number => (page - 1) * PAGE_SIZE;

/** A page of a table's tree with one branch to the left and one to the right. */
function fork(left: number, right: number): Uint8Array {
  const page = new Uint8Array(PAGE_SIZE);
  const view = viewOf(page);
  const cell = PAGE_SIZE - 5;
  view.setUint8(0, 5);
  view.setUint16(3, 1);
  view.setUint16(5, cell);
  view.setUint32(8, right);
  view.setUint16(12, cell);
  view.setUint32(cell, left);
  view.setUint8(cell + 4, 1);
  return page;
}

/** The good save with pages behind it, changed, and sealed as if nothing had happened. */
function sealed(more: readonly Uint8Array[], change: (bytes: Uint8Array) => void): Uint8Array {
  const bytes = Uint8Array.from(Buffer.concat([good, ...more]));
  change(bytes);
  viewOf(bytes).setUint32(28, bytes.length / PAGE_SIZE);
  seal(bytes);
  return bytes;
}

/** The first leaf of the players' table. */
function firstLeaf(bytes: Uint8Array): number {
  let page = roots.get('players')!;
  while (bytes[placeOf(page)] === 5) {
    const cell = viewOf(bytes).getUint16(placeOf(page) + 12);
    page = viewOf(bytes).getUint32(placeOf(page) + cell);
  }
  return page;
}

/** The sentence with which the bytes are refused on each way in. */
async function refusals(bytes: Uint8Array): Promise<string[]> {
  const path = join(folder(), 'x.dynasty');
  writeFileSync(path, bytes);
  const into = join(folder(), 'y.dynasty');
  const ways = [
    async () => (await openSave(path)).close(),
    async () => void (await exportSave(path)),
    () => importSave(into, bytes.slice(), 'me'),
  ];
  return Promise.all(
    ways.map((way) =>
      way().then(
        () => 'it opened',
        (error: Error) => error.message,
      ),
    ),
  );
}

const everyWay = (sentence: RegExp) => [1, 2, 3].map(() => expect.stringMatching(sentence));

describe('a file whose checksum fits and whose pages lead in circles', () => {
  it('is refused when each page branches twice to the next', async () => {
    const LEVELS = 16;
    const first = good.length / PAGE_SIZE + 1;
    const leaf = firstLeaf(good);
    const forks = Array.from({ length: LEVELS }, (_, level) => {
      const next = level === LEVELS - 1 ? leaf : first + level + 1;
      return fork(next, next);
    });
    const bytes = sealed(forks, (all) => all.set(fork(first, first), placeOf(roots.get('players')!)));
    expect(await refusals(bytes)).toEqual(everyWay(/damaged|not taken in/));
    expect((await refusals(bytes))[0]).toMatch(/two ways lead to page \d+/);
  });

  it('is refused when its list of tables leads back to itself', async () => {
    const bytes = sealed([], (all) => {
      all.set(fork(1, 1).subarray(0, 14), 100);
      viewOf(all).setUint16(112, PAGE_SIZE - 5);
      viewOf(all).setUint32(PAGE_SIZE - 5, 1);
    });
    expect(await refusals(bytes)).toEqual(everyWay(/two ways lead to page 1/));
  });

  it('is refused when two tables are the same pages', async () => {
    const db = new Sqlite(good);
    db.script(
      `PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = ${roots.get('players')} WHERE name = 'history'`,
    );
    const bytes = db.export();
    db.close();
    seal(bytes);
    expect((await refusals(bytes))[0]).toMatch(/two ways lead to page \d+/);
  });

  it('is refused when the rest of a row goes round in a circle', async () => {
    const db = new Sqlite(good);
    db.script('UPDATE facts SET data = zeroblob(30000); VACUUM');
    const bytes = db.export();
    const page = Number(db.get("SELECT rootpage FROM sqlite_schema WHERE name = 'facts'")![0]);
    db.close();
    const view = viewOf(bytes);
    // The only row of its page lies at its end, and its last four bytes name the page where it goes on.
    const next = view.getUint32(placeOf(page) + PAGE_SIZE - 4);
    view.setUint32(placeOf(next), next);
    seal(bytes);
    expect((await refusals(bytes))[0]).toMatch(`two ways lead to page ${next}`);
  });

  it('is refused when a page holds the same row again and again', async () => {
    const leaf = firstLeaf(good);
    const bytes = sealed([], (all) => {
      const view = viewOf(all);
      const pointers = placeOf(leaf) + 8;
      const cells = Array.from({ length: view.getUint16(placeOf(leaf) + 3) }, (_, i) =>
        view.getUint16(pointers + 2 * i),
      );
      const last = Math.max(...cells);
      const many = (last - 8) >> 1;
      for (let i = 0; i < many; i++) view.setUint16(pointers + 2 * i, last);
      view.setUint16(placeOf(leaf) + 3, many);
    });
    expect((await refusals(bytes))[0]).toMatch(`page ${leaf} cannot be read`);
  });
});

describe('where the pages of a sound save lead', () => {
  const released = 'tests/core/save/released';
  it.each(readdirSync(released).filter((file) => file.endsWith('.dynasty')))(
    '%s: each page is met once, in pieces of any length',
    async (file) => {
      const bytes = Uint8Array.from(readFileSync(join(released, file)));
      const db = new Sqlite(bytes);
      const pages = db.all('SELECT rootpage FROM sqlite_schema').map(([page]) => Number(page));
      db.close();
      for (const length of [PAGE_SIZE, 3 * PAGE_SIZE, bytes.length]) {
        const trees = new Trees(readHeader(bytes, null).size);
        for (let at = 0; at < bytes.length; at += length) trees.add(bytes.subarray(at, at + length));
        expect([1, ...pages].map((page) => trees.problemOf(page)).filter((problem) => problem !== null)).toEqual([]);
      }
    },
  );
});
