import { closeSync, openSync, renameSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { DISK, type Files } from '../../../src/core/save/file.ts';
import { saveOnDisk } from '../../../src/core/save/open.ts';
import { FileOnDemand, readFile } from '../../../src/core/save/reading.ts';
import { loadSqlite, Sqlite } from '../../../src/core/save/sqlite.ts';
import { codeOf, folder, savedBytes } from './temporary.ts';

/** A file of so many bytes, none of them zero, and what they are. */
function fileOf(size: number): { path: string; bytes: Uint8Array } {
  const path = join(folder(), 'file');
  const bytes = Uint8Array.from({ length: size }, (_, i) => 1 + (i % 251));
  writeFileSync(path, bytes);
  return { path, bytes };
}

/** The disk with a count of the bytes read from it. */
function counting(): { files: Files; read: () => number } {
  let count = 0;
  const readSync = ((...args: Parameters<Files['readSync']>) => {
    const read = DISK.readSync(...args);
    count += read;
    return read;
  }) as Files['readSync'];
  return { files: { ...DISK, readSync }, read: () => count };
}

/** Writes one byte in the midst of a file, as no program of ours does. */
function scratch(path: string, at: number): void {
  const handle = openSync(path, 'r+');
  writeSync(handle, Uint8Array.of(255), 0, 1, at);
  closeSync(handle);
}

describe('a file that is fetched when it is asked for', () => {
  const SIZE = 1_000_003;

  it('has in memory what was asked for, in whatever order, and reads no byte twice', () => {
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

  it('stays the same when another takes its place', () => {
    const { path, bytes } = fileOf(SIZE);
    const file = new FileOnDemand(path);
    const memory = file.intoMemory(0);
    const { path: other } = fileOf(10);
    renameSync(other, path);
    file.fetchAll();
    expect(Buffer.compare(memory, bytes)).toBe(0);
    expect(readFile(path).bytes.length).toBe(10);
  });

  it('says so when it is cut off meanwhile', async () => {
    const { path } = fileOf(SIZE);
    const file = new FileOnDemand(path);
    file.intoMemory(0);
    truncateSync(path, SIZE - 1);
    expect(await codeOf(() => file.fetchAll())).toBe('corrupt');
    file.close();
  });

  it('comes in pieces that together are all of it', () => {
    const { path, bytes } = fileOf(SIZE);
    const file = new FileOnDemand(path);
    const pieces: Uint8Array[] = [];
    file.readThrough((piece) => pieces.push(Uint8Array.from(piece)));
    file.close();
    expect(pieces.length).toBeGreaterThan(1);
    expect(Buffer.compare(Buffer.concat(pieces), bytes)).toBe(0);
  });
});

describe('a save that is read as far as it is needed', () => {
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

  it('answers as its bytes do, and writes as they would', async () => {
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

  it('refuses to go on from bytes that somebody changed in the file after its checksum was taken', async () => {
    const path = save();
    const found = saveOnDisk(path);
    scratch(path, good.length - 6000);
    const write = () => found.open().run('UPDATE dynasty SET revision = 77');
    expect(await codeOf(write)).toBe('corrupt');
    found.close();
  });
});
