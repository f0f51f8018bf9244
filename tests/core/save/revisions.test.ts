import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SaveSession } from '../../../src/core/save/contracts.ts';
import { createSave } from '../../../src/core/save/create.ts';
import { deleteSave, renameSave } from '../../../src/core/save/folder.ts';
import { ownerOf } from '../../../src/core/save/revisions.ts';
import { openSave } from '../../../src/core/save/session.ts';
import { newDynasty, take } from './small-dynasty.ts';
import { codeOf, everything, folder, newSave } from './temporary.ts';

const ID = newDynasty().identity.userId;
const digest = (session: SaveSession) => session.read((save) => save.digest());
const kept = (home: string) => readdirSync(join(home, '.revisions', ID)).sort();

/** A dynasty with so many decisions after the first, its revisions lying where the first release put them. */
async function ofFirstRelease(home: string, file: string, decisions: number, userId = ID): Promise<void> {
  const path = join(home, 'made.dynasty');
  const session = await createSave(path, newDynasty(userId), { command: 'new', input: {} });
  for (let n = 0; n < decisions; n++) await take(session);
  session.close();
  const [stem, ending] = [file.slice(0, file.lastIndexOf('.')), file.slice(file.lastIndexOf('.'))];
  const root = join(home, '.revisions');
  mkdirSync(join(root, stem), { recursive: true });
  for (const name of readdirSync(join(root, userId)).filter((each) => each.endsWith('.dynasty'))) {
    renameSync(join(root, userId, name), join(root, stem, name.slice(0, 8) + ending));
  }
  renameSync(path, join(home, file));
}

describe('revisions of the first release', () => {
  it.each(['m.dynasty', 'second.db'])('of %s are undone to, and move at the next decision', async (file) => {
    const home = folder();
    await ofFirstRelease(home, file, 3);
    const session = await openSave(join(home, file));
    expect(session.undoable()).toBe(3);
    await take(session);
    expect(session.undoable()).toBe(4);
    expect(kept(home).filter((name) => name.endsWith('.dynasty'))).toHaveLength(4);
    expect(readdirSync(join(home, '.revisions'))).toEqual([ID]);
    expect(await session.undo(4)).toHaveLength(4);
    expect(session.read((save) => save.decisions.count())).toBe(1);
    session.close();
  });

  it('of two saves that shared a folder by their names stay with their own', async () => {
    const home = folder();
    const other = '99999999-2222-3333-4444-555555555555';
    await ofFirstRelease(home, 'v1.5', 2);
    await ofFirstRelease(home, 'v1.dynasty', 2, other);
    await deleteSave(join(home, 'v1.dynasty'));
    const session = await openSave(join(home, 'v1.5'));
    expect(session.undoable()).toBe(2);
    session.close();
    expect(await renameSave(join(home, 'v1.5'), 'v2')).toBe(join(home, 'v2.dynasty'));
    const renamed = await openSave(join(home, 'v2.dynasty'));
    expect(renamed.undoable()).toBe(2);
    renamed.close();
    await deleteSave(join(home, 'v2.dynasty'));
    expect(readdirSync(home)).toEqual(['.revisions']);
    expect(readdirSync(join(home, '.revisions'))).toEqual([]);
  });
});

describe('a save that was copied by hand', () => {
  it('and its original go back each to its own past', async () => {
    const home = folder();
    const [a, b] = [join(home, 'a.dynasty'), join(home, 'b.dynasty')];
    const original = await newSave(a);
    await take(original);
    copyFileSync(a, b);
    const copy = await openSave(b);
    const split = digest(copy);
    const decide = (session: SaveSession, input: string) =>
      session.write({ command: 'step', input }, (save) => {
        const { year, week } = save.dynasty.read();
        save.dynasty.writeMoment({ year, stage: 'season', week: week + (input === 'one' ? 0 : 1) });
        return { ok: true, value: null };
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

  it('keeps the other one able to undo when one of them is deleted', async () => {
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

describe('the note on whose revisions a folder has', () => {
  const ID = '11111111-1111-4111-8111-111111111111';
  const note = JSON.stringify({ user_id: ID, files: ['a.dynasty'] });
  const withNote = (write: (owner: string) => void): string => {
    const home = folder();
    writeFileSync(join(home, 'a.dynasty'), '');
    mkdirSync(join(home, '.revisions', ID), { recursive: true });
    write(join(home, '.revisions', ID, 'owner.json'));
    return join(home, 'a.dynasty');
  };

  it('names the owner of a save that says nothing any more', () => {
    expect(ownerOf(withNote((owner) => writeFileSync(owner, note)))).toBe(ID);
  });

  it('is none when it is far too long, no file, or not its words', () => {
    expect(ownerOf(withNote((owner) => writeFileSync(owner, note + ' '.repeat(200_000))))).toBeNull();
    expect(ownerOf(withNote((owner) => mkdirSync(owner)))).toBeNull();
    expect(ownerOf(withNote((owner) => symlinkSync(owner, owner)))).toBeNull();
    expect(ownerOf(withNote((owner) => writeFileSync(owner, '[null]')))).toBeNull();
  });
});

describe('deleting', () => {
  it('removes nothing from a folder of revisions but what this program writes there', async () => {
    const home = folder();
    await take(await newSave(join(home, 'm.dynasty')));
    writeFileSync(join(home, '.revisions', ID, 'letter.txt'), 'Dear coach');
    await deleteSave(join(home, 'm.dynasty'));
    expect(kept(home)).toEqual(['letter.txt']);
  });

  it('follows no link and believes no folder without its owner', async () => {
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

  it('and renaming refuse a file that is no save, and leave it', async () => {
    const home = folder();
    for (const name of ['letter.txt', 'letter.dynasty']) {
      const path = join(home, name);
      writeFileSync(path, 'Dear coach');
      expect(await codeOf(() => deleteSave(path))).toBe('not_a_save');
      expect(await codeOf(() => renameSave(path, 'other'))).toBe('not_a_save');
      expect(readFileSync(path, 'utf8')).toBe('Dear coach');
    }
  });

  it('removes a damaged save with its revisions, though its own pages tell nothing', async () => {
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
