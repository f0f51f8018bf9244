import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import * as given from './fixtures.ts';
import { calls, open, setUpBrowser, stateIs } from './render.tsx';

setUpBrowser();

const asked = () => calls().map(({ path }) => path);
const season = given.info({ stage: 'season' });
const status = (info = season) => ({ '/api/status/': { info, next: [], open: [], digest: '' } });

describe('the page of a stage that is not reached', () => {
  beforeEach(() => localStorage.setItem('user_id', season.user_id));

  it.each(['/summary', '/roster_progression', '/recruiting_summary'])(
    'redirects from %s to the current stage, without a refused call',
    async (address) => {
      stateIs('5-ab');
      const { where } = open(address, { ...status(), '/api/dashboard/': given.dashboard() });
      await waitFor(() => expect(where()).toBe('/dashboard'));
      expect(await screen.findByRole('heading', { name: 'Texas A&M Dashboard' })).toBeTruthy();
      expect(asked()).not.toContain(`/api${address}/`);
    },
  );

  it.each(['/dashboard', '/stakes'])('redirects from %s to the preseason', async (address) => {
    stateIs('5-ab');
    const { where } = open(address, { ...status(given.info({ stage: 'preseason' })), '/api/noncon/': given.noncon() });
    await waitFor(() => expect(where()).toBe('/noncon'));
    expect(asked()).not.toContain(`/api${address}/`);
  });

  it('links from the next preseason back to the last stage of the year', async () => {
    stateIs('5-ab');
    const info = given.info({ stage: 'recruiting_summary' });
    const { where } = open('/noncon', { ...status(info), '/api/recruiting_summary/': given.recruiting(2) });
    await waitFor(() => expect(where()).toBe('/recruiting_summary'));
    expect(asked()).not.toContain('/api/noncon/');
  });

  it('is requested if the server sends no states, which moves the dynasty there', async () => {
    const { where } = open('/roster_progression', { ...status(), '/api/roster_progression/': given.progression() });
    expect(await screen.findByRole('heading', { name: /Roster Progression: / })).toBeTruthy();
    expect(where()).toBe('/roster_progression');
  });

  it('is requested if the stage is unknown', async () => {
    stateIs('5-ab');
    open('/roster_progression', { '/api/roster_progression/': given.progression() });
    expect(await screen.findByRole('heading', { name: /Roster Progression: / })).toBeTruthy();
  });
});
