import { randomUUID } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SaveSession } from '../../../src/core/save/contracts.ts';
import { createSave, inMemorySave } from '../../../src/core/save/create.ts';
import { loadDynasty } from '../../../src/core/save/load.ts';
import { latestInPlace, openSave } from '../../../src/core/save/session.ts';
import { replaceFile } from '../../../src/core/save/writing.ts';
import { newDynasty, newDynastyState, step, take } from './small-dynasty.ts';
import { codeOf, contents, folder, newSave } from './temporary.ts';

const deciding = newDynastyState();
const dynasty = (session: SaveSession) => session.read((save) => loadDynasty(save, deciding, new Map()));
const digest = (session: SaveSession) => session.read((save) => save.digest());

describe('a new save', () => {
  it('stores the whole dynasty, in memory and on disk', async () => {
    const path = join(folder(), 'a.dynasty');
    const session = await newSave(path);
    expect(dynasty(session)).toEqual(newDynastyState());
    expect(dynasty(await openSave(path))).toEqual(newDynastyState());
  });

  it('never overwrites a file', async () => {
    const path = join(folder(), 'a.dynasty');
    await newSave(path);
    const before = contents(path.replace('/a.dynasty', ''));
    expect(await codeOf(() => createSave(path, newDynasty(), { command: 'new', input: {} }))).toBe('exists');
    expect(contents(path.replace('/a.dynasty', ''))).toEqual(before);
  });

  it('keeps its facts and logs its first decision', async () => {
    const session = await newSave(join(folder(), 'a.dynasty'));
    session.read((save) => {
      expect(save.facts.read()).toEqual(newDynasty().facts);
      expect(save.decisions.all()).toMatchObject([
        { seq: 1, command: 'new', stage: 'preseason', digest: save.digest() },
      ]);
      expect(save.dynasty.read()).toMatchObject({ revision: 1, teamName: 'Brook', engine: '1.0.0' });
    });
  });
});

describe('a decision', () => {
  it('is on disk once made, for any other reader', async () => {
    const path = join(folder(), 'a.dynasty');
    const session = await newSave(path);
    const reader = await openSave(path);
    const before = reader.version;
    await take(session);
    expect(digest(reader)).toBe(digest(session));
    expect(reader.version).toBeGreaterThan(before);
    expect(dynasty(reader)).toEqual(dynasty(session));
    expect(reader.read((save) => save.dynasty.read().revision)).toBe(2);
  });

  it('is logged as it turned out', async () => {
    const session = await newSave(join(folder(), 'a.dynasty'));
    const answer = await session.write('step', (save) => {
      step(save);
      return { ok: true, value: { input: { steps: 1 }, answer: 'played' } };
    });
    expect(answer).toEqual({ ok: true, value: 'played' });
    expect(session.read((save) => save.decisions.last())).toMatchObject({ command: 'step', input: { steps: 1 } });
  });

  it('that is refused or throws changes nothing', async () => {
    const home = folder();
    const session = await newSave(join(home, 'a.dynasty'));
    const before = { files: contents(home), digest: digest(session) };
    const refused = await session.write('step', (save) => {
      step(save);
      return { ok: false, error: 'not now' };
    });
    expect(refused).toEqual({ ok: false, error: 'not now' });
    const thrown = session.write('step', (save) => {
      step(save);
      throw new Error('a bug');
    });
    await expect(thrown).rejects.toThrow('a bug');
    expect({ files: contents(home), digest: digest(session) }).toEqual(before);
  });

  it('that violates a table constraint changes nothing', async () => {
    const session = await newSave(join(folder(), 'a.dynasty'));
    const before = digest(session);
    const broken = session.write('step', (save) => {
      step(save);
      save.dynasty.writeMoment({ year: 2024, stage: 'season', week: 99 });
      return { ok: true, value: { input: {}, answer: null } };
    });
    await expect(broken).rejects.toThrow('CHECK');
    expect(digest(session)).toBe(before);
  });

  it('sees what another process decided before', async () => {
    const path = join(folder(), 'a.dynasty');
    const first = await newSave(path);
    const second = await openSave(path);
    await take(first);
    await take(second);
    await take(first);
    expect(first.read((save) => save.decisions.all().map((d) => d.week))).toEqual([1, 1, 2, 3]);
    expect(digest(second)).toBe(digest(first));
  });

  it('discards what was cached for the previous state', async () => {
    const session = await newSave(join(folder(), 'a.dynasty'));
    let times = 0;
    const week = () =>
      session.memo('week', (save) => {
        times += 1;
        return save.dynasty.read().week;
      });
    expect([week(), week(), times]).toEqual([1, 1, 1]);
    await take(session);
    expect([week(), week(), times]).toEqual([2, 2, 2]);
  });
});

describe('undo', () => {
  it('goes back through ten decisions, including the end of a season, and the same decisions lead to the same state', async () => {
    const session = await newSave(join(folder(), 'a.dynasty'));
    const digests = [digest(session)];
    for (let i = 0; i < 12; i++) {
      await take(session);
      digests.push(digest(session));
    }
    expect(session.undoable()).toBe(10);
    await session.undo(3);
    expect(digest(session)).toBe(digests[9]);
    await session.undo(7);
    expect(digest(session)).toBe(digests[2]);
    expect(session.undoable()).toBe(0);
    for (let i = 3; i <= 12; i++) {
      await take(session);
      expect(digest(session)).toBe(digests[i]);
    }
  });

  it('raises the revision, so that others notice', async () => {
    const path = join(folder(), 'a.dynasty');
    const session = await newSave(path);
    const other = await openSave(path);
    await take(session);
    await session.undo(1);
    expect(other.read((save) => [save.dynasty.read().revision, save.decisions.count()])).toEqual([3, 1]);
  });

  it('refuses more than is kept and says how much is', async () => {
    const session = await newSave(join(folder(), 'a.dynasty'));
    expect(await codeOf(() => session.undo(1))).toBe('nothing_to_undo');
    await take(session);
    await expect(session.undo(2)).rejects.toThrow('at most 1 is kept');
  });

  it('never goes to the past of another dynasty with the same name', async () => {
    const home = folder();
    const path = join(home, 'a.dynasty');
    const session = await newSave(path);
    await take(session, 2);
    const { unlinkSync } = await import('node:fs');
    unlinkSync(path);
    const next = await createSave(path, newDynasty('another'), { command: 'new', input: {} });
    await take(next);
    await take(next);
    expect(next.undoable()).toBe(2);
    await next.undo(2);
    expect(next.read((save) => save.dynasty.read().userId)).toBe('another');
  });
});

describe('a save in memory only', () => {
  it('plays like one on disk', async () => {
    const memory = await inMemorySave(newDynasty(), { command: 'new', input: {} });
    const disk = await newSave(join(folder(), 'a.dynasty'));
    for (const session of [memory, disk]) for (let i = 0; i < 6; i++) await take(session);
    expect(digest(memory)).toBe(digest(disk));
    expect(memory.path).toBeNull();
  });
});

describe('a file behind a link', () => {
  it('is written in place, and the link stays', async () => {
    const [home, elsewhere] = [folder(), folder()];
    const { lstatSync, symlinkSync } = await import('node:fs');
    await newSave(join(elsewhere, 'a.dynasty'));
    symlinkSync(join(elsewhere, 'a.dynasty'), join(home, 'b.dynasty'));
    const session = await openSave(join(home, 'b.dynasty'));
    const before = statSync(join(elsewhere, 'a.dynasty')).ino;
    await take(session);
    expect(lstatSync(join(home, 'b.dynasty')).isSymbolicLink()).toBe(true);
    expect(statSync(join(elsewhere, 'a.dynasty')).ino).not.toBe(before);
  });
});

/** Opens a copy of a save with one more decision. */
async function taken(path: string): Promise<SaveSession> {
  copyFileSync(path, `${path}.next`);
  const session = await openSave(`${path}.next`);
  await take(session);
  return session;
}

async function takeEach(session: SaveSession, count: number): Promise<void> {
  for (let i = 0; i < count; i++) await take(session);
}

describe('decisions made together', () => {
  it('are written once, each with its own entry in the log', async () => {
    const path = join(folder(), 'a.dynasty');
    const [session, alone] = [await newSave(path), await newSave(join(folder(), 'b.dynasty'))];
    const reader = await openSave(path);
    await session.together(async () => {
      await takeEach(session, 3);
      expect(
        reader.read((save) => save.decisions.count()),
        'nothing is on disk in between',
      ).toBe(1);
    });
    await takeEach(alone, 3);
    expect(digest(reader)).toBe(digest(alone));
    const log = (of: SaveSession) => of.read((save) => save.decisions.all().map(({ digest, week }) => [digest, week]));
    expect(log(reader)).toEqual(log(alone));
  });

  it('are undone as one, with those before and after them one by one', async () => {
    const session = await newSave(join(folder(), 'a.dynasty'));
    await take(session);
    const before = digest(session);
    await session.together(() => takeEach(session, 3));
    const after = digest(session);
    await take(session);
    expect(session.undoable()).toBe(1);
    expect((await session.undo(1)).map(({ seq }) => seq)).toEqual([6]);
    expect(digest(session)).toBe(after);
    expect((await session.undo(2)).map(({ seq }) => seq)).toEqual([3, 4, 5]);
    expect(digest(session)).toBe(before);
    expect(session.undoable()).toBe(1);
    await expect(session.undo(2)).rejects.toThrow('at most 1 is kept');
  });

  it('cannot be undone individually', async () => {
    const path = join(folder(), 'a.dynasty');
    const session = await newSave(path);
    await take(session);
    const before = digest(session);
    const undoing = session.together(async () => {
      await session.undo(1);
    });
    await expect(undoing).rejects.toThrow('cannot be undone one by one');
    expect(digest(await openSave(path))).toBe(before);
    expect(await take(session)).toMatchObject({ ok: true });
  });

  it('keep other processes from deciding in between, but not afterward', async () => {
    const path = join(folder(), 'a.dynasty');
    const session = await newSave(path);
    const other = await openSave(path, { waitMs: 0 });
    await session.together(async () => {
      await take(session);
      expect(await codeOf(() => take(other))).toBe('busy');
    });
    await take(other);
    expect(session.read((save) => save.decisions.count())).toBe(3);
  });

  it('are kept up to the one that fails', async () => {
    const path = join(folder(), 'a.dynasty');
    const session = await newSave(path);
    const failing = session.together(async () => {
      await takeEach(session, 2);
      throw new Error('a bug');
    });
    await expect(failing).rejects.toThrow('a bug');
    expect((await openSave(path)).read((save) => save.decisions.count())).toBe(3);
  });

  it('write nothing if none is made', async () => {
    const home = folder();
    const session = await newSave(join(home, 'a.dynasty'));
    const before = contents(home);
    const { ino } = statSync(join(home, 'a.dynasty'));
    await session.together(async () => digest(session));
    expect(contents(home)).toEqual(before);
    expect(statSync(join(home, 'a.dynasty')).ino).toBe(ino);
  });
});

describe('a read', () => {
  it('sees one state to its end, whatever is decided elsewhere meanwhile', async () => {
    const path = join(folder(), 'a.dynasty');
    const session = await newSave(path);
    const next = readFileSync((await taken(path)).path!);
    const first = digest(session);
    const seen = session.read((save) => {
      replaceFile(path, [{ offset: 0, bytes: next }], () => undefined);
      return [save.digest(), digest(session)];
    });
    expect(seen).toEqual([first, first]);
    expect(digest(session)).not.toBe(first);
  });
});

describe('bytes of a database in memory', () => {
  it('that are not those just committed are not written', async () => {
    const session = await newSave(join(folder(), 'a.dynasty'));
    const bytes = readFileSync(session.path!);
    expect(latestInPlace({ inPlace: () => bytes }, 1)).toBe(bytes);
    expect(latestInPlace({ inPlace: () => bytes }, 2)).toBeNull();
    expect(latestInPlace({ inPlace: () => null }, 1)).toBeNull();
  });
});

describe('a killed process’s leftovers next to a save', () => {
  const left = (path: string) => join(dirname(path), `.${basename(path)}.99999999-${randomUUID()}.tmp`);

  it.each(['alone', 'together'])('disappear at the next decision, made %s', async (how) => {
    const path = join(folder(), 'a.dynasty');
    const session = await newSave(path);
    const others = left(join(dirname(path), 'b.dynasty'));
    for (const file of [left(path), others]) writeFileSync(file, 'half of a save');
    await (how === 'alone' ? take(session) : session.together(() => takeEach(session, 2)));
    expect(readdirSync(dirname(path)).filter((name) => name.endsWith('.tmp'))).toEqual([basename(others)]);
  });
});
