import type { BrowserContext, Page } from 'playwright/test';
import { expect, playBack, settled, take, test } from './dynasty.ts';
import { type Moment, prepared } from './prepared.ts';

// A click that comes too late is refused, which the browser logs as an error.
test.use({ breaks: true });

const week = (page: Page) => page.locator('.stage-now');
const play = (page: Page) => page.getByRole('button', { name: /^Play week/ });

/** Opens a new tab on the dynasty it begins. */
async function tab(context: BrowserContext, moment: Moment): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript((id) => localStorage.setItem('user_id', id), prepared(moment).userId);
  return page;
}

test('two tabs play two dynasties, and one that has fallen behind plays nothing', async ({
  page,
  context,
  request,
}) => {
  const { userId } = await take(page, 'midseason');
  await page.goto('/dashboard');
  await expect(week(page)).toHaveText('Week 10');
  const other = await tab(context, 'preseason');
  await other.goto('/noncon');
  await expect(other.locator('.stage-banner')).toHaveText('Preseason');
  const behind = await tab(context, 'midseason');
  // Cut this tab off from messages of the others.
  await behind.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await behind.goto('/rankings');
  await expect(week(behind)).toHaveText('Week 10');

  await play(page).click();
  await expect(week(page)).toHaveText('Week 11');
  await behind.getByRole('button', { name: 'Play week 10' }).click();
  await expect(behind.locator('.notice')).toContainText('so nothing was done');
  await expect(week(behind)).toHaveText('Week 11');
  await expect(play(behind)).toContainText('Play week 11');
  const status = await request.get('/api/status/', { headers: { 'X-User-ID': userId } });
  expect((await status.json()).info.currentWeek).toBe(11);

  await other.reload();
  await expect(other.locator('.stage-banner')).toHaveText('Preseason');
  await expect(other).toHaveURL(/\/noncon$/);
  await playBack(request, userId, 10);
});

test('Back on a phone closes a dialog, and a link in it leaves no entry behind', async ({ page }) => {
  await take(page, 'midseason');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/rankings');
  const dialog = page.getByRole('dialog');
  const open = async () => {
    await page.locator('table .team-link').first().click();
    await expect(dialog.getByRole('link', { name: 'Roster' })).toBeVisible();
  };
  await open();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/rankings$/);
  // The breakdown replaces the popup; a refusal stays in the dialog that asked.
  await open();
  await dialog.getByRole('button', { name: /^Why/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('Nothing has moved');
  await expect(page).toHaveURL(/\/rankings$/);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await open();
  await dialog.getByRole('link', { name: 'Roster' }).click();
  await expect(page).toHaveURL(/\/roster$/);
  await settled(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/rankings$/);
  await expect(page.getByRole('heading', { level: 1, name: 'AP Top 25' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
