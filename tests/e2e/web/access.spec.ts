import type { Roster } from '../../../src/core/app/views/index.ts';
import { expect, settled, take, test } from './dynasty.ts';

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }));

test('a lineman of another team is found by his name', async ({ page, request }) => {
  const { userId } = await take(page, 'midseason');
  const answer = await request.get('/api/Rice/roster/', { headers: { 'X-User-ID': userId } });
  const { roster } = (await answer.json()) as Roster;
  const { first, last } = roster.find((player) => player.pos === 'ol')!;
  await page.goto('/rankings');
  await settled(page);
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder(/Go to a team/).fill(`${first} ${last} rice`);
  await page.getByRole('group', { name: 'Players' }).getByText(`${first} ${last}`).first().click();
  await expect(page.getByRole('heading', { level: 1, name: `${first} ${last}` })).toBeVisible();
});

test('the keyboard alone is enough to look at a team', async ({ page }) => {
  await take(page, 'midseason');
  await page.goto('/rankings');
  await settled(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByPlaceholder(/Go to a team/)).toBeFocused();
  await page.keyboard.type('Michigan roster');
  await expect(page.locator('[cmdk-item]').first()).toContainText('Michigan roster');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Michigan\/roster$/);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toBeVisible();
});
