import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { browserPath } from './browser.ts';
import { startServer } from './web/server.ts';

/**
 * Takes the pictures of a season, to be looked at one by one:
 *
 *     npx tsx tests/e2e/film-strip.ts FOLDER [TEAM] [YEAR] [SEASONS BEFORE]
 *
 * plays a dynasty of the built program week by week and leaves in the folder the dashboard of every week, and after the
 * season its review, awards and records: wide and on a phone, light and dark, and the same pages of the terminal as text.
 */
const [folder = 'film-strip', team = 'Kansas', year = '2024', before = '0'] = process.argv.slice(2);
const out = resolve(folder);
const saves = mkdtempSync(join(tmpdir(), 'dynasty-film-'));
const LAST_WEEK = 19;
const LIST_OF_SAVES = 'Welcome to Dynasty';
/** How often, a second apart, it is looked whether the full-screen game shows the save. */
const LOOKS = 30;
const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const THEMES = ['light', 'dark'] as const;
/** Pages of the terminal after the season. */
const TERMINALS: Readonly<Record<string, readonly string[]>> = {
  review: ['review'],
  awards: ['awards'],
  records: ['records', 'season'],
  program: ['program'],
};

function dynasty(...args: readonly string[]): string {
  return execFileSync(process.execPath, ['bin/dynasty.js', '--saves-dir', saves, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, COLUMNS: '140' },
  });
}

/** The full-screen game as it opens, if there is a tmux to run it in. */
function captureGame(name: string): void {
  const session = `film-${process.pid}`;
  const tmux = (...args: readonly string[]) => spawnSync('tmux', args, { encoding: 'utf8' });
  const game = `${process.execPath} bin/dynasty.js --saves-dir ${saves} play`;
  if (tmux('new-session', '-d', '-s', session, '-x', '140', '-y', '45', game).status !== 0) return;
  const shown = () => tmux('capture-pane', '-p', '-t', session).stdout;
  const waitUntil = (there: () => boolean) => {
    for (let look = 0; look < LOOKS && !there(); look++) spawnSync('sleep', ['1']);
  };
  // From the list of saves into the one that is there. A second key would be one for the game.
  waitUntil(() => shown().includes(LIST_OF_SAVES));
  tmux('send-keys', '-t', session, 'Enter');
  waitUntil(() => shown().trim() !== '' && !shown().includes(LIST_OF_SAVES));
  writeFileSync(join(out, `${name}.txt`), shown());
  tmux('kill-session', '-t', session);
}

async function picture(page: Page, address: string, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await page.screenshot({
        path: join(out, `${name}-${size}-${theme}.png`),
        fullPage: true,
        animations: 'disabled',
      });
    }
  }
}

async function season(browser: Browser, url: string): Promise<void> {
  const { info } = JSON.parse(dynasty('status', '--json')) as { info: { user_id: string } };
  const page = await browser.newPage({ baseURL: url });
  await page.addInitScript((id) => localStorage.setItem('user_id', id), info.user_id);
  dynasty('advance', '--to', 'season');
  for (let week = 1; week <= LAST_WEEK; week++) {
    const name = `week-${String(week).padStart(2, '0')}`;
    await picture(page, '/dashboard', name);
    captureGame(name);
    writeFileSync(join(out, `${name}-stakes.txt`), dynasty('stakes'));
    dynasty('sim');
  }
  await picture(page, '/news', 'week-19-news');
  dynasty('advance', '--to', 'summary');
  for (const name of ['summary', 'awards', 'records', 'program', 'hall', 'season'])
    await picture(page, `/${name}`, name);
  for (const [name, args] of Object.entries(TERMINALS)) writeFileSync(join(out, `${name}.txt`), dynasty(...args));
}

mkdirSync(out, { recursive: true });
dynasty('new', '--team', team, '--year', year, '--seed', '7', '--name', 'film');
if (Number(before) > 0) dynasty('sim', '--seasons', before);
const server = await startServer(saves);
const browser = await chromium.launch({ executablePath: browserPath() });
try {
  await season(browser, server.url);
} finally {
  await browser.close();
  await server.stop();
  rmSync(saves, { recursive: true, force: true });
}
