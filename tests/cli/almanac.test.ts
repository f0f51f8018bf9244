import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { viewHtml } from '../../src/cli/almanac/html.ts';
import { isVisitor } from '../../src/core/model/ids.ts';
import { openSave } from '../../src/core/save/index.ts';
import { MICHIGAN, REDBUD, saveIn } from '../core/app/played.ts';
import { THOROUGH } from '../thorough.ts';
import { type Ran, run, temporaryFolder } from './helper.ts';

/** A whole season of FBS in a thorough run, or of a league of 24 schools, and what its almanac has to hold. */
const NATION = THOROUGH
  ? { world: MICHIGAN, own: 'michigan', rival: 'Ohio State', programs: 134, coaches: 300 }
  : { world: REDBUD, own: 'redbud', rival: 'Ozark', programs: 24, coaches: 50 };
const FILE = `${NATION.world.name}-2024.dynasty`;
/** Bytes that a program's season may take: ten seasons of FBS fit into 60 MB with much to spare. */
const PROGRAM_BYTES = 112_000;

const folder = temporaryFolder();
const site = join(folder, 'site');
const almanac = (...line: string[]) => run(['almanac', ...line], { env: { DYNASTY_SAVES: folder }, cwd: folder });
const read = (file: string) => readFileSync(join(site, file), 'utf8');
let ran: Ran;
let files: string[];
const SHELLS = ['index.html', 'game.html', 'player.html'];

type Box = [
  id: number,
  week: string,
  home: string,
  away: string,
  quarters: unknown,
  score: number[],
  name: string | null,
  headline: string | null,
  lines: [number, number, number, string][],
];

/** Returns the value that a data file passes to the page. */
function data(file: string): unknown {
  const [, json] = /^almanac\((.*)\);\n$/s.exec(read(file))!;
  return JSON.parse(json!);
}

beforeAll(async () => {
  await saveIn(folder, 'summary', NATION.world);
  ran = await almanac('--out', 'site', '--json');
  files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(site, join(parentPath, name)));
});

describe('the almanac of a season', () => {
  it('has a page of every season, program, schedule and coach', () => {
    const pages = files.filter((file) => file.endsWith('.html') && !SHELLS.includes(file));
    expect([ran.code, JSON.parse(ran.out)]).toMatchObject([0, { status: 'success', pages: pages.length }]);
    for (const file of [
      'season-2024',
      `program-${NATION.own}`,
      `history-${NATION.rival.toLowerCase().replace(' ', '-')}`,
      `schedule-${NATION.own}-2024`,
      'records',
      'news-2024',
    ]) {
      expect(files).toContain(`${file}.html`);
    }
    expect(files.filter((file) => file.startsWith('program-')).length).toBeGreaterThanOrEqual(NATION.programs);
    expect(files.filter((file) => file.startsWith('coach-')).length).toBeGreaterThan(NATION.coaches);
    expect(read(`schedule-${NATION.own}-2024.html`)).toContain(NATION.rival);
    expect(read('season-2024.html')).toContain('National Champion');
  });

  it('has no broken links and links to every page', () => {
    const known = new Set(files);
    const broken = files
      .filter((file) => file.endsWith('.html'))
      .flatMap((file) => [...read(file).matchAll(/(?:href|src)="([^"#]+)/g)].map(([, to]) => to!))
      .filter((to) => !known.has(to));
    expect([...new Set(broken)]).toEqual([]);
    const pages = data('pages.js') as [string, string][];
    expect(pages.map(([, file]) => file).sort()).toEqual(
      files.filter((file) => file.endsWith('.html') && !SHELLS.includes(file)).sort(),
    );
  });

  it('has the box score of every game, with every player who has a stat line in one', async () => {
    const session = await openSave(join(folder, FILE));
    const games = session.read((save) => save.games.ofYear(2024));
    session.close();
    const boxes = files.filter((file) => file.startsWith('games/')).flatMap((file) => data(file) as Box[]);
    expect(boxes.map(([id]) => id).sort((a, b) => a - b)).toEqual(games.map(({ id }) => id));
    const [, , home, , , score, , , lines] = boxes.find(([id]) => id === games[0]!.id)!;
    expect([home.length > 0, score]).toEqual([true, [games[0]!.result!.homeScore, games[0]!.result!.awayScore]]);
    expect(lines.some(([, , , numbers]) => / yards/.test(numbers))).toBe(true);
    const names = new Map((data('names.js') as [number, string, string][]).map(([id, name]) => [id, name]));
    const seen = new Set(boxes.flatMap(([, , , , , , , , each]) => each.map(([, , player]) => player)));
    expect([...seen].filter((id) => !isVisitor(id) && !names.has(id))).toEqual([]);
    const weeks = data('weeks.js') as [number, number][];
    for (const { id, week } of games) expect(weeks.findLast(([first]) => first <= id)![1]).toBe(week);
  });

  it('is small enough that ten of them fit into 60 MB', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(join(site, file)).size, 0);
    expect(bytes).toBeLessThan(NATION.programs * PROGRAM_BYTES);
  });

  it('replaces files only with --force', async () => {
    expect(await almanac('--out', 'site')).toMatchObject({ code: 2, err: expect.stringContaining('already exists') });
    expect(await almanac()).toMatchObject({ code: 2, err: expect.stringContaining('needs a folder') });
    expect((await almanac('--out', FILE)).code).not.toBe(0);
    const small = temporaryFolder();
    await saveIn(small, 'preseason', REDBUD);
    const inSmall = (...line: string[]) =>
      run(['almanac', '--out', 'site', ...line], { env: { DYNASTY_SAVES: small }, cwd: small });
    expect(await inSmall()).toMatchObject({ code: 0 });
    expect(await inSmall('--force')).toMatchObject({ code: 0 });
  });
});

it('treats a name that looks like HTML as plain text', () => {
  const name = '<script>alert("x")</script>';
  const html = viewHtml(
    {
      title: name,
      lines: [name],
      sections: [{ kind: 'text', name: 'a', title: name, lines: [{ text: name, tone: 'win' }] }],
    },
    { fileOf: () => null, logoOf: () => 'logo.svg' },
  );
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;');
});
