import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError, ask, command } from '../../src/web/client.ts';
import { setPlace } from '../../src/web/state/place.ts';
import { storedUserId, storeUserId } from '../../src/web/tab.ts';
import * as given from './fixtures.ts';
import { answerWith, calls, open, setUpBrowser } from './render.tsx';

setUpBrowser();

describe('calls to the server', () => {
  it('carry credentials and the stored user id', async () => {
    open('/rankings', { '/api/rankings/': given.rankings(1) });
    await screen.findByText('AP Top 25');
    expect(calls()[0]?.headers['X-User-ID']).toBeUndefined();
    storeUserId('user-9');
    await ask('rankings', {});
    expect(calls().at(-1)?.headers['X-User-ID']).toBe('user-9');
    expect(fetch).toHaveBeenLastCalledWith('/api/rankings/', expect.objectContaining({ credentials: 'include' }));
  });

  it('store a user id from an answer', async () => {
    open('/', { '/api/home/': given.home() });
    answerWith({ '/api/noncon/': { ...given.noncon(), user_id: 'user-new' } });
    await command('newGame', { team: 'Rice', year: '2026' });
    expect(storedUserId()).toBe('user-new');
  });

  it('pass a refusal on with the server’s sentence, without treating it as a page error', async () => {
    open('/', {
      '/api/home/': given.home(),
      '/api/universes/': { universes: [] },
      '/api/playoff/': { refuse: 409, body: { error: 'Not now.' } },
    });
    await expect(ask('playoff', {})).rejects.toMatchObject({ message: 'Not now.', status: 409 });
    await expect(ask('playoff', {})).rejects.toBeInstanceOf(ApiError);
    expect(console.error).not.toHaveBeenCalled();
    expect(console.info).toHaveBeenCalledTimes(2);
  });

  it('log server failures', async () => {
    open('/', { '/api/home/': given.home(), '/api/playoff/': { refuse: 500 } });
    await expect(ask('playoff', {})).rejects.toMatchObject({ status: 500 });
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  it('follow a redirect in the body of an error', async () => {
    const { where } = open('/dashboard', {
      '/api/dashboard/': { refuse: 401, body: { error: 'No such game.', redirect: '/' } },
      '/api/home/': given.home(),
    });
    await waitFor(() => expect(where()).toBe('/'));
    expect(await screen.findByText('Welcome to College Football Dynasty')).toBeTruthy();
  });

  it('leave redirecting to the frame, and a refused decision to the page where it was made', async () => {
    const went: string[] = [];
    const refusal = { refuse: 409, body: { error: 'x', redirect: '/summary' } };
    open('/', { '/api/home/': given.home(), '/api/sim/5/': refusal, '/api/news/': refusal });
    setPlace('/', (path) => went.push(path));
    await command('sim', { week: 5 }).catch(() => {});
    expect(went).toEqual([]);
    await ask('news', {}).catch(() => {});
    expect(went).toEqual(['/summary']);
  });
});
