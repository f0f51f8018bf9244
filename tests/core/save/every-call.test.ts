import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SaveSession } from '../../../src/core/save/contracts.ts';
import { createSave } from '../../../src/core/save/create.ts';
import { copySave, deleteSave, exportSave, importSave, renameSave } from '../../../src/core/save/disk/folder.ts';
import { restoreState } from '../../../src/core/save/disk/restore.ts';
import { SaveError } from '../../../src/core/save/errors.ts';
import { DISK, type Files } from '../../../src/core/save/file.ts';
import { openSave } from '../../../src/core/save/session.ts';
import { sample } from '../../thorough.ts';
import { newDynasty, take } from './small-dynasty.ts';
import { folder } from './temporary.ts';

/** A disk that numbers every call; `fails` decides which ones fail. */
function disk(
  fails: (call: number, name: keyof Files) => boolean,
  code: string,
): { files: Files; calls: () => number } {
  let calls = 0;
  const broken = (name: keyof Files) => {
    const real = DISK[name] as (...args: unknown[]) => unknown;
    return (...args: unknown[]): unknown => {
      calls += 1;
      if (fails(calls, name)) throw Object.assign(new Error(`${code}: made to fail`), { code });
      return real(...args);
    };
  };
  const names = Object.keys(DISK_NAMES) as (keyof Files)[];
  return {
    files: Object.fromEntries(names.map((name) => [name, broken(name)])) as unknown as Files,
    calls: () => calls,
  };
}

const DISK_NAMES: Record<keyof Files, true> = {
  openSync: true,
  writeSync: true,
  readSync: true,
  fsyncSync: true,
  ftruncateSync: true,
  fdatasync: true,
  closeSync: true,
  close: true,
  fstatSync: true,
  statSync: true,
  lstatSync: true,
  readFileSync: true,
  writeFileSync: true,
  renameSync: true,
  linkSync: true,
  copyFileSync: true,
  unlinkSync: true,
  unlink: true,
  readdirSync: true,
  mkdirSync: true,
  rmSync: true,
  rmdirSync: true,
  accessSync: true,
  fchmodSync: true,
  fchownSync: true,
  futimesSync: true,
  realpathSync: true,
};

interface Work {
  name: string;
  /** Changes the save `a` of a folder. */
  run(home: string, files: Files): Promise<unknown>;
}

const pathOf = (home: string, name: string): string => join(home, `${name}.dynasty`);

async function withSession(
  path: string,
  files: Files,
  work: (session: SaveSession) => Promise<unknown>,
): Promise<void> {
  const session = await openSave(path, { files, waitMs: 0 });
  try {
    await work(session);
  } finally {
    session.close();
  }
}

const WORKS: Work[] = [
  { name: 'a decision', run: (home, files) => withSession(pathOf(home, 'a'), files, (session) => take(session)) },
  { name: 'an undo', run: (home, files) => withSession(pathOf(home, 'a'), files, (session) => session.undo(2)) },
  {
    name: 'a new save',
    run: (home, files) => createSave(pathOf(home, 'b'), newDynasty('other'), { command: 'new', input: {} }, { files }),
  },
  { name: 'a copy', run: (home, files) => copySave(pathOf(home, 'a'), pathOf(home, 'b'), 'other', files) },
  {
    name: 'an import',
    run: async (home, files) => importSave(pathOf(home, 'b'), await exportSave(pathOf(home, 'a')), 'other', [], files),
  },
  { name: 'a new name', run: (home, files) => renameSave(pathOf(home, 'a'), 'b', 0, files) },
  { name: 'a restored state', run: (home, files) => restoreState(pathOf(home, 'a'), '2', 0, files) },
  { name: 'a deletion', run: (home, files) => deleteSave(pathOf(home, 'a'), 0, files) },
];

async function digestAt(path: string): Promise<string> {
  const session = await openSave(path);
  const digest = session.read((save) => save.digest());
  session.close();
  return digest;
}

/** Returns the state of every save in a folder, by name. */
async function states(home: string): Promise<Record<string, string>> {
  const names = readdirSync(home).filter((name) => name.endsWith('.dynasty') && !name.startsWith('.'));
  const found: Record<string, string> = {};
  for (const name of names) {
    found[name] = await digestAt(join(home, name));
  }
  return found;
}

let played: string;

beforeAll(async () => {
  played = mkdtempSync(join(tmpdir(), 'dynasty-'));
  const session = await createSave(pathOf(played, 'a'), newDynasty(), { command: 'new', input: {} });
  for (let i = 0; i < 3; i++) await take(session);
  session.close();
});
afterAll(() => rmSync(played, { recursive: true, force: true }));

async function begun(): Promise<string> {
  const home = folder();
  cpSync(played, home, { recursive: true });
  return home;
}

/** Returns the allowed states: before, after, and (for a rename) the same dynasty under both names. */
async function allowed(work: Work): Promise<{ states: string[]; calls: number }> {
  const home = await begun();
  const before = await states(home);
  const { files, calls } = disk(() => false, '');
  await work.run(home, files);
  const after = await states(home);
  const both = work.name === 'a new name' ? [{ ...before, ...after }] : [];
  return { states: [before, after, ...both].map((each) => JSON.stringify(each)), calls: calls() };
}

describe('whichever disk call fails', () => {
  for (const work of WORKS) {
    it(`${work.name} is done or not done, and the next decision works`, async () => {
      const { states: possible, calls } = await allowed(work);
      expect(calls).toBeGreaterThan(5);
      // The call fails once; for the first kind of work, also from then on.
      for (const forGood of work === WORKS[0] ? [false, true] : [false]) {
        const every = Array.from({ length: calls }, (_, index) => index + 1);
        // One step of a work makes several similar calls: a sample has some of each.
        for (const call of sample(every, 4)) {
          const home = await begun();
          const { files } = disk((now) => (forGood ? now >= call : now === call), forGood ? 'ENOSPC' : 'EIO');
          await work.run(home, files).catch((error: unknown) => {
            expect(error).toBeInstanceOf(SaveError);
          });
          const found = await states(home);
          expect(possible).toContain(JSON.stringify(found));
          const [left] = Object.keys(found);
          if (left !== undefined) await withSession(join(home, left), DISK, (session) => take(session));
        }
      }
    });
  }
});
