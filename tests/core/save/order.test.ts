import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DISK, type Files } from '../../../src/core/save/file.ts';
import { createFile, replaceFile } from '../../../src/core/save/writing.ts';
import { folder } from './temporary.ts';

/** A disk that records its calls; temporary files are called `new`. */
function watched(): { files: Files; done: string[] } {
  const done: string[] = [];
  const open = new Map<number, string>();
  const called = (path: unknown): string => (String(path).endsWith('.tmp') ? 'new' : basename(String(path)));
  const files: Files = {
    ...DISK,
    openSync: ((path: string, ...rest: [string]) => {
      const handle = DISK.openSync(path, ...rest);
      open.set(handle, called(path));
      return handle;
    }) as Files['openSync'],
    writeSync: ((handle: number, ...rest: [Uint8Array]) => {
      done.push(`write ${open.get(handle)}`);
      return DISK.writeSync(handle, ...rest);
    }) as Files['writeSync'],
    fsyncSync: (handle) => {
      done.push(`wait for ${open.get(handle)}`);
      DISK.fsyncSync(handle);
    },
    renameSync: (from, to) => {
      done.push(`rename ${called(from)} ${called(to)}`);
      DISK.renameSync(from, to);
    },
    linkSync: (from, to) => {
      done.push(`link ${called(from)} ${called(to)}`);
      DISK.linkSync(from, to);
    },
  };
  return { files, done };
}

/** Whatever call fails: a name never leads to bytes that are not on disk, and a reported write stays done. */
describe('a file', () => {
  const bytes = Uint8Array.of(1, 2, 3);

  it('that is replaced is on disk before it gets its name, and so is the name before the call returns', () => {
    const home = folder();
    createFile(join(home, 'a'), Uint8Array.of(0));
    const { files, done } = watched();
    replaceFile(join(home, 'a'), [{ offset: 0, bytes }], () => done.push('before'), files);
    expect(done).toEqual(['write new', 'wait for new', 'before', 'rename new a', `wait for ${basename(home)}`]);
  });

  it('that is new is too', () => {
    const home = folder();
    const { files, done } = watched();
    createFile(join(home, 'a'), bytes, files);
    expect(done).toEqual(['write new', 'wait for new', 'link new a', `wait for ${basename(home)}`]);
  });
});
