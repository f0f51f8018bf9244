import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SidelinePage } from '../../src/core/contract/views/index.ts';
import { emptyNation, livePage } from '../live-page.ts';
import * as given from './fixtures.ts';
import { answerWith, calls, open, setUpBrowser } from './render.tsx';

setUpBrowser();

const played = given.playedGame();
const made = () => calls().filter(({ path }) => path === '/api/live/');
const called = () => made().map(({ body }) => (body as { calls: readonly string[] }).calls[0]);

/** Opens a live game, with the answer to the next call. */
function coach(next: Partial<SidelinePage> = {}) {
  return open('/game/31/live', {
    '/api/game/31/live/': livePage(played, 4),
    '/api/game/31/nation/': emptyNation(played),
    '/api/live/': livePage(played, 5, next),
  });
}

describe('your own game with the staff’s play-calling', () => {
  it('waits for the first key, then continues on its own until you take over', async () => {
    const { user } = coach();
    await screen.findByRole('button', { name: /^Watch/ });
    expect(made()).toEqual([]);
    await user.keyboard('+g');
    await screen.findByRole('button', { name: /^Call it yourself/ });
    await waitFor(() => expect(called().length).toBeGreaterThan(0));
    answerWith({ '/api/live/': livePage(played, 6) });
    await waitFor(() => expect(called().length).toBeGreaterThan(1));
    await user.keyboard(' ');
    await screen.findByRole('button', { name: /^Watch/ });
    expect(new Set(called())).toEqual(new Set(['staff']));
  });

  it('is taken over with the first call, which is then run', async () => {
    const { user } = coach();
    await user.click(await screen.findByRole('button', { name: /^Watch/ }));
    await user.keyboard('d');
    await screen.findByRole('button', { name: /^Watch/ });
    // A slow machine may have let the staff call a play before the key arrived.
    expect(called().at(-1)).toBe('deep');
  });

  it('stops at a refused call, with the reason', async () => {
    const { user } = coach();
    answerWith({ '/api/live/': { refuse: 409, body: { error: 'This game has been played.' } } });
    await screen.findByRole('button', { name: /^Watch/ });
    await user.keyboard('+g');
    expect(await screen.findByText('This game has been played.')).toBeTruthy();
    await screen.findByRole('button', { name: /^Watch/ });
    expect(made()).toHaveLength(1);
  });

  it('ignores the letter of an unavailable call instead of using it as a global key', async () => {
    const { user, where } = coach();
    await screen.findByRole('button', { name: /^Watch/ });
    await user.keyboard('nbz');
    expect(made()).toEqual([]);
    expect(calls().filter(({ method }) => method === 'POST')).toEqual([]);
    expect(where()).toBe('/game/31/live');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers halftime and the two-minute mark only before they are reached', async () => {
    const late = { ...livePage(played, 4).situation!, quarter: 4, clock: '1:40' };
    const { user } = open('/game/31/live', {
      '/api/game/31/live/': livePage(played, 4, { situation: late }),
      '/api/game/31/nation/': emptyNation(played),
    });
    await screen.findByRole('button', { name: /^Next score/ });
    for (const name of [/^Halftime/, /^Two minutes/]) expect(screen.queryByRole('button', { name })).toBeNull();
    await user.keyboard('67');
    expect(made()).toEqual([]);
  });

  it('tells a coordinator which plays are his to call, and leaves the tempo to the offense', async () => {
    const coordinator = { side: 'defense', head_coach: 'Jake Ford' } as const;
    open('/game/31/live', {
      '/api/game/31/live/': livePage(played, 4, { coordinator }),
      '/api/game/31/nation/': emptyNation(played),
    });
    expect(await screen.findByText(/You call the plays on defense; Jake Ford handles/)).toBeTruthy();
    expect(screen.queryByText('Hurry-up')).toBeNull();
  });

  it('shows the result of the last play before the calls', async () => {
    coach();
    await screen.findByRole('button', { name: /^Watch/ });
    expect(document.querySelector('.live-last')!.textContent).toContain(played.drives[0]!.plays[0]!.text);
  });
});
