import { chmodSync, chownSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSave } from '../../../src/core/save/create.ts';
import { copySave, deleteSave, exportSave, importSave, renameSave } from '../../../src/core/save/disk/folder.ts';
import { DISK, type Files } from '../../../src/core/save/file.ts';
import { openSave } from '../../../src/core/save/session.ts';
import { newDynasty, step, take } from './small-dynasty.ts';
import { codeOf, everything, folder, newSave } from './temporary.ts';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

/** Returns the mode of every file below a folder. */
const modes = (path: string): string[] => Object.keys(everything(path)).map(modeOf);

describe('access to a save', () => {
  it.each([0o600, 0o640, 0o660, 0o666])('stays the same when the save is written and undone (%o)', async (mode) => {
    const path = join(folder(), 'a.dynasty');
    const session = await newSave(path);
    chmodSync(path, mode);
    await take(session);
    await take(session);
    await session.undo(1);
    expect(modeOf(path)).toBe(mode.toString(8));
  });

  it('follows the file, not the mask of the process', async () => {
    const path = join(folder(), 'a.dynasty');
    const session = await newSave(path);
    const before = process.umask(0o077);
    try {
      await take(session);
      expect(modeOf(path)).toBe('644');
    } finally {
      process.umask(before);
    }
  });

  it('is no wider for its revisions, copies and imports', async () => {
    const home = folder();
    const path = join(home, 'a.dynasty');
    const session = await newSave(path);
    chmodSync(path, 0o600);
    await take(session);
    await take(session);
    await copySave(path, join(home, 'b.dynasty'), 'b');
    expect(modes(home).filter((mode) => mode !== '600')).toEqual([modeOf(ownerFile(home))]);
  });

  it('keeps owner and group, where this user may set them', async () => {
    const path = join(folder(), 'a.dynasty');
    const session = await newSave(path);
    if (process.getuid?.() === 0) chownSync(path, 1234, 5678);
    const { uid, gid } = statSync(path);
    await take(session);
    expect([statSync(path).uid, statSync(path).gid]).toEqual([uid, gid]);
  });

  it('is not given to another group', async () => {
    const path = join(folder(), 'a.dynasty');
    (await newSave(path)).close();
    chmodSync(path, 0o660);
    const refused = () => {
      throw Object.assign(new Error('EPERM: made to fail'), { code: 'EPERM' });
    };
    const elsewhere = ((of: string, options?: { bigint?: boolean }) => {
      const stat = DISK.statSync(of, options);
      if (of === path && stat && !options?.bigint) stat.gid = 4242 as never;
      return stat;
    }) as Files['statSync'];
    const session = await openSave(path, { files: { ...DISK, fchownSync: refused, statSync: elsewhere } });
    await take(session);
    session.close();
    expect(modeOf(path)).toBe('600');
  });
});

const ownerFile = (home: string): string => {
  const found = Object.keys(everything(home)).find((path) => path.endsWith('owner.json'));
  return found ?? '';
};

describe('a read-only save', () => {
  it.each(['the file', 'its folder'])('by %s is refused with a sentence before anything is played', async (what) => {
    const home = folder();
    const path = join(home, 'a.dynasty');
    const session = await newSave(path);
    await take(session);
    const before = everything(home);
    const closed = what === 'the file' ? path : home;
    chmodSync(closed, what === 'the file' ? 0o444 : 0o555);
    let played = 0;
    const deciding = session.write('step', (save) => {
      played += 1;
      step(save);
      return { ok: true, value: { input: {}, answer: null } };
    });
    await expect(deciding).rejects.toThrow('cannot be written to: it is read-only');
    expect(await codeOf(() => session.together(async () => take(session)))).toBe('read_only');
    expect(await codeOf(() => session.undo(1))).toBe('read_only');
    expect(played).toBe(0);
    expect(session.read((save) => save.decisions.count())).toBe(2);
    expect(everything(home)).toEqual(before);
    chmodSync(closed, 0o755);
  });

  it('can be copied, and the copy can be played', async () => {
    const home = folder();
    (await newSave(join(home, 'a.dynasty'))).close();
    chmodSync(join(home, 'a.dynasty'), 0o444);
    await copySave(join(home, 'a.dynasty'), join(home, 'b.dynasty'), 'b');
    const copy = await openSave(join(home, 'b.dynasty'));
    expect(await take(copy)).toMatchObject({ ok: true });
    copy.close();
  });

  it('by its folder accepts no new save, copy or import, and none is renamed or deleted', async () => {
    const home = folder();
    const path = join(home, 'a.dynasty');
    await newSave(path);
    const bytes = await exportSave(path);
    chmodSync(home, 0o555);
    const to = join(home, 'b.dynasty');
    const works = [
      () => createSave(to, newDynasty('b'), { command: 'new', input: {} }),
      () => copySave(path, to, 'b'),
      () => importSave(to, bytes, 'b'),
      () => renameSave(path, 'b'),
      () => deleteSave(path),
    ];
    for (const work of works) expect(await codeOf(work)).toBe('read_only');
    expect(readdirSync(home)).toEqual(['a.dynasty']);
    chmodSync(home, 0o755);
  });
});
