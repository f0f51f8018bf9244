import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { revisionsOf } from '../../../src/core/save/disk/revisions.ts';
import { SaveError, type SaveErrorCode } from '../../../src/core/save/errors.ts';
import { DISK, type Files } from '../../../src/core/save/file.ts';
import { openSave } from '../../../src/core/save/session.ts';
import { createFile, makeFolder, type Piece, replaceFile } from '../../../src/core/save/writing.ts';
import { newDynasty, take } from './small-dynasty.ts';
import { codeOf, contents, folder, newSave } from './temporary.ts';

function failure(code: string): Error {
  return Object.assign(new Error(`${code}: made to fail`), { code });
}

/** A disk on which one function fails from call number `from` on. */
function failing(name: keyof Files, code: string, from = 1): Files {
  let calls = 0;
  const real = DISK[name] as (...args: unknown[]) => unknown;
  const broken = (...args: unknown[]): unknown => {
    calls += 1;
    if (calls >= from) throw failure(code);
    return real(...args);
  };
  return { ...DISK, [name]: broken };
}

/** A disk that writes only half of the data at a time. */
const slow: Files = {
  ...DISK,
  writeSync: ((handle: number, bytes: Uint8Array, from: number, length: number, index: number) =>
    DISK.writeSync(handle, bytes, from, Math.ceil(length / 2), index)) as Files['writeSync'],
};

describe('replacing a file', () => {
  const OLD = Buffer.from('old');
  const NEW = new Uint8Array(100_000).fill(7);
  const pieces: Piece[] = [{ offset: 0, bytes: NEW }];

  it('leaves the old file and nothing else if a step fails', async () => {
    const steps: [keyof Files, string, SaveErrorCode][] = [
      ['openSync', 'EACCES', 'read_only'],
      ['openSync', 'EROFS', 'read_only'],
      ['writeSync', 'ENOSPC', 'disk_full'],
      ['writeSync', 'EDQUOT', 'disk_full'],
      ['fsyncSync', 'EIO', 'io'],
      ['renameSync', 'EPERM', 'read_only'],
      ['renameSync', 'EIO', 'io'],
    ];
    for (const [name, code, says] of steps) {
      const home = folder();
      const path = join(home, 'f');
      createFile(path, OLD);
      const before = contents(home);
      expect(await codeOf(() => replaceFile(path, pieces, () => undefined, failing(name, code)))).toBe(says);
      expect(contents(home)).toEqual(before);
    }
  });

  it('writes everything even if the system takes it in pieces', () => {
    const path = join(folder(), 'f');
    createFile(path, OLD, slow);
    replaceFile(path, pieces, () => undefined, slow);
    expect(Uint8Array.from(readFileSync(path))).toEqual(NEW);
  });

  it('writes every piece of a large file at its offset, even inside another, and starts the disk early', () => {
    const path = join(folder(), 'f');
    createFile(path, OLD);
    const bytes = Uint8Array.from({ length: 1 << 20 }, (_, i) => i % 251);
    const large = Array.from({ length: 24 }, (_, i) => ({ offset: i * bytes.length, bytes }));
    let early = 0;
    const fdatasync = ((handle: number, done: () => void) => {
      early += 1;
      DISK.fdatasync(handle, done);
    }) as Files['fdatasync'];
    const last = { offset: 5000, bytes: Uint8Array.of(1, 2, 3, 4) };
    replaceFile(path, [...large, last], () => undefined, { ...slow, fdatasync });
    const expected = Buffer.concat(large.map((piece) => piece.bytes));
    expected.set(last.bytes, last.offset);
    expect(Buffer.compare(readFileSync(path), expected)).toBe(0);
    expect(early).toBeGreaterThan(0);
  });

  it('works in a folder that cannot be synced, as on some systems', () => {
    const path = join(folder(), 'f');
    createFile(path, OLD);
    replaceFile(path, pieces, () => undefined, failing('fsyncSync', 'EINVAL', 2));
    expect(readdirSync(dirname(path))).toEqual(['f']);
  });

  it('copies if the file system has no hard links', async () => {
    const path = join(folder(), 'f');
    const flat = failing('linkSync', 'EPERM');
    createFile(path, OLD, flat);
    expect(await codeOf(() => createFile(path, NEW, flat))).toBe('exists');
    expect(readdirSync(dirname(path))).toEqual(['f']);
    expect(readFileSync(path)).toEqual(OLD);
  });
});

describe('creating a folder', () => {
  it('creates its parents too, and leaves an existing one alone', () => {
    const path = join(folder(), 'a', 'b', 'c');
    makeFolder(path);
    makeFolder(path);
    expect(readdirSync(dirname(path))).toEqual(['c']);
  });

  it('gives up with a sentence if the file system takes no folders', async () => {
    const file = join(folder(), 'f');
    createFile(file, Buffer.from('a file'));
    expect(await codeOf(() => makeFolder(join(file, 'a', 'b')))).toBe('read_only');
    const takesNone = failing('mkdirSync', 'ENOENT');
    expect(await codeOf(() => makeFolder(join(folder(), 'a', 'b'), takesNone))).toBe('read_only');
  });
});

describe('a decision that cannot be written', () => {
  it('is not made: session and file are as before, and it can be made again', async () => {
    const steps: [keyof Files, string, number, SaveErrorCode][] = [
      ['writeSync', 'ENOSPC', 1, 'disk_full'],
      ['fsyncSync', 'EIO', 1, 'io'],
      ['renameSync', 'EIO', 1, 'io'],
      ['writeFileSync', 'EROFS', 1, 'read_only'],
      ['mkdirSync', 'ENOSPC', 1, 'disk_full'],
    ];
    for (const [name, code, from, says] of steps) {
      const home = folder();
      const path = join(home, 'a.dynasty');
      await newSave(path);
      const before = contents(home);
      const session = await openSave(path, { files: failing(name, code, from) });
      const digest = session.read((save) => save.digest());
      expect(await codeOf(() => take(session))).toBe(says);
      expect(contents(home)).toEqual(before);
      expect(session.read((save) => save.digest())).toBe(digest);
      session.close();
      const healthy = await openSave(path);
      expect(await take(healthy)).toMatchObject({ ok: true });
    }
  });

  it('is explained with a sentence in plain words', async () => {
    const path = join(folder(), 'a.dynasty');
    await newSave(path);
    const session = await openSave(path, { files: failing('writeSync', 'ENOSPC') });
    const error = await take(session).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SaveError);
    expect((error as SaveError).message).toBe('The disk is full. Nothing was changed; make room and try again.');
  });

  it('leaves a killed writer’s leftovers for the next one to sweep', async () => {
    const home = folder();
    const path = join(home, 'a.dynasty');
    const session = await newSave(path);
    const unfinished = [
      `.a.dynasty.${randomUUID()}.tmp`,
      `.a.dynasty.1234-${randomUUID()}.tmp`,
      `.b.dynasty.${randomUUID()}.tmp`,
      '.a.dynasty.my notes.tmp',
    ];
    for (const name of unfinished) writeFileSync(join(home, name), 'half');
    await take(session);
    expect(readdirSync(home).sort()).toEqual([...unfinished.slice(2), '.revisions', 'a.dynasty'].sort());
  });

  it('keeps ten earlier states and removes the others without waiting for the disk', async () => {
    const home = folder();
    const path = join(home, 'a.dynasty');
    const removals: (() => void)[] = [];
    const unlink = ((gone: string, done: () => void) => {
      removals.push(() => DISK.unlink(gone, done));
    }) as Files['unlink'];
    (await newSave(path)).close();
    const session = await openSave(path, { files: { ...DISK, unlink } });
    for (let decision = 0; decision < 12; decision++) await take(session);
    session.close();
    expect(revisionsOf(path, newDynasty().identity.userId).map(({ seq }) => seq)).toEqual([
      3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    // A process that exits before its removals are done leaves them to the next writer.
    expect(removals).toHaveLength(2);
    const next = await openSave(path);
    await take(next);
    next.close();
    await expect.poll(() => readdirSync(home).sort()).toEqual(['.revisions', 'a.dynasty']);
  });
});
