import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PortalMan, PortalMove, PortalPage, PortalTarget } from '../../src/core/contract/views/index.ts';
import * as given from './fixtures.ts';
import { calls, open, setUpBrowser } from './render.tsx';

setUpBrowser();

const { info, team, conferences } = given.playerPage();
const man = (id: number, last: string, more: Partial<PortalMan> = {}): PortalMan => ({
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
  reason: 'playing_time',
  promised: false,
  ...more,
});
const target = (id: number, last: string, more: Partial<PortalTarget> = {}): PortalTarget => {
  const { starter: _, chance: __, promised: ___, ...named } = man(id, last);
  return { ...named, team: 'Toledo', reason: 'step_up', role: 'starter', places: 2, said: 'staff', ...more };
};
const move = (id: number, last: string, more: Partial<PortalMove> = {}): PortalMove => {
  const { starter: _, chance: __, promised: ___, ...named } = man(id, last);
  return { ...named, from: 'Toledo', to: team.name, end: 'moved', month: 12, finalists: [], ...more };
};
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
  idle: 0,
  ours: [],
  market: [],
  entered: 0,
  moved_after: null,
  came: [],
  went: [],
  ...more,
});
const posted = () => calls().filter(({ method }) => method === 'POST');
const list = (name: string) => screen.findByRole('region', { name });

describe('the transfer portal', () => {
  it('says how likely each player is to leave and why; p promises him a role or withdraws the promise', async () => {
    const ours = [man(1, 'Bo', { promised: true }), man(2, 'Co', { starter: true })];
    const { user } = open('/portal', { '/api/portal/': page({ ours }) });
    const yours = await list('Yours');
    const rows = within(yours).getAllByRole('button', { name: /SO WR, 3-star/ });
    expect(rows[0]!.textContent).toContain('20-38%Playing time, Promised');
    expect(rows[1]!.textContent).toContain('Playing time, Starter');
    rows[0]!.focus();
    await user.keyboard('pj');
    expect(document.activeElement).toBe(rows[1]);
    await user.keyboard('p');
    expect(posted().map(({ body }) => body)).toEqual([{ release: [1] }, { keep: [2] }]);
  });

  it('calls a man in the portal, passes on him, or gives him back to the staff', async () => {
    const market = [target(7, 'Do'), target(8, 'Ed', { role: 'depth', places: 1, said: 'offer' })];
    const { user } = open('/portal', { '/api/portal/': page({ can_offer: true, entered: 2100, market }) });
    const portal = await list('Portal targets at positions of need');
    expect(screen.getByText(/Players in the portal nationwide: 2,100/)).toBeTruthy();
    const rows = within(portal).getAllByRole('button', { name: /SO WR, 3-star/ });
    expect(rows[0]!.textContent).toContain('Would startToledo, A step up, 2 spots, Staff');
    expect(rows[1]!.textContent).toContain('DepthToledo, A step up, 1 spot, You call him');
    rows[0]!.focus();
    await user.keyboard('ojxs');
    await user.click(within(portal).getByRole('button', { name: 'Leave him to the staff' }));
    await user.click(screen.getByRole('button', { name: 'Leave it all to the staff' }));
    expect(posted().map(({ body }) => body)).toEqual([
      { offer: [7] },
      { pass: [8] },
      { staff: [8] },
      { staff: [8] },
      { staff: true },
    ]);
  });

  it('lists men of one position', async () => {
    const market = [target(7, 'Do')];
    const { user } = open('/portal', {
      '/api/portal/': page({ can_offer: true, market }),
      '/api/portal/?position=qb': page({ can_offer: true, market: [target(9, 'Gu')] }),
    });
    await list('Portal targets at positions of need');
    await user.selectOptions(screen.getByLabelText('Position Filter'), 'qb');
    expect(await screen.findByRole('button', { name: /Gu/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Do/ })).toBeNull();
  });

  it('shows where those who came were and went, and on a click what each chose between', async () => {
    const finalist = { team: team.name, ours: true, parts: [{ label: 'Money', value: 0.4 }], total: 0.4 };
    const came = [move(3, 'Fo', { finalists: [finalist] }), move(4, 'Go', { from: null })];
    const went = [move(5, 'Ho', { from: team.name, to: null, end: 'below' })];
    const over = page({ can_keep: false, moved_after: 2025, came, went });
    const { user } = open('/portal', { '/api/portal/': over });
    const arrived = await list('Transfers in after 2025');
    expect(within(arrived).getByRole('button', { name: /Al Go/ }).textContent).toContain('Below FBS, Playing time');
    await user.click(within(arrived).getByRole('button', { name: /Al Fo/ }));
    expect(within(arrived).getByText(`${team.name} +4 points: money +4`)).toBeTruthy();
    expect(within(await list('Transfers out after 2025')).getByRole('button', { name: /Al Ho/ }).textContent).toContain(
      'Below FBS',
    );
    expect(screen.queryByRole('button', { name: 'Leave it all to the staff' })).toBeNull();
  });

  it('says why there is none and when it opens', async () => {
    open('/portal', { '/api/portal/': page({ closed: 'There is no portal before 2018.', can_keep: false }) });
    expect(await screen.findByText('There is no portal before 2018.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Yours' })).toBeNull();
  });
});
