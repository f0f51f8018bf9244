import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as given from './fixtures.ts';
import { answerWith, open, setUpBrowser } from './render.tsx';

setUpBrowser();

const FAILURES: readonly [address: string, message: string][] = [
  ['/dashboard', 'Failed to load dashboard data'],
  ['/Texas%20A%26M/schedule', 'Failed to load schedule'],
  ['/rankings', 'Failed to load rankings data'],
  ['/playoff', 'Failed to load playoff data'],
  ['/stakes', 'Failed to load the odds'],
  ['/news', 'Failed to load the news'],
  ['/standings/SEC', 'Failed to load standings data'],
  ['/Texas%20A%26M/roster', 'Failed to load roster'],
  ['/Texas%20A%26M/history', 'Failed to load team history'],
  ['/players/77', 'Failed to load player data'],
  ['/schedule/3', 'Failed to load week schedule data'],
  ['/game/31', 'Failed to load game data'],
  ['/stats/team', 'Failed to load team stats'],
  ['/stats/individual', 'Failed to load individual stats'],
  ['/stats/ratings', 'Failed to load ratings statistics'],
  ['/summary', 'Failed to load season summary'],
  ['/roster_progression', 'Failed to load roster progression data'],
  ['/recruiting_summary', 'Failed to load recruiting summary data'],
  ['/schedule', 'Week number is required'],
  ['/schedule/five', 'Invalid week number'],
];

describe('a call that fails', () => {
  it.each(FAILURES)('%s says "%s"', async (address, message) => {
    open(address, {});
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(message)).toBeTruthy();
    expect(alert.className).toContain('alert-danger');
  });

  it('shows the server’s explanation, for example for a misspelled team', async () => {
    const error = 'There is no team "Minesota". Did you mean Minnesota?';
    open('/Minesota/roster', { '/api/Minesota/roster/': { refuse: 404, body: { error } } });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Failed to load roster')).toBeTruthy();
    expect(within(alert).getByText(error)).toBeTruthy();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('leaves the bars above it usable', async () => {
    localStorage.setItem('user_id', given.info().user_id);
    open('/players/99', { '/api/playoff/': given.playoff(4) });
    await screen.findByText('Failed to load player data');
    expect(await screen.findByRole('button', { name: 'STATS' })).toBeTruthy();
  });

  it('can be tried again', async () => {
    const { user } = open('/summary', {});
    await screen.findByText('Failed to load season summary');
    answerWith({ '/api/summary/': given.summary() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2026 National Champion')).toBeTruthy();
  });
});

const EMPTY: readonly [address: string, path: string, body: object, message: string][] = [
  ['/dashboard', '/api/dashboard/', given.nothing, 'No data available'],
  ['/playoff', '/api/playoff/', { ...given.playoff(4), bracket: null }, 'No data available'],
  ['/Rice/schedule', '/api/Rice/schedule/', given.schedule({ games: [] }), 'No schedule data available'],
  ['/rankings', '/api/rankings/', given.rankings(0), 'No data available'],
  ['/standings/SEC', '/api/standings/SEC/', given.standings({ teams: [] }), 'No data available'],
  ['/Rice/roster', '/api/Rice/roster/', given.roster({ roster: [] }), 'No roster data available'],
  ['/Rice/history', '/api/Rice/history/', { ...given.history, years: [] }, 'No history yet.'],
];

describe('an answer with nothing in it', () => {
  it.each(EMPTY)('%s (%s) warns', async (address, path, body, message) => {
    open(address, { [path]: body });
    const alert = await screen.findByText(message);
    expect(alert.closest('.alert')?.className).toContain('alert-warning');
  });
});

describe('while a page loads', () => {
  it('a spinner shows', () => {
    open('/rankings', {});
    expect(screen.getByText('Loading...')).toBeTruthy();
  });
});
