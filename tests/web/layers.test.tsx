import { act, render, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Boundary } from '../../src/web/components/boundary.tsx';
import { twice } from '../../src/web/load-part.ts';
import * as given from './fixtures.ts';
import { open, setUpBrowser } from './render.tsx';

setUpBrowser();

const opened = () =>
  open('/rankings', {
    '/api/rankings/': given.rankings(1),
    '/api/players/': { players: [] },
  });

/** Presses a phone's Back key and waits for the browser. */
async function goBack(): Promise<void> {
  const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    history.back();
    await gone;
  });
}

const isLayer = () => (history.state as { layer?: boolean } | null)?.layer === true;

beforeEach(() => history.pushState(null, ''));
afterEach(() => waitFor(() => expect(isLayer()).toBe(false)));

describe('Back', () => {
  it('closes an open dialog and stays on the page', async () => {
    const { user, where } = opened();
    await screen.findByText('AP Top 25');
    await user.keyboard('/');
    await screen.findByRole('dialog');
    await waitFor(() => expect(isLayer()).toBe(true));
    await goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(where()).toBe('/rankings');
  });

  it('closes an open phone menu', async () => {
    const { user } = opened();
    const toggle = await screen.findByRole('button', { name: 'Menu' });
    await user.click(toggle);
    await waitFor(() => expect(isLayer()).toBe(true));
    await goBack();
    await waitFor(() => expect(toggle.getAttribute('aria-expanded')).toBe('false'));
  });

  it('has nothing left to close after a dialog was closed with Escape', async () => {
    const { user } = opened();
    await screen.findByText('AP Top 25');
    await user.keyboard('/');
    await screen.findByRole('dialog');
    await waitFor(() => expect(isLayer()).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(isLayer()).toBe(false));
  });
});

describe('Escape', () => {
  it('closes the phone menu', async () => {
    const { user } = opened();
    const toggle = await screen.findByRole('button', { name: 'Menu' });
    await user.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('a part of the program that cannot be loaded', () => {
  const part = (load: () => Promise<{ default: () => string }>) => {
    const Part = lazy(twice(load));
    return (
      <Boundary on="/rankings">
        <Suspense fallback="Loading...">
          <Part />
        </Suspense>
      </Boundary>
    );
  };

  it('is tried once more', async () => {
    let tries = 0;
    const load = async () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return { default: () => 'Here it is.' };
    };
    render(part(load));
    expect(await screen.findByText('Here it is.')).toBeTruthy();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('says so, and logs why', async () => {
    const why = new TypeError('Failed to fetch dynamically imported module');
    render(part(() => Promise.reject(why)));
    expect((await screen.findByRole('alert')).textContent).toContain('Reload the page');
    expect(console.error).toHaveBeenCalledWith(
      '/rankings could not be shown',
      expect.objectContaining({ name: 'PartMissing', cause: why }),
      expect.any(String),
    );
  });
});
