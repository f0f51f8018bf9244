import type { Roster } from '../../../src/core/contract/views/index.ts';
import { expect, follow, settled, take, test } from './dynasty.ts';

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

test('the keyboard alone is enough to open a team', async ({ page }) => {
  await take(page, 'midseason');
  await page.goto('/rankings');
  await settled(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByPlaceholder(/Go to a team/)).toBeFocused();
  await page.keyboard.type('Michigan roster');
  await expect(page.locator('[cmdk-item]').first()).toContainText('Michigan roster');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Michigan\/roster$/);
  await settled(page);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toBeVisible();
  await page.locator('table.grid thead button').first().focus();
  await page.keyboard.press('Tab');
  // A table's frame clips overflow, so the focus ring must sit inside the heading.
  const ring = page.locator('table.grid thead button:focus-visible');
  expect(await ring.evaluate((heading) => Number.parseFloat(getComputedStyle(heading).outlineOffset))).toBeLessThan(0);
});

test('the bar spans the page wherever its labels change size', async ({ page }) => {
  await take(page, 'midseason');
  await page.goto('/rankings');
  await settled(page);
  const beyond = () =>
    page.evaluate(() => {
      const bar = document.querySelector('.top-nav .bar')!;
      const end = document.querySelector('.bar-end')!;
      const right = bar.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(bar).paddingRight);
      return end.getBoundingClientRect().right - right;
    });
  for (const width of [1920, 1440, 1331, 1330, 1160, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await beyond(), `${width}: pixels beyond the page`).toBeLessThanOrEqual(0.5);
  }
});

test('the key that plays a week asks for confirmation as soon as the page is not the dashboard', async ({ page }) => {
  await take(page, 'midseason');
  await page.goto('/dashboard');
  await settled(page);
  await page.evaluate(() => {
    // Fires as soon as the heading changes, before the browser paints it.
    const observer = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== 'AP Top 25') return;
      observer.disconnect();
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'n' }));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.getByRole('link', { name: 'Rankings', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Play week/ })).toBeVisible();
});

test('a player on the depth chart is moved by dragging, with the keyboard alone, and with buttons', async ({
  page,
}) => {
  await take(page, 'midseason');
  await page.goto('/depth');
  await settled(page);
  const quarterbacks = page.getByRole('list', { name: /quarterbacks$/ }).getByRole('listitem');
  const names = () => quarterbacks.getByRole('link').allTextContents();
  const [first, second, third, ...others] = await names();
  const handle = (name: string) => page.getByRole('button', { name: `Drag ${name}` });
  // The live region's text also shows when a drag step has been taken.
  const expectAnnounced = (words: string) => expect(page.getByText(words, { exact: true })).toBeAttached();
  const count = others.length + 3;
  const [from, to] = [await handle(third!).boundingBox(), await handle(first!).boundingBox()];
  await page.mouse.move(from!.x + 10, from!.y + 10);
  await page.mouse.down();
  await page.mouse.move(to!.x + 10, to!.y + 8, { steps: 8 });
  await expectAnnounced(`${third} would be number 1 of ${count}.`);
  await page.mouse.up();
  await expect.poll(names).toEqual([third, first, second, ...others]);
  await handle(first!).focus();
  await page.keyboard.press('Space');
  await expectAnnounced(`${first} would be number 2 of ${count}.`);
  await page.keyboard.press('ArrowDown');
  await expectAnnounced(`${first} would be number 3 of ${count}.`);
  await page.keyboard.press('Space');
  await expect.poll(names).toEqual([third, second, first, ...others]);
  await page.getByRole('button', { name: `Move ${third} down` }).click();
  await expect.poll(names).toEqual([second, third, first, ...others]);
  await page.getByRole('button', { name: 'Save depth chart' }).click();
  await expect(page.getByRole('heading', { name: 'Quarterbacks: your order' })).toBeVisible();
  await expect.poll(names).toEqual([second, third, first, ...others]);
});

/** Pages where the coach makes decisions. */
const DECISION_PAGES = ['/board', '/portal', '/depth', '/plan', '/budget', '/recap', '/settings', '/dashboard'];
/** Minimum touch target in pixels (WCAG 2.5.5), allowing for rounding. */
const THUMB = 43.5;

test('every control on a decision page is large enough for a thumb', async ({ page }) => {
  await take(page, 'midseason');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await settled(page);
  for (const address of DECISION_PAGES) {
    await follow(page, address);
    await settled(page);
    const small = await page.evaluate((least) => {
      const controls = document.querySelectorAll<HTMLElement>(
        'main :is(button:not(.team-link), a.btn, select, input:not([type="checkbox"], [type="range"]), .fold summary)',
      );
      return [...controls]
        .filter((each) => each.offsetWidth > 0 && each.getBoundingClientRect().height < least)
        .map((each) => `${each.tagName} ${each.className}: ${each.innerText}`);
    }, THUMB);
    expect(small, address).toEqual([]);
  }
});
