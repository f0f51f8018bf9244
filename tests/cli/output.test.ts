import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { newManifest } from '../../src/core/batch/manifest.ts';
import { partsFolder, summaryPath } from '../../src/core/batch/parts.ts';
import { USUAL_PLAN } from '../../src/core/batch/plan.ts';
import { DISTRIBUTIONS } from '../../src/core/batch/reference/distributions.ts';
import { summary } from '../core/batch/hand-made.ts';
import { run, temporaryFolder } from './helper.ts';

const folder = temporaryFolder();
const BINS = Object.fromEntries(DISTRIBUTIONS.map(({ id, counts }) => [id, [...counts]]));
const dynasty = (...line: string[]) => run(line, { cwd: folder, env: { DYNASTY_SAVES: folder } });

/** Every command that writes a file, without the file's name. */
const WRITERS: readonly (readonly string[])[] = [
  ['review', '--html'],
  ['review', '--picture'],
  ['batch', 'report', 'run', '--html'],
  ['batch', 'report', 'run', '--baseline'],
  ['batch', 'compare', 'run', 'run', '--html'],
];

beforeAll(async () => {
  const dir = join(folder, 'run');
  mkdirSync(partsFolder(dir), { recursive: true });
  const plan = { ...USUAL_PLAN, dynasties: 2, seasons: 1, year: 2024 };
  writeFileSync(join(dir, 'manifest.json'), JSON.stringify(newManifest(plan, dir, '1.0')));
  for (const n of [1, 2]) {
    const one = summary(n, [{ pts_tg: [28 + n, 1] }], { bins: BINS });
    writeFileSync(summaryPath(dir, n), JSON.stringify(one));
  }
  await dynasty('new', '--team', 'Michigan', '--year', '2024', '--seed', '1', '--name', 'michigan');
  writeFileSync(join(folder, 'notes.html'), 'mine');
  symlinkSync(join(folder, 'notes.html'), join(folder, 'link.html'));
});

test.each(WRITERS.map((line) => ({ line })))(
  '$line never overwrites by itself, and never a save or a link',
  async ({ line }) => {
    const before = readdirSync(folder);
    const save = readFileSync(join(folder, 'michigan.dynasty'));
    const taken = await dynasty(...line, 'notes.html');
    expect([taken.code, taken.out]).toEqual([2, '']);
    expect(taken.err).toBe(
      `${join(folder, 'notes.html')} already exists; it was not changed.\nChoose another name, or replace it: --force\n`,
    );
    for (const [name, says] of [
      ['michigan.dynasty', /is a name for a saved dynasty/],
      ['link.html', /is a link; it was not changed/],
      ['none/page.html', /There is no folder/],
      ['/dev/null', /is a device; it was not changed/],
    ] as const) {
      const { code, err } = await dynasty(...line, name, '--force');
      expect([code, err]).toEqual([2, expect.stringMatching(says)]);
    }
    expect(readdirSync(folder)).toEqual(before);
    expect(readFileSync(join(folder, 'notes.html'), 'utf8')).toBe('mine');
    expect(readFileSync(join(folder, 'michigan.dynasty')).equals(save)).toBe(true);
  },
);

test('--force replaces a page; one file cannot be two', async () => {
  writeFileSync(join(folder, 'report.html'), 'old');
  expect(await dynasty('batch', 'report', 'run', '--html', 'report.html', '--force')).toMatchObject({ code: 0 });
  expect(readFileSync(join(folder, 'report.html'), 'utf8')).toMatch(/^<!doctype html>/i);
  const twice = await dynasty('review', '--html', 'a.html', '--picture', './a.html');
  expect([twice.code, twice.err]).toEqual([2, expect.stringMatching(/a\.html cannot hold two outputs/)]);
});

test('a fit does not start if its tuning values would replace a file', async () => {
  mkdirSync(join(folder, 'fit'));
  writeFileSync(join(folder, 'fit/tuning.json'), '{}');
  const fit = await dynasty('batch', 'fit', 'fit', '--knobs', 'homeFieldAdvance');
  expect([fit.code, fit.err]).toEqual([2, expect.stringMatching(/tuning\.json already exists/)]);
});
