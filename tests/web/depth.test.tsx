import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DepthPage, DepthPlayer } from '../../src/core/contract/views/index.ts';
import * as given from './fixtures.ts';
import { answerWith, calls, open, setUpBrowser } from './render.tsx';

setUpBrowser();

const { info, team, conferences } = given.playerPage();
const player = (id: number, last: string, staffPlace: number, starts: boolean): DepthPlayer => ({
  id,
  first: 'Al',
  last,
  pos: 'qb',
  year: 'jr',
  redshirt: false,
  rating: 80 - staffPlace,
  stars: 3,
  staff_place: staffPlace,
  starts,
  games: 2,
  injury: null,
  redshirt_choice: null,
});
const chart = (players: DepthPlayer[], more: Partial<DepthPage> = {}, own = false, win = 0.6): DepthPage => ({
  info,
  team,
  conferences,
  roster_year: 2026,
  can_change: true,
  own,
  opponent: null,
  now: { rating: 80, offense: 80, defense: 80, win },
  staff: { rating: 80, offense: 80, defense: 80, win: 0.6 },
  schemes: null,
  positions: [
    {
      position: 'qb',
      starters: 1,
      plays: 1,
      own,
      players,
      now: { rating: players[0]!.rating, win },
      staff: { rating: 79, win: 0.6 },
    },
  ],
  teams: [{ name: team.name }],
  ...more,
});
const [bo, co] = [player(7, 'Bo', 1, true), player(8, 'Co', 2, false)];
const turned = [
  { ...co, starts: true },
  { ...bo, starts: false },
];
const names = () =>
  within(screen.getByRole('list', { name: `${team.name} quarterbacks` }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the depth chart', () => {
  it('moves a player with a button, shows the effect, and applies the order', async () => {
    const { user } = open('/depth', {
      '/api/depth/': chart([bo, co]),
      '/api/depth/?position=qb&players=8%2C7': chart(turned, {}, true, 0.55),
    });
    await user.click(await screen.findByRole('button', { name: 'Move Al Co up' }));
    expect(names()).toEqual(['Al Co', 'Al Bo']);
    expect(await screen.findByText(/Win probability -5 vs. your staff’s order\./)).toBeTruthy();
    expect(calls().filter(({ method }) => method === 'POST')).toEqual([]);
    answerWith({ '/api/depth/': chart(turned, {}, true, 0.55) });
    await user.click(screen.getByRole('button', { name: 'Save depth chart' }));
    expect(calls().find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/depth/',
      body: { position: 'qb', players: [8, 7] },
    });
    expect(await screen.findByRole('button', { name: 'Use your staff’s order' })).toBeTruthy();
    expect(names()).toEqual(['Al Co', 'Al Bo']);
  });

  it('discards an unsaved order, and stops at the ends', async () => {
    const { user } = open('/depth', { '/api/depth/': chart([bo, co]) });
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Move Al Bo up' })).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Move Al Bo down' }));
    expect(names()).toEqual(['Al Co', 'Al Bo']);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(names()).toEqual(['Al Bo', 'Al Co']);
  });

  it('gives a position back to the staff', async () => {
    const { user } = open('/depth', { '/api/depth/': chart(turned, {}, true) });
    await user.click(await screen.findByRole('button', { name: 'Use your staff’s order' }));
    expect(calls().find(({ method }) => method === 'POST')?.body).toEqual({ position: 'qb', staff: true });
  });

  it('redshirts an eligible player, and ends a redshirt', async () => {
    const held = { ...co, redshirt_choice: 'held' as const };
    const { user } = open('/depth', { '/api/depth/': chart([{ ...bo, redshirt_choice: 'open' }, held]) });
    await user.click(await screen.findByRole('button', { name: 'Redshirt: Al Bo' }));
    await user.click(await screen.findByRole('button', { name: 'End redshirt: Al Co' }));
    expect(calls().flatMap(({ method, path, body }) => (method === 'POST' ? [[path, body]] : []))).toEqual([
      ['/api/redshirts/', { players: ['7'] }],
      ['/api/redshirts/', { players: ['8'], off: true }],
    ]);
  });

  it('says at the list why an order or a redshirt was refused, and keeps the order to try again', async () => {
    const { user } = open('/depth', { '/api/depth/': chart([{ ...bo, redshirt_choice: 'open' }, co]) });
    await screen.findByRole('button', { name: 'Redshirt: Al Bo' });
    answerWith({
      '/api/redshirts/': { refuse: 409, body: { error: 'Al Bo has played in five games.', redirect: '/summary' } },
    });
    await user.click(screen.getByRole('button', { name: 'Redshirt: Al Bo' }));
    const list = screen.getByRole('list', { name: `${team.name} quarterbacks` }).closest('section')!;
    expect((await within(list).findByRole('alert')).textContent).toBe('Al Bo has played in five games.');
    await user.click(screen.getByRole('button', { name: 'Move Al Co up' }));
    answerWith({ '/api/depth/': { refuse: 409, body: { error: 'The season is closed.', redirect: '/summary' } } });
    await user.click(screen.getByRole('button', { name: 'Save depth chart' }));
    expect(await within(list).findByText('The season is closed.')).toBeTruthy();
    expect(names()).toEqual(['Al Co', 'Al Bo']);
  });

  it('is read-only for another team', async () => {
    open('/depth/Texas%20A%26M', { '/api/depth/?team=Texas%20A%26M': chart([bo, co], { can_change: false }) });
    expect(await screen.findByText(/Set by its staff/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Move Al Co up' })).toBeNull();
  });

  it('shows the win probability once, and the starters in formation', async () => {
    open('/depth', { '/api/depth/': chart([bo, co]) });
    expect(
      await screen.findByText(
        'Lineup rating 80.0 (same as your staff’s). Win probability 60.0% (same as with your staff’s lineup).',
      ),
    ).toBeTruthy();
    expect(screen.getAllByText(/60\.0%/)).toHaveLength(1);
    const offense = screen.getByRole('group', { name: 'Offense' });
    expect(within(offense).getByRole('button', { name: 'QB Al Bo, 79' }).getAttribute('aria-pressed')).toBe('true');
    expect(within(offense).queryByRole('button', { name: /Co/ })).toBeNull();
  });
});
