import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SaveSession } from '../../../src/core/save/contracts.ts';
import { createSave } from '../../../src/core/save/create.ts';
import { deleteSave, renameSave } from '../../../src/core/save/disk/folder.ts';
import { ownerOf } from '../../../src/core/save/disk/revisions.ts';
import { DISK } from '../../../src/core/save/file.ts';
import { openSave } from '../../../src/core/save/session.ts';
import { newDynasty, take } from './small-dynasty.ts';
import { codeOf, everything, folder, newSave } from './temporary.ts';

const ID = newDynasty().identity.userId;
const digest = (session: SaveSession) => session.read((save) => save.digest());
const kept = (home: string) => readdirSync(join(home, '.revisions', ID)).sort();

describe('a save copied by hand', () => {
  it('and its original each undo to their own past', async () => {
    const home = folder();
    const [a, b] = [join(home, 'a.dynasty'), join(home, 'b.dynasty')];
    const original = await newSave(a);
    await take(original);
    copyFileSync(a, b);
    const copy = await openSave(b);
    const split = digest(copy);
    const decide = (session: SaveSession, input: string) =>
      session.write('step', (save) => {
        const { year, week } = save.dynasty.read();
        save.dynasty.writeMoment({ year, stage: 'season', week: week + (input === 'one' ? 0 : 1) });
        return { ok: true, value: { input, answer: null } };
      });
    const [ones, others] = [[split], [split]];
    for (let n = 0; n < 3; n++) {
      await decide(original, 'one');
      ones.push(digest(original));
      await decide(copy, 'other');
      others.push(digest(copy));
    }
    for (const n of [2, 1, 0]) {
      await original.undo(1);
      expect(digest(original)).toBe(ones[n]);
      await copy.undo(1);
      expect(digest(copy)).toBe(others[n]);
    }
    copy.close();
  });

  it('keeps its undo when the other one is deleted', async () => {
    const home = folder();
    const session = await newSave(join(home, 'a.dynasty'));
    await take(session);
    await take(session);
    copyFileSync(join(home, 'a.dynasty'), join(home, 'b.dynasty'));
    await deleteSave(join(home, 'b.dynasty'));
    expect(session.undoable()).toBe(2);
    await deleteSave(join(home, 'a.dynasty'));
    expect(readdirSync(join(home, '.revisions'))).toEqual([]);
  });
});

describe('the owner file of a folder of revisions', () => {
  const ID = '11111111-1111-4111-8111-111111111111';
  const note = JSON.stringify({ user_id: ID, files: ['a.dynasty'] });
  const withNote = (write: (owner: string) => void): string => {
    const home = folder();
    writeFileSync(join(home, 'a.dynasty'), '');
    mkdirSync(join(home, '.revisions', ID), { recursive: true });
    write(join(home, '.revisions', ID, 'owner.json'));
    return join(home, 'a.dynasty');
  };

  it('names the owner of a save that is unreadable', () => {
    expect(ownerOf(withNote((owner) => writeFileSync(owner, note)))).toBe(ID);
  });

  it('is ignored if far too long, not a file, or malformed', () => {
    expect(ownerOf(withNote((owner) => writeFileSync(owner, note + ' '.repeat(200_000))))).toBeNull();
    expect(ownerOf(withNote((owner) => mkdirSync(owner)))).toBeNull();
    expect(ownerOf(withNote((owner) => symlinkSync(owner, owner)))).toBeNull();
    expect(ownerOf(withNote((owner) => writeFileSync(owner, '[null]')))).toBeNull();
  });
});

describe('kept states', () => {
  it('of a long dynasty take half a gigabyte at most, and at least one is kept', async () => {
    for (const [megabytes, left] of [
      [100, 5],
      [600, 1],
    ] as const) {
      const home = folder();
      const statSync = ((path: string, options: undefined) => {
        const stat = DISK.statSync(path, options);
        const size = BigInt(megabytes * 1024 * 1024);
        return options !== undefined && path.includes('.revisions') ? Object.assign(stat, { size }) : stat;
      }) as typeof DISK.statSync;
      const session = await newSave(join(home, 'm.dynasty'), { files: { ...DISK, statSync } });
      for (let n = 0; n < 8; n++) await take(session);
      expect(kept(home).filter((name) => name !== 'owner.json')).toHaveLength(left);
      expect(session.undoable()).toBe(left);
      session.close();
    }
  });

  it('are not removed by a program whose lock was taken away while it wrote', async () => {
    const home = folder();
    const path = join(home, 'm.dynasty');
    let takeAway = false;
    const renameSync = ((from: string, to: string) => {
      DISK.renameSync(from, to);
      if (takeAway && to === path) rmSync(`${path}.lock`);
    }) as typeof DISK.renameSync;
    const session = await newSave(path, { files: { ...DISK, renameSync } });
    await take(session);
    for (let n = 0; n < 9; n++) await take(session);
    const full = kept(home);
    takeAway = true;
    await take(session);
    expect(kept(home)).toHaveLength(full.length + 1);
    expect(kept(home)).toEqual(expect.arrayContaining(full));
    takeAway = false;
    await take(session);
    expect(kept(home)).toHaveLength(full.length);
  });
});

describe('deleting', () => {
  it('removes nothing from a folder of revisions except what this program writes there', async () => {
    const home = folder();
    await take(await newSave(join(home, 'm.dynasty')));
    writeFileSync(join(home, '.revisions', ID, 'letter.txt'), 'Dear coach');
    await deleteSave(join(home, 'm.dynasty'));
    expect(kept(home)).toEqual(['letter.txt']);
  });

  it('follows no link and trusts no folder without its owner', async () => {
    const [home, elsewhere] = [folder(), folder()];
    await take(await newSave(join(home, 'm.dynasty')));
    renameSync(join(home, '.revisions', ID), join(elsewhere, ID));
    symlinkSync(join(elsewhere, ID), join(home, '.revisions', ID));
    const before = everything(elsewhere);
    await deleteSave(join(home, 'm.dynasty'));
    expect(everything(elsewhere)).toEqual(before);

    await take(await newSave(join(home, 'n.dynasty')));
    const strange = newDynasty('aaaaaaaa-2222-3333-4444-555555555555');
    const session = await createSave(join(home, 'o.dynasty'), strange, { command: 'new', input: {} });
    session.close();
    const unproved = join(home, '.revisions', strange.identity.userId);
    mkdirSync(unproved);
    writeFileSync(join(unproved, '00000001.dynasty'), readFileSync(join(home, 'n.dynasty')));
    await deleteSave(join(home, 'o.dynasty'));
    expect(readdirSync(unproved)).toEqual(['00000001.dynasty']);
  });

  it('and renaming refuse a file that is not a save, and leave it', async () => {
    const home = folder();
    for (const name of ['letter.txt', 'letter.dynasty']) {
      const path = join(home, name);
      writeFileSync(path, 'Dear coach');
      expect(await codeOf(() => deleteSave(path))).toBe('not_a_save');
      expect(await codeOf(() => renameSave(path, 'other'))).toBe('not_a_save');
      expect(readFileSync(path, 'utf8')).toBe('Dear coach');
    }
  });

  it('removes a damaged save with its revisions, even if its own pages are unreadable', async () => {
    const home = folder();
    const path = join(home, 'm.dynasty');
    await take(await newSave(path));
    for (const damage of ['', 'nothing of it is left'.repeat(1000)]) {
      writeFileSync(path, damage);
      const renamed = await renameSave(path, 'n');
      await renameSave(renamed, 'm');
    }
    await deleteSave(path);
    expect(readdirSync(home)).toEqual(['.revisions']);
    expect(readdirSync(join(home, '.revisions'))).toEqual([]);
  });
});
