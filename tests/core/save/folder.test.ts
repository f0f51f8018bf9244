import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSave } from '../../../src/core/save/create.ts';
import {
  copySave,
  deleteSave,
  exportSave,
  importSave,
  listSaves,
  renameSave,
  summarize,
} from '../../../src/core/save/disk/folder.ts';
import { tryLock } from '../../../src/core/save/disk/lock.ts';
import { DISK } from '../../../src/core/save/file.ts';
import { verifySave } from '../../../src/core/save/integrity/verify.ts';
import { openSave } from '../../../src/core/save/session.ts';
import { newDynasty, take } from './small-dynasty.ts';
import { codeOf, contents, everything, folder, newSave } from './temporary.ts';

describe('the list of saves', () => {
  it('is read from first pages, newest first, and skips other files', async () => {
    const home = folder();
    await newSave(join(home, 'old.dynasty'));
    await new Promise((resolve) => setTimeout(resolve, 15));
    await take(await newSave(join(home, 'new.dynasty')), 2);
    mkdirSync(join(home, 'folder.dynasty'));
    writeFileSync(join(home, 'text.dynasty'), 'hello');
    writeFileSync(join(home, 'other.txt'), 'hello');
    symlinkSync(join(home, 'old.dynasty'), join(home, 'link.dynasty'));
    writeFileSync(join(home, 'cut.dynasty'), readFileSync(join(home, 'old.dynasty')).subarray(0, 9000));
    const { saves, unreadable } = listSaves(home);
    expect(saves.map((save) => save.name)).toEqual(['new', 'old']);
    expect(saves[0]).toMatchObject({
      teamName: 'Brook',
      year: 2024,
      week: 3,
      stage: 'season',
      revision: 2,
      startYear: 2024,
    });
    expect(unreadable.map(({ name, error }) => [name, error.code])).toEqual([['cut', 'corrupt']]);
  });

  it('is empty for a folder that does not exist', () => {
    expect(listSaves('/nowhere/at/all')).toEqual({ saves: [], unreadable: [] });
  });
});

describe('copying, renaming and deleting', () => {
  it('makes a copy a separate dynasty that diverges from there on', async () => {
    const home = folder();
    const session = await newSave(join(home, 'a.dynasty'));
    await take(session, 2);
    await copySave(join(home, 'a.dynasty'), join(home, 'b.dynasty'), 'copy');
    const copy = await openSave(join(home, 'b.dynasty'));
    const digests = () => [session, copy].map((s) => s.read((save) => save.digest()));
    expect(new Set(digests()).size).toBe(1);
    await take(copy);
    expect(new Set(digests()).size).toBe(2);
    expect(summarize(join(home, 'b.dynasty')).userId).toBe('copy');
    expect(await verifySave(join(home, 'b.dynasty'))).toEqual([]);
    expect(await codeOf(() => copySave(join(home, 'a.dynasty'), join(home, 'b.dynasty'), 'x'))).toBe('exists');
  });

  it('keeps revisions under a new name and never replaces another save', async () => {
    const home = folder();
    await take(await newSave(join(home, 'a.dynasty')));
    (await createSave(join(home, 'c.dynasty'), newDynasty('another'), { command: 'new', input: {} })).close();
    expect(await codeOf(() => renameSave(join(home, 'a.dynasty'), 'c'))).toBe('exists');
    expect(await renameSave(join(home, 'a.dynasty'), 'b')).toBe(join(home, 'b.dynasty'));
    const session = await openSave(join(home, 'b.dynasty'));
    expect(session.undoable()).toBe(1);
    await session.undo(1);
    expect(await codeOf(() => openSave(join(home, 'a.dynasty')))).toBe('not_found');
    session.close();
    await deleteSave(join(home, 'b.dynasty'));
    expect(readdirSync(home).sort()).toEqual(['.revisions', 'c.dynasty']);
    expect(readdirSync(join(home, '.revisions'))).toEqual([]);
    expect(await codeOf(() => deleteSave(join(home, 'b.dynasty')))).toBe('not_found');
  });
});

describe('a save that another process is writing', () => {
  const CALLS: [what: string, call: (path: string, files: typeof DISK) => Promise<unknown>][] = [
    ['renamed', (path, files) => renameSave(path, 'b', 0, files)],
    ['deleted', (path, files) => deleteSave(path, 0, files)],
  ];

  it.each(CALLS)('is not %s, and stays unchanged', async (_what, call) => {
    const home = folder();
    const path = join(home, 'a.dynasty');
    await take(await newSave(path));
    const lock = tryLock(path)!;
    const before = everything(home);
    expect(await codeOf(() => call(path, DISK))).toBe('busy');
    expect(everything(home)).toEqual(before);
    lock.release();
  });

  it.each(CALLS)('is not %s once the lock has been taken away', async (_what, call) => {
    const home = folder();
    const path = join(home, 'a.dynasty');
    await take(await newSave(path));
    const before = everything(home);
    // The owner of the revisions is read while the lock is held.
    const readSync = ((...read: Parameters<typeof DISK.readSync>) => {
      rmSync(`${path}.lock`, { force: true });
      return DISK.readSync(...read);
    }) as typeof DISK.readSync;
    expect(await codeOf(() => call(path, { ...DISK, readSync }))).toBe('busy');
    expect(everything(home)).toEqual(before);
  });
});

it('a dynasty is not deleted if its file is another one’s once the lock is taken', async () => {
  const home = folder();
  const path = join(home, 'a.dynasty');
  await take(await newSave(path));
  const before = everything(home);
  expect(await codeOf(() => deleteSave(path, 0, DISK, 'another'))).toBe('not_found');
  expect(everything(home)).toEqual(before);
  await deleteSave(path, 0, DISK, newDynasty().identity.userId);
  expect(contents(home)).toEqual({});
});

describe('importing', () => {
  it('accepts an exported save, under a new user id', async () => {
    const home = folder();
    await take(await newSave(join(home, 'a.dynasty')), 6);
    const bytes = await exportSave(join(home, 'a.dynasty'));
    await importSave(join(home, 'b.dynasty'), bytes, 'guest');
    expect(summarize(join(home, 'b.dynasty'))).toMatchObject({ userId: 'guest', year: 2025 });
    expect(await verifySave(join(home, 'b.dynasty'))).toEqual([]);
  });

  it('refuses anything else and writes nothing', async () => {
    const home = folder();
    await take(await newSave(join(home, 'a.dynasty')), 2);
    const bytes = await exportSave(join(home, 'a.dynasty'));
    const flipped = bytes.slice();
    flipped[bytes.length - 200]! ^= 1;
    const before = contents(home);
    const to = join(home, 'b.dynasty');
    expect(await codeOf(() => importSave(to, flipped, 'x'))).toBe('corrupt');
    expect(await codeOf(() => importSave(to, bytes.subarray(0, 9000), 'x'))).toBe('corrupt');
    expect(await codeOf(() => importSave(to, Buffer.from('PK\u0003\u0004'), 'x'))).toBe('not_a_save');
    expect(await codeOf(() => importSave(to, bytes, 'x', [{ save: () => ['A law is broken.'] }]))).toBe('corrupt');
    expect(contents(home)).toEqual(before);
  });
});
