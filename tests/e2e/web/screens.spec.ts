import type { Page } from 'playwright/test';
import { dynasty, expect, ids, SCREENS, settled, test } from './dynasty.ts';

const FOLDER = 'screenshots';
const WIDTHS = { desktop: 1440, phone: 390 } as const;

async function shoot(page: Page, name: string): Promise<void> {
  await settled(page);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  await page.screenshot({ path: `${FOLDER}/${name}.png`, fullPage: true, animations: 'disabled' });
}

for (const [device, width] of Object.entries(WIDTHS)) {
  for (const theme of ['light', 'dark'] as const) {
    test(`every screen at ${width} pixels, ${theme}`, async ({ page, complaints }) => {
      await page.setViewportSize({ width, height: device === 'phone' ? 844 : 900 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      const game = await dynasty(page, 'Texas A&M', 0);
      const shot = (name: string) => shoot(page, `${name}-${device}-${theme}`);
      await page.goto('/');
      await shot('home');
      await page.goto('/noncon');
      await shot('noncon');
      const headers = { 'X-User-ID': game.user_id };
      await page.request.get('/api/dashboard/', { headers });
      await page.request.get('/api/sim/10/', { headers });
      const { played, coming, player } = await ids(page, game.user_id);
      const pages = { ...SCREENS, game: `/game/${played}`, preview: `/game/${coming}`, player: `/players/${player}` };
      for (const [name, address] of Object.entries(pages)) {
        await page.goto(address);
        await shot(name);
      }
      await page.request.get('/api/sim/20/', { headers });
      await page.goto('/playoff');
      await shot('playoff-played');
      for (const name of ['summary', 'roster_progression', 'recruiting_summary']) {
        await page.goto(`/${name}`);
        await shot(name);
      }
      expect(complaints).toEqual([]);
    });
  }
}
