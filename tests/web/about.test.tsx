import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as given from './fixtures.ts';
import { calls, open, setUpBrowser } from './render.tsx';

setUpBrowser();

describe('the about page', () => {
  it('keeps the bars of the current game, even if loaded first', async () => {
    localStorage.setItem('user_id', given.info().user_id);
    open('/about', { '/api/playoff/': given.playoff(4) });
    expect(await screen.findByRole('button', { name: 'STATS' })).toBeTruthy();
    expect(screen.getByText('Week 5', { selector: '.stage-now' })).toBeTruthy();
  });

  it('stays open when the game is gone', async () => {
    localStorage.setItem('user_id', 'gone');
    const { where } = open('/about', { '/api/playoff/': { refuse: 401, body: { error: 'Gone.', redirect: '/' } } });
    expect(await screen.findByRole('heading', { name: 'How to play' })).toBeTruthy();
    await waitFor(() => expect(calls()).toHaveLength(1));
    expect(where()).toBe('/about');
  });
});
