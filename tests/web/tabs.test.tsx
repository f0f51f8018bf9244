import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Info } from '../../src/core/contract/views/index.ts';
import { decide } from '../../src/web/state/decision.ts';
import { lookAgain } from '../../src/web/state/query.ts';
import { beginSimulation, endSimulation } from '../../src/web/state/unfinished.ts';
import { storedUserId, storeUserId } from '../../src/web/tab.ts';
import * as given from './fixtures.ts';
import { answerWith, calls, open, setUpBrowser, stateIs } from './render.tsx';

setUpBrowser();

const rankings = (info: Partial<Info> = {}) => given.rankings(1, { info: given.info(info) });

describe('a browser tab', () => {
  it('stays with its dynasty when another one is played in another tab', async () => {
    localStorage.setItem('user_id', 'user-1');
    open('/rankings', { '/api/rankings/': rankings() });
    await screen.findByText('AP Top 25');
    localStorage.setItem('user_id', 'army');
    answerWith({ '/api/plan/': { status: 'success', info: given.info() } });
    await decide('setPlan', { tempo: 1 });
    expect(new Set(calls().map(({ headers }) => headers['X-User-ID']))).toEqual(new Set(['user-1']));
    // Session storage survives a reload; a new tab starts without it.
    expect(storedUserId()).toBe('user-1');
    sessionStorage.clear();
    expect(storedUserId()).toBe('army');
  });

  it('shows nothing of the dynasty that it showed before', async () => {
    storeUserId('user-1');
    open('/rankings', { '/api/rankings/': rankings({ user_id: 'army', currentWeek: 9 }) });
    await screen.findByText('AP Top 25');
    expect(screen.queryByText('Week 9', { selector: '.stage-now' })).toBeNull();
  });

  it('sends the state it shows with each decision, its own last decision included', async () => {
    stateIs('state-1');
    open('/rankings', { '/api/rankings/': rankings() });
    await screen.findByText('AP Top 25');
    expect(calls()[0]?.headers['X-Dynasty-State']).toBe('*');
    answerWith({ '/api/plan/': { status: 'success', info: given.info() } });
    stateIs('state-2');
    await Promise.all([decide('setPlan', { tempo: 1 }), decide('setPlan', { tempo: 2 })]);
    const sent = calls().filter(({ path }) => path === '/api/plan/');
    expect(sent.map(({ headers }) => headers['X-Dynasty-State'])).toEqual(['state-1', 'state-2']);
  });
});

describe('a change made elsewhere', () => {
  it('is shown, with a message if the week is different', async () => {
    stateIs('state-1');
    open('/rankings', { '/api/rankings/': rankings() });
    await screen.findByText('Week 5', { selector: '.stage-now' });
    stateIs('state-2');
    const moved = { currentWeek: 9 };
    answerWith({ '/api/rankings/': rankings(moved), '/api/status/': given.status({ info: given.info(moved) }) });
    await act(() => lookAgain());
    await screen.findByText('Week 9', { selector: '.stage-now' });
    expect(screen.getByRole('alert').textContent).toContain('It is now in Week 9 of 2026.');
    await waitFor(() => expect(calls().filter(({ path }) => path === '/api/rankings/')).toHaveLength(2));
  });

  it('is shown without a message if the week is the same', async () => {
    stateIs('state-1');
    open('/rankings', { '/api/rankings/': rankings(), '/api/status/': given.status() });
    await screen.findByText('AP Top 25');
    stateIs('state-2');
    await act(() => lookAgain());
    await waitFor(() => expect(calls().filter(({ path }) => path === '/api/rankings/')).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('links from the page of a past stage to the current one', async () => {
    stateIs('state-1');
    const { where } = open('/dashboard', { '/api/dashboard/': given.dashboard() });
    await screen.findByText('Week 5', { selector: '.stage-now' });
    stateIs('state-2');
    const info = given.info({ stage: 'summary', currentWeek: 18 });
    answerWith({ '/api/status/': given.status({ info }), '/api/summary/': given.summary({ info }) });
    await act(() => lookAgain());
    await waitFor(() => expect(where()).toBe('/summary'));
    expect((await screen.findByRole('alert')).textContent).toContain('Season Summary of 2026');
  });
});

describe('a simulation that was interrupted by closing its page', () => {
  it('is reported on the next loaded page', async () => {
    storeUserId('user-1');
    beginSimulation(2026, 16);
    // The page that started it is gone: only the tab's session storage is left.
    const kept = sessionStorage.getItem('simulation')!;
    endSimulation();
    sessionStorage.setItem('simulation', kept);
    open('/rankings', { '/api/rankings/': rankings({ currentWeek: 7 }) });
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The simulation stopped .* Week 7 of 2026/);
    expect(sessionStorage.getItem('simulation')).toBe('null');
  });

  it('is not reported if it finished', async () => {
    storeUserId('user-1');
    sessionStorage.setItem('simulation', JSON.stringify({ userId: 'user-1', year: 2026, until: 7 }));
    open('/rankings', { '/api/rankings/': rankings({ currentWeek: 7 }) });
    await screen.findByText('AP Top 25');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
