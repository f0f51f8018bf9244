import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { lockSave, tryLock } from '../../../src/core/save/disk/lock.ts';
import { newOwner, type Owner } from '../../../src/core/save/disk/lock-owner.ts';
import { SaveError } from '../../../src/core/save/errors.ts';
import { DISK } from '../../../src/core/save/file.ts';
import { verifySave } from '../../../src/core/save/integrity/verify.ts';
import { openSave } from '../../../src/core/save/session.ts';
import { take } from './small-dynasty.ts';
import { codeOf, folder, newSave } from './temporary.ts';

function start(...args: string[]): ChildProcess {
  const program = new URL('./lock-holder.ts', import.meta.url).pathname;
  return spawn(process.execPath, ['--import', 'tsx', program, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
}

const over = (child: ChildProcess): Promise<number | null> => new Promise((resolve) => child.on('exit', resolve));

async function until(ready: () => boolean): Promise<void> {
  while (!ready()) await new Promise((resolve) => setTimeout(resolve, 20));
}

const HERE = newOwner(DISK);
let tokens = 0;

/** The owner of a lock left by a dead process of this machine. */
function ended(): Owner {
  tokens += 1;
  return { ...HERE, pid: 2 ** 22 + 1, started: '1', token: `${tokens}`.padStart(36, '0') };
}

/** A living owner: the parent process. */
const living = (): Owner => ({ ...HERE, pid: process.ppid, started: null });

/** Leaves a lock file that names an owner, under another suffix if given. */
function leave(path: string, owner: Owner, suffix = '.lock'): void {
  writeFileSync(`${path}${suffix}`, JSON.stringify(owner));
}

describe('the lock', () => {
  it('has one holder at a time and leaves nothing behind', async () => {
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

  it('can be waited for', async () => {
    const path = join(folder(), 'a.dynasty');
    const lock = tryLock(path)!;
    setTimeout(() => lock.release(), 60);
    (await lockSave(path, 5000)).release();
  });

  it('of a process that died during a takeover is taken over too', () => {
    const path = join(folder(), 'a.dynasty');
    const [first, second] = [ended(), ended()];
    leave(path, first);
    leave(`${path}.lock.${first.token}`, second, '');
    tryLock(path)!.release();
    expect(readdirSync(dirname(path))).toEqual([]);
  });

  it('of a dead process is not taken over by a late taker, who checks again', () => {
    const path = join(folder(), 'a.dynasty');
    const dead = ended();
    leave(path, dead);
    // Between its two checks, another process takes over the lock.
    const late = ((from: string, to: string) => {
      DISK.linkSync(from, to);
      if (to === `${path}.lock.${dead.token}`) leave(path, living());
    }) as typeof DISK.linkSync;
    const before = living().token;
    expect(tryLock(path, { ...DISK, linkSync: late })).toBeNull();
    expect(JSON.parse(readFileSync(`${path}.lock`, 'utf8')).token).toBe(before);
  });

  it('is only released by its owner', async () => {
    const path = join(folder(), 'a.dynasty');
    const lock = tryLock(path)!;
    lock.mustHold();
    leave(path, living());
    expect(await codeOf(() => lock.mustHold())).toBe('busy');
    lock.release();
    expect(JSON.parse(readFileSync(`${path}.lock`, 'utf8')).token).toBe(living().token);
  });

  it('has one holder on a file system without hard links, even if its file was taken while empty', () => {
    const path = join(folder(), 'a.dynasty');
    const linkSync = (() => {
      throw Object.assign(new Error('EPERM'), { code: 'EPERM' });
    }) as typeof DISK.linkSync;
    const flat = { ...DISK, linkSync };
    const lock = tryLock(path, flat)!;
    expect(tryLock(path, flat)).toBeNull();
    lock.release();
    const writeFileSync = ((file: string, data: string, options: object) => {
      DISK.writeFileSync(file, data, options);
      if (file === `${path}.lock`) leave(path, living());
    }) as typeof DISK.writeFileSync;
    expect(tryLock(path, { ...flat, writeFileSync })).toBeNull();
    expect(JSON.parse(readFileSync(`${path}.lock`, 'utf8')).token).toBe(living().token);
  });

  it('leaves nothing behind on a full disk, where a file can be created but not filled', () => {
    const path = join(folder(), 'a.dynasty');
    const full = ((file: string) => {
      writeFileSync(file, '');
      throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
    }) as typeof writeFileSync;
    expect(() => tryLock(path, { ...DISK, writeFileSync: full })).toThrow(SaveError);
    expect(readdirSync(dirname(path))).toEqual([]);
  });

  it('that could not be removed is no longer held by its own process', () => {
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

  it('that is not a plain file is refused with a sentence, and never opened', async () => {
    const makers: Record<string, (path: string) => void> = {
      pipe: (path) => execFileSync('mkfifo', [path]),
      folder: (path) => mkdirSync(path),
      link: (path) => symlinkSync('/dev/zero', path),
    };
    for (const make of Object.values(makers)) {
      const path = join(folder(), 'a.dynasty');
      make(`${path}.lock`);
      const openSync = ((file: string, ...rest: [number]) => {
        if (file === `${path}.lock`) throw new Error('it was opened');
        return DISK.openSync(file, ...rest);
      }) as typeof DISK.openSync;
      const refused = lockSave(path, 60_000, { ...DISK, openSync });
      await expect(refused).rejects.toThrow(
        'The save cannot be changed: a.dynasty.lock next to it is not one of this program’s files. Remove it and try again.',
      );
      expect(readdirSync(dirname(path))).toEqual(['a.dynasty.lock']);
    }
  });

  it('reaches its owner despite a pipe among leftovers next to it', () => {
    const path = join(folder(), 'a.dynasty');
    execFileSync('mkfifo', [`${path}.lock.0`]);
    leave(`${path}.lock.1`, ended(), '');
    tryLock(path)!.release();
    expect(readdirSync(dirname(path))).toEqual(['a.dynasty.lock.0']);
  });

  it('that is unreadable is trusted for a few seconds, whatever its file’s date', () => {
    for (const year of [1970, 2100]) {
      const path = join(folder(), 'a.dynasty');
      writeFileSync(`${path}.lock`, '');
      utimesSync(`${path}.lock`, new Date(year, 1), new Date(year, 1));
      expect(tryLock(path)).toBeNull();
      const later = ((file: string) => {
        const stat = statSync(file);
        return Object.assign(stat, { ctimeMs: stat.ctimeMs + 11_000 });
      }) as unknown as typeof DISK.statSync;
      const lock = tryLock(path, { ...DISK, statSync: later });
      expect(lock).not.toBeNull();
      lock!.release();
      expect(readdirSync(dirname(path))).toEqual([]);
    }
  });

  it('names its owner and what to do', async () => {
    const path = join(folder(), 'michigan.dynasty');
    const since = new Date();
    since.setHours(0, 5);
    leave(path, { ...living(), pid: 1, since: since.toISOString(), place: { ...HERE.place, host: 'den\u001b[2J' } });
    await expect(lockSave(path, 0)).rejects.toThrow(
      'The save is busy: another process holds michigan.dynasty.lock (process 1 on den2J since 00:05). Try again in a moment. If nothing is running, delete that file.',
    );
    leave(path, { ...living(), since: '2020-02-03T12:00:00' });
    await expect(lockSave(path, 0)).rejects.toThrow(' since 2020-02-03 12:00). ');
  });
});

describe('the owner of a lock', () => {
  const STARTED = '777';
  const PID = 4711;
  /** A system that shows process 4711 as the case says; `null`: hidden. */
  function system(stat: string | null): typeof DISK {
    const readFileSync = ((file: string, ...rest: ['utf8']) => {
      if (file !== `/proc/${PID}/stat`) return DISK.readFileSync(file, ...rest);
      if (stat !== null) return stat;
      throw Object.assign(new Error('ENOENT'), { code: 'ENOENT' });
    }) as typeof DISK.readFileSync;
    return { ...DISK, readFileSync };
  }
  const seen = (state: string, started: string) => `${PID} (a) b) ${state} ${'0 '.repeat(18)}${started} 0`;
  const owner: Owner = { ...HERE, pid: PID, started: STARTED, token: '01234567-89ab-cdef-0123-456789abcdef' };
  const at = (change: Partial<Owner['place']>): Owner => ({ ...owner, place: { ...HERE.place, ...change } });

  /**
   * The lock's owner, what the system shows of process 4711, the error of a signal to it, and whether the lock is free.
   */
  const cases: [string, Owner, string | null, string | null, boolean][] = [
    ['runs', owner, seen('S', STARTED), null, false],
    ['runs, of another user', owner, seen('S', STARTED), 'EPERM', false],
    ['has ended', owner, null, 'ESRCH', true],
    ['has ended and its parent has not noticed', owner, seen('Z', STARTED), null, true],
    ['has ended and its number is in use again', owner, seen('S', '999'), null, true],
    ['is out of sight, like those of other users with hidepid', owner, null, 'EPERM', false],
    ['did not say when it started', { ...owner, started: null }, seen('S', STARTED), null, false],
    ['has ended, and the machine has another name now', at({ host: 'attic' }), null, 'ESRCH', true],
    ['runs, and the machine has another name now', at({ host: 'attic' }), seen('S', STARTED), null, false],
    ['ran before the machine was started again', at({ boot: 'earlier' }), seen('S', STARTED), null, true],
    ['runs on another machine', at({ machine: 'other', boot: 'other', host: 'attic' }), null, 'ESRCH', false],
    ['runs on another machine of the same name', at({ machine: 'other', boot: 'other' }), null, 'ESRCH', false],
    ['runs on a copy of this machine', at({ boot: 'other', host: 'attic' }), null, 'ESRCH', false],
    ['runs in another container', at({ space: '1' }), null, 'ESRCH', false],
    ['did not say where it runs', at({ host: '', machine: null, boot: null, space: null }), null, 'ESRCH', false],
  ];

  for (const [what, named, stat, refusal, free] of cases) {
    it(`that ${what} ${free ? 'has let go of it' : 'still has it, whatever the date of its file'}`, () => {
      const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
        if (refusal) throw Object.assign(new Error(refusal), { code: refusal });
        return true;
      });
      onTestFinished(() => kill.mockRestore());
      for (const year of [1970, new Date().getFullYear(), 2100]) {
        const path = join(folder(), 'a.dynasty');
        leave(path, named);
        utimesSync(`${path}.lock`, new Date(year, 1), new Date(year, 1));
        const lock = tryLock(path, system(stat));
        expect(lock !== null).toBe(free);
        lock?.release();
        expect(readdirSync(dirname(path))).toEqual(free ? [] : ['a.dynasty.lock']);
      }
    });
  }

  it('is identified by process number alone if the system shows others’ numbers', () => {
    const path = join(folder(), 'a.dynasty');
    leave(path, { ...owner, pid: process.ppid });
    const readFileSync = ((file: string, ...rest: ['utf8']) =>
      file === '/proc/self/stat' ? seen('S', STARTED) : DISK.readFileSync(file, ...rest)) as typeof DISK.readFileSync;
    expect(tryLock(path, { ...DISK, readFileSync })).toBeNull();
  });
});

describe('two processes with one save', () => {
  it('wait for each other, and a killed one blocks no other', async () => {
    const path = join(folder(), 'a.dynasty');
    const session = await newSave(path, { waitMs: 50 });
    const holder = start('hold', path);
    await until(() => existsSync(`${path}.held`));
    expect(await codeOf(() => take(session))).toBe('busy');
    expect(session.read((save) => save.decisions.count())).toBe(1);
    holder.kill('SIGKILL');
    await over(holder);
    expect(await take(session)).toMatchObject({ ok: true });
  });

  it('lose no decisions', async () => {
    const path = join(folder(), 'a.dynasty');
    await newSave(path);
    const others = [start('steps', path, '6'), start('steps', path, '6')];
    const codes = await Promise.all(others.map(over));
    expect(codes).toEqual([0, 0]);
    const session = await openSave(path);
    expect(session.read((save) => save.decisions.count())).toBe(13);
    expect(await verifySave(path)).toEqual([]);
  });

  it('leave no lock if they end amid decisions that share a write, and nothing of those is written', async () => {
    const path = join(folder(), 'a.dynasty');
    const session = await newSave(path);
    expect(await over(start('exit', path))).toBe(0);
    expect(readdirSync(dirname(path))).toEqual(['a.dynasty']);
    expect(session.read((save) => save.decisions.count())).toBe(1);
  });

  it('never both write: if its lock was removed by hand, a process writes nothing, whether the other has finished or not', async () => {
    const path = join(folder(), 'a.dynasty');
    const session = await newSave(path, { waitMs: 50 });
    const finished = session.together(async () => {
      await take(session);
      rmSync(`${path}.lock`);
      expect(await over(start('steps', path, '2'))).toBe(0);
    });
    expect(await codeOf(() => finished)).toBe('busy');
    expect(session.read((save) => save.decisions.count())).toBe(3);
    let holder: ChildProcess | undefined;
    const half = session.together(async () => {
      await take(session);
      rmSync(`${path}.lock`);
      holder = start('hold', path);
      await until(() => existsSync(`${path}.held`));
    });
    const before = readFileSync(path);
    expect(await codeOf(() => half)).toBe('busy');
    expect(readFileSync(path).equals(before)).toBe(true);
    expect(await codeOf(() => take(session))).toBe('busy');
    holder!.kill('SIGKILL');
    await over(holder!);
    expect(await take(session)).toMatchObject({ ok: true });
    expect(session.read((save) => save.decisions.count())).toBe(4);
    expect(await verifySave(path)).toEqual([]);
  });

  it('a save changed without the lock is not overwritten', async () => {
    const path = join(folder(), 'a.dynasty');
    const session = await newSave(path);
    const other = `${path}.copy`;
    copyFileSync(path, other);
    const late = session.together(async () => {
      await take(session);
      renameSync(other, path);
    });
    expect(await codeOf(() => late)).toBe('busy');
    expect(session.read((save) => save.decisions.count())).toBe(1);
    expect(await take(session)).toMatchObject({ ok: true });
  });
});
