import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as given from './fixtures.ts';
import { calls, open, setUpBrowser } from './render.tsx';

setUpBrowser();

const OVER = given.status({ info: given.info({ stage: 'summary', currentWeek: 18 }) });

describe('an older season in review', () => {
  it('is shown by its year, with the others to choose from', async () => {
    const { user, where } = open('/review/2025', {
      '/api/status/': OVER,
      '/api/review/?year=2025': given.review({ year: 2025 }),
      '/api/review/?year=2026': given.review(),
    });
    expect(await screen.findByRole('heading', { level: 1, name: /the 2025 season in review/ })).toBeTruthy();
    expect(screen.getByRole('heading', { name: /2025: 1-1, #6 in the final poll/ })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Season'), '2026');
    expect(where()).toBe('/review/2026');
    expect(await screen.findByRole('heading', { level: 1, name: /the 2026 season in review/ })).toBeTruthy();
  });

  it('can be saved as one complete file', async () => {
    const kept: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${kept.push(blob)}`, revokeObjectURL: () => {} }),
    );
    const { user } = open('/review/2025', {
      '/api/status/': OVER,
      '/api/review/?year=2025': given.review({ year: 2025 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Shareable page' }));
    expect(kept.map(({ type }) => type)).toEqual(['text/html']);
    // Without a canvas, the picture is kept as SVG.
    await user.click(screen.getByRole('button', { name: 'Picture' }));
    await waitFor(() => expect(kept.at(-1)?.type).toBe('image/svg+xml'));
    vi.unstubAllGlobals();
  });
});

describe('the season in review', () => {
  const reviews = () => calls().filter(({ path }) => path.startsWith('/api/review/'));

  it.each(['/review', '/review/2026'])(
    '%s opens, while a first season runs, with when there will be one',
    async (path) => {
      const { where } = open(path, { '/api/status/': given.status({ info: given.info({ startYear: 2026 }) }) });
      expect(await screen.findByText('The review of the 2026 season opens once the season is over.')).toBeTruthy();
      expect(where()).toBe(path);
      expect(reviews()).toEqual([]);
    },
  );

  it('is the last one while another season runs', async () => {
    open('/review', { '/api/status/': given.status(), '/api/review/?year=2025': given.review({ year: 2025 }) });
    expect(await screen.findByRole('heading', { level: 1, name: /the 2025 season in review/ })).toBeTruthy();
  });
});
