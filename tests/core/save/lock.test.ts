import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SaveError } from '../../../src/core/save/errors.ts';
import { DISK } from '../../../src/core/save/file.ts';
import { lockSave, tryLock } from '../../../src/core/save/lock.ts';
import { openSave } from '../../../src/core/save/session.ts';
import { verifySave } from '../../../src/core/save/verify.ts';
import { take } from './small-dynasty.ts';
import { codeOf, folder, newSave } from './temporary.ts';

function start(...args: string[]): ChildProcess {
  const program = new URL('./lock-holder.ts', import.meta.url).pathname;
  return spawn(process.execPath, ['--import', 'tsx', program, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
}

const ended = (child: ChildProcess): Promise<number | null> => new Promise((resolve) => child.on('exit', resolve));

async function until(ready: () => boolean): Promise<void> {
  while (!ready()) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('the lock', () => {
  it('is had by one at a time and leaves nothing behind', async () => {
    const home = folder();
    const path = join(home, 'a.dynasty');
    const lock = tryLock(path);
    expect(tryLock(path)).toBeNull();
    expect(await codeOf(() => lockSave(path, 30))).toBe('busy');
    lock!.release();
    const again = tryLock(path);
    expect(again).not.toBeNull();
    again!.release();
    expect(readdirSync(home)).toEqual([]);
  });

  it('is waited for', async () => {
    const path = join(folder(), 'a.dynasty');
    const lock = tryLock(path)!;
    setTimeout(() => lock.release(), 60);
    (await lockSave(path, 5000)).release();
  });

  it('of a dead process is taken over, also when its number is in use again', () => {
    const token = '01234567-89ab-cdef-0123-456789abcdef';
    const dead = { pid: 2 ** 22 - 3, host: hostname(), started: '1', token };
    for (const owner of [dead, { ...dead, pid: process.pid }]) {
      const path = join(folder(), 'a.dynasty');
      writeFileSync(`${path}.lock`, JSON.stringify(owner));
      writeFileSync(`${path}.lock.${token}.new`, JSON.stringify(owner));
      const lock = tryLock(path);
      expect(lock).not.toBeNull();
      lock!.release();
      expect(readdirSync(join(path, '..'))).toEqual([]);
    }
  });

  it('of a process that died while it took over a dead one is taken over too', () => {
    const path = join(folder(), 'a.dynasty');
    const [first, second] = ['0', '1'].map((digit) => `${digit}1234567-89ab-cdef-0123-456789abcdef`);
    const owner = { pid: 2 ** 22 - 3, host: hostname(), started: '1' };
    writeFileSync(`${path}.lock`, JSON.stringify({ ...owner, token: first }));
    writeFileSync(`${path}.lock.${first}`, JSON.stringify({ ...owner, token: second }));
    tryLock(path)!.release();
    expect(readdirSync(join(path, '..'))).toEqual([]);
  });

  it('leaves nothing behind on a full disk, where a file can be made and not be filled', () => {
    const path = join(folder(), 'a.dynasty');
    const full = ((file: string) => {
      writeFileSync(file, '');
      throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
    }) as typeof writeFileSync;
    expect(() => tryLock(path, { ...DISK, writeFileSync: full })).toThrow(SaveError);
    expect(readdirSync(dirname(path))).toEqual([]);
  });

  it('that could not be removed is not held by its own process any more', () => {
    const path = join(folder(), 'a.dynasty');
    const stuck = (() => {
      throw Object.assign(new Error('EIO'), { code: 'EIO' });
    }) as typeof DISK.rmSync;
    tryLock(path, { ...DISK, rmSync: stuck })!.release();
    expect(readdirSync(dirname(path))).toContain('a.dynasty.lock');
    const next = tryLock(path);
    expect(next).not.toBeNull();
    expect(tryLock(path)).toBeNull();
    next!.release();
    expect(readdirSync(dirname(path))).toEqual([]);
  });

  it('of another machine is believed', () => {
    const path = join(folder(), 'a.dynasty');
    const owner = { pid: 1, host: 'elsewhere', started: null, token: '01234567-89ab-cdef-0123-456789abcdef' };
    writeFileSync(`${path}.lock`, JSON.stringify(owner));
    expect(tryLock(path)).toBeNull();
  });
});

describe('two processes with one save', () => {
  it('wait for each other, and a killed one holds nobody up', async () => {
    const path = join(folder(), 'a.dynasty');
    const session = await newSave(path, { waitMs: 50 });
    const holder = start('hold', path);
    await until(() => existsSync(`${path}.held`));
    expect(await codeOf(() => take(session))).toBe('busy');
    expect(session.read((save) => save.decisions.count())).toBe(1);
    holder.kill('SIGKILL');
    await ended(holder);
    expect(await take(session)).toMatchObject({ ok: true });
  });

  it('lose no decision', async () => {
    const path = join(folder(), 'a.dynasty');
    await newSave(path);
    const others = [start('steps', path, '6'), start('steps', path, '6')];
    const codes = await Promise.all(others.map(ended));
    expect(codes).toEqual([0, 0]);
    const session = await openSave(path);
    expect(session.read((save) => save.decisions.count())).toBe(13);
    expect(await verifySave(path)).toEqual([]);
  });
});
