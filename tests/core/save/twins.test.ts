import { chmodSync, copyFileSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SaveSession } from '../../../src/core/save/contracts.ts';
import { deleteSave, listSaves, summarize } from '../../../src/core/save/disk/folder.ts';
import { tryLock } from '../../../src/core/save/disk/lock.ts';
import { keptStates, restoreState } from '../../../src/core/save/disk/restore.ts';
import { separateTwins } from '../../../src/core/save/disk/twins.ts';
import { DISK } from '../../../src/core/save/file.ts';
import { verifySave } from '../../../src/core/save/integrity/verify.ts';
import { openSave } from '../../../src/core/save/session.ts';
import { newDynasty, take } from './small-dynasty.ts';
import { everything, folder, newSave } from './temporary.ts';

/** File date, in seconds. */
const SAVED = 1_700_000_000;
const ID = newDynasty().identity.userId;
const listed = (home: string) => separateTwins(listSaves(home));
const idAt = (path: string): string => summarize(path).userId;
const digest = (session: SaveSession) => session.read((save) => save.digest());

/** A dynasty after some decisions, and a copy of its file made outside the program. */
async function copied(decisions: number): Promise<{ home: string; live: string; backup: string }> {
  const home = folder();
  const [live, backup] = [join(home, 'live.dynasty'), join(home, 'backup.dynasty')];
  const session = await newSave(live);
  for (let n = 0; n < decisions; n++) await take(session);
  session.close();
  copyFileSync(live, backup);
  return { home, live, backup };
}

async function decide(path: string): Promise<void> {
  const session = await openSave(path);
  await take(session);
  session.close();
}

describe('a save copied outside the program', () => {
  it('gets a new id when saves are listed, and is otherwise the same', async () => {
    const { home, live, backup } = await copied(2);
    const before = readFileSync(live);
    const { savedAt } = summarize(backup);
    const { saves, unreadable } = await listed(home);
    expect(unreadable).toEqual([]);
    expect(new Set(saves.map(({ userId }) => userId)).size).toBe(2);
    expect(readFileSync(live).equals(before)).toBe(true);
    expect([idAt(live), summarize(backup).savedAt]).toEqual([ID, savedAt]);
    expect(await verifySave(backup)).toEqual([]);
    const after = everything(home);
    expect((await listed(home)).saves).toEqual(saves);
    expect(everything(home)).toEqual(after);
  });

  it('is the one this program never wrote, however recent its file', async () => {
    const { home, live, backup } = await copied(2);
    const later = new Date(Date.now() + 60_000);
    utimesSync(backup, later, later);
    await listed(home);
    expect(idAt(live)).toBe(ID);
    expect(idAt(backup)).not.toBe(ID);
  });

  it('of a dynasty without decisions is the younger file, even with the original’s date', async () => {
    for (const sameDate of [false, true]) {
      const { home, live, backup } = await copied(0);
      utimesSync(live, SAVED, SAVED);
      utimesSync(backup, SAVED, sameDate ? SAVED : SAVED + 5);
      // The file system's clock may not advance between the two.
      const statSync = ((path: string, options: undefined) => {
        const stat = DISK.statSync(path, options);
        return path === backup && options === undefined ? Object.assign(stat, { ctimeMs: stat.ctimeMs + 5 }) : stat;
      }) as typeof DISK.statSync;
      await separateTwins(listSaves(home), { ...DISK, statSync });
      expect([idAt(live), idAt(backup) === ID]).toEqual([ID, false]);
    }
  });

  it('and played like the original lets the most recently played one keep the id', async () => {
    const { home, live, backup } = await copied(1);
    await decide(backup);
    const later = new Date(Date.now() + 60_000);
    utimesSync(backup, later, later);
    await listed(home);
    expect([idAt(backup), idAt(live) === ID]).toEqual([ID, false]);
  });

  it('undoes to the shared past independently of the original, and outlives it', async () => {
    const { home, live, backup } = await copied(3);
    await decide(live);
    await listed(home);
    const session = await openSave(backup);
    expect(session.undoable()).toBe(3);
    const own = idAt(backup);
    await session.undo(2);
    expect(session.read((save) => save.decisions.count())).toBe(2);
    expect([idAt(backup), idAt(live)]).toEqual([own, ID]);
    expect(session.read((save) => save.decisions.count())).toBe(2);
    const there = digest(session);
    session.close();
    await deleteSave(live);
    expect(keptStates(backup).map(({ seq }) => seq)).toContain(1);
    await restoreState(backup, keptStates(backup)[0]!.id);
    expect([idAt(backup), summarize(backup).week]).toEqual([own, 1]);
    await restoreState(backup, keptStates(backup)[1]!.id);
    const again = await openSave(backup);
    expect(digest(again)).toBe(there);
    again.close();
    expect(await verifySave(backup)).toEqual([]);
    await deleteSave(backup);
    expect(readdirSync(join(home, '.revisions'))).toEqual([]);
  });

  it('of a copy gets its own id too', async () => {
    const { home, backup } = await copied(1);
    await listed(home);
    copyFileSync(backup, join(home, 'third.dynasty'));
    const { saves } = await listed(home);
    expect(new Set(saves.map(({ userId }) => userId)).size).toBe(3);
    const third = await openSave(join(home, 'third.dynasty'));
    expect(third.undoable()).toBe(1);
    await third.undo(1);
    third.close();
  });

  it.each([
    [
      'is read-only',
      'backup.dynasty is a copy of live.dynasty and could not be given an id of its own: it is read-only. Make it writable to play it.',
      (path: string) => {
        chmodSync(path, 0o444);
        return () => undefined;
      },
    ],
    [
      'another process is writing',
      'backup.dynasty is a copy of live.dynasty and could not be given an id of its own: another program is writing it. Try again in a moment.',
      (path: string) => {
        const lock = tryLock(path)!;
        return () => lock.release();
      },
    ],
  ])('and that %s is not offered for play, with the reason, and stays as it is', async (_, says, hold) => {
    const { home, live, backup } = await copied(1);
    const release = hold(backup);
    const before = everything(home);
    const { saves, unreadable } = await listed(home);
    expect(saves.map(({ path }) => path)).toEqual([live]);
    expect(unreadable.map(({ error }) => [error.code, error.message])).toEqual([['same_id', says]]);
    expect(everything(home)).toEqual(before);
    release();
  });

  it('is left alone if it is damaged, or a link', async () => {
    const { home, live, backup } = await copied(1);
    symlinkSync(live, join(home, 'link.dynasty'));
    writeFileSync(backup, readFileSync(live).subarray(0, 9000));
    const before = everything(home);
    expect((await listed(home)).saves.map(({ path }) => path)).toEqual([live]);
    expect(everything(home)).toEqual(before);
  });
});
