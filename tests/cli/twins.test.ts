import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { REDBUD, saveIn } from '../core/app/played.ts';
import { type Ran, run, temporaryFolder } from './helper.ts';

const folder = temporaryFolder();
const LIVE = join(folder, 'redbud-2024.dynasty');
const BACKUP = join(folder, 'backup.dynasty');
const dynasty = (...line: string[]): Promise<Ran> => run(line, { env: { DYNASTY_SAVES: folder } });
const json = async (...line: string[]): Promise<unknown> => JSON.parse((await dynasty(...line, '--json')).out);

/** A dynasty in week 3, and a copy of its file from week 2. */
let files: [live: Buffer, backup: Buffer];
beforeAll(async () => {
  await saveIn(folder, 1, REDBUD);
  await dynasty('sim');
  copyFileSync(LIVE, BACKUP);
  await dynasty('sim', '--save', 'redbud-2024');
  files = [readFileSync(LIVE), readFileSync(BACKUP)];
});
beforeEach(() => {
  rmSync(join(folder, 'other.dynasty'), { force: true });
  writeFileSync(LIVE, files[0]);
  writeFileSync(BACKUP, files[1]);
});

const untouched = (path: string): boolean => readFileSync(path).equals(files[path === LIVE ? 0 : 1]);
const weekOf = async (name: string): Promise<number> =>
  ((await json('status', '--save', name)) as { info: { currentWeek: number } }).info.currentWeek;

test('a save and a copied file of it are listed and opened by file', async () => {
  const saves = (await json('saves')) as { file: string; week: number }[];
  expect(saves.map(({ file, week }) => [file, week]).sort()).toEqual([
    ['backup.dynasty', 2],
    ['redbud-2024.dynasty', 3],
  ]);
  expect([await weekOf('redbud-2024'), await weekOf('backup')]).toEqual([3, 2]);
  expect([untouched(LIVE), untouched(BACKUP)]).toEqual([true, true]);
});

test('a week is played in the named file', async () => {
  expect((await dynasty('sim', '--save', 'backup')).code).toBe(0);
  expect([await weekOf('backup'), untouched(LIVE)]).toEqual([3, true]);
});

test('a decision is undone in the named file', async () => {
  expect((await dynasty('undo', '--save', 'backup')).code).toBe(0);
  expect([await weekOf('backup'), untouched(LIVE)]).toEqual([1, true]);
  expect((await dynasty('undo', '2', '--save', 'redbud-2024')).code).toBe(0);
  expect(await weekOf('redbud-2024')).toBe(1);
});

test('the named file is exported and copied, as a separate dynasty', async () => {
  expect((await dynasty('saves', 'export', 'backup', join(folder, 'other.dynasty'))).code).toBe(0);
  expect(await weekOf('other')).toBe(2);
  expect([untouched(LIVE), untouched(BACKUP)]).toEqual([true, true]);
});

test('the named file is renamed, and both keep their history', async () => {
  expect((await dynasty('saves', 'rename', 'backup', 'other')).code).toBe(0);
  expect([existsSync(BACKUP), untouched(LIVE)]).toEqual([false, true]);
  for (const name of ['other', 'redbud-2024']) expect((await dynasty('undo', '--save', name)).code).toBe(0);
});

test('the named file is deleted, and the other one keeps its history', async () => {
  expect((await dynasty('saves', 'delete', 'backup', '--yes')).code).toBe(0);
  expect([existsSync(BACKUP), untouched(LIVE)]).toEqual([false, true]);
  expect((await dynasty('undo', '--save', 'redbud-2024')).code).toBe(0);
});
