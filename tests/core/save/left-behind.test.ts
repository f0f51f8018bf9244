import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listSaves } from '../../../src/core/save/disk/folder.ts';
import { folder } from './temporary.ts';

/** Higher than any process id. */
const NO_PROCESS = 4_194_305;
const id = randomUUID();
const [token, other] = [randomUUID(), randomUUID()];
const ENDED = JSON.stringify({ pid: NO_PROCESS, token, place: null });

const LEFT = [
  `.a.dynasty.${id}.tmp`,
  `.a.dynasty.${NO_PROCESS}-${id}.tmp`,
  `a.dynasty.lock.${token}`,
  `a.dynasty.lock.${token}.new`,
  `a.dynasty.lock.${token}.${other}.new`,
  `a.dynasty.lock.${'0123456789abcdef'.repeat(2)}`,
];
const OTHERS = [
  `.a.dynasty.${process.pid}-${id}.tmp`,
  'a.dynasty.lock',
  '.a.dynasty.tmp',
  '.a.dynasty.notes.tmp',
  `a.dynasty.${id}.tmp`,
  `.a.dynasty.${id}.tmp.txt`,
  'a.dynasty.lock.notes',
  `a.dynasty.lock.${id}.txt`,
  'letter.txt',
];

function filled(path: string, agoMs: number): string {
  mkdirSync(path, { recursive: true });
  const then = new Date(Date.now() - agoMs);
  for (const name of [...LEFT, ...OTHERS]) {
    writeFileSync(join(path, name), name.includes('.lock') ? ENDED : 'half of a save');
    utimesSync(join(path, name), then, then);
  }
  return path;
}

it.each(['.', '.revisions/m'])('leftovers of killed processes in %s disappear when the saves are listed', (where) => {
  const home = folder();
  const path = filled(join(home, where), 2 * 3_600_000);
  expect(listSaves(home).saves).toEqual([]);
  expect(readdirSync(path).sort()).toEqual([...OTHERS].sort());
});

it('leftovers younger than an hour stay, because their process may be on another machine', () => {
  const home = filled(folder(), 1_800_000);
  listSaves(home);
  expect(readdirSync(home).sort()).toEqual([...LEFT, ...OTHERS].sort());
});
