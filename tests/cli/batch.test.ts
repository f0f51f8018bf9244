import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../../src/cli/shell/run.ts';
import { saveLibrary } from '../../src/core/app/saves/library.ts';
import { tuningNames } from '../../src/core/batch/index.ts';
import { newManifest } from '../../src/core/batch/manifest.ts';
import { partsFolder, summaryPath } from '../../src/core/batch/parts.ts';
import { type Plan, USUAL_PLAN } from '../../src/core/batch/plan.ts';
import { DISTRIBUTIONS } from '../../src/core/batch/reference/distributions.ts';
import { headerOf, TABLE_NAMES } from '../../src/core/batch/tables.ts';
import { summary } from '../core/batch/hand-made.ts';
import { fakeTerminal, temporaryFolder } from './helper.ts';

const folder = temporaryFolder();
const BINS = Object.fromEntries(DISTRIBUTIONS.map(({ id, counts }) => [id, [...counts]]));

async function batch(...words: string[]) {
  const terminal = fakeTerminal({ cwd: folder });
  const loader = { load: async () => saveLibrary('1.0'), version: () => '1.0' };
  const code = await runCli(['batch', ...words], terminal, loader);
  return { code, ...terminal.written };
}

/** Writes a finished run whose teams score the given points per game. */
function finished(name: string, points: number, dynasties = 3): void {
  const dir = join(folder, name);
  const set = name === 'a' ? {} : { homeFieldAdvance: 3 };
  const plan: Plan = { ...USUAL_PLAN, dynasties, seasons: 1, year: 2024, set };
  mkdirSync(partsFolder(dir), { recursive: true });
  writeFileSync(join(dir, 'manifest.json'), JSON.stringify(newManifest(plan, dir, '1.0')));
  for (let n = 1; n <= dynasties; n++) {
    const one = summary(n, [{ pts_tg: [points + n, 1] }], { bins: BINS });
    writeFileSync(summaryPath(dir, n), JSON.stringify(one));
  }
}

describe('batch', () => {
  test.each([
    [['--seasons', '1'], /--out/],
    [['--out', 'x', '--set', 'homeFieldAdvantage=3'], /no tuning value.*Did you mean homeFieldAdvance/],
    [['--out', 'x', '--set', 'homeFieldAdvance=3000'], /may be .* not 3000/],
    [['--out', 'x', '--set', 'homeFieldAdvance'], /name=value/],
    [['--out', 'x', '--year', '1975'], /2000 to 2026/],
    [['--out', 'x', '--format', 'xlsx'], /csv or parquet/],
    [['--out', 'x', '--sweep', 'homeFieldAdvance=1:2'], /name=from:to:steps/],
    [['--out', 'x', '--shard', '0/4', '--dynasties', '8'], /numbered from 1/],
    [['--out', 'x', '--shard', 'three'], /I\/N/],
    [['--out', 'x', '--only-tables', 'games,pols'], /no table "pols".*Did you mean polls/],
    [['--out', 'x', '--queue', 'somewhere'], /redis:\/\/HOST/],
    [['--out', 'x', '--wait', '5'], /--wait works only with a queue/],
    [['worker'], /Which queue/],
    [['merge', 'nowhere'], /--out/],
    [['merge', '--out', 'x'], /Which run/],
    [['merge', 'nowhere', '--out', 'x'], /not a batch run/],
    [['report', 'nowhere'], /not a batch run/],
    [['--out', 'x', '--dynasties', '3', '--only', '9'], /no dynasty 9 in a run of 3 dynasties/],
    [['report'], /Which run/],
    [['repeat', 'x'], /no batch command "repeat"/],
    [['columns', 'team_game'], /no table "team_game".*Did you mean team_games/],
    [['knobs', 'homefieldadvantage'], /No tuning value matches "homefieldadvantage"/],
  ])('%j is refused in a sentence', async (words, sentence) => {
    const { code, err, out } = await batch(...words);
    expect(err).toMatch(sentence);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  test('a report says how realistic a run is, and exits with 3 when a requested check fails', async () => {
    finished('a', 26);
    const { code, out } = await batch('report', 'a', '--check');
    expect(out).toMatch(/pts_tg .*28\.00/);
    expect(out).toContain('1 of 1 metrics');
    expect(code).toBe(0);
    const [heads, points] = (await batch('report', 'a', '--csv', '--table', 'metrics')).out.split('\n');
    expect(heads).toMatch(/,interval_low,interval_high,/);
    expect(points).toMatch(/^pts_tg,/);
    finished('b', 90);
    const far = await batch('report', 'b', '--check', '--html', 'b.html');
    expect(far.code).toBe(3);
    expect(far.err).toMatch(/Outside by more than three range widths: pts_tg/);
    expect(far.out).toMatch(/Outside the range of real seasons[\s\S]*pts_tg .*92\.00 .* FAR/);
    expect(far.out).toContain('No 95% intervals: they need at least 4 dynasties, and this run has 3');
    const outside = (await batch('report', 'b', '--csv', '--table', 'outside')).out.split('\n');
    expect(outside[0]).toBe('id,description,value,low,high,beyond,mark');
    expect(outside[1]).toMatch(/^pts_tg,.*,far$/);
  });

  test('a report can use the values of another file', async () => {
    finished('a', 26);
    const metrics = [
      { id: 'pts_tg', target: 28, low: 27, high: 29 },
      { id: 'moon', target: 1 },
    ];
    writeFileSync(join(folder, 'own.json'), JSON.stringify({ metrics }));
    const { out } = await batch('report', 'a', '--reference', 'own.json', '--json');
    const report = JSON.parse(out);
    expect(report.metrics).toHaveLength(1);
    expect(report.missing[0].id).toBe('moon');
    writeFileSync(join(folder, 'bad.json'), '{}');
    expect((await batch('report', 'a', '--reference', 'bad.json')).code).toBe(2);
  });

  test('a comparison says what a change did', async () => {
    finished('a', 26);
    finished('b', 30);
    const { out, code } = await batch('compare', 'a', 'b');
    expect(out).toMatch(/homeFieldAdvance \(home field advance, points\): [\d.]+ in A, 3 in B/);
    expect(out).toContain('Only 3 pairs: an interval or a clear difference takes at least 4');
    expect(out).toContain('At least 4 pairs are needed to tell a difference from luck');
    expect((await batch('compare', 'a', 'b', '--csv')).out).toMatch(/interval_low,interval_high,/);
    expect(out).not.toContain('The same difference in every pair');
    expect(code).toBe(0);
    finished('a', 26, 4);
    finished('b', 30, 4);
    const enough = await batch('compare', 'a', 'b');
    expect(enough.out).toMatch(/The same difference in every pair[\s\S]*pts_tg .*28\.50 .*32\.50 .*\+4\.00/);
    expect(enough.out).toContain('Only 4 pairs: with fewer than 8 the intervals are rough');
    const page = await batch('compare', 'a', 'b', '--html', 'page.html');
    expect(page.err).toContain(join(folder, 'page.html'));
    expect(readFileSync(join(folder, 'page.html'), 'utf8')).toContain('What did it change?');
  });

  test.each([
    [['--stop-when', '0.5'], /Give it with --metrics/],
    [['--stop-when', 'soon', '--metrics', 'pts_tg'], /A width must be a number above 0/],
    [['--stop-when', '-1', '--metrics', 'pts_tg'], /A width must be a number above 0/],
    [['--stop-when', '0.5', '--metrics', 'moons'], /no metric "moons"/],
  ])('a comparison with %j is refused in a sentence', async (words, sentence) => {
    finished('a', 26);
    finished('b', 30);
    const { code, err } = await batch('compare', 'a', 'b', ...words);
    expect(err).toMatch(sentence);
    expect(code).toBe(2);
  });
});

describe('the contents of a run and the available settings', () => {
  test('every column of a table has a description, and the files have them in that order', async () => {
    const { code, out } = await batch('columns', 'player_seasons', '--json');
    const columns = JSON.parse(out) as { name: string; meaning: string; range: string; source: string }[];
    expect(code).toBe(0);
    expect(`${columns.map(({ name }) => name).join(',')}\n`).toBe(headerOf('player_seasons'));
    for (const { name, meaning, source } of columns) {
      expect(meaning, name).toMatch(/^.+\.$/);
      expect(source, name).not.toBe('');
    }
    const aya = columns.find(({ name }) => name === 'adjusted_pass_yards_per_attempt');
    expect(aya?.meaning).toContain('(yards + 20 x touchdowns - 45 x interceptions) / attempts');
    expect(columns.find(({ name }) => name === 'completion_percentage')?.range).toBe('0 to 100');
  });

  test('all tables together make one file, with the table’s name first', async () => {
    const lines = (await batch('columns', '--csv')).out.trimEnd().split('\n');
    expect(lines[0]).toBe('table,name,meaning,type,unit,range,empty,source');
    for (const table of TABLE_NAMES) expect(lines.some((line) => line.startsWith(`${table},`))).toBe(true);
    expect(lines).toHaveLength(1 + TABLE_NAMES.reduce((sum, table) => sum + headerOf(table).split(',').length, 0));
  });

  test('tuning values are found by keyword, with their ranges', async () => {
    const all = JSON.parse((await batch('knobs', '--json')).out) as { name: string }[];
    expect(all.map(({ name }) => name)).toEqual(tuningNames());
    const [home] = JSON.parse((await batch('knobs', 'HOMEFIELD', '--json')).out) as Record<string, number>[];
    expect(home).toMatchObject({ name: 'homeFieldAdvance', whole: false });
    expect(home!.min! <= home!.value! && home!.value! <= home!.max!).toBe(true);
    expect((await batch('knobs', 'homefield', '--csv')).out).toMatch(
      /^name,meaning,value,unit,min,max,whole,source\nhomeFieldAdvance,home field advance,/,
    );
  });
});
