import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
import { runOperation } from '../../src/core/app/hosting/run-operation.ts';
import { infoOf } from '../../src/core/app/reading/info.ts';
import { openSave } from '../../src/core/save/index.ts';
import { browserPath } from '../e2e/browser.ts';
import { startServer } from '../e2e/web/server.ts';
import { must } from './must.ts';
import { median } from './numbers.ts';

/**
 * How fast the browser game is on a copy of an old dynasty in mid-season, in headless Chromium against the program's
 * own server.
 */
const ROUNDS = 7;
const SIZE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

export interface WebReport {
  /** Kilobytes of script, gzipped, loaded by the time the page first shows its content. */
  scriptBeforeFirstPage: Record<string, number>;
  /** Milliseconds from the click to the frame with the new page's content, with its answer fetched afresh. */
  routeChange: Record<string, { median: number; max: number }>;
  /** Milliseconds from the click on a column head to the frame with the new order. */
  sortTable: { rows: number; median: number; max: number };
  /** Cumulative layout shift of a page opened directly by its address. */
  layoutShift: Record<string, number>;
}

interface Subject {
  userId: string;
  team: string;
  played: number;
  player: number;
}

async function subjectOf(path: string): Promise<Subject> {
  const session = await openSave(path);
  const { user_id: userId, team } = infoOf(session);
  const { games } = await must(runOperation(session, 'teamSchedule', { team: team.name }));
  const { roster } = await must(runOperation(session, 'roster', { team: team.name }));
  session.close();
  return { userId, team: team.name, played: games[0]!.id, player: roster.find((each) => each.pos === 'rb')!.id };
}

function spread(values: readonly number[]): { median: number; max: number } {
  return { median: Math.round(median(values)), max: Math.round(Math.max(...values)) };
}

/** Opens a page in a browser with empty storage and cache, set to the dynasty's id. */
async function freshPage(browser: Browser, url: string, { userId }: Subject): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: SIZE });
  await context.addInitScript((id) => localStorage.setItem('user_id', id), userId);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return page;
}

const MATTER = 'main h1';

/** Returns the kilobytes of gzipped script that have arrived when the page shows its content. */
async function scriptBefore(browser: Browser, url: string, subject: Subject, address: string): Promise<number> {
  const page = await freshPage(browser, url, subject);
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.set(
      response.url(),
      // Ignore responses still in flight when the page closes.
      response.body().then(
        (body) => gzipSync(body).length,
        () => 0,
      ),
    );
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(MATTER).first().waitFor();
  const before = await Promise.all([...sizes.values()]);
  await page.context().close();
  return Math.round(before.reduce((sum, size) => sum + size, 0) / 102.4) / 10;
}

/** A way to reach a page: the starting address, what to click, and what shows once the page is there. */
interface Way {
  from: string;
  menu?: string;
  click: string;
  shows: string;
}

function waysOf({ team, played, player }: Subject): Record<string, Way> {
  const name = encodeURIComponent(team);
  const link = (to: string) => `.nav-items a[href="${to}"]`;
  return {
    dashboard: { from: '/playoff', click: link('/dashboard'), shows: '.season-strip' },
    rankings: { from: '/playoff', click: link('/rankings'), shows: 'table[aria-label="AP rankings"] tbody td' },
    playoff: { from: '/rankings', click: link('/playoff'), shows: '.bracket .match' },
    schedule: {
      from: '/playoff',
      menu: 'TEAM',
      click: link(`/${name}/schedule`),
      shows: 'table[aria-label*=" schedule "] tbody td',
    },
    roster: { from: '/playoff', menu: 'TEAM', click: link(`/${name}/roster`), shows: '.class-bar' },
    history: { from: '/playoff', menu: 'TEAM', click: link(`/${name}/history`), shows: '.history-chart' },
    standings: {
      from: '/playoff',
      menu: 'CONFERENCE STANDINGS',
      click: link('/standings/SEC'),
      shows: 'table[aria-label="SEC standings"] tbody td',
    },
    'team stats': {
      from: '/playoff',
      menu: 'STATS',
      click: link('/stats/team'),
      shows: 'table[aria-label="Team offense"] tbody td',
    },
    'individual stats': {
      from: '/playoff',
      menu: 'STATS',
      click: link('/stats/individual'),
      shows: 'table[aria-label="Passing leaders"] tbody td',
    },
    'ratings stats': { from: '/playoff', menu: 'STATS', click: link('/stats/ratings'), shows: '.class-lines' },
    week: { from: '/playoff', menu: 'SCHEDULE', click: link('/schedule/5'), shows: '.score-card' },
    game: { from: `/${name}/schedule`, click: `table a[href="/game/${played}"]`, shows: '.scoreboard' },
    player: { from: `/${name}/roster`, click: `table a[href="/players/${player}"]`, shows: '.player-header' },
  };
}

/** Milliseconds after which a click counts as failed. */
const TOO_LONG = 30_000;

/**
 * Clicks inside the page and returns the milliseconds until the frame that shows the expected element. Throws, naming
 * what is missing, if there is nothing to click or the element never appears.
 */
function clickUntil(page: Page, click: string, shows: string): Promise<number> {
  return page.evaluate(
    ([target, wanted, tooLong]) =>
      new Promise<number>((resolve, reject) => {
        const started = performance.now();
        // A frame that contains the element is painted after this and before the next task.
        const look = () => {
          if (!document.querySelector(wanted)) {
            if (performance.now() - started <= tooLong) return void requestAnimationFrame(look);
            return reject(new Error(`${wanted} did not come on ${location.href}`));
          }
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now() - started);
          channel.port2.postMessage(null);
        };
        const there = document.querySelector<HTMLElement>(target);
        if (there === null) return reject(new Error(`there is no ${target} on ${location.href}`));
        there.click();
        requestAnimationFrame(look);
      }),
    [click, shows, TOO_LONG] as const,
  );
}

async function quiet(page: Page): Promise<void> {
  await page.locator(MATTER).first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function routeChange(page: Page, way: Way): Promise<{ median: number; max: number }> {
  const times: number[] = [];
  await page.goto(way.from);
  for (let round = 0; round < ROUNDS; round++) {
    await quiet(page);
    // Drop cached answers so that every page change asks the server.
    await page.evaluate(() => window.dispatchEvent(new Event('dynasty:refresh')));
    await quiet(page);
    if (way.menu) await page.getByRole('button', { name: way.menu, exact: true }).click();
    times.push(await clickUntil(page, way.click, way.shows));
    await quiet(page);
    await page.goBack();
  }
  return spread(times);
}

async function sortTable(page: Page): Promise<WebReport['sortTable']> {
  await page.goto('/stats/team');
  await quiet(page);
  const table = 'table[aria-label="Team offense"]';
  const rows = Number(await page.locator(table).getAttribute('aria-rowcount')) - 1;
  const times: number[] = [];
  for (let column = 3; column < 3 + 2 * ROUNDS; column++) {
    const head = `${table} thead th:nth-child(${column})`;
    times.push(await clickUntil(page, `${head} button`, `${head}[aria-sort$="ing"]`));
  }
  return { rows, ...spread(times) };
}

/** Returns the layout shift until the page settles, by the browser's own metric. */
async function layoutShift(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await quiet(page);
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 100));
      }),
  );
  return Math.round(moved * 10_000) / 10_000;
}

async function measure(browser: Browser, url: string, subject: Subject): Promise<WebReport> {
  const name = encodeURIComponent(subject.team);
  const firstPages = { home: '/', dashboard: '/dashboard', rankings: '/rankings', game: `/game/${subject.played}` };
  const scriptBeforeFirstPage: WebReport['scriptBeforeFirstPage'] = {};
  for (const [page, address] of Object.entries(firstPages))
    scriptBeforeFirstPage[page] = await scriptBefore(browser, url, subject, address);
  const page = await freshPage(browser, url, subject);
  const routes: WebReport['routeChange'] = {};
  for (const [route, way] of Object.entries(waysOf(subject))) routes[route] = await routeChange(page, way);
  const sorted = await sortTable(page);
  const addresses = [
    ...['/', '/dashboard', '/rankings', '/playoff', '/standings/SEC', '/standings/independent', '/schedule/5'],
    ...['/stats/team', '/stats/individual', '/stats/ratings', `/game/${subject.played}`, `/players/${subject.player}`],
    ...['schedule', 'roster', 'history'].map((part) => `/${name}/${part}`),
  ];
  const shifts: WebReport['layoutShift'] = {};
  await page.context().close();
  for (const [device, size] of [['desktop', SIZE] as const, ['phone', PHONE] as const]) {
    for (const address of addresses) {
      const fresh = await freshPage(browser, url, subject);
      await fresh.setViewportSize(size);
      shifts[`${device} ${address}`] = await layoutShift(fresh, address);
      await fresh.context().close();
    }
  }
  return { scriptBeforeFirstPage, routeChange: routes, sortTable: sorted, layoutShift: shifts };
}

/** @param old path of an old dynasty in mid-season; the file is left unchanged */
export async function benchWeb(old: string): Promise<WebReport> {
  const folder = mkdtempSync(join(tmpdir(), 'dynasty-bench-web-'));
  const save = join(folder, 'old.dynasty');
  try {
    execFileSync('npx', ['vite', 'build', '--logLevel', 'error'], { stdio: ['ignore', 'ignore', 'inherit'] });
    copyFileSync(old, save);
    const subject = await subjectOf(save);
    const server = await startServer(folder, { NODE_ENV: 'production' });
    const browser = await chromium.launch({
      executablePath: browserPath(),
      args: ['--disable-gpu', '--disable-dev-shm-usage', '--no-first-run', '--disable-background-networking'],
    });
    try {
      return await measure(browser, server.url, subject);
    } finally {
      await browser.close();
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
