import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Hall, HallInductee, Program, RecordHeld, RecordsPage } from '../../src/core/app/views/index.ts';
import * as given from './fixtures.ts';
import { open, setUpBrowser } from './render.tsx';

setUpBrowser();

const { info, team, conferences } = given.playerPage();
const page = { info, team, conferences, teams: [{ name: 'LSU' }, { name: team.name }] };
const former = {
  value: 4100,
  year: 2024,
  week: 0,
  before_dynasty: false,
  so_far: false,
  team: 'LSU',
  player: { id: 4, first: 'Cal', last: 'Poe', pos: 'qb' as const },
  game: null,
};

const held = (more: Partial<RecordHeld> = {}): RecordHeld => ({
  ...former,
  span: 'season',
  record: 'pass_yards',
  value: 4512,
  year: 2026,
  team: team.name,
  player: { id: 5, first: 'Al', last: 'Bo', pos: 'qb' },
  before: former,
  ...more,
});

const records = (more: Partial<RecordsPage> = {}): RecordsPage => ({
  ...page,
  scope: 'nation',
  whose: null,
  games_since: 2026,
  records: [held()],
  ...more,
});

const member: HallInductee = {
  id: 5,
  first: 'Al',
  last: 'Bo',
  pos: 'qb',
  team: team.name,
  from: 2020,
  to: 2023,
  inducted: 2026,
  points: 105,
  case: [
    { part: 'title', count: 1, points: 8, record: null },
    { part: 'heisman', count: 1, points: 60, record: null },
    { part: 'career', count: 11204, points: 37, record: 'pass_yards' },
  ],
};

const hall = (more: Partial<Hall> = {}): Hall => ({
  ...page,
  whose: null,
  points_needed: 85,
  seasons_waited: 3,
  years: [2026],
  year: 2026,
  class: [member],
  members: [member],
  ...more,
});

describe('records', () => {
  it('name who holds them and who held them before, the own program’s marked', async () => {
    open('/records', { '/api/records/': records() });
    const table = await screen.findByRole('table', { name: 'Records of the nation: Season' });
    const [, row] = within(table).getAllByRole('row');
    expect(row?.textContent).toMatch(/Passing yards.*4,512.*Al Bo.*2026.*4,100, Cal Poe, LSU \(2024\)/);
    expect(row?.className).toContain('mine');
    expect(within(table).getByRole('link', { name: 'Al Bo' }).getAttribute('href')).toBe('/players/5');
  });

  it('of a game lead to the game, and say since when games are known if that is later than the dynasty', async () => {
    const game = held({ span: 'game', week: 4, game: { id: 77, opponent: 'Rice' }, before: null });
    const { user } = open('/records/Texas%20A%26M', {
      '/api/records/?team=Texas%20A%26M': records({
        scope: 'program',
        whose: team.name,
        games_since: info.startYear + 1,
        records: [game],
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Game' }));
    expect(screen.getByRole('link', { name: '2026 vs. Rice' }).getAttribute('href')).toBe('/game/77');
    expect(screen.getByText(`Records of a game are known since ${info.startYear + 1}.`)).toBeTruthy();
  });
});

describe('the hall of fame', () => {
  it('makes the case in numbers, the weightiest first', async () => {
    open('/hall', { '/api/hall/': hall() });
    const table = await screen.findByRole('table', { name: 'Hall of Fame, class of 2026' });
    const parts = within(table).getAllByRole('listitem');
    expect(parts.map((part) => part.textContent)).toEqual([
      '1 Heisman Trophy 60',
      '11,204 passing yards 37',
      '1 national title 8',
    ]);
    expect(screen.getByText(/a case of 85 points, 3 seasons after their last one/)).toBeTruthy();
  });

  it('without a class says that there is none yet', async () => {
    open('/hall', { '/api/hall/': hall({ years: [], year: null, class: [], members: [] }) });
    expect(await screen.findByText('Nobody has been inducted yet.')).toBeTruthy();
  });
});

describe('a program', () => {
  it('has its numbers since 2000 and leads to its records, hall and history', async () => {
    const program: Program = {
      ...page,
      since: 2000,
      all_time: { wins: 210, losses: 112 },
      titles: [],
      conference_titles: [2026],
      bowl_record: { wins: 1, losses: 0 },
      top_ten: 3,
      ranked: 11,
      best_seasons: [{ year: 2012, wins: 11, losses: 2, rank: 5, conference: 'SEC', champion: false }],
      heisman: [],
      all_america: [],
      hall: [member],
      rivalries: [],
      national_records: [held()],
    };
    open('/program/Texas%20A%26M', { '/api/program/?team=Texas%20A%26M': program });
    expect(await screen.findByText('210-112')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Hall of fame' }).getAttribute('href')).toBe('/hall/Texas%20A%26M');
    const seasons = screen.getByRole('table', { name: 'The best seasons of Texas A&M' });
    expect(within(seasons).getAllByRole('row')[1]?.textContent).toMatch(/2012.*11-2.*#5/);
  });
});
