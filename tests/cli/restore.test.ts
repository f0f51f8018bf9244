import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { saveLibrary } from '../../src/core/app/saves/library.ts';
import { APPLICATION_ID_0_1, SCHEMA_VERSION } from '../../src/core/save/schema.ts';
import { type Ran, run, temporaryFolder } from './helper.ts';

const folder = temporaryFolder();
const path = join(folder, 'rice.dynasty');
const dynasty = (...line: string[]): Promise<Ran> => run(line, { env: { DYNASTY_SAVES: folder } });
const json = async (...line: string[]): Promise<unknown> => JSON.parse((await dynasty(...line, '--json')).out);

beforeAll(async () => {
  await dynasty('new', '--team', 'Rice', '--year', '2024', '--seed', '7', '--name', 'rice');
  await dynasty('advance');
  for (let week = 0; week < 2; week++) await dynasty('sim');
});

test('undo names the decision it takes back and its result', async () => {
  const { out } = await dynasty('undo');
  expect(out).toMatch(/^Undid 1 decision: played week 2 of 2024( \(Rice (beat|lost to) .+ \d+-\d+\))?\.$/m);
  const undone = (await json('undo', '2')) as { undone: number; decisions: string[] };
  expect(undone.undone).toBe(2);
  expect(undone.decisions[0]).toBe('moved on to the season');
  expect(undone.decisions[1]).toMatch(/^played week 1 of 2024/);
  expect((await dynasty('saves', 'restore', 'rice', '4', '--yes')).code).toBe(0);
});

test('undo steps over decisions that were made together, and says so', async () => {
  const open = await saveLibrary('1.2.3').open(path);
  await open.together(async () => {
    for (const week of [4, 5]) await open.run('sim', { week });
  });
  open.close();
  const { code, out } = await dynasty('undo');
  expect(code).toBe(0);
  expect(out).toMatch(/^Undid 2 decisions, made together: played week 3 of 2024.*; played week 4 of 2024/m);
});

test('the stored states of a save are listed, as text, as JSON and as CSV', async () => {
  const states = (await json('saves', 'revisions', 'rice')) as { id: string; seq: number; week: number }[];
  expect(states.slice(0, 3).map(({ seq, week }) => [seq, week])).toEqual([
    [1, 1],
    [2, 1],
    [3, 2],
  ]);
  const { out } = await dynasty('saves', 'revisions', 'rice');
  expect(out).toContain('dynasty saves restore "rice" STATE');
  expect((await dynasty('saves', 'revisions', 'rice', '--csv')).out).toMatch(
    /^id,seq,year,stage,week,saved,bytes\n1,1,2024/,
  );
});

test('a state is not restored without confirmation', async () => {
  const before = readFileSync(path);
  const { code, err } = await dynasty('saves', 'restore', 'rice', '2');
  expect(code).toBe(2);
  expect(err).toContain('--yes');
  expect((await dynasty('saves', 'restore', 'rice', '99', '--yes')).err).toContain('There is no state 99');
  expect(readFileSync(path).equals(before)).toBe(true);
});

test('a save of another version is listed as one, and no suggested command fails', async () => {
  const good = readFileSync(path);
  const made = (name: string, index: number, value: number) => {
    const bytes = Uint8Array.from(good);
    new DataView(bytes.buffer).setUint32(index, value);
    writeFileSync(join(folder, name), bytes);
  };
  made('past.dynasty', 68, APPLICATION_ID_0_1);
  made('future.dynasty', 60, SCHEMA_VERSION + 1);
  const { out } = await dynasty('saves');
  expect(out).toContain('Made by version 0.1: past.dynasty\n  Version 1.0.0 and later cannot open it.');
  expect(out).toContain('Made by a newer version: future.dynasty\n  Update the program to open it.');
  expect(out).not.toMatch(/Damaged|salvage|saves restore/);
  const listed = (await json('saves')) as { file: string; code?: string }[];
  expect(Object.fromEntries(listed.map(({ file, code }) => [file, code]))).toMatchObject({
    'past.dynasty': 'older_version',
    'future.dynasty': 'newer_version',
  });
  for (const name of ['past.dynasty', 'future.dynasty']) rmSync(join(folder, name));
});

test('a damaged save is listed with the command that repairs it', async () => {
  truncateSync(path, 100_000);
  const { out } = await dynasty('saves');
  expect(out).toContain('Damaged: rice.dynasty');
  const [, id] = /dynasty saves restore "rice" (\S+)/.exec(out) ?? [];
  expect(await json('saves')).toMatchObject([{ file: 'rice.dynasty', newest: id }]);
  expect((await dynasty('saves', 'restore', 'rice', id ?? '', '--yes')).out).toContain('The damaged file is kept in');
  expect((await dynasty('saves', 'verify', 'rice')).code).toBe(0);
});
