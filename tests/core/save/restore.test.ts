import { copyFileSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SaveSession } from '../../../src/core/save/contracts.ts';
import { deleteSave, listSaves, summarize } from '../../../src/core/save/disk/folder.ts';
import { keptStates, restoreState } from '../../../src/core/save/disk/restore.ts';
import { DISK } from '../../../src/core/save/file.ts';
import { verifySave } from '../../../src/core/save/integrity/verify.ts';
import { openSave } from '../../../src/core/save/session.ts';
import { take } from './small-dynasty.ts';
import { codeOf, contents, everything, folder, newSave } from './temporary.ts';

const digest = (session: SaveSession) => session.read((save) => save.digest());

/** Plays three decisions; returns the states from the first on. */
async function played(path: string): Promise<string[]> {
  const session = await newSave(path);
  const digests = [digest(session)];
  for (let n = 0; n < 3; n++) {
    await take(session);
    digests.push(digest(session));
  }
  session.close();
  return digests;
}

async function digestAt(path: string): Promise<string> {
  const session = await openSave(path);
  const found = digest(session);
  session.close();
  return found;
}

describe('a kept state', () => {
  it('is listed with its moment and can be restored, and so can what it replaced', async () => {
    const path = join(folder(), 'a.dynasty');
    const digests = await played(path);
    expect(keptStates(path).map(({ id, seq, year, week }) => [id, seq, year, week])).toEqual([
      ['1', 1, 2024, 1],
      ['2', 2, 2024, 2],
      ['3', 3, 2024, 3],
    ]);
    const open = await openSave(path);
    await restoreState(path, '2');
    expect(digest(open)).toBe(digests[1]);
    expect(open.undoable()).toBe(1);
    await restoreState(path, '4');
    expect(digest(open)).toBe(digests[3]);
    expect(open.undoable()).toBe(3);
    open.close();
    expect(await verifySave(path)).toEqual([]);
  });

  it('that does not exist is refused with a list of those that do, and nothing changes', async () => {
    const home = folder();
    const path = join(home, 'a.dynasty');
    await played(path);
    const before = contents(home);
    await expect(restoreState(path, '9')).rejects.toThrow('Available: 1, 2, 3.');
    expect(await codeOf(() => restoreState(join(home, 'b.dynasty'), '1'))).toBe('not_found');
    expect(contents(home)).toEqual(before);
  });
});

describe('restoring', () => {
  it('counts as another write of the save, whichever state is restored', async () => {
    const path = join(folder(), 'a.dynasty');
    await played(path);
    await restoreState(path, '1');
    expect(summarize(path).revision).toBe(5);
    await restoreState(path, '4');
    expect(summarize(path).revision).toBe(6);
  });

  it('refuses a kept file that holds a different state than its name says, and changes nothing', async () => {
    const home = folder();
    const path = join(home, 'a.dynasty');
    await played(path);
    const [first, second] = keptStates(path);
    copyFileSync(first!.path, second!.path);
    const before = everything(home);
    await expect(restoreState(path, '2')).rejects.toThrow('its file holds a different state');
    expect(everything(home)).toEqual(before);
  });

  /** Changes to a save between reading a kept state of it and replacing the save. */
  const INTERRUPTIONS: [what: string, happen: (path: string) => void][] = [
    ['its lock is removed', (path) => rmSync(`${path}.lock`)],
    [
      'another program replaces the save without the lock',
      (path) => {
        copyFileSync(path, `${path}.copy`);
        renameSync(`${path}.copy`, path);
      },
    ],
  ];
  it.each(INTERRUPTIONS)('overwrites nothing, including kept states, if %s meanwhile', async (_what, happen) => {
    const home = folder();
    const path = join(home, 'a.dynasty');
    await played(path);
    await restoreState(path, '3');
    const before = everything(home);
    let writes = 0;
    const fsyncSync = ((handle: number) => {
      DISK.fsyncSync(handle);
      writes += 1;
      if (writes === 1) happen(path);
    }) as typeof DISK.fsyncSync;
    expect(await codeOf(() => restoreState(path, '2', 0, { ...DISK, fsyncSync }))).toBe('busy');
    expect(everything(home)).toEqual(before);
  });
});

describe('a damaged save', () => {
  const DAMAGES: [what: string, damage: (bytes: Buffer) => Buffer][] = [
    ['cut off', (bytes) => bytes.subarray(0, bytes.length - 5000)],
    ['emptied', () => Buffer.alloc(0)],
    ['overwritten at its beginning', (bytes) => Buffer.concat([Buffer.alloc(8192, 'x'), bytes.subarray(8192)])],
  ];
  it.each(DAMAGES)(
    'that was %s is listed as damaged, and its newest kept state can be restored',
    async (_what, damage) => {
      const home = folder();
      const path = join(home, 'a.dynasty');
      const digests = await played(path);
      const damaged = damage(readFileSync(path));
      writeFileSync(path, damaged);
      const { saves, unreadable } = listSaves(home);
      expect([saves.length, unreadable.map(({ name }) => name)]).toEqual([0, ['a']]);
      const newest = keptStates(path).at(-1)?.id ?? '';
      const { damaged: keptDamaged } = await restoreState(path, newest);
      expect(readFileSync(keptDamaged ?? '')).toEqual(damaged);
      expect(await digestAt(path)).toBe(digests[2]);
      await deleteSave(path);
      expect(readdirSync(join(home, '.revisions'))).toEqual([]);
    },
  );
});
