import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as given from './fixtures.ts';
import { calls, open, setUpBrowser } from './render.tsx';

setUpBrowser();

const game = { id: 7, year: 2026, week: 4, home: 'Iowa', away: 'Georgia', home_score: 27, away_score: 30 };
const page = {
  info: given.info(),
  question: 'What if Iowa had won?',
  kind: 'winner',
  game,
  choices: [{ kind: 'winner', question: 'What if Iowa had won?', text: 'Georgia won', team: 'Iowa' }],
  progress: null,
  outcome: null,
};
const fork = { user_id: 'fork', file: 'iowa-2026-what-if.dynasty', said: 'What if?', year: 2026, week: 5 };
const kept = { status: 'success', fork, info: given.info() };

describe('a what-if', () => {
  it('is kept as a separate dynasty, as its page says; the tab stays with the current one', async () => {
    const { user } = open('/what-if/7', { '/api/what-if/7/': page, '/api/what-if/keep/': kept });
    await user.click(await screen.findByRole('button', { name: 'Keep as a dynasty' }));
    await user.click(await screen.findByRole('button', { name: 'Keep this version' }));
    expect(await screen.findByText('Kept as a dynasty of its own. Load it from the start page.')).toBeTruthy();
    const [sent] = calls().filter(({ path }) => path === '/api/what-if/keep/');
    expect([sent?.method, sent?.body]).toEqual(['POST', { game: 7 }]);
    expect(localStorage.getItem('user_id') ?? sessionStorage.getItem('user_id')).not.toBe('fork');
  });

  it('says so if it takes long, and can be canceled', async () => {
    const { user } = open('/what-if/7', { '/api/what-if/7/': page });
    await user.click(await screen.findByRole('button', { name: 'Keep as a dynasty' }));
    const keep = await screen.findByRole('button', { name: 'Keep this version' });
    const pretend = fetch;
    vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
      path.endsWith('/keep/')
        ? new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
        : pretend(path, init),
    );
    await user.click(keep);
    expect(await screen.findByText('Playing your decisions again…')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Canceled. Nothing was changed.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Playing your decisions again…')).toBeNull());
  });
});
