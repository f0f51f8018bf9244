import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { FileOnDemand } from '../../../src/core/save/reading.ts';
import { loadSqlite, Sqlite } from '../../../src/core/save/sqlite.ts';
import { folder } from './temporary.ts';

/** A database's bytes as an in-memory file with spare room after them. */
function withRoom(bytes: Uint8Array, room: number): Sqlite {
  const path = join(folder(), 'notes');
  writeFileSync(path, bytes);
  return Sqlite.ofFile(new FileOnDemand(path), room);
}

function begun(): Uint8Array {
  const db = new Sqlite(null);
  db.script('CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)');
  const bytes = db.export();
  db.close();
  return bytes;
}

function write(db: Sqlite, notes: number): void {
  db.transaction(() => {
    for (let i = 0; i < notes; i++) db.run('INSERT INTO notes (text) VALUES (?)', ['x'.repeat(1000)]);
  });
}

const count = (bytes: Uint8Array): number => {
  const db = new Sqlite(Uint8Array.from(bytes));
  expect(db.get('PRAGMA integrity_check')).toEqual(['ok']);
  const [notes] = db.get('SELECT count(*) FROM notes')!;
  db.close();
  return Number(notes);
};

describe('a database in memory it was given', () => {
  beforeAll(loadSqlite);

  it('has committed data in the file’s place, byte for byte a database', () => {
    const db = withRoom(begun(), 1 << 20);
    for (let round = 1; round <= 5; round++) {
      write(db, 20);
      expect(count(db.inPlace()!)).toBe(20 * round);
      expect(count(db.export())).toBe(20 * round);
    }
    db.close();
  });

  it('never has rolled-back data in place', () => {
    const db = withRoom(begun(), 1 << 20);
    write(db, 20);
    expect(() =>
      db.transaction(() => {
        write(db, 1);
      }),
    ).toThrow();
    expect(() =>
      db.transaction(() => {
        for (let i = 0; i < 500; i++) db.run('INSERT INTO notes (text) VALUES (?)', ['y'.repeat(1000)]);
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(count(db.export())).toBe(20);
    db.close();
  });

  it('loses nothing when it outgrows the memory', () => {
    const db = withRoom(begun(), 16_384);
    write(db, 200);
    expect(count(db.export())).toBe(200);
    expect(db.inPlace()).toBeNull();
    db.close();
  });

  it('is a copy as usual if there is no room after its bytes', () => {
    const bytes = begun();
    const before = Uint8Array.from(bytes);
    const db = new Sqlite(bytes);
    write(db, 20);
    expect(db.inPlace()).toBeNull();
    expect(bytes).toEqual(before);
    db.close();
  });
});
