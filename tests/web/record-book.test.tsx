import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Hall, HallInductee, Program, RecordHeld, RecordsPage } from '../../src/core/contract/views/index.ts';
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
  coaches: [],
  members: [member],
  ...more,
});

describe('records', () => {
  it('name the current and the previous holder, with those of the user’s program marked', async () => {
    open('/records', { '/api/records/': records() });
    const table = await screen.findByRole('table', { name: 'Records of the nation: Season' });
    const [, row] = within(table).getAllByRole('row');
    expect(row?.textContent).toMatch(/Passing yards.*4,512.*Al Bo.*2026.*4,100, Cal Poe, LSU \(2024\)/);
    expect(row?.className).toContain('mine');
    expect(within(table).getByRole('link', { name: 'Al Bo' }).getAttribute('href')).toBe('/players/5');
  });

  it('of a game link to it, and say since when games are on record if later than the dynasty’s start', async () => {
    const game = held({ span: 'game', week: 4, game: { id: 77, opponent: 'Rice' }, before: null });
    const { user } = open('/records/Texas%20A%26M', {
      '/api/records/?team=Texas%20A%26M': records({
        scope: 'program',
        whose: team.name,
        games_since: info.startYear + 1,
        records: [game],
      }),
    });
    await user.click(await screen.findByRole('tab', { name: 'Game' }));
    expect(screen.getByRole('link', { name: '2026 vs. Rice' }).getAttribute('href')).toBe('/game/77');
    expect(screen.getByText(`Single-game records go back to ${info.startYear + 1}.`)).toBeTruthy();
  });
});

describe('the hall of fame', () => {
  it('shows each case in numbers, the strongest first', async () => {
    open('/hall', { '/api/hall/': hall() });
    const table = await screen.findByRole('table', { name: 'Hall of Fame, class of 2026' });
    const parts = within(table).getAllByRole('listitem');
    expect(parts.map((part) => part.textContent)).toEqual([
      '1 Heisman Trophy 60',
      '11,204 passing yards 37',
      '1 national title 8',
    ]);
    expect(screen.getByText(/Players with 85 points or more are inducted 3 seasons after their last/)).toBeTruthy();
  });

  it('lists all its members once there is a second class', async () => {
    open('/hall', { '/api/hall/': hall({ years: [2027, 2026], year: 2027 }) });
    expect(await screen.findByRole('table', { name: 'Hall of Fame, every member' })).toBeTruthy();
  });

  it('shows the members of its only class once', async () => {
    open('/hall', { '/api/hall/': hall() });
    await screen.findByRole('table', { name: 'Hall of Fame, class of 2026' });
    expect(screen.queryByRole('table', { name: 'Hall of Fame, every member' })).toBeNull();
  });

  it('names its members on a phone too, next to the year of their class', async () => {
    const listening = { addEventListener: () => {}, removeEventListener: () => {} };
    vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes('max-width'), ...listening }));
    open('/hall', { '/api/hall/': hall({ years: [2027, 2026] }) });
    const table = await screen.findByRole('table', { name: 'Hall of Fame, every member' });
    expect(within(table).getByRole('link', { name: `${member.first} ${member.last}` })).toBeTruthy();
  });

  it('says that there is no class yet', async () => {
    open('/hall', { '/api/hall/': hall({ years: [], year: null, class: [], members: [] }) });
    expect(await screen.findByText('No one has been inducted yet.')).toBeTruthy();
  });
});

const program: Program = {
  ...page,
  since: 2000,
  all_time: { wins: 210, losses: 112 },
  head_coach: {
    id: 1,
    first: 'Cy',
    last: 'Dow',
    age: 47,
    since: 2024,
    until: 2028,
    end: 'fired',
    wins: 21,
    losses: 17,
  },
  outgoing: {
    id: 1,
    first: 'Cy',
    last: 'Dow',
    age: 47,
    since: 2024,
    until: 2028,
    end: 'fired',
    week: null,
    to: null,
    wins: 21,
    losses: 17,
  },
  successor: {
    id: 9,
    first: 'Gil',
    last: 'Hart',
    age: 44,
    from: { team: 'Rice', role: 'head', year: 2025 },
    former: false,
    origin: 'position coach',
  },
  former_coaches: [
    {
      id: 2,
      first: 'Ed',
      last: 'Fay',
      age: 61,
      since: 2011,
      until: 2023,
      end: 'fired',
      week: 7,
      to: { team: 'Utah', role: 'offense', year: 2025 },
      wins: 90,
      losses: 62,
    },
  ],
  coordinators: [
    { side: 'offense', id: 3, first: 'Al', last: 'Moss', age: 39, since: 2025, until: null, end: null, to: null },
    { side: 'defense', id: 3, first: 'Bo', last: 'Lunt', age: 51, since: 2021, until: null, end: null, to: null },
  ],
  next_coordinators: [],
  former_coordinators: [
    {
      side: 'offense',
      id: 3,
      first: 'Vic',
      last: 'Orr',
      age: 44,
      since: 2020,
      until: 2024,
      end: 'hired_away',
      to: { team: 'Rice', role: 'offense', year: 2025 },
    },
  ],
  schemes: { offense: 'air raid', defense: '3-3-5' },
  recruiting: {
    hours: {
      total: 58,
      parts: [
        { label: 'Prestige', value: 56 },
        { label: 'Head coach', value: 2 },
      ],
    },
    regard: { leaves: 'fired', parts: [{ label: 'Recruiting', value: -0.4 }], total: -0.4 },
  },
  facilities: 0.5,
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

describe('a program', () => {
  it('has its numbers since 2000, and each record holder links to his page', async () => {
    open('/program/Texas%20A%26M', { '/api/program/?team=Texas%20A%26M': program });
    expect(await screen.findByText('210-112')).toBeTruthy();
    const staff = (await screen.findByText(/takes over in 2029/)).closest('section')!;
    expect(staff.textContent).toContain('Head coach: Cy Dow, 47, since 2024 (21-17).');
    expect(staff.textContent).toContain(
      'Cy Dow is out after the season: fired. Gil Hart (head coach at Rice) takes over in 2029.',
    );
    expect(within(staff).getByRole('link', { name: 'Gil Hart' }).getAttribute('href')).toBe('/coach/9');
    expect(screen.getByText('Recruiting: 58 hours a week: 56 by prestige, head coach +2.')).toBeTruthy();
    expect(screen.getByText(/Head coach fired. Recruits' view of his replacement: -0.4/)).toBeTruthy();
    const heads = within(screen.getByRole('table', { name: 'Head coaches of Texas A&M' }));
    expect(heads.getByText('2011-2023')).toBeTruthy();
    expect(heads.getByText('fired after week 7, then offensive coordinator at Utah (2025)')).toBeTruthy();
    expect(heads.getByRole('link', { name: 'Ed Fay' }).getAttribute('href')).toBe('/coach/2');
    const coordinators = within(screen.getByRole('table', { name: 'Coordinators of Texas A&M' }));
    expect(coordinators.getByText('hired away by Rice')).toBeTruthy();
    const bests = screen.getByRole('table', { name: 'National records held by Texas A&M' });
    expect(within(bests).getByRole('link', { name: 'Al Bo' }).getAttribute('href')).toBe('/players/5');
    const seasons = screen.getByRole('table', { name: 'The best seasons of Texas A&M' });
    expect(within(seasons).getAllByRole('row')[1]?.textContent).toMatch(/2012.*11-2.*#5/);
  });

  const team = 'Texas%20A%26M';
  it.each([
    ['schedule', `/${team}/schedule`, `/api/${team}/schedule/`, given.schedule()],
    ['roster', `/${team}/roster`, `/api/${team}/roster/`, given.roster()],
    ['history', `/${team}/history`, `/api/${team}/history/`, given.history],
    ['program', `/program/${team}`, `/api/program/?team=${team}`, program],
    ['records', `/records/${team}`, `/api/records/?team=${team}`, records({ scope: 'program', whose: page.team.name })],
    ['hall of fame', `/hall/${team}`, `/api/hall/?team=${team}`, hall({ whose: page.team.name })],
  ])('is one click from its %s, and that from all its other pages', async (_page, address, call, answer) => {
    open(address, { [call]: answer });
    const ways = within(await screen.findByRole('navigation', { name: 'Pages of Texas A&M' })).getAllByRole('link');
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      `/${team}/schedule`,
      `/${team}/roster`,
      `/depth/${team}`,
      `/injuries/${team}`,
      `/coaches/${team}`,
      `/${team}/history`,
      `/program/${team}`,
      `/class/${team}`,
      `/records/${team}`,
      `/hall/${team}`,
      `/trophies/${team}`,
      `/rivalry/${team}`,
    ]);
    expect(
      ways.filter((way) => way.ariaCurrent ?? way.getAttribute('aria-current')).map((way) => way.getAttribute('href')),
    ).toEqual([address]);
  });
});
