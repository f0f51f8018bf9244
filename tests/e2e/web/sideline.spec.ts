import type { Page } from 'playwright/test';
import { expect, playBack, settled, take, test } from './dynasty.ts';

const board = (page: Page) => page.locator('.live-board');
const ready = (page: Page) =>
  expect(page.locator('.live-page[aria-busy="false"], h1:has-text("Final")').first()).toBeVisible();
const isOver = (page: Page) => page.getByRole('heading', { name: /^Final:/ }).isVisible();

test('a game is coached from the first snap to the last, by click and by key, and resumes where it was left', async ({
  page,
  request,
}) => {
  const { coming, userId } = await take(page, 'midseason');
  await page.goto(`/game/${coming}`);
  await page.getByRole('link', { name: 'Coach this game' }).click();
  await expect(page).toHaveURL(new RegExp(`/game/${coming}/live$`));
  await settled(page);
  for (let snap = 0; snap < 8; snap++) {
    await page.locator('.call.staff').click();
    await settled(page);
  }
  const before = await board(page).innerText();

  await page.goto('/dashboard');
  await settled(page);
  await page.goto(`/game/${coming}/live`);
  await settled(page);
  expect(await board(page).innerText()).toBe(before);

  for (let calls = 0; calls < 400 && !(await isOver(page)); calls++) {
    await page.keyboard.press(calls % 5 === 0 ? 'd' : '4');
    await page.keyboard.press('Space');
    await ready(page);
  }
  await expect(page.getByRole('heading', { name: /^Final:/ })).toBeVisible();
  await expect(
    page.getByText('With your staff', { exact: false }).or(page.getByText('You left every call')),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Box score' }).click();
  await expect(page).toHaveURL(new RegExp(`/game/${coming}$`));
  await expect(page.locator('.scoreboard')).toContainText('FINAL');
  await playBack(request, userId, 10);
});
