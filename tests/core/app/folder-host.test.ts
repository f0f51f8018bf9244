import { existsSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AppHost } from '../../../src/core/app/hosting/app-host.ts';
import { folderHost } from '../../../src/core/app/hosting/folder-host.ts';
import { createSave } from '../../../src/core/save/create.ts';
import { Session } from '../../../src/core/save/session.ts';
import { newDynasty } from '../save/small-dynasty.ts';
import { folder } from '../save/temporary.ts';

async function make(home: string, name: string): Promise<string> {
  const path = join(home, `${name}.dynasty`);
  (await createSave(path, newDynasty(`id of ${name}`), { command: 'new', input: {} })).close();
  return path;
}

function hostOf(home: string, active: string | null = null): AppHost {
  const host = folderHost({ folder: home, active, version: 'test' });
  onTestFinished(() => host.close?.());
  return host;
}

/** Records the names of saves closed from now on. */
function closing(): () => string[] {
  const close = vi.spyOn(Session.prototype, 'close');
  onTestFinished(() => close.mockRestore());
  return () => close.mock.contexts.map((session) => /(\w+)\.dynasty$/.exec((session as Session).path ?? '')?.[1] ?? '');
}

async function found(host: AppHost, name: string): Promise<boolean> {
  const answer = await host.find(`id of ${name}`);
  return answer.ok && answer.value?.userId === `id of ${name}`;
}

describe('saves open on a server', () => {
  it('number eight at most: the least recently used one closes for a ninth', async () => {
    const home = folder();
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
    for (const name of names) await make(home, name);
    const host = hostOf(home);
    const closed = closing();
    for (const name of [...names.slice(0, 8), 'a']) expect(await found(host, name)).toBe(true);
    expect(closed()).toEqual([]);
    expect(await found(host, 'i')).toBe(true);
    expect(closed()).toEqual(['b']);
  });

  it('are closed when they are deleted, whatever path they were opened by', async () => {
    const [home, elsewhere] = [folder(), folder()];
    const path = await make(home, 'a');
    const link = join(elsewhere, 'link.dynasty');
    symlinkSync(path, link);
    const host = hostOf(home, link);
    expect((await host.active()).ok).toBe(true);
    const closed = closing();
    expect(await host.deleteSave({ user_id: 'id of a', file: 'a.dynasty' })).toMatchObject({ ok: true });
    expect(existsSync(path)).toBe(false);
    expect(closed()).toEqual(['a']);
    expect(await found(host, 'a')).toBe(false);
  });

  it('are closed when another dynasty’s file takes their place, and its id finds it from then on', async () => {
    const home = folder();
    const [path, other] = [await make(home, 'a'), await make(home, 'b')];
    const host = hostOf(home);
    expect(await found(host, 'a')).toBe(true);
    const closed = closing();
    renameSync(other, path);
    expect(await found(host, 'a')).toBe(false);
    expect(await found(host, 'b')).toBe(true);
    expect(closed()).toEqual(['a']);
  });

  it('are all closed when the server stops', async () => {
    const home = folder();
    for (const name of ['a', 'b']) await make(home, name);
    const host = folderHost({ folder: home, active: null, version: 'test' });
    for (const name of ['a', 'b']) await found(host, name);
    const closed = closing();
    await host.close!();
    expect(closed().sort()).toEqual(['a', 'b']);
  });
});
