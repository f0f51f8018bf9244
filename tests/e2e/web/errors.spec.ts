import type { Page } from 'playwright/test';
import { expect, follow, take, test } from './dynasty.ts';

test.use({ breaks: true });

const BROKEN: readonly [address: string, call: string, message: string][] = [
  ['/dashboard', '**/api/dashboard/**', 'Failed to load dashboard data'],
  ['/Rice/schedule', '**/api/Rice/schedule/**', 'Failed to load schedule'],
  ['/rankings', '**/api/rankings/**', 'Failed to load rankings data'],
  ['/playoff', '**/api/playoff/**', 'Failed to load playoff data'],
  ['/standings/SEC', '**/api/standings/**', 'Failed to load standings data'],
  ['/Rice/roster', '**/api/Rice/roster/**', 'Failed to load roster'],
  ['/Rice/history', '**/api/Rice/history/**', 'Failed to load team history'],
  ['/players/1', '**/api/player/**', 'Failed to load player data'],
  ['/schedule/2', '**/api/week/**', 'Failed to load week schedule data'],
  ['/game/1', '**/api/game/**', 'Failed to load game data'],
  ['/stats/team', '**/api/stats/team/**', 'Failed to load team stats'],
  ['/stats/individual', '**/api/stats/individual/**', 'Failed to load individual stats'],
  ['/stats/ratings', '**/api/stats/ratings/**', 'Failed to load ratings statistics'],
];

/** More of these: pages that exist only at the end of the year. */
const BROKEN_LATE: typeof BROKEN = [
  ['/summary', '**/api/summary/**', 'Failed to load season summary'],
  ['/roster_progression', '**/api/roster_progression/**', 'Failed to load roster progression data'],
  ['/recruiting_summary', '**/api/recruiting_summary/**', 'Failed to load recruiting summary data'],
];

/** Opens each page with its call broken, and expects it to say what failed. */
async function expectTold(page: Page, broken: typeof BROKEN): Promise<void> {
  await page.goto('/about');
  for (const [address, call, message] of broken) {
    await page.route(call, (route) => route.fulfill({ status: 500, json: { error: 'Broken.' } }));
    await follow(page, address);
    await expect(page.getByRole('alert')).toContainText(message);
    await page.unroute(call);
  }
}

test('every broken call says what failed, and works again after a retry', async ({ page }) => {
  await take(page, 'midseason');
  await expectTold(page, BROKEN);
  await follow(page, '/schedule');
  await expect(page.getByRole('alert')).toHaveText('Week number is required');
  await follow(page, '/schedule/ten');
  await expect(page.getByRole('alert')).toHaveText('Invalid week number');

  await page.route('**/api/rankings/**', (route) => route.abort());
  await page.goto('/rankings');
  await expect(page.getByRole('alert')).toContainText('Failed to load rankings data');
  await page.unroute('**/api/rankings/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'AP Top 25' })).toBeVisible();

  await page.route('**/api/team_info/**', (route) => route.fulfill({ status: 500, json: { error: 'Broken.' } }));
  await page.locator('table .team-link').first().click();
  await expect(page.getByRole('dialog')).toContainText('Failed to load team information');
});

test('every broken call of the offseason says what failed', async ({ page }) => {
  await take(page, 'recruiting_summary');
  await expectTold(page, BROKEN_LATE);
});

test('an empty answer shows a warning', async ({ page }) => {
  await take(page, 'midseason');
  const emptied: readonly [address: string, call: string, key: string, message: string][] = [
    ['/rankings', '**/api/rankings/**', 'rankings', 'No data available'],
    ['/standings/SEC', '**/api/standings/**', 'teams', 'No data available'],
    ['/Rice/schedule', '**/api/Rice/schedule/**', 'games', 'No schedule data available'],
    ['/Rice/roster', '**/api/Rice/roster/**', 'roster', 'No roster data available'],
    ['/Rice/history', '**/api/Rice/history/**', 'years', 'No history yet.'],
  ];
  await page.goto('/about');
  for (const [address, call, key, message] of emptied) {
    await page.route(call, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), [key]: [] } });
    });
    await follow(page, address);
    await expect(page.locator('.alert-warning')).toHaveText(message);
    await page.unroute(call);
  }
});

test('a stage that is not reached redirects to the current one, and the console stays clean', async ({
  page,
  complaints,
}) => {
  await take(page, 'midseason');
  await page.goto('/roster_progression');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: /Dashboard/ })).toBeVisible();
  await follow(page, '/recruiting_summary');
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(complaints).toEqual([]);
});

test('an unknown game redirects home', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('user_id', '00000000-0000-4000-8000-000000000000'));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /Welcome to/ })).toBeVisible();
});

test('a missing crest leaves a dashed red frame', async ({ page }) => {
  const { played } = await take(page, 'midseason');
  await page.route('**/logos/teams/**', (route) => route.fulfill({ status: 404 }));
  await page.goto(`/game/${played}`);
  await expect(page.locator('.board .logo').first()).toHaveCSS('border-top-style', 'dashed');
  await expect(page.locator('.board .logo').first()).toHaveCSS('border-top-color', 'rgb(255, 0, 0)');
});

test('a part of the program that cannot be loaded breaks nothing else', async ({ page }) => {
  await take(page, 'midseason');
  await page.route(/assets\/(team-popup|poll-chart)-/, (route) => route.abort());
  await page.goto('/rankings');
  const heading = page.getByRole('heading', { level: 1, name: 'AP Top 25' });
  await expect(heading).toBeVisible();
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('team-popup'));
  await page.locator('table .team-link').first().click();
  await refused;
  await page.getByRole('link', { name: 'Playoff', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Playoff/ })).toBeVisible();
});
