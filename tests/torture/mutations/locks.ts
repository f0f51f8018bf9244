import type { Mutation } from './mutation.ts';

/** One writer at a time. */
export const LOCKS: Mutation[] = [
  {
    name: 'a lock is taken over without a second look',
    file: 'src/core/save/disk/lock.ts',
    text: 'if (find(path, now, files)?.token !== token) return false;',
    instead: '',
    tests: ['tests/core/save/lock.test.ts'],
  },
  {
    name: "anybody's lock is released",
    file: 'src/core/save/disk/lock.ts',
    text: 'if (isMine()) discard(path, files);',
    instead: 'discard(path, files);',
    tests: ['tests/core/save/lock.test.ts'],
  },
  {
    name: 'a lock whose owner lives is taken over',
    file: 'src/core/save/disk/lock.ts',
    text: 'if (other && !other.gone) return false;',
    instead: '',
    tests: ['tests/core/save/lock.test.ts'],
  },
  {
    name: 'a writer does not look whether the lock is still its own',
    file: 'src/core/save/disk/lock.ts',
    text: 'if (onDisk(path, isMine)) return;',
    instead: 'return;',
    tests: ['tests/core/save/lock.test.ts'],
  },
  {
    name: 'a lock made without a second name is not looked at again',
    file: 'src/core/save/disk/lock.ts',
    text: 'return find(path, now, files)?.token === token;\n}',
    instead: 'return true;\n}',
    tests: ['tests/core/save/lock.test.ts'],
  },
  {
    name: 'the lock of another machine is asked after here',
    file: 'src/core/save/disk/lock-owner.ts',
    text: 'return a.boot === b.boot && a.space === b.space && ',
    instead: 'return ',
    tests: ['tests/core/save/lock.test.ts'],
  },
  {
    name: 'a number used again is taken for the owner',
    file: 'src/core/save/disk/lock-owner.ts',
    text: 'now.started !== owner.started',
    instead: 'false',
    tests: ['tests/core/save/lock.test.ts'],
  },
  {
    name: 'a process out of sight counts as ended',
    file: 'src/core/save/disk/lock-owner.ts',
    text: 'if (now === null) return false;',
    instead: 'if (now === null) return true;',
    tests: ['tests/core/save/lock.test.ts'],
  },
  {
    name: 'a pipe is opened as a lock',
    file: 'src/core/save/disk/lock-owner.ts',
    text: 'if (!files.lstatSync(path).isFile()) throw notPlain(path);',
    instead: '',
    tests: ['tests/core/save/lock.test.ts'],
  },
  {
    name: 'a lock that cannot be read is believed for ever',
    file: 'src/core/save/disk/lock-owner.ts',
    text: 'now - changedAt > UNREADABLE_MS',
    instead: 'false',
    tests: ['tests/core/save/lock.test.ts'],
  },
];
