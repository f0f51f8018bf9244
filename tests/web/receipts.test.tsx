import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Feed, FeedItem } from '../../src/core/contract/views/index.ts';
import * as given from './fixtures.ts';
import { open, setUpBrowser } from './render.tsx';

setUpBrowser();

const { info, team, conferences } = given.playerPage();
const item = (key: string, more: Partial<FeedItem> = {}): FeedItem => ({
  key,
  year: 2026,
  when: 'Week 5',
  about: 'recruiting',
  tone: 'good',
  text: `4-star WR Al ${key} committed to you.`,
  id: 12,
  ...more,
});
const feed = (items: FeedItem[]): Feed => ({ info, team, conferences, items, latest: 1 });

describe('the list of recent events', () => {
  it('has its own page, with a link from each event', async () => {
    const items = [
      item('Bo'),
      item('Co', { about: 'injuries', tone: 'bad', text: 'QB Al Co is out for 2 weeks (knee).', id: 7 }),
    ];
    open('/feed', { '/api/feed/': feed(items) });
    expect((await screen.findByRole('link', { name: '4-star WR Al Bo committed to you.' })).getAttribute('href')).toBe(
      '/board?recruit=12',
    );
    expect(screen.getByRole('link', { name: 'QB Al Co is out for 2 weeks (knee).' }).getAttribute('href')).toContain(
      '7',
    );
  });

  it('marks what is new since the last visit on the page of the decision, and shows only that', async () => {
    localStorage.setItem(`feed:${info.user_id}:plan`, JSON.stringify(['old']));
    const plan = { about: 'plan', id: 5 } as const;
    const items = [
      item('new', { ...plan, text: 'Game plan B.' }),
      item('old', { ...plan, text: 'Game plan A.' }),
      item('Bo'),
    ];
    const page = {
      info,
      team,
      conferences,
      plan: { run_pass: 0, tempo: 0, deep: 0, fourth: 0, pressure: 0, coverage: 'mixed' },
    };
    const rest = {
      own: false,
      chosen: [],
      staff: page.plan,
      effects: [],
      win: null,
      opponent: null,
      opponent_schemes: null,
      scouting: [],
    };
    open('/plan', { '/api/feed/': feed(items), '/api/plan/': { ...page, ...rest } });
    const fresh = (await screen.findByText('Game plan B.')).closest<HTMLElement>('li')!;
    expect(within(fresh).getByText('New')).toBeTruthy();
    expect(screen.getAllByText('New')).toHaveLength(1);
    expect(screen.queryByText(/committed to you/)).toBeNull();
  });
});

describe('the to-do list', () => {
  it('shows open items and their effect, and shrinks as items are dismissed', async () => {
    const dashboard = given.dashboard();
    const { user } = open('/dashboard', { '/api/dashboard/': dashboard, '/api/status/': given.status() });
    const list = within(await screen.findByRole('region', { name: 'To do' }));
    expect(list.getByRole('link', { name: /12 recruiting hours/ }).getAttribute('href')).toBe('/board');
    await user.click(list.getByRole('button', { name: 'Dismiss: 12 recruiting hours' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'To do' })).toBeNull());
  });
});
