import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Awards, Honored, Race } from '../../src/core/contract/views/index.ts';
import * as given from './fixtures.ts';
import { open, setUpBrowser } from './render.tsx';

setUpBrowser();

const { info, team, conferences } = given.playerPage();
const page = { info, team, conferences };

const honored = (id: number, more: Partial<Honored> = {}): Honored => {
  return {
    id,
    first: 'Al',
    last: `Bo ${id}`,
    pos: 'qb',
    year: 'jr',
    redshirt: false,
    team: 'LSU',
    role: 'qb',
    ...more,
  };
};
const stats = { pass_yards: 4100, pass_touchdowns: 40, pass_interceptions: 6 };

const awards = (more: Partial<Awards> = {}): Awards => ({
  ...page,
  year: 2026,
  years: [2026],
  decided: true,
  conference: 'SEC',
  heisman: [
    { ...honored(1), place: 1, points: 2345, first_place_votes: 700, stats },
    { ...honored(2, { team: 'Texas A&M' }), place: 2, points: 900, first_place_votes: 120, stats },
  ],
  voters: 928,
  best: [{ award: 'best_qb', winner: { ...honored(1), stats }, finalists: [honored(2), honored(3)] }],
  coach_of_the_year: [
    {
      place: 1,
      id: 1,
      first: 'Cy',
      last: 'Dow',
      team: 'LSU',
      since: 2023,
      wins: 12,
      losses: 1,
      expected_wins: 7.4,
      share: 0.6,
    },
  ],
  all_america: { first: [honored(1)], second: [honored(2)] },
  freshmen: [],
  all_conference: { first: [honored(2)], second: [] },
  players_of_the_week: [{ week: 4, players: [honored(5, { role: 'offense' })] }],
  conference_players_of_the_week: [],
  most_valuable: [],
  ...more,
});

const race = (more: Partial<Race> = {}): Race => ({
  ...page,
  from_week: 6,
  decided: false,
  voters: 928,
  runners: [
    {
      ...honored(7),
      place: 1,
      points: 1500,
      first_place_votes: 400,
      ranking: 3,
      record: '6-0 (3-0)',
      chance: 0.42,
      odds: '+130',
      stats,
    },
  ],
  ...more,
});

describe('the awards page', () => {
  it('shows the winner in full, and the vote with the user’s player marked', async () => {
    open('/awards', { '/api/awards/': awards() });
    const table = await screen.findByRole('table', { name: 'The Heisman vote of 2026' });
    expect(screen.getByText('2026 Heisman Trophy')).toBeTruthy();
    expect(screen.getByText('First-place votes of 928')).toBeTruthy();
    const [, first, second] = within(table).getAllByRole('row');
    expect(first?.textContent).toContain('4,100 Pass Yds, 40 Pass TD, 6 Int');
    expect(first?.className).not.toContain('mine');
    expect(second?.className).toContain('mine');
  });

  it('shows first and second teams side by side, and finalists behind the winner', async () => {
    const { user } = open('/awards/2026', { '/api/awards/?year=2026': awards() });
    await user.click(await screen.findByRole('tab', { name: 'All-America' }));
    const teams = await screen.findByRole('table', { name: 'All-America first and second teams' });
    expect(within(teams).getAllByRole('row')[1]?.textContent).toMatch(/QB.*Al Bo 1.*LSU.*Al Bo 2/);
    await user.click(screen.getByRole('tab', { name: 'Players of the Year' }));
    expect(await screen.findByText('Al Bo 2 (LSU), Al Bo 3 (LSU)')).toBeTruthy();
  });

  it('shows the race until the vote, and says when it opens', async () => {
    const before = awards({ decided: false, heisman: [], best: [] });
    open('/awards', { '/api/awards/': before, '/api/race/': race() });
    const table = await screen.findByRole('table', { name: 'The Heisman race' });
    expect(within(table).getAllByRole('row')[1]?.textContent).toMatch(/#3.*1,500.*42%.*\+130/);
  });

  it('shows no players in the race before it opens, and says if a season is not on record', async () => {
    const early = open('/awards', {
      '/api/awards/': awards({ decided: false, heisman: [] }),
      '/api/race/': race({ runners: [] }),
    });
    expect(await screen.findByText(/opens in week 6/)).toBeTruthy();
    early.unmount();
    open('/awards/2025', { '/api/awards/?year=2025': awards({ year: 2025, decided: false, heisman: [] }) });
    expect(await screen.findByText('There is no record of the 2025 awards.')).toBeTruthy();
  });
});

describe('a player’s page', () => {
  it('lists his honors, with weekly ones together', async () => {
    const weekly = (week: number) => ({
      year: 2026,
      award: 'player_of_the_week' as const,
      role: 'offense' as const,
      week,
    });
    const own = [weekly(3), { year: 2026, award: 'heisman' as const, role: 'qb' as const, place: 1 }, weekly(7)];
    open('/players/12', { '/api/player/12/': given.playerPage({ awards: own }) });
    expect(
      await screen.findByText(/Heisman Trophy; National Offense Player of the Week \(weeks 3 and 7\)/),
    ).toBeTruthy();
  });
});
