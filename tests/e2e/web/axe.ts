import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from './dynasty.ts';

/** A long table's rows are alike: the first so many are looked at, which is what a screen shows of them. */
const ROWS = 12;

/** What axe finds on the page; only what depends on colors when `colors` is true. */
async function faults(page: Page, colors: boolean): Promise<string[]> {
  const builder = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .exclude(`tbody > tr:nth-child(n + ${ROWS + 1})`);
  const { violations } = await (colors ? builder.withRules(['color-contrast']) : builder).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 4).map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
}

/** What keeps somebody from using what is on the screen now: everything in the light theme, colors in the dark one. */
export async function faultsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', theme);
    found.push(...(await faults(page, theme === 'dark')).map((fault) => `${theme}, ${fault}`));
  }
  return found;
}
