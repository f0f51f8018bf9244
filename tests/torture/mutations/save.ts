import type { Mutation } from './mutation.ts';

const LOCK = 'tests/core/save/lock.test.ts';
const ORDER = 'tests/core/save/order.test.ts';

/** Locks, and what is written to the disk in which order. */
export const SAVE: Mutation[] = [
  {
    name: 'a lock is taken over without a second look',
    file: 'src/core/save/lock.ts',
    text: 'if (find(path, now, files)?.token !== token) return false;',
    instead: '',
    tests: [LOCK],
  },
  {
    name: "anybody's lock is released",
    file: 'src/core/save/lock.ts',
    text: 'if (isMine()) discard(path, files);',
    instead: 'discard(path, files);',
    tests: [LOCK],
  },
  {
    name: 'a lock whose owner lives is taken over',
    file: 'src/core/save/lock.ts',
    text: 'if (other && !other.gone) return false;',
    instead: '',
    tests: [LOCK],
  },
  {
    name: 'a writer does not look whether the lock is still its own',
    file: 'src/core/save/lock.ts',
    text: 'if (isMine()) return;',
    instead: 'return;',
    tests: [LOCK],
  },
  {
    name: 'the lock of another machine is asked after here',
    file: 'src/core/save/lock-owner.ts',
    text: 'return a.boot === b.boot && a.space === b.space && ',
    instead: 'return ',
    tests: [LOCK],
  },
  {
    name: 'a number used again is taken for the owner',
    file: 'src/core/save/lock-owner.ts',
    text: 'now.started !== owner.started',
    instead: 'false',
    tests: [LOCK],
  },
  {
    name: 'a process out of sight counts as ended',
    file: 'src/core/save/lock-owner.ts',
    text: 'if (now === null) return false;',
    instead: 'if (now === null) return true;',
    tests: [LOCK],
  },
  {
    name: 'a pipe is opened as a lock',
    file: 'src/core/save/lock-owner.ts',
    text: 'if (!files.lstatSync(path).isFile()) throw notPlain(path);',
    instead: '',
    tests: [LOCK],
  },
  {
    name: 'a new file is not waited for',
    file: 'src/core/save/file.ts',
    text: '    files.fsyncSync(handle);\n  } finally {',
    instead: '  } finally {',
    tests: [ORDER],
  },
  {
    name: "the folder's entries are not waited for",
    file: 'src/core/save/file.ts',
    text: '    syncFolder(dirname(path), files);\n',
    instead: '',
    tests: [ORDER],
  },
];
