import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { viewHtml } from '../../src/cli/almanac/html.ts';
import { saveIn } from '../core/app/played.ts';
import { type Ran, run, temporaryFolder } from './helper.ts';

const folder = temporaryFolder();
const site = join(folder, 'site');
const almanac = (...line: string[]) => run(['almanac', ...line], { env: { DYNASTY_SAVES: folder }, cwd: folder });
const read = (file: string) => readFileSync(join(site, file), 'utf8');
let ran: Ran;
let files: string[];
beforeAll(async () => {
  await saveIn(folder, 'summary');
  ran = await almanac('--out', 'site', '--json');
  files = readdirSync(site);
});

describe('the almanac of a season', () => {
  it('has a page of every season, program, schedule and coach', () => {
    expect([ran.code, JSON.parse(ran.out)]).toMatchObject([0, { status: 'success', pages: files.length - 4 }]);
    for (const file of ['season-2024', 'program-michigan', 'history-ohio-state', 'schedule-michigan-2024', 'records']) {
      expect(files).toContain(`${file}.html`);
    }
    expect(files.filter((file) => file.startsWith('program-')).length).toBeGreaterThan(130);
    expect(files.filter((file) => file.startsWith('coach-')).length).toBeGreaterThan(300);
    expect(read('schedule-michigan-2024.html')).toContain('Ohio State');
    expect(read('season-2024.html')).toContain('National Champion');
  });

  it('has no link that leads nowhere, and finds every page', () => {
    const known = new Set(files);
    const broken = files
      .filter((file) => file.endsWith('.html'))
      .flatMap((file) => [...read(file).matchAll(/(?:href|src)="([^"]+)"/g)].map(([, to]) => to!))
      .filter((to) => !known.has(to));
    expect([...new Set(broken)]).toEqual([]);
    const pages = JSON.parse(
      read('pages.js')
        .replace(/^const PAGES=/, '')
        .replace(/;$/, ''),
    ) as [string, string][];
    expect(pages.map(([, file]) => file).sort()).toEqual(
      files.filter((file) => file.endsWith('.html') && file !== 'index.html').sort(),
    );
  });

  it('is small enough that ten of them fit into 60 MB', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(join(site, file)).size, 0);
    expect(bytes).toBeLessThan(15_000_000);
  });

  it('replaces files only with --force', async () => {
    expect(await almanac('--out', 'site')).toMatchObject({ code: 2, err: expect.stringContaining('exists already') });
    expect(await almanac()).toMatchObject({ code: 2, err: expect.stringContaining('needs a folder') });
    expect((await almanac('--out', 'michigan-2024.dynasty')).code).not.toBe(0);
  });
});

it('a name that looks like HTML is a name', () => {
  const name = '<script>alert("x")</script>';
  const html = viewHtml(
    {
      title: name,
      lines: [name],
      sections: [{ kind: 'text', name: 'a', title: name, lines: [{ text: name, tone: 'win' }] }],
    },
    () => null,
  );
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;');
});
