import type { Page } from 'playwright/test';
import { test as base, expect } from 'playwright/test';
import type { NewGame } from '../../../src/core/app/views/index.ts';

/** What a page may not say: the list stays empty through every test. */
interface Watched {
  complaints: string[];
}

/** A page whose console is watched. */
export const test = base.extend<Watched>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          complaints.push(`${message.text()} ${message.location().url}`);
      });
      await use(complaints);
    },
    { auto: true },
  ],
});
export { expect };

/** Begins a dynasty by a call and hands its id to the page; the season is played up to `week`. */
export async function dynasty(page: Page, team: string, week: number, playoff = 12): Promise<NewGame> {
  const format =
    playoff === 12
      ? 'playoff_autobids=5&playoff_conf_champ_top_4=true'
      : 'playoff_autobids=0&playoff_conf_champ_top_4=false';
  const begun = await page.request.get(
    `/api/noncon/?team=${encodeURIComponent(team)}&year=2025&playoff_teams=${playoff}&${format}`,
  );
  expect(begun.ok()).toBe(true);
  const game = (await begun.json()) as NewGame;
  const headers = { 'X-User-ID': game.user_id };
  if (week > 0) {
    expect((await page.request.get('/api/dashboard/', { headers })).ok()).toBe(true);
    if (week > 1) expect((await page.request.get(`/api/sim/${week}/`, { headers })).ok()).toBe(true);
  }
  await page.addInitScript((id) => localStorage.setItem('user_id', id), game.user_id);
  return game;
}

/** Every screen that can be looked at during a season, without moving it on. */
export const SCREENS: Readonly<Record<string, string>> = {
  dashboard: '/dashboard',
  rankings: '/rankings',
  schedule: '/Texas%20A%26M/schedule',
  roster: '/Texas%20A%26M/roster',
  history: '/Texas%20A%26M/history',
  playoff: '/playoff',
  standings: '/standings/SEC',
  independents: '/standings/independent',
  'week-played': '/schedule/3',
  'week-to-come': '/schedule/12',
  'stats-team': '/stats/team',
  'stats-individual': '/stats/individual',
  'stats-ratings': '/stats/ratings',
};

/** Waits until the page has its matter and nothing is asked any more. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main :is(h1, .alert)').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** The ids of a played game, of one to come and of a player, for the pages that need one. */
export async function ids(page: Page, userId: string): Promise<{ played: number; coming: number; player: number }> {
  const headers = { 'X-User-ID': userId };
  const schedule = await (await page.request.get('/api/Texas%20A%26M/schedule/', { headers })).json();
  const roster = await (await page.request.get('/api/Texas%20A%26M/roster/', { headers })).json();
  const games = schedule.games as { id: number; result: string | null }[];
  return {
    played: games.find((game) => game.result !== null)?.id ?? 0,
    coming: games.find((game) => game.result === null)?.id ?? 0,
    player: (roster.roster as { id: number; pos: string }[]).find((player) => player.pos === 'rb')?.id ?? 0,
  };
}
