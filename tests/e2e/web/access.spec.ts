import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import type { Roster } from '../../../src/core/app/views/index.ts';
import { expect, PLACES, settled, take, test, visit } from './dynasty.ts';

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 4).map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
}

/** What stands in somebody's way in what is on the screen now, in either theme. */
async function faultsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', theme);
    found.push(...(await faults(page)).map((fault) => `${theme}, ${fault}`));
  }
  return found;
}

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }));

for (const [name, place] of Object.entries(PLACES)) {
  test(`nothing on ${name} stands in anybody's way`, async ({ page }) => {
    await visit(page, place);
    expect(await faultsInBothThemes(page)).toEqual([]);
  });
}

test("nothing that opens over a page stands in anybody's way", async ({ page }) => {
  await take(page, 'midseason');
  await page.goto('/rankings');
  await settled(page);
  await page.locator('table .team-link').first().click();
  await expect(page.getByRole('dialog').getByText('Overall Record')).toBeVisible();
  expect(await faultsInBothThemes(page), 'team popup').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('/');
  await page.getByPlaceholder(/Go to a team/).fill('mich');
  await expect(page.getByRole('group', { name: 'Teams' }).getByText('Michigan', { exact: true })).toBeVisible();
  expect(await faultsInBothThemes(page), 'palette').toEqual([]);
});

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
