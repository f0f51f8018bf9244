import { copyFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { sample, THOROUGH } from '../../thorough.ts';
import { faultsIn, THEMES } from './axe.ts';
import { test as base, expect, PLACES, SELDOM, settled, visit } from './dynasty.ts';

/** Folder for screenshots; none are taken when unset. */
const FOLDER = process.env.DYNASTY_E2E_PICTURES;
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
/** Screenshots used in the README. */
const IN_README: Readonly<Record<string, string>> = {
  'dashboard-desktop-light': 'docs/dashboard.png',
  'playoff-played-desktop-light': 'docs/playoff.png',
  'heisman-race-desktop-light': 'docs/awards.png',
  'live-game-desktop-light': 'docs/live.png',
};

/** Read-only screens share a page, so that the program and axe are loaded and compiled only once. */
const test = base.extend<object, { kept: Page }>({
  kept: [
    async ({ browser, server }, use) => {
      const context = await browser.newContext({ baseURL: server.url });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ kept }, use) => {
    await kept.setViewportSize(SIZES.desktop);
    await use(kept);
    await kept.unrouteAll();
  },
});

/** Pixels that the page itself can scroll sideways. */
function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo(1000, 0);
    const moved = window.scrollX;
    window.scrollTo(0, 0);
    return Math.max(moved, document.documentElement.scrollWidth - document.documentElement.clientWidth);
  });
}

async function takePictures(page: Page, screen: string): Promise<void> {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await settled(page);
    const picture = `${screen}-${theme}`;
    const path = `${FOLDER}/${picture}.png`;
    await page.screenshot({ path, fullPage: true, animations: 'disabled' });
    if (IN_README[picture]) copyFileSync(path, IN_README[picture]);
  }
}

/**
 * Screens to check for accessibility: all in a thorough run, otherwise every third one, since they share components.
 */
const examined = new Set(sample(Object.keys(PLACES), 3));
/** Screens to check in the dark theme, which only swaps color values. */
const inDark = new Set(sample(Object.keys(PLACES), 6));

for (const [name, place] of Object.entries(PLACES)) {
  // Screens built from the same components are only screenshotted.
  if (!FOLDER && (place.alike || (SELDOM.has(name) && !THOROUGH))) continue;
  const is = examined.has(name) ? 'is accessible, and ' : '';
  test(`${name} ${is}fits a desktop and a phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await visit(page, place);
    if (!FOLDER && examined.has(name))
      expect(await faultsIn(page, inDark.has(name) ? THEMES : ['light']), 'axe').toEqual([]);
    for (const [device, size] of Object.entries(SIZES)) {
      await page.setViewportSize(size);
      await settled(page);
      expect(await sideways(page), `${device}: pixels that the page scrolls sideways`).toBe(0);
      if (FOLDER) await takePictures(page, `${name}-${device}`);
    }
  });
}
