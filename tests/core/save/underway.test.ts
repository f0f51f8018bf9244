import { appendFileSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { revisionsFolder, type State } from '../../../src/core/save/disk/revisions.ts';
import { readUnderway, writeUnderway } from '../../../src/core/save/disk/underway.ts';
import { DISK, type Files } from '../../../src/core/save/file.ts';
import { codeOf, folder } from './temporary.ts';

const STATE: State = { userId: '0123456789abcdef0123456789abcdef', seq: 7, chain: 'ab'.repeat(32) };

/** A game after some calls, as kept next to its save. */
const called = (calls: number) => ({ game: 12, calls: Array.from({ length: calls }, () => 'staff') });

function kept(calls: readonly number[]): { save: string; path: string } {
  const save = join(folder(), 'a.dynasty');
  for (const each of calls) writeUnderway(save, STATE, called(each));
  return { save, path: join(revisionsFolder(save, STATE.userId), 'underway.json') };
}

describe('work in progress in a save', () => {
  it('is what was stored last, and only in the state it was stored in', () => {
    const { save } = kept([1, 2, 3]);
    expect(readUnderway(save, STATE)).toEqual(called(3));
    expect(readUnderway(save, { ...STATE, seq: 8 })).toBeNull();
    writeUnderway(save, { ...STATE, seq: 8 }, called(1));
    expect(readUnderway(save, STATE)).toBeNull();
    expect(readUnderway(save, { ...STATE, seq: 8 })).toEqual(called(1));
  });

  it('is the previous call if the last write was cut short anywhere, and continues from there', () => {
    const { save, path } = kept([1, 2]);
    const whole = statSync(path).size;
    writeUnderway(save, STATE, called(3));
    for (let size = statSync(path).size - 2; size >= whole; size -= 7) {
      truncateSync(path, size);
      expect(readUnderway(save, STATE)).toEqual(called(2));
    }
    appendFileSync(path, Buffer.alloc(20));
    expect(readUnderway(save, STATE)).toEqual(called(2));
    writeUnderway(save, STATE, called(3));
    expect(readUnderway(save, STATE)).toEqual(called(3));
  });

  it('stays as it was if the disk is full', async () => {
    const { save, path } = kept([1]);
    const before = readFileSync(path);
    const broken = (name: 'writeSync' | 'fsyncSync', code: string): Files => ({
      ...DISK,
      [name]: () => {
        throw Object.assign(new Error(code), { code });
      },
    });
    expect(await codeOf(() => writeUnderway(save, STATE, called(2), broken('writeSync', 'ENOSPC')))).toBe('disk_full');
    expect(await codeOf(() => writeUnderway(save, STATE, called(2), broken('fsyncSync', 'EIO')))).toBe('io');
    expect(readFileSync(path)).toEqual(before);
  });

  it('stays in a small file, however many calls were made', () => {
    const { save, path } = kept([1]);
    for (let calls = 100; calls < 500; calls++) writeUnderway(save, STATE, called(calls));
    expect(statSync(path).size).toBeLessThan(300_000);
    expect(readUnderway(save, STATE)).toEqual(called(499));
  });
});
