import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addressOf, CALLS } from '../../src/core/contract/calls.ts';
import { askOf, prefetchOnPress } from '../../src/web/state/prefetch.ts';
import { calls, setUpBrowser } from './render.tsx';

setUpBrowser();

const at = async (address: string) => {
  const asked = await askOf(new URL(address, 'http://localhost'));
  return asked && addressOf(CALLS[asked[0]], asked[1]);
};

describe('prefetched data of a page', () => {
  it.each([
    ['/rankings', '/api/rankings/'],
    ['/playoff', '/api/playoff/'],
    ['/standings/Big%20Ten', '/api/standings/Big%20Ten/'],
    ['/players/77?year=2026', '/api/player/77/?year=2026'],
    ['/schedule/5', '/api/week/5/'],
    ['/game/31', '/api/game/31/'],
    ['/stats/team', '/api/stats/team/'],
    ['/stats/individual', '/api/stats/individual/?table=passing'],
    ['/stats/ratings', '/api/stats/ratings/'],
    ['/Texas%20A%26M/schedule?year=2025', '/api/Texas%20A%26M/schedule/?year=2025'],
    ['/Texas%20A%26M/roster', '/api/Texas%20A%26M/roster/'],
    ['/Hawai%CA%BBi/history', '/api/Hawai%CA%BBi/history/'],
  ])('%s asks for %s', async (address, call) => {
    expect(await at(address)).toBe(call);
  });

  it.each(['/', '/noncon', '/dashboard', '/summary', '/roster_progression', '/recruiting_summary', '/schedule/five'])(
    '%s is not prefetched: it has no such answer, or its call advances the dynasty',
    async (address) => {
      expect(await at(address)).toBeNull();
    },
  );
});

describe('a link that is pressed', () => {
  let stop = () => {};
  beforeEach(() => {
    stop = prefetchOnPress();
    document.body.innerHTML = '<a href="/rankings"><span>Rankings</span></a><a href="/summary">Summary</a>';
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  });
  afterEach(() => {
    stop();
    document.body.innerHTML = '';
  });
  const press = (text: string, more: MouseEventInit = {}) =>
    screen.getByText(text).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));
  const asked = () => calls().map((call) => call.path);

  it('requests its data right away, and only once', async () => {
    press('Rankings');
    press('Rankings');
    await waitFor(() => expect(asked()).toEqual(['/api/rankings/']));
  });

  it('is left alone when it opens elsewhere', () => {
    press('Rankings', { ctrlKey: true });
    press('Rankings', { button: 1 });
    press('Summary');
    expect(asked()).toEqual([]);
  });
});
