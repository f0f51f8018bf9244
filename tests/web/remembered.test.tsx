import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RankedTeam, Rivalry, Season, Trophies } from '../../src/core/contract/views/index.ts';
import * as given from './fixtures.ts';
import { open, setUpBrowser } from './render.tsx';

setUpBrowser();

const { info, team, conferences } = given.playerPage();
const page = { info, team, conferences };
const teams = [{ name: 'LSU' }, { name: team.name }];
const ranked = (name: string, ranking: number): RankedTeam => ({
  name,
  ranking,
  conference: 'SEC',
  wins: 13,
  losses: 1,
});

const season = (more: Partial<Season> = {}): Season => ({
  ...page,
  year: 2009,
  years: [2026, 2009],
  played: false,
  champion: ranked('LSU', 1),
  bracket: null,
  final_poll: [ranked('LSU', 1), ranked(team.name, 2)],
  heisman: null,
  best: [],
  upsets: [],
  mine: ranked(team.name, 2),
  my_games: [],
  ...more,
});

const rivalries = [{ opponent: 'LSU', trophy: null, wins: 2, losses: 3, streak: -2, last_year: 2026 }];

const trophies = (more: Partial<Trophies> = {}): Trophies => ({
  ...page,
  teams,
  titles: [{ year: 2003, wins: 13, losses: 1, before_dynasty: true }],
  conference_titles: [],
  bowls: [{ year: 2026, id: 77, label: 'Bean Bowl', opponent: 'LSU', result: 'W', score: '31-10' }],
  bowl_record: { wins: 1, losses: 0 },
  heisman: [{ year: 2026, id: 5, first: 'Al', last: 'Bo', points: 2100 }],
  rivalries,
  ...more,
});

const rivalry = (more: Partial<Rivalry> = {}): Rivalry => ({ ...page, teams, rivalries, series: null, ...more });

describe('a season', () => {
  it('from before the dynasty has its champion and final poll, and says why there is no more', async () => {
    open('/season/2009', { '/api/season/?year=2009': season() });
    expect(await screen.findByText('2009 National Champion')).toBeTruthy();
    expect(screen.getByText(/A real season from before the dynasty/)).toBeTruthy();
    const poll = screen.getByRole('table', { name: 'Final poll of 2009' });
    const [, first, second] = within(poll).getAllByRole('row');
    expect(first?.textContent).toMatch(/1.*LSU.*13-1.*SEC/);
    expect(second?.className).toContain('mine');
  });
});

describe('a trophy case', () => {
  it('marks honors from before the dynasty, and has bowls, Heisman winners and rivalries', async () => {
    open('/trophies/Texas%20A%26M', { '/api/trophies/?team=Texas%20A%26M': trophies() });
    const titles = await screen.findByRole('table', { name: `${team.name} national titles` });
    expect(within(titles).getByText('before the dynasty')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Bean Bowl' }).getAttribute('href')).toBe('/game/77');
    expect(screen.getByRole('link', { name: 'Al Bo' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /LSU/ }).getAttribute('href')).toBe('/rivalry/Texas%20A%26M/LSU');
    expect(screen.getByText('L2')).toBeTruthy();
  });
});

describe('a rivalry', () => {
  it('shows the series, its leader, and the memorable games', async () => {
    const game = {
      year: 2026,
      id: 9,
      weekPlayed: 13,
      label: 'SEC',
      ranking: 4,
      opponent_ranking: 30,
      home: null,
      overtime: 1,
    };
    const series = {
      ...rivalries[0]!,
      other: { ...team, name: 'LSU' },
      points: 100,
      opponent_points: 120,
      games: [{ ...game, result: 'L' as const, score: '20-27' }],
      moments: [{ year: 2026, id: 9, text: 'LSU won 27-20 after 1 overtime.' }],
      next_game: null,
    };
    open('/rivalry/Texas%20A%26M/LSU', { '/api/rivalry/?team=Texas%20A%26M&opponent=LSU': rivalry({ series }) });
    expect(await screen.findByText('LSU leads 3-2; LSU won the last 2 games.')).toBeTruthy();
    expect(screen.getByText('LSU won 27-20 after 1 overtime.')).toBeTruthy();
    const table = screen.getByRole('table', { name: 'Texas A&M against LSU' });
    expect(within(table).getAllByRole('row')[1]?.textContent).toMatch(/2026.*neutral.*20-27.*OT/);
  });
});
