import { beforeAll, describe, expect, it } from 'vitest';
import { stream } from '../../../src/core/random/stream.ts';
import { type Salvaged, salvage as salvaging } from '../../../src/core/save/salvage/salvage.ts';
import { PAGE_SIZE } from '../../../src/core/save/schema.ts';
import { Sqlite } from '../../../src/core/save/sqlite.ts';
import { savedBytes } from './temporary.ts';

/** The salvaged data, with all rows unpacked. */
interface Rescued extends Omit<Salvaged, 'tables'> {
  tables: Record<string, Record<string, unknown>[]>;
}

async function salvage(bytes: Uint8Array): Promise<Rescued> {
  const { tables, ...rest } = await salvaging(bytes);
  return { ...rest, tables: Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, [...rows]])) };
}

let good: Uint8Array;
let whole: Rescued;
/** Every row of the sound save, as text, by table. */
let rows: Map<string, Set<string>>;

beforeAll(async () => {
  good = await savedBytes(7);
  whole = await salvage(good);
  const texts = (each: object[]) => new Set(each.map((row) => JSON.stringify(row)));
  rows = new Map(Object.entries(whole.tables).map(([table, each]) => [table, texts(each)]));
});

/** Returns salvaged rows that the sound save does not have. */
function strange({ tables }: Rescued): string[] {
  return Object.entries(tables).flatMap(([table, each]) =>
    each.map((row) => JSON.stringify(row)).filter((row) => !rows.get(table)!.has(row)),
  );
}

/** Returns the number of a table's root page. */
function pageOf(table: string): number {
  const db = new Sqlite(good);
  try {
    return (Number(db.get('SELECT rootpage FROM sqlite_schema WHERE name = ?', [table])![0]) - 1) * PAGE_SIZE;
  } finally {
    db.close();
  }
}

describe('salvage', () => {
  it('recovers everything from a sound save, with words for numbers and packed records unpacked', () => {
    expect(whole.lost).toEqual([]);
    expect(whole.tables.games).toHaveLength(12);
    expect(whole.tables.players![0]).toMatchObject({ first: 'Al1', position: 'rb', class: 'so' });
    expect(whole.tables.facts![0]).toMatchObject({ data: { note: 'São José <b>&</b>' } });
    expect(whole.tables.polls![0]).toMatchObject({ year: 2024, week: 1, rows: [{ rank: 1 }, {}, {}, {}] });
    expect(whole.tables.player_seasons![0]).toMatchObject({ counts: { rush_yards: -7 } });
    expect(whole.tables.decisions).toHaveLength(2);
  });

  it('recovers what is left of a truncated save, nothing else, and lists the losses', async () => {
    let before = 0;
    for (let pages = 1; pages * PAGE_SIZE < good.length; pages += 4) {
      const found = await salvage(good.subarray(0, pages * PAGE_SIZE));
      expect(strange(found)).toEqual([]);
      expect(found.lost.length).toBeGreaterThan(0);
      expect(found.rows).toBeGreaterThanOrEqual(before);
      before = found.rows;
    }
    expect(before).toBeGreaterThan(whole.rows / 3);
  });

  it('recovers everything except what was on an overwritten page', async () => {
    let most = 0;
    for (let page = 0; page * PAGE_SIZE < good.length; page += 3) {
      const bytes = good.slice();
      bytes.fill(0xaa, page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
      const found = await salvage(bytes);
      expect(strange(found)).toEqual([]);
      expect(found.rows === whole.rows || found.lost.length > 0).toBe(true);
      most = Math.max(most, found.rows);
    }
    expect(most).toBe(whole.rows);
  });

  it('recovers almost everything from a save with a flipped byte', async () => {
    const dice = stream('0123456789abcdef0123456789abcdef', 'flips');
    const counts: number[] = [];
    for (let i = 0; i < 60; i++) {
      const bytes = good.slice();
      bytes[dice.int(bytes.length)]! ^= 1 << dice.int(8);
      counts.push((await salvage(bytes)).rows);
    }
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(counts.filter((count) => count >= whole.rows * 0.9).length).toBeGreaterThan(54);
  });

  it('reads no page twice and nearly all rows, whichever of a page’s first bytes is changed', async () => {
    const dice = stream('0123456789abcdef0123456789abcdef', 'page heads');
    for (let page = 1; page * PAGE_SIZE < good.length; page++) {
      const bytes = good.slice();
      bytes[page * PAGE_SIZE + dice.int(16)] = dice.int(256);
      const found = await salvage(bytes);
      expect(found.pages).toBeLessThanOrEqual(good.length / PAGE_SIZE);
      expect(found.rows).toBeGreaterThan(whole.rows / 2);
    }
  });

  it('ends if pages point in circles, with all rows of the other tables', async () => {
    const view = new DataView(good.buffer, good.byteOffset);
    const last = good.length / PAGE_SIZE;
    const inside = Array.from({ length: last - 1 }, (_, i) => i + 2).filter((page) =>
      [2, 5].includes(view.getUint8((page - 1) * PAGE_SIZE)),
    );
    expect(inside.length).toBeGreaterThan(1);
    for (const page of inside) {
      for (const to of [page, inside[0]!, inside.at(-1)!, 1, last, 0, 0xffffffff]) {
        const bytes = good.slice();
        const made = new DataView(bytes.buffer);
        const index = (page - 1) * PAGE_SIZE;
        for (let cell = 0; cell < made.getUint16(index + 3); cell++) {
          made.setUint32(index + made.getUint16(index + 12 + 2 * cell), to);
        }
        made.setUint32(index + 8, to);
        const found = await salvage(bytes);
        expect(found.pages).toBeLessThanOrEqual(last);
        expect(found.lost.length).toBeGreaterThan(0);
        const hurt = Object.entries(found.tables).filter(([name, each]) => each.length < rows.get(name)!.size);
        expect(hurt.length).toBeLessThanOrEqual(2);
      }
    }
  });

  it('finds the rows of pages whose parent page is gone', async () => {
    const bytes = good.slice();
    const index = pageOf('player_seasons');
    bytes.fill(0, index, index + PAGE_SIZE);
    const found = await salvage(bytes);
    expect(strange(found)).toEqual([]);
    expect(found.tables.player_seasons!.length).toBeGreaterThan(whole.tables.player_seasons!.length / 2);
    expect(found.lost.join()).toMatch(/^player_seasons: rows in one place cannot be read/);
  });

  it('ignores a row that claims to be as long as the file, and overlapping rows', async () => {
    const bytes = good.slice();
    const index = pageOf('games');
    bytes.fill(0, index, index + PAGE_SIZE);
    const view = new DataView(bytes.buffer);
    bytes[index] = 13;
    view.setUint16(index + 3, 2000);
    // Every cell claims a length of a million bytes, each cell starting one byte later.
    for (let i = 0; i < 2000; i++) view.setUint16(index + 8 + 2 * i, 4008 + (i % 80));
    bytes.set([0xbd, 0x84, 0x40, 1], index + 4008);
    const found = await salvage(bytes);
    expect(found.pages).toBeLessThanOrEqual(good.length / PAGE_SIZE);
    expect(found.tables.players).toHaveLength(whole.tables.players!.length);
  });

  it('recovers nothing from an empty file, a text, and another program’s database without its first page', async () => {
    for (const bytes of [new Uint8Array(0), Buffer.from('Dear diary'), new Uint8Array(PAGE_SIZE * 3)]) {
      const { rows: count, lost } = await salvage(bytes);
      expect(count).toBe(0);
      expect(lost.length).toBeGreaterThan(0);
    }
  });
});
