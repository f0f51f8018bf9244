import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BudgetPage, BudgetUseRow } from '../../src/core/contract/views/index.ts';
import * as given from './fixtures.ts';
import { calls, open, setUpBrowser } from './render.tsx';

setUpBrowser();

const { info, team, conferences } = given.playerPage();
const row = (of: BudgetUseRow['use'], share: number, leaves: number | null): BudgetUseRow => ({
  use: of,
  share,
  staff_share: share,
  amount: share / 10,
  average: 4,
  rank: 30,
  staff_rank: 30,
  worth: 0.11,
  staff_worth: 0.11,
  ten_more: 0.08,
  leaves,
  staff_leaves: leaves,
  steps: Array.from({ length: 21 }, (_, index) => ({
    share: index * 5,
    amount: index / 2,
    rank: 60 - index,
    worth: index / 10,
    leaves: leaves === null ? null : 0.4 - index / 100,
  })),
});
const choice = (ask: 'none' | 'usual' | 'hard', low: number) => ({
  ask,
  low,
  high: low,
  later: -low,
  next_year: 0,
  year_after: 0,
  expected_wins: 7.5,
  fired_low: 0.02,
  fired_high: 0.2,
});
const page: BudgetPage = {
  info,
  team,
  conferences,
  year: 2026,
  closed: null,
  total: 10,
  shared: 6,
  boosters: 4,
  cap: 20,
  rank: 30,
  programs: 136,
  own: false,
  from: 2026,
  later: null,
  uses: [row('keep', 40, 0.22), row('portal', 35, null), row('recruits', 25, null)],
  asking: {
    ask: 'usual',
    own: false,
    open: true,
    next: 2026,
    surprise: 0.7,
    mood: 1.17,
    parts: [
      { part: 'usual', amount: 4 },
      { part: 'before', amount: 0 },
      { part: 'asked', amount: 0 },
    ],
    total_low: 10,
    total_high: 10,
    choices: [choice('none', -2), choice('usual', 0), choice('hard', 3)],
  },
};
const posted = () => calls().filter(({ method }) => method === 'POST');

describe('the budget', () => {
  it('says what a share buys while its slider moves, and sets it when the slider is released', async () => {
    open('/budget', { '/api/budget/': page });
    const slider = await screen.findByRole('slider', { name: 'Retention: share of the budget' });
    expect(screen.getByText('22% of starters transfer (average: 25%)')).toBeTruthy();
    expect(screen.getAllByText(/points? of interest/).length).toBeGreaterThan(0);
    fireEvent.change(slider, { target: { value: '60' } });
    expect(screen.getByText('28% of starters transfer (average: 25%)')).toBeTruthy();
    expect(posted()).toEqual([]);
    fireEvent.pointerUp(slider);
    await waitFor(() => expect(posted().map(({ body }) => body)).toEqual([{ keep: 60 }]));
  });

  it('offers three cards for asking the boosters', async () => {
    const { user } = open('/budget', { '/api/budget/': page });
    const boosters = await screen.findByRole('region', { name: 'The boosters' });
    expect(
      within(boosters).getByText('You beat expectations by 0.7 wins, so a push would bring 17% more.'),
    ).toBeTruthy();
    expect(
      within(boosters)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Give them a year off', 'Ask as usual', 'Push the boosters']);
    await user.click(within(boosters).getByRole('button', { name: 'Push the boosters' }));
    expect(posted().map(({ body }) => body)).toEqual([{ ask: 'hard' }]);
  });
});
