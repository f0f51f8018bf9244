import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { copySave, deleteSave, exportSave, importSave, renameSave } from '../../../src/core/save/disk/folder.ts';
import { savePath } from '../../../src/core/save/disk/names.ts';
import { SaveError } from '../../../src/core/save/errors.ts';
import { openSave } from '../../../src/core/save/session.ts';
import { hostileName } from './hostile-names.ts';
import { take } from './small-dynasty.ts';
import { everything, folder, newSave } from './temporary.ts';

/** A folder of saves among unrelated files, with a save `m` that has a revision. */
async function sandbox(): Promise<{ root: string; saves: string; m: string }> {
  const root = folder();
  const saves = join(root, 'home', 'saves');
  for (const path of ['other', 'home/other', 'home/saves/sub', 'home/saves/.revisions/sub']) {
    mkdirSync(join(root, path), { recursive: true });
    writeFileSync(join(root, path, 'unrelated.txt'), path);
  }
  writeFileSync(join(saves, 'unrelated.txt'), 'letters home');
  writeFileSync(join(saves, 'm.db'), 'of another program');
  writeFileSync(join(saves, '.revisions', 'unrelated.txt'), 'notes');
  const m = join(saves, 'm.dynasty');
  const session = await newSave(m);
  await take(session);
  session.close();
  return { root, saves, m };
}

type Call = (at: { saves: string; m: string; bytes: Uint8Array }, name: string) => Promise<unknown>;

const CALLS: [what: string, call: Call][] = [
  ['rename', ({ m }, name) => renameSave(m, name, 0)],
  ['delete', async ({ saves }, name) => deleteSave(savePath(saves, name), 0)],
  ['delete by a path', ({ saves }, name) => deleteSave(join(saves, name.replaceAll('\0', '')), 0)],
  ['copy', async ({ saves, m }, name) => copySave(m, savePath(saves, name), 'a copy')],
  ['import', async ({ saves, bytes }, name) => importSave(savePath(saves, name), bytes, 'a guest')],
];

it.each(CALLS)('%s under a hostile name touches the save and its revisions only', async (_what, call) => {
  const { root, saves, m } = await sandbox();
  const bytes = await exportSave(m);
  const kept = readdirSync(join(saves, '.revisions')).find((name) => name.includes('-')) ?? '';
  const unrelated = ([path]: [string, string]) => path !== m && !path.includes(`.revisions${sep}${kept}`);
  const before = Object.entries(everything(root)).filter(unrelated);
  await fc.assert(
    fc.asyncProperty(hostileName, async (name) => {
      try {
        await call({ saves, m, bytes }, name);
      } catch (error) {
        if (!(error instanceof SaveError)) throw error;
      }
      const after = everything(root);
      for (const [path, content] of before) expect([path, after[path]]).toEqual([path, content]);
      const made = Object.keys(after).filter((path) => !before.some(([known]) => known === path));
      for (const path of made.filter((each) => unrelated([each, '']) && each !== m)) {
        expect(path.startsWith(join(saves, sep)) && /^[^./]/.test(path.slice(saves.length + 1))).toBe(true);
        expect(path).toMatch(/\.dynasty$|\/owner\.json$/);
      }
      for (const name of readdirSync(saves).filter((each) => each.endsWith('.dynasty'))) {
        if (name !== 'm.dynasty') await deleteSave(join(saves, name), 0);
      }
      if (after[m] === undefined) (await newSave(m)).close();
    }),
    { seed: 3, numRuns: 60 },
  );
});

it('an undo survives whatever another save is named, copied to, renamed to or deleted as', async () => {
  for (const name of ['v1', 'v1.5', 'v1.db', 'v1.dynasty', 'V1']) {
    const home = folder();
    const session = await newSave(join(home, 'v1.dynasty'));
    await take(session);
    await copySave(join(home, 'v1.dynasty'), join(home, 'other.dynasty'), 'other');
    const other = await openSave(join(home, 'other.dynasty'));
    await take(other);
    other.close();
    const renamed = await renameSave(join(home, 'other.dynasty'), name, 0).catch((error: SaveError) => {
      expect(error.code).toBe('exists');
      return join(home, 'other.dynasty');
    });
    const again = await openSave(renamed);
    expect(again.undoable()).toBe(1);
    again.close();
    await deleteSave(renamed, 0);
    expect(session.undoable()).toBe(1);
    await session.undo(1);
  }
});
