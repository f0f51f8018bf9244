import { copyFileSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { GONE } from '../../../src/core/app/hosting/refusals.ts';
import { Signals } from '../../../src/core/app/hosting/signals.ts';
import { decide } from '../../../src/core/app/hosting/work-thread.ts';
import { copySave, summarize } from '../../../src/core/save/index.ts';
import { Session } from '../../../src/core/save/session.ts';
import { folder } from '../save/temporary.ts';
import { ENGINE } from './helpers.ts';
import { playedTo } from './played.ts';

let begun: string;
let userId: string;
beforeAll(async () => {
  const session = await playedTo('preseason');
  begun = session.path!;
  userId = session.read((save) => save.dynasty.read().userId);
  session.close();
});

function saveAt(path: string): string {
  copyFileSync(begun, path);
  return path;
}

/** A game plan change requested by a dynasty's player. */
const plan = (path: string, id: string, signals = new Signals()) =>
  decide({
    path,
    version: ENGINE,
    userId: id,
    name: 'setPlan',
    input: { tempo: 1 },
    state: null,
    memory: signals.memory,
  });

const revisionAt = (path: string): number => summarize(path).revision;

describe('a queued decision', () => {
  it('is refused if another dynasty’s file has taken its place, and leaves that file unchanged', async () => {
    const home = folder();
    const path = saveAt(join(home, 'a.dynasty'));
    expect((await plan(path, userId)).ok).toBe(true);
    await copySave(path, join(home, 'b.dynasty'), 'another');
    renameSync(join(home, 'b.dynasty'), path);
    const before = readFileSync(path);
    expect(await plan(path, userId)).toEqual({ ok: false, error: GONE });
    expect(readFileSync(path).equals(before)).toBe(true);
    expect((await plan(path, 'another')).ok).toBe(true);
  });

  it('is refused if its save has been deleted', async () => {
    const path = saveAt(join(folder(), 'a.dynasty'));
    expect((await plan(path, userId)).ok).toBe(true);
    rmSync(path);
    expect(await plan(path, userId)).toMatchObject({ ok: false, error: { code: GONE.code, message: GONE.message } });
  });

  it('is not made if it was canceled first', async () => {
    const path = saveAt(join(folder(), 'a.dynasty'));
    const signals = new Signals();
    signals.stop();
    const before = revisionAt(path);
    expect(await plan(path, userId, signals)).toMatchObject({ ok: false, error: { code: 'failed' } });
    expect(revisionAt(path)).toBe(before);
  });
});

it('a thread keeps two saves open, and closes the least recently used one', async () => {
  const home = folder();
  const paths = ['a', 'b', 'c'].map((name) => saveAt(join(home, `${name}.dynasty`)));
  const close = vi.spyOn(Session.prototype, 'close');
  onTestFinished(() => close.mockRestore());
  for (const path of paths.slice(0, 2)) await plan(path, userId);
  close.mockClear();
  await plan(paths[0]!, userId);
  expect(close).not.toHaveBeenCalled();
  await plan(paths[2]!, userId);
  expect(close.mock.contexts.map((session) => (session as Session).path)).toEqual([paths[1]]);
});
