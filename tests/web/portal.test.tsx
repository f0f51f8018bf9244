import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PortalMove, PortalPage, PortalPlayer, PortalTarget } from '../../src/core/contract/views/index.ts';
import * as given from './fixtures.ts';
import { calls, open, setUpBrowser } from './render.tsx';

setUpBrowser();

const { info, team, conferences } = given.playerPage();
const player = (id: number, last: string, more: Partial<PortalPlayer> = {}): PortalPlayer => ({
  id,
  first: 'Al',
  last,
  pos: 'wr',
  year: 'so',
  redshirt: false,
  rating: 71,
  stars: 3,
  starter: false,
  chance: [0.2, 0.38],
  with_promise: [0.07, 0.13],
  with_money: [0.18, 0.35],
  declares: 0,
  next_up: 62,
  reason: 'playing_time',
  promised: false,
  ...more,
});
const named = (id: number, last: string) => {
  const { first, pos, year, redshirt, rating, stars, reason } = player(id, last);
  return { id, first, last, pos, year, redshirt, rating, stars, reason };
};
const target = (id: number, last: string, more: Partial<PortalTarget> = {}): PortalTarget => ({
  ...named(id, last),
  team: 'Toledo',
  reason: 'step_up',
  role: 'starter',
  last_starter: 64,
  scheme: { name: '3-4', plays: 1.33 },
  places: 2,
  said: 'staff',
  odds: 0.08,
  odds_called: 0.19,
  rivals: [{ team: 'Ohio State', chance: 0.1 }],
  price: 0.37,
  ...more,
});
const move = (id: number, last: string, more: Partial<PortalMove> = {}): PortalMove => ({
  ...named(id, last),
  from: 'Toledo',
  to: team.name,
  end: 'moved',
  month: 12,
  you: null,
  finalists: [],
  ...more,
});
const page = (more: Partial<PortalPage> = {}): PortalPage => ({
  info,
  team,
  conferences,
  year: 2026,
  closed: null,
  can_keep: true,
  can_offer: false,
  promises: { used: 1, most: 4 },
  offers: { used: 0, most: 10 },
  promise_keeps: 0.65,
  owed: [],
  money: { portal: 6.7, keep: 8.4 },
  idle: 0,
  ours: [],
  market: [],
  entered: 0,
  moved_after: null,
  came: [],
  went: [],
  missed: [],
  ...more,
});
const posted = () => calls().filter(({ method }) => method === 'POST');
const list = (name: string) => screen.findByRole('region', { name });

describe('the transfer portal', () => {
  it('shows each player’s chance of leaving, the reasons, and what would keep him; p promises a role or withdraws it', async () => {
    const ours = [player(1, 'Bo', { promised: true }), player(2, 'Co', { starter: true, declares: 0.12 })];
    const { user } = open('/portal', { '/api/portal/': page({ ours }) });
    const yours = await list('Your players');
    const rows = within(yours).getAllByRole('row');
    expect(rows[1]!.textContent).toContain('20-38%');
    expect(rows[1]!.textContent).toContain('Playing time');
    await user.click(within(yours).getByRole('button', { name: 'Al Co' }));
    const card = screen.getByRole('article', { name: 'Al Co' });
    expect(card.textContent).toContain('Starter; a 62 would start in his place (-9).');
    expect(card.textContent).toContain('With a promised role7-13%');
    expect(card.textContent).toContain('With 10% more for retention18-35%');
    expect(card.textContent).toContain('Declares for the draft12%');
    within(yours).getByRole('button', { name: 'Al Bo' }).focus();
    await user.keyboard('pj');
    expect(document.activeElement?.textContent).toBe('Al Co');
    await user.keyboard('p');
    expect(posted().map(({ body }) => body)).toEqual([{ release: [1] }, { keep: [2] }]);
  });

  it('shows the results of last year’s promises', async () => {
    const owed = [
      { ...named(5, 'Du'), starter: false },
      { ...named(6, 'Ey'), starter: true },
    ];
    open('/portal', { '/api/portal/': page({ owed }) });
    const promises = await list('Promises you owe');
    expect(promises.textContent).toContain('WR Al Du (71) is not starting, so he is more likely to leave.');
    expect(promises.textContent).toContain('WR Al Ey (71) is starting, as promised.');
  });

  it('shows your odds for a player in the portal, his other finalists and his price; calls, passes, undoes', async () => {
    const market = [target(7, 'Do'), target(8, 'Ed', { role: 'depth', places: 1, said: 'offer' })];
    const { user } = open('/portal', { '/api/portal/': page({ can_offer: true, entered: 2100, market }) });
    const portal = await list('Portal targets at positions of need');
    expect(screen.getByText('In the portal nationwide: 2,100')).toBeTruthy();
    const card = screen.getByRole('article', { name: 'Al Do' });
    expect(card.textContent).toContain('Would start over a 64. 2 spots open at WR; asks about $370K.');
    expect(card.textContent).toContain('Ohio State10%');
    expect(card.textContent).toContain('8% to 19% · 10 of 10 calls left');
    await user.click(within(card).getByRole('button', { name: /Call him yourself/ }));
    within(portal).getByRole('button', { name: 'Al Do' }).focus();
    await user.keyboard('xjs');
    await user.click(screen.getByRole('button', { name: 'Give it all to staff' }));
    expect(posted().map(({ body }) => body)).toEqual([{ offer: [7] }, { pass: [7] }, { staff: [8] }, { staff: true }]);
  });

  it('lists players of one position', async () => {
    const market = [target(7, 'Do')];
    const { user } = open('/portal', {
      '/api/portal/': page({ can_offer: true, market }),
      '/api/portal/?position=qb': page({ can_offer: true, market: [target(9, 'Gu')] }),
    });
    await list('Portal targets at positions of need');
    await user.selectOptions(screen.getByLabelText('Position Filter'), 'qb');
    expect(await screen.findByRole('button', { name: 'Al Gu' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Al Do' })).toBeNull();
  });

  it('shows arrivals, departures and failed calls, with what you did and each player’s finalists', async () => {
    const finalist = { team: team.name, ours: true, parts: [{ label: 'Money', value: 0.4 }], total: 0.4 };
    const other = { team: 'Utah', ours: false, parts: [{ label: 'Money', value: 0 }], total: 0 };
    const came = [move(3, 'Fo', { finalists: [finalist, other], you: 'called' }), move(4, 'Go', { from: null })];
    const went = [move(5, 'Ho', { from: team.name, to: null, end: 'below' })];
    const missed = [move(6, 'Io', { to: 'Utah', you: 'called' })];
    const over = page({ can_keep: false, moved_after: 2025, came, went, missed });
    const { user } = open('/portal', { '/api/portal/': over });
    const arrived = await list('Transfers in after 2025');
    expect(within(arrived).getByRole('row', { name: /Al Go/ }).textContent).toContain('Below FBS');
    expect(within(arrived).getByRole('row', { name: /Al Fo/ }).textContent).toContain('You called');
    await user.click(within(arrived).getByRole('button', { name: 'Al Fo' }));
    const card = screen.getByRole('article', { name: 'Al Fo' });
    expect(card.textContent).toContain('Money+4');
    const left = await list('Transfers out after 2025');
    expect(within(left).getByRole('row', { name: /Al Ho/ }).textContent).toContain('Below FBS');
    const elsewhere = await list('Calls you lost after 2025');
    expect(within(elsewhere).getByRole('row', { name: /Al Io/ }).textContent).toContain('Utah');
    expect(screen.queryByRole('button', { name: 'Give it all to staff' })).toBeNull();
  });

  it('says why there is none and when it opens', async () => {
    open('/portal', { '/api/portal/': page({ closed: 'There is no portal before 2018.', can_keep: false }) });
    expect(await screen.findByText('There is no portal before 2018.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Your players' })).toBeNull();
  });
});
