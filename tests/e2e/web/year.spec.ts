import type { Page } from 'playwright/test';
import { THOROUGH } from '../../thorough.ts';
import { expect, settled, test } from './dynasty.ts';

/** Opens the page that lists seasons and teams; home opens on saved games when there are any. */
async function newGame(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('tab', { name: 'New Game' }).click();
}

async function begin(page: Page, teams: string, team: string): Promise<void> {
  await newGame(page);
  await page.getByLabel('Season', { exact: true }).selectOption('2025');
  await expect(page.getByLabel('Season', { exact: true })).toHaveValue('2025');
  await page.getByLabel('Playoff Teams').selectOption(teams);
  await page.getByLabel('Filter Teams').fill(team);
  await page.getByRole('button', { name: `Select ${team}`, exact: true }).click();
  await expect(page.getByText(/Non-Conference Games Scheduled: \d+ \/ \d+/)).toBeVisible();
  await expect(page).toHaveURL(/\/noncon$/);
}

async function scheduleOne(page: Page): Promise<void> {
  const count = page.getByText(/Non-Conference Games Scheduled/);
  const before = await count.textContent();
  await page.getByRole('button', { name: 'Schedule Game' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Non-Conference Game' });
  await expect(dialog.getByRole('button', { name: 'Schedule', exact: true })).toBeDisabled();
  await dialog.locator('.row-name').nth(1).click();
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(count).not.toHaveText(before ?? '');
}

async function nextStage(page: Page, label: string, path: string): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await settled(page);
}

async function offseason(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Season Summary' }).click();
  await expect(page.getByText('2025 National Champion')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What’s Next' })).toBeVisible();
  await nextStage(page, 'Roster Progression', '/roster_progression');
  await expect(page.getByRole('heading', { name: 'Roster Progression: 2025 to 2026' })).toBeVisible();
  await nextStage(page, 'Recruiting Summary', '/recruiting_summary');
  await expect(page.getByRole('heading', { name: 'Top Recruits' })).toBeVisible();
  await nextStage(page, 'Non-Conference scheduling', '/noncon');
  await expect(page.locator('.stage-year')).toHaveText('2026');
}

async function toTheEnd(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Advance' }).click();
  await page.getByRole('button', { name: 'End of Season' }).click();
  await expect(page.getByRole('button', { name: 'Season Summary' })).toBeVisible();
}

/** Leaves the game for the home page and resumes it from there. */
async function continued(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'Continue Game' }).first().click();
  await expect(page).toHaveURL(/\/noncon$/);
}

async function throughMenus(page: Page): Promise<void> {
  const visit = async (menu: string, item: string, heading: RegExp) => {
    await page.getByRole('button', { name: menu, exact: true }).click();
    await page.locator('.dropdown-menu.show').getByText(item, { exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  };
  await visit('TEAM', 'Schedule', /Schedule/);
  await visit('TEAM', 'Roster', /Roster/);
  await visit('TEAM', 'History', /History/);
  await visit('CONFERENCE STANDINGS', 'Big Ten', /Big Ten Standings/);
  await visit('CONFERENCE STANDINGS', 'Independent', /Independent Teams/);
  await visit('STATS', 'Team', /Team Stats/);
  await visit('STATS', 'Individual', /Individual Stats/);
  await visit('STATS', 'Ratings', /Ratings Statistics/);
  await visit('SCHEDULE', 'Week 1', /Week 1 Schedule/);
  await page.getByRole('link', { name: 'Rankings', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AP Top 25' })).toBeVisible();
  await page.getByRole('link', { name: 'Playoff', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Playoff|Championship/ })).toBeVisible();
}

test('a whole year with a 12-team playoff, week by week', async ({ page }) => {
  await begin(page, '12', 'Michigan');
  await scheduleOne(page);
  await page.reload();
  await expect(page.getByText(/Non-Conference Games Scheduled/)).toBeVisible();
  await nextStage(page, 'Season', '/dashboard');
  await throughMenus(page);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  // The key asks for confirmation until the dashboard is open.
  await expect(page).toHaveURL(/\/dashboard$/);
  await settled(page);
  for (let week = 1; week <= 3; week++) {
    await expect(page.locator('.stage-now')).toHaveText(`Week ${week}`);
    await page.keyboard.press('n');
  }
  await expect(page.locator('.stage-now')).toHaveText('Week 4');
  await page.getByRole('button', { name: 'Advance' }).click();
  await page.getByRole('button', { name: 'Simulate to Week 16' }).click();
  await expect(page.locator('.stage-now')).toContainText('Week 16');
  await page.getByRole('link', { name: 'Playoff', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '12-Team Playoff', exact: true })).toBeVisible();
  // Away from the dashboard the key asks for confirmation, once.
  await page.keyboard.press('n');
  await page.getByRole('dialog').getByRole('button', { name: 'Play week 16' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The week's result shows first, on the dashboard.
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.locator('.stage-now')).toContainText('Week 17');
  await page.keyboard.press('n');
  await expect(page.locator('.stage-now')).toContainText('Week 18');
  await page.getByRole('link', { name: 'Playoff', exact: true }).click();
  await expect(page.locator('.championship')).toBeVisible();
  await toTheEnd(page);
  await expect(page.locator('.stage-now')).toContainText('End of Season');
  await expect(page.locator('.championship')).toBeVisible();
  await offseason(page);
  await continued(page);
  await throughMenus(page);
});

const OTHER_FORMATS = [
  ['4', 'San José State'],
  ['2', 'Miami (OH)'],
] as const;

for (const [teams, team] of THOROUGH ? OTHER_FORMATS : []) {
  test(`a year with a ${teams}-team playoff, straight to the end`, async ({ page }) => {
    await newGame(page);
    const there = page.getByRole('button', { name: `Select ${team}`, exact: true });
    await page.getByLabel('Filter Teams').fill(team.slice(0, 5));
    await begin(page, teams, (await there.count()) > 0 ? team : 'Rice');
    await nextStage(page, 'Season', '/dashboard');
    await toTheEnd(page);
    await page.getByRole('link', { name: 'Playoff', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(teams === '2' ? 'Championship' : '4-Team Playoff');
    await offseason(page);
    await continued(page);
  });
}
