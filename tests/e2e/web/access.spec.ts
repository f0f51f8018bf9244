import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { dynasty, expect, ids, SCREENS, settled, test } from './dynasty.ts';

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 4).map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
}

for (const theme of ['light', 'dark'] as const) {
  test(`nothing stands in anybody's way, ${theme}`, async ({ page, complaints }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const game = await dynasty(page, 'Texas A&M', 9);
    const { played, coming, player } = await ids(page, game.user_id);
    const pages = {
      ...SCREENS,
      home: '/',
      game: `/game/${played}`,
      preview: `/game/${coming}`,
      player: `/players/${player}`,
    };
    const found: Record<string, string[]> = {};
    for (const [name, address] of Object.entries(pages)) {
      await page.goto(address);
      await settled(page);
      const here = await faults(page);
      if (here.length > 0) found[name] = here;
    }
    expect(found).toEqual({});
    await page.goto('/rankings');
    await page.locator('table .team-link').first().click();
    await expect(page.getByRole('dialog').getByText('Overall Record')).toBeVisible();
    expect(await faults(page), 'team popup').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('/');
    await page.getByPlaceholder(/Go to a team/).fill('mich');
    await expect(page.getByRole('group', { name: 'Teams' }).getByText('Michigan', { exact: true })).toBeVisible();
    expect(await faults(page), 'palette').toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('the keyboard alone is enough to look at a team', async ({ page }) => {
  await dynasty(page, 'Texas A&M', 3);
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
