import type { Mutation } from './mutation.ts';

/** One writer at a time. */
export const LOCKS: Mutation[] = [
  {
    name: 'a lock is taken over without a second check',
    file: 'src/core/save/disk/lock.ts',
    text: 'if (find(path, now, files)?.token !== token) return false;',
    instead: '',
    tests: ['tests/core/save/lock.test.ts'],
  },
  {
    name: 'any process can release a lock',
    file: 'src/core/save/disk/lock.ts',
    text: 'if (isMine()) discard(path, files);',
    instead: 'discard(path, files);',
    tests: ['tests/core/save/lock.test.ts'],
  },
  {
    name: 'a lock is taken over from a living owner',
    file: 'src/core/save/disk/lock.ts',
    text: 'if (other && !other.gone) return false;',
    instead: '',
    tests: ['tests/core/save/lock.test.ts'],
  },
  {
    name: 'a writer does not check that it still holds the lock',
    file: 'src/core/save/disk/lock.ts',
    text: 'if (onDisk(path, isMine)) return;',
    instead: 'return;',
    tests: ['tests/core/save/lock.test.ts'],
  },
  {
    name: 'a lock made without a hard link is not checked again',
    file: 'src/core/save/disk/lock.ts',
    text: 'return find(path, now, files)?.token === token;\n}',
    instead: 'return true;\n}',
    tests: ['tests/core/save/lock.test.ts'],
  },
  {
    name: "another machine's lock is checked against local processes",
    file: 'src/core/save/disk/lock-owner.ts',
    text: 'return a.boot === b.boot && a.space === b.space && ',
    instead: 'return ',
    tests: ['tests/core/save/lock.test.ts'],
  },
  {
    name: 'a reused process id counts as the owner',
    file: 'src/core/save/disk/lock-owner.ts',
    text: 'now.started !== owner.started',
    instead: 'false',
    tests: ['tests/core/save/lock.test.ts'],
  },
  {
    name: 'a hidden process counts as dead',
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
    name: 'an unreadable lock is respected forever',
    file: 'src/core/save/disk/lock-owner.ts',
    text: 'now - changedAt > UNREADABLE_MS',
    instead: 'false',
    tests: ['tests/core/save/lock.test.ts'],
  },
];
