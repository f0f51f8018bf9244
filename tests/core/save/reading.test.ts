import { closeSync, openSync, renameSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { DISK, type Files } from '../../../src/core/save/file.ts';
import { seal } from '../../../src/core/save/header.ts';
import { saveOnDisk } from '../../../src/core/save/open.ts';
import { FileOnDemand, readFile } from '../../../src/core/save/reading.ts';
import { loadSqlite, Sqlite } from '../../../src/core/save/sqlite.ts';
import { codeOf, folder, savedBytes } from './temporary.ts';

/** Creates a file of this many nonzero bytes; returns it with its contents. */
function fileOf(size: number): { path: string; bytes: Uint8Array } {
  const path = join(folder(), 'file');
  const bytes = Uint8Array.from({ length: size }, (_, i) => 1 + (i % 251));
  writeFileSync(path, bytes);
  return { path, bytes };
}

/** A disk that counts the bytes read. */
function counting(): { files: Files; read: () => number } {
  let count = 0;
  const readSync = ((...args: Parameters<Files['readSync']>) => {
    const read = DISK.readSync(...args);
    count += read;
    return read;
  }) as Files['readSync'];
  return { files: { ...DISK, readSync }, read: () => count };
}

/** Changes one byte in the middle of a file, as none of our programs would. */
function scratch(path: string, index: number): void {
  const handle = openSync(path, 'r+');
  writeSync(handle, Uint8Array.of(255), 0, 1, index);
  closeSync(handle);
}

describe('a file fetched on demand', () => {
  const SIZE = 1_000_003;

  it('has in memory what was requested, in any order, and reads no byte twice', () => {
    const { path, bytes } = fileOf(SIZE);
    const span = fc.tuple(fc.nat(SIZE - 1), fc.nat(200_000));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 12 }), (spans) => {
        const { files, read } = counting();
        const file = new FileOnDemand(path, files);
        const memory = file.intoMemory(500);
        for (const [from, length] of spans) {
          const to = Math.min(from + length, SIZE);
          file.fetch(from, to);
          expect(Buffer.compare(memory.subarray(from, to), bytes.subarray(from, to))).toBe(0);
        }
        file.fetchAll();
        expect(Buffer.compare(memory.subarray(0, SIZE), bytes)).toBe(0);
        expect(read()).toBe(SIZE);
        expect(memory.subarray(SIZE).every((byte) => byte === 0)).toBe(true);
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it('keeps what is written in memory before the rest is fetched, and knows the original file', () => {
    const { path, bytes } = fileOf(SIZE);
    const span = fc.tuple(fc.nat(SIZE + 400), fc.nat(100), fc.boolean());
    fc.assert(
      fc.property(fc.array(span, { maxLength: 12 }), (spans) => {
        const { files, read } = counting();
        const file = new FileOnDemand(path, files);
        let found: Uint8Array | null = null;
        file.whenWhole = (pieces) => {
          found = Buffer.concat([...pieces]);
        };
        const memory = file.intoMemory(600);
        const expected = Buffer.concat([bytes, new Uint8Array(600)]);
        for (const [from, length, writes] of spans) {
          const to = from + length;
          if (writes) {
            file.beforeWriting(from, to);
            memory.fill(255, from, to);
            expected.fill(255, from, to);
          } else file.fetch(from, to);
        }
        file.fetchAll();
        expect(Buffer.compare(memory, expected)).toBe(0);
        expect(Buffer.compare(found!, bytes)).toBe(0);
        expect(read()).toBe(SIZE);
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it('stays the same when another file replaces it', () => {
    const { path, bytes } = fileOf(SIZE);
    const file = new FileOnDemand(path);
    const memory = file.intoMemory(0);
    const { path: other } = fileOf(10);
    renameSync(other, path);
    file.fetchAll();
    expect(Buffer.compare(memory, bytes)).toBe(0);
    expect(readFile(path).bytes.length).toBe(10);
  });

  it('reports being truncated meanwhile', async () => {
    const { path } = fileOf(SIZE);
    const file = new FileOnDemand(path);
    file.intoMemory(0);
    truncateSync(path, SIZE - 1);
    expect(await codeOf(() => file.fetchAll())).toBe('corrupt');
    file.close();
  });

  it('comes in pieces that add up to all of it', () => {
    const { path, bytes } = fileOf(SIZE);
    const file = new FileOnDemand(path);
    const pieces = Array.from(file.readThrough(), (piece) => Uint8Array.from(piece));
    file.close();
    expect(pieces.length).toBeGreaterThan(1);
    expect(Buffer.compare(Buffer.concat(pieces), bytes)).toBe(0);
  });
});

describe('a save read on demand', () => {
  let good: Uint8Array;

  beforeAll(async () => {
    good = await savedBytes(2);
    await loadSqlite();
  });

  function save(): string {
    const path = join(folder(), 'a.dynasty');
    writeFileSync(path, good);
    return path;
  }

  it('answers and writes as a fully read one would', async () => {
    const path = save();
    const bytes = new Sqlite(good);
    const file = Sqlite.ofFile(new FileOnDemand(path), 1 << 20);
    const everything = (db: Sqlite) =>
      db
        .all("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
        .map(([name]) => db.all(`SELECT * FROM ${name} ORDER BY 1, 2`));
    expect(file.get('SELECT revision FROM dynasty')).toEqual(bytes.get('SELECT revision FROM dynasty'));
    for (const db of [bytes, file]) db.run('UPDATE dynasty SET revision = 77');
    expect(everything(file)).toEqual(everything(bytes));
    const inPlace = new Sqlite(Uint8Array.from(file.inPlace()!));
    expect(everything(inPlace)).toEqual(everything(bytes));
    expect(inPlace.get('PRAGMA integrity_check')).toEqual(['ok']);
    inPlace.close();
    bytes.close();
    file.close();
  });

  it('refuses to continue with bytes changed in the file after its checksum', async () => {
    const path = save();
    const found = saveOnDisk(path);
    scratch(path, good.length - 6000);
    const goOn = () => {
      const db = found.open();
      db.run('UPDATE dynasty SET revision = 77');
      db.fetchAll();
    };
    expect(await codeOf(goOn)).toBe('corrupt');
    found.close();
  });

  it('opens without fetching all of it, and is complete when written', () => {
    const old = new Sqlite(good.slice());
    old.run('UPDATE facts SET data = zeroblob(2000000)');
    const bytes = old.export();
    old.close();
    seal(bytes);
    const path = join(folder(), 'old.dynasty');
    writeFileSync(path, bytes);
    const { files, read } = counting();
    const found = saveOnDisk(path, files);
    const looked = read();
    const db = found.open();
    expect(read() - looked).toBeLessThan(bytes.length / 3);
    db.fetchAll();
    expect(db.all('PRAGMA integrity_check')).toEqual([['ok']]);
    expect(db.get('SELECT length(data) FROM facts')).toEqual([2_000_000]);
    db.close();
  });
});
