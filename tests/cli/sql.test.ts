import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { Sqlite } from '../../src/core/save/sqlite.ts';
import { REDBUD, saveIn } from '../core/app/played.ts';
import { run, temporaryFolder } from './helper.ts';

const folder = temporaryFolder();
beforeAll(async () => {
  await saveIn(folder, 3, REDBUD);
});

const sql = (...words: string[]) => run(['sql', ...words], { env: { DYNASTY_SAVES: folder }, cwd: folder });
const UNBEATEN = 'select team, wins, wins * 1.0 / 3 as share from team_seasons where played order by team';
const GAMES = 'select home, away, home_score from games where week = 1 and home_score is not null order by game_id';

it('a query is answered as a table, as JSON and as CSV', async () => {
  const table = await sql(GAMES, '--limit', '2');
  expect([table.code, table.out.split('\n').length, table.err]).toEqual([
    0,
    4,
    'Only the first 2 rows; for more: --limit N.\n',
  ]);
  const { columns, rows, more } = JSON.parse((await sql(GAMES, '--json')).out);
  expect([columns, more, Object.keys(rows[0])]).toEqual([['home', 'away', 'home_score'], false, columns]);
  const lines = (await sql(GAMES, '--csv')).out.trim().split('\n');
  expect([lines[0], lines.length]).toEqual(['home,away,home_score', rows.length + 1]);
  expect((await sql(UNBEATEN)).out).toBe('No rows.\n');
});

it('a bad query gets a one-sentence error, and an unknown name gets suggestions', async () => {
  expect(await sql('selec 1')).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('Queries are read-only'),
  });
  expect(await sql('select * from gaems')).toMatchObject({
    code: 2,
    err: 'There is no view "gaems". Did you mean games?\n',
  });
  const column = await sql('select winz from team_seasons', '--json');
  expect([column.code, JSON.parse(column.err)]).toEqual([
    2,
    { error: 'No column "winz" in team_seasons. Did you mean wins?', code: 'refused', suggestions: ['wins'] },
  ]);
  expect(await sql('select 1', '--limit', '0')).toMatchObject({ code: 2 });
  expect(await sql('--views', 'gaems')).toMatchObject({ code: 2, err: expect.stringContaining('games') });
  expect(await run(['sql', 'select 1'], { env: { DYNASTY_SAVES: join(folder, 'none') } })).toMatchObject({ code: 4 });
});

it('the views are listed with their columns', async () => {
  expect((await sql('--views')).out).toContain('team_seasons');
  expect((await sql('--views', 'games')).out).toContain('home_win_probability');
});

it('a save is exported for programs that read SQLite', async () => {
  const line = ['saves', 'export', 'redbud-2024', 'redbud', '--sqlite'];
  const here = { env: { DYNASTY_SAVES: folder }, cwd: folder };
  expect(await run(line, here)).toMatchObject({ code: 0, err: '' });
  const path = join(folder, 'redbud.sqlite');
  expect(existsSync(path)).toBe(true);
  const db = new Sqlite(readFileSync(path));
  expect(db.get('PRAGMA integrity_check')).toEqual(['ok']);
  expect(Number(db.get('select count(*) from plays')![0])).toBeGreaterThan(3000);
  db.close();
  expect(await run(line, here)).toMatchObject({ code: 2 });
});
