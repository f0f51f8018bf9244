import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import * as given from './fixtures.ts';
import { recordedAnswer } from './recorded.ts';
import { type Answers, calls, open, setUpBrowser } from './render.tsx';

setUpBrowser();

const AREAS = ['/api/board/', '/api/depth/', '/api/plan/', '/api/budget/'] as const;
/** A real answer, in the other answers' dynasty. */
const answer = (path: string) => ({ ...(recordedAnswer(path) as object), info: given.info() });
const answers = (more: Answers = {}): Answers => ({
  '/api/playoff/': given.playoff(12),
  ...Object.fromEntries(AREAS.map((path) => [path, answer(path)])),
  ...more,
});

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-density');
});

describe('the settings', () => {
  it('change the theme, the tables and the motion right away, and are remembered', async () => {
    const { user } = open('/settings', answers());
    const group = async (name: string) => within(await screen.findByRole('group', { name }));
    await user.click((await group('Theme')).getByRole('button', { name: 'Dark' }));
    expect(document.documentElement.dataset.bsTheme).toBe('dark');
    await user.click((await group('Tables')).getByRole('button', { name: 'Compact' }));
    await user.click((await group('Motion')).getByRole('button', { name: 'Reduced' }));
    expect(document.documentElement.dataset).toMatchObject({ density: 'compact', motion: 'reduced' });
    expect(localStorage.getItem('density')).toBe('compact');
    expect(localStorage.getItem('motion')).toBe('reduced');
  });

  it('show who runs each area, and can hand one to the staff', async () => {
    const plan = { ...answer('/api/plan/'), own: true };
    const { user } = open('/settings', answers({ '/api/plan/': plan }));
    await user.click(await screen.findByRole('button', { name: 'Turn game plan over to staff' }));
    const sent = calls().find(({ path, method }) => path === '/api/plan/' && method === 'POST');
    expect(sent?.body).toEqual({ staff: true });
    expect(screen.getByRole('link', { name: /budget$/ }).getAttribute('href')).toBe('/budget');
  });

  it('rename the save, or say why not', async () => {
    const { user } = open(
      '/settings',
      answers({ '/api/saves/rename/': { status: 'success', file: 'go-blue.dynasty' } }),
    );
    await user.type(await screen.findByRole('textbox', { name: 'New name' }), 'go-blue');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByText('Renamed to go-blue.dynasty.')).toBeTruthy();
    const sent = calls().find(({ path }) => path === '/api/saves/rename/');
    expect(sent?.body).toEqual({ user_id: given.info().user_id, name: 'go-blue' });
  });
});

describe('a covered score', () => {
  it('is revealed on the dashboard on request', async () => {
    localStorage.setItem('score', 'covered');
    const { user } = open('/settings', answers({ '/api/dashboard/': given.dashboard() }));
    await user.click(
      within(await screen.findByRole('group', { name: 'Your score' })).getByRole('button', { name: 'Covered' }),
    );
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    const card = await screen.findByRole('article', { name: 'Previous game' });
    expect(card.querySelector('.card-score')).toBeNull();
    await user.click(within(card).getByRole('button', { name: 'Show the score' }));
    await waitFor(() => expect(document.querySelector('.card-score')).not.toBeNull());
  });
});

describe('the first steps', () => {
  const early = given.info({ currentYear: 2026, startYear: 2026, currentWeek: 1 });

  it('are shown on the dashboard in a first season until dismissed', async () => {
    const { user } = open('/dashboard', {
      '/api/dashboard/': given.dashboard({ info: early }),
      '/api/status/': given.status({ info: early }),
    });
    const list = (await screen.findByRole('heading', { name: 'Your first season' })).closest('section')!;
    expect(within(list).getAllByRole('listitem')).toHaveLength(4);
    expect(
      within(list)
        .getByRole('link', { name: /^Work the recruiting board/ })
        .getAttribute('href'),
    ).toBe('/board');
    await user.click(within(list).getByRole('button', { name: 'Dismiss: Work the recruiting board' }));
    await user.click(within(list).getByRole('button', { name: 'Dismiss: Play your first week' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Your first season' })).toBeNull());
  });

  it('are not shown in a later season', async () => {
    const info = given.info({ currentYear: 2027, startYear: 2026, currentWeek: 1 });
    open('/dashboard', { '/api/dashboard/': given.dashboard({ info }), '/api/status/': given.status({ info }) });
    await screen.findByRole('heading', { name: 'Texas A&M Dashboard' });
    expect(screen.queryByRole('heading', { name: 'Your first season' })).toBeNull();
  });
});
