import type { APIRequestContext, ConsoleMessage, Page, TestInfo } from 'playwright/test';
import { test as base, expect } from 'playwright/test';
import type { Moment, Prepared } from './prepared.ts';
import { prepared, TEAM } from './prepared.ts';
import { preparedServer, type Server } from './server.ts';

interface Watched {
  /** Whether this test breaks something on purpose, so that console errors are expected. */
  breaks: boolean;
  /** Console errors. */
  complaints: string[];
  /** Count of the page's requests in flight. */
  traffic: Traffic;
}

interface Traffic {
  open: number;
}

/** Counts a page's requests from now on, across all tests that share it. */
function trafficOf(page: Page): Traffic {
  const traffic = { open: 0 };
  page.on('request', () => traffic.open++);
  page.on('requestfinished', () => traffic.open--);
  page.on('requestfailed', () => traffic.open--);
  return traffic;
}

/** A page on a worker's own server. A test fails if the console logs an error. */
export const test = base.extend<Watched, { server: Server }>({
  server: [
    async ({ browserName }, use) => {
      const server = await preparedServer(browserName);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 0 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  breaks: [false, { option: true }],
  traffic: [
    async ({ page }, use) => {
      const traffic = watched.get(page) ?? trafficOf(page);
      watched.set(page, traffic);
      await use(traffic);
    },
    { auto: true },
  ],
  complaints: [
    async ({ page, breaks }, use, info) => {
      const complaints: string[] = [];
      const failed = (error: Error) => void complaints.push(error.message);
      const complain = (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type()) && !TOO_SLOW.test(message.text()))
          complaints.push(`${message.text()} ${message.location().url}`);
      };
      page.on('pageerror', failed).on('console', complain);
      await use(complaints);
      page.off('pageerror', failed).off('console', complain);
      if (info.status !== info.expectedStatus) await printFailure(page, info, complaints);
      if (!breaks && !broken.has(page)) expect(complaints, 'the console').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect, TEAM };

/**
 * Chromium's warning when a preloaded font goes unused for seconds after load: a sign of a busy machine, not of a bad
 * page.
 */
const TOO_SLOW = /was preloaded using link preload but not used/;

/** Characters of a failing page to print. */
const MOST_LETTERS = 1500;

/** Prints where a test failed, what the page showed, and its console errors, including expected refusals. */
async function printFailure(page: Page, { title }: TestInfo, complaints: readonly string[]): Promise<void> {
  const pageText = await page.locator('body').innerText().catch(String);
  console.log(`"${title}" failed at ${page.url()}, which showed:\n${pageText.slice(0, MOST_LETTERS)}`);
  console.log(`Its console said:\n${complaints.join('\n') || 'nothing'}`);
}

const watched = new WeakMap<Page, Traffic>();
/** Pages with a call that fails on purpose, so that console errors are expected. */
const broken = new WeakSet<Page>();
/** The moment each page was loaded for, and whether anything was done on it since. */
const loaded = new WeakMap<Page, { moment: Moment; untouched: boolean }>();

/** Switches the page to a prepared dynasty. */
export async function take(page: Page, moment: Moment): Promise<Prepared> {
  const dynasty = prepared(moment);
  await page.addInitScript((id) => localStorage.setItem('user_id', id), dynasty.userId);
  return dynasty;
}

/** Undoes what a test played in a prepared dynasty that other tests on the same server share. */
export async function playBack(request: APIRequestContext, userId: string, week: number): Promise<void> {
  const headers = { 'X-User-ID': userId };
  const now = async () => (await (await request.get('/api/status/', { headers })).json()).info.currentWeek;
  while ((await now()) > week) {
    expect((await request.post('/api/undo/', { headers, data: { steps: 1 } })).status()).toBe(200);
  }
}

/** Follows an address like a link, without reloading the program. */
export function follow(page: Page, address: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Loads the program at an address in a moment's dynasty. */
async function load(page: Page, moment: Moment, address: string): Promise<void> {
  // Any response from the server gives access to the browser's storage for it.
  if (!loaded.has(page)) await page.goto('/api/health');
  await page.evaluate((id) => {
    localStorage.setItem('user_id', id);
    // Start like a new tab: an old tab would stay with its dynasty.
    sessionStorage.removeItem('user_id');
  }, prepared(moment).userId);
  await page.goto(address);
}

/** Waits two animation frames: a request made in the first is in flight by the second. */
function frames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Waits for transitions of colors and positions to finish. */
function still(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Waits until the page has its content, no requests are in flight, fonts and crests are loaded, and nothing moves. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main :is(h1, .alert)').first()).toBeVisible();
  const quiet = async () => {
    for (let look = 0; look < 3; look++) {
      if (watched.get(page)?.open !== 0) return false;
      await frames(page);
    }
    return watched.get(page)?.open === 0;
  };
  await expect.poll(quiet, { intervals: [20, 20, 50] }).toBe(true);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await still(page);
}

export interface Place {
  moment: Moment;
  address: string | ((dynasty: Prepared) => string);
  /** The page's own call, if it should fail. */
  fails?: string;
  /** Steps to take before looking: open a dialog, choose a tab. */
  steps?: (page: Page) => Promise<void>;
  /** Built from the same components as another place: skipped by the accessibility check. */
  alike?: true;
}

/** Opens a screen in its dynasty, on a page that may have shown other screens before. */
export async function visit(page: Page, { moment, address, fails, steps }: Place): Promise<void> {
  const before = loaded.get(page);
  if (fails !== undefined) {
    broken.add(page);
    await page.route(fails, (route) => route.fulfill({ status: 500, json: { error: 'Broken.' } }));
  }
  const where = typeof address === 'string' ? address : address(prepared(moment));
  const again = before?.moment !== moment || !before.untouched || fails !== undefined;
  if (again) await load(page, moment, where);
  else await follow(page, where);
  loaded.set(page, { moment, untouched: fails === undefined && steps === undefined });
  await settled(page);
  if (steps) {
    await steps(page);
    await settled(page);
  }
}

const team = `/${encodeURIComponent(TEAM)}`;

function placesAt(
  moment: Moment,
  addresses: Record<string, Place['address']>,
  more: Pick<Place, 'alike'> = {},
): Record<string, Place> {
  return Object.fromEntries(Object.entries(addresses).map(([name, address]) => [name, { moment, address, ...more }]));
}

/** Screens that differ from another only in their content. */
function alike(moment: Moment, addresses: Record<string, Place['address']>): Record<string, Place> {
  return placesAt(moment, addresses, { alike: true });
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();
const key = (keys: string) => (page: Page) => page.keyboard.press(keys);

async function inDialog(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** A layer that opens over a page. */
function over(moment: Moment, address: Place['address'], open: (page: Page) => Promise<void>): Place {
  const steps = async (page: Page) => {
    await open(page);
    await inDialog(page);
  };
  return { moment, address, steps };
}

async function searchFor(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder(/Go to a team/).fill(words);
  await expect(page.locator('[cmdk-item]').first()).toBeVisible();
}

async function chooseOpponent(page: Page): Promise<void> {
  await press('Schedule Game')(page);
  await page.locator('.modal .row-name').nth(1).click();
}

async function newGame(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'New Game' }).click();
  await page.getByLabel('Filter Teams').waitFor();
}

const tab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();

/** Layers that open over a page, and content that appears only after a click. */
const OPENED: Readonly<Record<string, Place>> = {
  'new-game': { moment: 'preseason', address: '/', steps: newGame },
  'schedule-dialog': over('preseason', '/noncon', press('Schedule Game')),
  'schedule-dialog-chosen': { ...over('preseason', '/noncon', chooseOpponent), alike: true },
  'question-begin': over('preseason', '/noncon', key('n')),
  'question-play': { ...over('midseason', '/rankings', key('n')), alike: true },
  'question-undo': over('midseason', '/dashboard', press('Undo last move')),
  'question-delete': over('preseason', '/', press(/^Delete /)),
  'team-popup': over('midseason', '/rankings', (page) => page.locator('table .team-link').first().click()),
  'why-rank': over('midseason', '/rankings', (page) => page.locator('table .quiet-link').first().click()),
  'why-line': {
    ...over(
      'midseason',
      ({ coming }) => `/game/${coming}`,
      (page) => page.locator('.preview .quiet-link').first().click(),
    ),
    alike: true,
  },
  palette: over('midseason', '/dashboard', key('Control+k')),
  'palette-asked': over('midseason', '/dashboard', (page) => searchFor(page, 'mich')),
  'awards-best': { moment: 'over', address: '/awards', steps: tab('Players of the Year') },
  'awards-nation': { moment: 'over', address: '/awards', steps: tab('All-America') },
  'awards-conference': { moment: 'over', address: '/awards', steps: tab('Conference'), alike: true },
  'awards-weeks': { moment: 'over', address: '/awards', steps: tab('Weeks') },
  'menu-open': { moment: 'midseason', address: '/rankings', steps: press('CONFERENCE STANDINGS') },
  'advance-open': { moment: 'midseason', address: '/dashboard', steps: press('Advance') },
};

/** Places in an alternate state or built from the same components as another; checked only in thorough runs. */
export const SELDOM: ReadonlySet<string> = new Set([
  'rankings-preseason',
  'schedule-preseason',
  'standings-preseason',
  'playoff-preseason',
  'stats-team-preseason',
  'player-preseason',
  'dashboard-kickoff',
  'dashboard-over',
  'heisman-race',
  'season-running',
  'season-real',
  'trophies-over',
  'portal-over',
  'independents',
  'week-to-come',
  'lineman',
  'kicker',
  'punter',
  'stats-individual-failed',
  'stats-individual-preseason',
  'records-program',
  'series',
  'question-begin',
  'menu-open',
  'playoff-of-2',
  'playoff-of-4',
  'question-undo',
  'question-delete',
  'awards-nation',
  'awards-weeks',
  'palette-asked',
]);

/** Every screen in every state that looks different. */
export const PLACES: Readonly<Record<string, Place>> = {
  ...placesAt('preseason', {
    home: '/',
    noncon: '/noncon',
    'rankings-preseason': '/rankings',
    'schedule-preseason': `${team}/schedule`,
    'standings-preseason': '/standings/SEC',
    'playoff-preseason': '/playoff',
    'stats-team-preseason': '/stats/team',
    'stats-individual-preseason': '/stats/individual',
    'player-preseason': ({ player }) => `/players/${player}`,
  }),
  ...placesAt('kickoff', { 'dashboard-kickoff': '/dashboard' }),
  ...placesAt('midseason', {
    dashboard: '/dashboard',
    rankings: '/rankings',
    plan: '/plan',
    board: '/board',
    'recruiting-class': '/class',
    feed: '/feed',
    'signing-day': '/signing-day',
    portal: '/portal',
    budget: '/budget',
    depth: '/depth',
    selection: '/selection',
    stakes: '/stakes',
    news: '/news',
    schedule: `${team}/schedule`,
    roster: `${team}/roster`,
    history: `${team}/history`,
    playoff: '/playoff',
    'heisman-race': '/awards',
    'season-running': '/season',
    'season-real': '/season/2009',
    injuries: '/injuries',
    trophies: '/trophies',
    rivalries: `/rivalry${team}`,
    records: '/records',
    'records-program': `/records${team}`,
    hall: '/hall',
    career: '/career',
    jobs: '/jobs',
    staff: '/staff',
    legacy: '/legacy',
    program: `/program${team}`,
    standings: '/standings/SEC',
    independents: '/standings/independent',
    'week-played': '/schedule/3',
    'week-to-come': '/schedule/12',
    'stats-team': '/stats/team',
    'stats-individual': '/stats/individual',
    'stats-ratings': '/stats/ratings',
    game: ({ played }) => `/game/${played}`,
    recap: '/recap',
    'what-if': ({ played }) => `/what-if/${played}`,
    'what-if-move': '/what-if-move/signing',
    preview: ({ coming }) => `/game/${coming}`,
    player: ({ player }) => `/players/${player}`,
    lineman: ({ lineman }) => `/players/${lineman}`,
    kicker: ({ kicker }) => `/players/${kicker}`,
    punter: ({ punter }) => `/players/${punter}`,
    about: '/about',
    'not-found': '/nowhere',
  }),
  'live-game': {
    moment: 'midseason',
    address: ({ coming }) => `/game/${coming}/live`,
    steps: async (page) => {
      // Score a few times so that the charts have data.
      for (let scores = 0; scores < 3; scores++) {
        await page.keyboard.press('5');
        await settled(page);
      }
    },
  },
  failed: { moment: 'midseason', address: '/rankings', fails: '**/api/rankings/**' },
  'stats-individual-failed': {
    moment: 'midseason',
    address: '/stats/individual',
    fails: '**/api/stats/individual/**',
  },
  ...placesAt('two', { 'playoff-of-2': '/playoff' }),
  ...placesAt('four', { 'playoff-of-4': '/playoff' }),
  ...placesAt('over', {
    'dashboard-over': '/dashboard',
    'playoff-played': '/playoff',
    awards: '/awards',
    season: '/season',
    'trophies-over': '/trophies/Georgia',
    series: '/rivalry/Texas%20A%26M/Texas',
  }),
  ...placesAt('summary', { summary: '/summary', review: '/review', ledger: '/ledger', 'portal-open': '/portal' }),
  ...placesAt('progression', { 'roster-progression': '/roster_progression' }),
  ...placesAt('recruiting_summary', {
    'recruiting-summary': '/recruiting_summary',
    draft: '/draft',
    'portal-over': '/portal',
  }),
  ...alike('open-week', { 'dashboard-open-week': '/dashboard' }),
  ...alike('midseason', {
    'week-15-to-come': '/schedule/15',
    'week-postseason-to-come': '/schedule/18',
    'roster-of-another': '/Rice/roster',
  }),
  ...alike('over', {
    'schedule-over': `${team}/schedule`,
    'rankings-over': '/rankings',
    'standings-over': '/standings/SEC',
    'week-16': '/schedule/16',
    'week-19': '/schedule/19',
  }),
  ...alike('title-week', { 'dashboard-title-week': '/dashboard', 'week-15': '/schedule/15' }),
  ...alike('semifinal', {
    'dashboard-semifinal': '/dashboard',
    'playoff-semifinal': '/playoff',
    'preview-semifinal': ({ coming }) => `/game/${coming}`,
  }),
  ...alike('eliminated', { 'dashboard-eliminated': '/dashboard', 'playoff-eliminated': '/playoff' }),
  ...alike('champion', {
    'dashboard-champion': '/dashboard',
    'schedule-champion': '/Alabama/schedule',
    'history-champion': '/Alabama/history',
    'standings-champion': '/standings/SEC',
  }),
  ...alike('champion-summary', { 'summary-champion': '/summary' }),
  ...alike('independent', {
    'dashboard-independent': '/dashboard',
    'schedule-independent': ({ team: name }) => `/${encodeURIComponent(name)}/schedule`,
  }),
  ...alike('third-year', {
    'dashboard-third-year': '/dashboard',
    'history-third-year': `${team}/history`,
    'schedule-first-year': `${team}/schedule?year=2025`,
    'player-third-year': ({ player }) => `/players/${player}`,
    'roster-third-year': `${team}/roster`,
  }),
  ...OPENED,
};
