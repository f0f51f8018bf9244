import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Dashboard, Recap } from '../../src/core/contract/views/index.ts';
import * as given from './fixtures.ts';
import { open, setUpBrowser } from './render.tsx';

setUpBrowser();

const TITLE = 'Summer recruiting recap';

function firstWeek(): Dashboard {
  const page = given.dashboard();
  return { ...page, info: { ...page.info, stage: 'season', currentWeek: 1 } };
}

function recap(more: Partial<Recap> = {}): Recap {
  const { info, team, conferences } = firstWeek();
  const choice = { number: 12, first: 'Al', last: 'Bo', pos: 'wr', stars: 4 } as const;
  return {
    ...{ info, team, conferences, period: 'summer', periods: ['spring', 'summer'] },
    ...{ rank_before: 19, rank: 11, signing: null, signers: [], portal: [], open: 50 },
    committed: [{ ...choice, team: team.name, place: 1, text: '4-star WR Al Bo committed to you over Iowa.' }],
    lost: [{ ...choice, team: 'Iowa', place: 2, text: '4-star WR Cy Do chose Iowa. You finished 2nd.' }],
    ...more,
  };
}

describe('the summer recap', () => {
  it('is on the dashboard before the first week, until it is dismissed', async () => {
    const { user } = open('/dashboard', { '/api/dashboard/': firstWeek(), '/api/recap/': recap() });
    const head = await screen.findByRole('heading', { name: TITLE });
    expect(
      screen.getByText('Summer: 1 of your targets committed to you, 1 chose other schools. Class rank: 19th to 11th.'),
    ).toBeTruthy();
    expect(screen.getByText('4-star WR Al Bo committed to you over Iowa.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See every target who chose' }).getAttribute('href')).toBe('/recap');
    await user.click(within(head.closest('section')!).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: TITLE })).toBeNull());
  });

  it('is not shown in a later week', async () => {
    open('/dashboard', { '/api/dashboard/': given.dashboard(), '/api/recap/': recap() });
    await screen.findByText('AP Top 10');
    expect(screen.queryByRole('heading', { name: TITLE })).toBeNull();
  });

  it('leaves a signing day to its own page', async () => {
    const signing = { announced: 15, letters: 14 };
    const page = recap({ period: 'december', committed: [], lost: [], signing });
    open('/dashboard', { '/api/dashboard/': firstWeek(), '/api/recap/': page });
    expect((await screen.findByRole('link', { name: 'See who picked you' })).getAttribute('href')).toBe('/signing-day');
  });
});
