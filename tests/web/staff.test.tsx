import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Assistant, StaffCandidate, StaffPage } from '../../src/core/contract/views/people/staff.ts';
import * as given from './fixtures.ts';
import { calls, open, setUpBrowser } from './render.tsx';

setUpBrowser();

const worth = { calls: { low: -1, high: 3 }, develops: { low: -0.5, high: 1 }, hours: { low: 0, high: 2 } };

const coordinator: Assistant = {
  ...{
    side: 'offense',
    id: 11,
    first: 'Jared',
    last: 'Melton',
    age: 46,
    since: 2024,
    through: 2027,
    pay: 1.2,
    ...worth,
  },
  ...{ end: null, to: null, next: false, from: null, decided: null },
};

const candidate = (id: number, last: string, affordable: boolean): StaffCandidate => ({
  ...{
    side: 'offense',
    id,
    first: 'Al',
    last,
    age: 41,
    employed: true,
    origin: 'position coach',
    again: false,
    ...worth,
  },
  ...{ from: { team: 'Rice', role: 'offense', year: 2025 }, asks: 1.4, affordable },
});

function staffPage(more: Partial<StaffPage> = {}): StaffPage {
  return {
    ...{
      info: given.info(),
      team: given.team('Texas A&M'),
      conferences: [],
      year: 2026,
      closed: null,
      program: 'Texas A&M',
    },
    ...{ pool: 4.1, committed: 2, owed: 0, coordinators: [coordinator] },
    candidates: [candidate(21, 'Bell', true), candidate(22, 'Rich', false)],
    ...more,
  };
}

describe('the staff page', () => {
  it('hires the coach in the button’s row after a confirmation', async () => {
    const page = staffPage();
    const { user } = open('/staff', { '/api/staff/': page });
    await user.click(await screen.findByRole('button', { name: 'Hire Al Bell' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('He replaces your offensive coordinator.')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: /^Al Bell/ }));
    const sent = calls().find(({ method }) => method === 'POST');
    expect([sent?.path, sent?.body]).toEqual(['/api/staff/', { hire: '21' }]);
  });

  it('offers the possible actions for each coordinator, and no hire that exceeds the budget', async () => {
    open('/staff', { '/api/staff/': staffPage() });
    expect(await screen.findByRole('button', { name: 'Keep Jared Melton' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Fire Jared Melton' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Hire Al Rich' })).toBeNull();
  });

  it('has no buttons while the staff cannot be changed', async () => {
    open('/staff', { '/api/staff/': staffPage({ closed: 'You can change your staff after the season.' }) });
    await screen.findByText('Jared Melton');
    expect(screen.queryByRole('button', { name: /^(Keep|Fire|Hire)/ })).toBeNull();
  });
});
