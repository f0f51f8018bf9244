import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { LEAGUE } from '../core/app/coaching.ts';
import { THOROUGH } from '../thorough.ts';

const ROOT = join(import.meta.dirname, '../..');

interface Example {
  title: string;
  script: string;
}

/** Returns a page's scripts, each with the heading above it. */
function examplesOf(page: string): Example[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  return text.split(/^## /m).flatMap((section) => {
    const script = /^```sh\n([\s\S]*?)^```/m.exec(section)?.[1];
    return script === undefined ? [] : [{ title: section.slice(0, section.indexOf('\n')), script }];
  });
}

/** Runs a script in its own folder, with `dynasty` on the path and the small league in a file for each year. */
function run(script: string): { code: number | null; out: string; err: string } {
  const folder = mkdtempSync(join(tmpdir(), 'dynasty-example-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const year of yearsOf(script)) {
    writeFileSync(join(folder, `league-${year}.json`), JSON.stringify({ ...LEAGUE, season: Number(year) }));
  }
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'dynasty'), `#!/bin/sh\nexec "${process.execPath}" "${join(ROOT, 'bin/dynasty.js')}" "$@"\n`);
  chmodSync(join(bin, 'dynasty'), 0o755);
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, DYNASTY_SAVES: undefined };
  const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', script], {
    cwd: folder,
    env,
    encoding: 'utf8',
    timeout: 30 * 60_000,
  });
  return { code: status, out: stdout, err: stderr };
}

/** The program and year of a new dynasty; one with a misspelled name stays as it is. */
const NEW_GAME = /--team (?:"[^"]+"|(?!Michgan)\w+) --year (\d+)/g;
const yearsOf = (script: string): string[] => [...script.matchAll(/league-(\d+)/g)].map(([, year = '']) => year);

/**
 * Returns the same commands in a league that plays a season in a fifth of FBS's time, with fewer dynasties;
 * `npm run torture -- thorough` runs the examples unchanged.
 */
function shortened(script: string): string {
  return script
    .replace(NEW_GAME, '--team Redbud --universe league-$1.json')
    .replace('standings MWC', 'standings Gulf')
    .replace(/--dynasties \d+/, '--dynasties 1');
}

const EXAMPLES = examplesOf('docs/script.md');

it('the page about scripts has examples', () => {
  expect(EXAMPLES.length).toBeGreaterThan(5);
});

it.each(EXAMPLES)('the example "$title" does what it says', ({ script }) => {
  const { code, out, err } = run(THOROUGH ? script : shortened(script));
  expect({ code, err: code === 0 ? '' : err }).toEqual({ code: 0, err: '' });
  expect(`${out}${err}`).not.toMatch(/undefined|NaN|\bnull\b/);
});
