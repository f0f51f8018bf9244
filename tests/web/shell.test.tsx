import { act, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { Info } from '../../src/core/contract/views/index.ts';
import { stageFacts } from '../../src/core/model/stages.ts';
import { Footer } from '../../src/web/shell/footer.tsx';
import { refreshPages } from '../../src/web/state/query.ts';
import * as given from './fixtures.ts';
import { answerWith, calls, open, setUpBrowser, stateIs } from './render.tsx';

setUpBrowser();

const at = (info: Partial<Info>) => given.rankings(1, { info: given.info(info) });
const openWith = (info: Partial<Info>) => open('/rankings', { '/api/rankings/': at(info) });

async function menu(user: ReturnType<typeof open>['user'], name: string): Promise<string[]> {
  await user.click(await screen.findByRole('button', { name }));
  const open = document.querySelector<HTMLElement>('.dropdown-menu.show')!;
  const items = within(open).getAllByRole(open.querySelector('a') ? 'link' : 'button');
  return items.map((item) => `${item.textContent} ${item.getAttribute('href') ?? ''}`.trim());
}

describe('the bar over every game page', () => {
  it('leads to every page', async () => {
    const { user } = openWith({});
    expect((await screen.findByRole('link', { name: 'Dashboard' })).getAttribute('href')).toBe('/dashboard');
    expect(screen.getByRole('link', { name: 'Rankings' }).getAttribute('href')).toBe('/rankings');
    expect(screen.getByRole('link', { name: 'Playoff' }).getAttribute('href')).toBe('/playoff');
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(await menu(user, 'TEAM')).toEqual([
      'Schedule /Texas%20A%26M/schedule',
      'Roster /Texas%20A%26M/roster',
      'Depth chart /depth',
      'Game plan /plan',
      'Injuries /injuries/Texas%20A%26M',
      'Career /career',
      'Jobs /jobs',
      'Staff /staff',
      'Legacy /legacy',
      'Coaches /coaches/Texas%20A%26M',
      'Head coach /coach',
      'History /Texas%20A%26M/history',
      'Program /program/Texas%20A%26M',
      'What happened /feed',
    ]);
    expect(await menu(user, 'RECRUITING')).toEqual([
      'Recruiting board /board',
      'Transfer portal /portal',
      'Budget /budget',
      'Signing day /signing-day',
      'Recruiting class /class',
      'Recruiting recap /recap',
    ]);
    expect(await menu(user, 'LEAGUE')).toEqual(
      expect.arrayContaining(['News /news', 'At stake /stakes', 'CFP Rankings /selection']),
    );
    expect(await menu(user, 'CONFERENCE STANDINGS')).toEqual([
      'Big Ten /standings/Big%20Ten',
      'SEC /standings/SEC',
      'Independent /standings/independent',
    ]);
    expect(await menu(user, 'STATS')).toEqual([
      'Team /stats/team',
      'Individual /stats/individual',
      'Ratings /stats/ratings',
    ]);
    const weeks = await menu(user, 'SCHEDULE');
    expect(weeks).toHaveLength(17);
    expect(weeks[0]).toBe('Week 1 /schedule/1');
    expect(weeks[16]).toBe('Week 17 /schedule/17');
  });

  it('has the dashboard only during the season', async () => {
    openWith({ stage: 'summary' });
    await screen.findByRole('link', { name: 'Rankings' });
    expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull();
  });

  it('has five tabs on a phone, which open the same menus and play on', async () => {
    const listening = { addEventListener: () => {}, removeEventListener: () => {} };
    vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes('max-width'), ...listening }));
    const { user, where } = openWith({});
    const tabs = within(await screen.findByRole('navigation', { name: 'Tabs' }));
    expect(tabs.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/dashboard');
    await user.click(tabs.getByRole('button', { name: 'League' }));
    const league = within(screen.getByRole('dialog', { name: 'League' }));
    expect(league.getByRole('link', { name: 'Rankings' })).toBeTruthy();
    expect(league.getByRole('link', { name: 'SEC' })).toBeTruthy();
    await user.click(tabs.getByRole('button', { name: 'Recruiting' }));
    const recruiting = within(screen.getByRole('dialog', { name: 'Recruiting' }));
    await user.click(recruiting.getByRole('link', { name: 'Transfer portal' }));
    await waitFor(() => expect(where()).toBe('/portal'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(tabs.getByRole('button', { name: 'Play' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it.each([
    ['NIL', 'Budget'],
    ['redshirt', 'Depth chart'],
    ['transfer', 'Transfer portal'],
    ['coach', 'Coaches'],
  ])('is searched by what people type: %s leads to %s', async (typed, label) => {
    const { user } = openWith({});
    await screen.findByRole('button', { name: 'Search' });
    await user.keyboard('/');
    await user.type(await screen.findByPlaceholderText('Go to a team, player, coach, page or week'), typed);
    expect((await screen.findAllByText(label, { selector: '.ellipsis' })).length).toBeGreaterThan(0);
  });

  it('has odds and news from the season on', async () => {
    const { user } = openWith({ stage: 'preseason', currentWeek: 1 });
    const league = await menu(user, 'LEAGUE');
    expect(league).not.toContain('At stake /stakes');
    expect(league).not.toContain('News /news');
  });

  it('shows the year and the banner of the stage', async () => {
    openWith({ stage: 'preseason', currentWeek: 1 });
    expect(await screen.findByText('2026', { selector: '.stage-year' })).toBeTruthy();
    expect(screen.getByText('Preseason', { selector: '.stage-banner' })).toBeTruthy();
  });

  it('credits the author, and links to the about page if source and profile have no address', async () => {
    openWith({});
    const footer = await screen.findByRole('contentinfo');
    expect(within(footer).getByText(/Built by/)).toBeTruthy();
    const links = within(footer).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Source code', '/about#source'],
      ['Profile', '/about#profile'],
      ['Settings', '/settings'],
      ['About', '/about'],
      ['API', '/api/docs'],
    ]);
  });

  it('links to the source and to the profile if they have addresses', () => {
    render(<Footer source="https://example.org/dynasty" profile="https://example.org/builder" />, {
      wrapper: MemoryRouter,
    });
    expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('https://example.org/builder');
    expect(screen.getByRole('link', { name: 'Source code' }).getAttribute('href')).toBe('https://example.org/dynasty');
  });

  it('has a page with the source, the author and the license', async () => {
    open('/about#source', {});
    for (const name of ['Source code', 'Profile', 'License'])
      expect(await screen.findByRole('heading', { level: 2, name })).toBeTruthy();
    expect(screen.getByText(/Permission is hereby granted, free of charge/)).toBeTruthy();
    expect(calls()).toEqual([]);
  });
});

describe('the stages', () => {
  const STAGES = [
    ['preseason', 'Non-Conference scheduling', 'Season', '/dashboard'],
    ['summary', 'Season Summary', 'Roster Progression', '/roster_progression'],
    ['progression', 'Roster Progression', 'Recruiting Summary', '/recruiting_summary'],
    ['recruiting_summary', 'Recruiting Summary', 'Non-Conference scheduling', '/noncon'],
  ] as const;

  it.each(STAGES)(
    'in %s the bar leads from "%s" to "%s" after 500 ms under an overlay',
    async (stage, now, next, path) => {
      const { user, where } = openWith({ stage, currentWeek: 18 });
      expect(await screen.findByRole('button', { name: now })).toBeTruthy();
      const before = performance.now();
      const to = STAGES.find(([each]) => stageFacts(each).label === next)?.[0] ?? 'season';
      answerWith({ '/api/advance/': { status: 'success', info: given.info({ stage: to }) } });
      await user.click(screen.getByRole('button', { name: next }));
      expect(screen.getByText(`Loading ${next}...`)).toBeTruthy();
      await waitFor(() => expect(where()).toBe(path));
      expect(performance.now() - before).toBeGreaterThanOrEqual(495);
      expect(screen.queryByText(`Loading ${next}...`)).toBeNull();
      const moves = calls().filter((call) => call.path === '/api/advance/');
      expect(moves.map(({ body }) => body)).toEqual([{ to }]);
    },
  );

  it('at the end of the season offers the summary', async () => {
    const { user, where } = openWith({ currentWeek: 18 });
    answerWith({ '/api/advance/': { status: 'success', info: given.info({ stage: 'summary' }) } });
    expect(await screen.findByText('End of Season')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Advance' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Season Summary' }));
    expect(screen.getByRole('button', { name: 'Loading Season Summary...' })).toBeTruthy();
    await waitFor(() => expect(where()).toBe('/summary'));
  });
});

describe('during the season', () => {
  it('each later week and the end can be simulated to', async () => {
    const { user } = openWith({ currentWeek: 15 });
    expect(await screen.findByText('Week 15', { selector: '.stage-now' })).toBeTruthy();
    expect(await menu(user, 'Advance')).toEqual(['Simulate to Week 16', 'Simulate to Week 17', 'End of Season']);
  });

  it('a simulation shows an overlay and refreshes the page', async () => {
    const { user } = openWith({ currentWeek: 5 });
    await screen.findByRole('button', { name: 'Advance' });
    answerWith({
      '/api/sim/18/': { status: 'success', weeks_simulated: 13, info: given.info({ currentWeek: 18 }) },
      '/api/rankings/': at({ currentWeek: 18 }),
    });
    await user.click(screen.getByRole('button', { name: 'Advance' }));
    await user.click(screen.getByRole('button', { name: 'End of Season' }));
    expect(await screen.findByText('End of Season', { selector: '.stage-now' })).toBeTruthy();
    const paths = calls().map((call) => call.path);
    expect(paths.indexOf('/api/sim/18/')).toBeGreaterThan(0);
    await waitFor(() => expect(calls().filter((call) => call.path === '/api/rankings/')).toHaveLength(2));
  });

  it('a refused simulation says why under the bars, until it is closed', async () => {
    const { user, where } = openWith({ currentWeek: 5 });
    await screen.findByRole('button', { name: 'Advance' });
    answerWith({ '/api/sim/6/': { refuse: 423, body: { error: 'The save is busy in another program.' } } });
    await user.keyboard('n');
    await user.click(await screen.findByRole('button', { name: 'Play week 5' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The save is busy in another program.');
    expect(screen.queryByText('Simulating games...')).toBeNull();
    expect(where()).toBe('/rankings');
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a button for a past week plays nothing, and the page shows where the dynasty is', async () => {
    stateIs('state-5');
    const { user, where } = openWith({ currentWeek: 2 });
    const play = await screen.findByRole('button', { name: /^Play week 2/ });
    stateIs('state-9');
    const error = 'This dynasty has moved on, so nothing was done.';
    answerWith({
      '/api/sim/3/': { refuse: 409, body: { error, redirect: '/dashboard' } },
      '/api/status/': given.status({ info: given.info({ currentWeek: 5 }) }),
      '/api/rankings/': at({ currentWeek: 5 }),
    });
    await user.click(play);
    expect((await screen.findByRole('alert')).textContent).toBe(error);
    const sent = calls().find((call) => call.path === '/api/sim/3/');
    expect(sent?.headers['X-Dynasty-State']).toBe('state-5');
    expect(await screen.findByRole('button', { name: /^Play week 5/ })).toBeTruthy();
    expect(await menu(user, 'Advance')).not.toContain('Simulate to Week 4');
    expect(where()).toBe('/rankings');
    stateIs('state-10');
    answerWith({
      '/api/sim/6/': { status: 'success', weeks_simulated: 1, info: given.info({ currentWeek: 6 }) },
      '/api/rankings/': at({ currentWeek: 6 }),
    });
    await user.click(screen.getByRole('button', { name: /^Play week 5/ }));
    await screen.findByText('Week 6', { selector: '.stage-now' });
    expect(calls().find((call) => call.path === '/api/sim/6/')?.headers['X-Dynasty-State']).toBe('state-9');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a button for a past stage links to the current one, and says why', async () => {
    const { user, where } = openWith({ currentWeek: 5 });
    await screen.findByRole('button', { name: 'Advance' });
    const info = given.info({ stage: 'summary', currentWeek: 18 });
    answerWith({
      '/api/sim/6/': { refuse: 409, body: { error: 'The 2026 season is over.', redirect: '/summary' } },
      '/api/status/': given.status({ info }),
      '/api/summary/': given.summary({ info }),
    });
    await user.click(screen.getByRole('button', { name: /^Play week 5/ }));
    await waitFor(() => expect(where()).toBe('/summary'));
    expect((await screen.findByRole('alert')).textContent).toBe('The 2026 season is over.');
  });

  it('n plays the next week, and does nothing while text is typed', async () => {
    const { user } = openWith({ currentWeek: 5 });
    await screen.findByRole('button', { name: 'Advance' });
    answerWith({ '/api/sim/6/': { status: 'success', weeks_simulated: 1, info: given.info({ currentWeek: 6 }) } });
    await user.keyboard('/');
    await user.type(await screen.findByPlaceholderText('Go to a team, player, coach, page or week'), 'n');
    expect(calls().some((call) => call.path === '/api/sim/6/')).toBe(false);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('n');
    await screen.findByRole('dialog', { name: 'Play week 5?' });
    expect(calls().some((call) => call.path === '/api/sim/6/')).toBe(false);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Play week 5' }));
    await waitFor(() => expect(calls().some((call) => call.path === '/api/sim/6/')).toBe(true));
  });

  it('n asks only once away from the dashboard, and shows the result there first', async () => {
    const { user, where } = openWith({ currentWeek: 5 });
    await screen.findByRole('button', { name: 'Advance' });
    const played = (week: number) => ({
      [`/api/sim/${week}/`]: { status: 'success', weeks_simulated: 1, info: given.info({ currentWeek: week }) },
      '/api/rankings/': at({ currentWeek: week }),
      '/api/dashboard/': given.dashboard({ info: given.info({ currentWeek: week }) }),
    });
    answerWith(played(6));
    await user.keyboard('n');
    const dialog = await screen.findByRole('dialog', { name: 'Play week 5?' });
    await user.click(within(dialog).getByRole('button', { name: 'Play week 5' }));
    await screen.findByText('Week 6', { selector: '.stage-now' });
    await waitFor(() => expect(where()).toBe('/dashboard'));
    expect(await screen.findByRole('article', { name: 'Previous game' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('link', { name: 'Rankings' }));
    await waitFor(() => expect(where()).toBe('/rankings'));
    answerWith(played(7));
    await user.keyboard('n');
    await screen.findByText('Week 7', { selector: '.stage-now' });
    await waitFor(() => expect(where()).toBe('/dashboard'));
  });

  it('the menus mark the next week and name the rounds of the postseason', async () => {
    const { user } = openWith({ currentWeek: 14 });
    await user.click(await screen.findByRole('button', { name: 'SCHEDULE' }));
    const entry = (week: number) => screen.getByRole('link', { name: new RegExp(`^Week ${week}$`) });
    expect(entry(14).getAttribute('aria-current')).toBe('date');
    expect(entry(14).dataset.aside).toBe('up next');
    expect(entry(15).dataset.aside).toBe('Conference Championships');
    expect(entry(13).dataset.aside).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Advance' }));
    const to = screen.getByRole('button', { name: 'Simulate to Week 15' });
    expect(to.dataset.aside).toBe('Conference Championships');
  });

  it('n on the dashboard plays right away', async () => {
    const { user } = open('/dashboard', { '/api/dashboard/': given.dashboard() });
    await screen.findByRole('button', { name: 'Advance' });
    await user.keyboard('n');
    await waitFor(() => expect(calls().some((call) => call.path === '/api/sim/6/')).toBe(true));
  });

  it('n in preseason first says that the season will begin', async () => {
    const { user, where } = openWith({ stage: 'preseason', currentWeek: 1 });
    answerWith({ '/api/advance/': { status: 'success', info: given.info({ currentWeek: 1 }) } });
    await screen.findByText('Preseason', { selector: '.stage-banner' });
    await user.keyboard('n');
    const dialog = await screen.findByRole('dialog', { name: 'Begin the 2026 season?' });
    expect(where()).toBe('/rankings');
    await user.click(within(dialog).getByRole('button', { name: 'Begin the season' }));
    await waitFor(() => expect(where()).toBe('/dashboard'));
  });
});

describe('undo', () => {
  it('names the decision, and undoes it only after a yes', async () => {
    const { user, where } = openWith({ currentWeek: 6 });
    answerWith({
      '/api/undo/': {
        info: given.info({ currentWeek: 6 }),
        decisions: ['week 5 of 2026 played, Texas A&M 20-17 over LSU'],
      },
      '/api/dashboard/': given.dashboard(),
    });
    await user.click(await screen.findByRole('button', { name: 'Undo last move' }));
    const dialog = await screen.findByRole('dialog', { name: 'Undo last move?' });
    await within(dialog).findByText('Week 5 of 2026 played, Texas A&M 20-17 over LSU');
    const sent = () => calls().filter((call) => call.path === '/api/undo/' && call.method === 'POST');
    expect(sent()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(where()).toBe('/dashboard'));
    expect(sent()[0]?.body).toEqual({ steps: 1 });
  });

  it('says so when there is nothing to undo', async () => {
    const { user } = openWith({ currentWeek: 1 });
    answerWith({ '/api/undo/': { info: given.info(), decisions: [] } });
    await user.click(await screen.findByRole('button', { name: 'Undo last move' }));
    await screen.findByText('There is nothing to undo.');
    expect((screen.getByRole('button', { name: 'Undo' }) as HTMLButtonElement).disabled).toBe(true);
  });
});

describe('the refresh event', () => {
  it('makes the page reload its data', async () => {
    openWith({});
    await screen.findByText('AP Top 25');
    const asked = () => calls().filter((call) => call.path === '/api/rankings/').length;
    expect(asked()).toBe(1);
    act(() => refreshPages());
    await waitFor(() => expect(asked()).toBe(2));
  });
});

describe('the palette', () => {
  it('opens by Ctrl-K and goes to a page', async () => {
    const { user, where } = openWith({});
    await screen.findByText('AP Top 25');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByPlaceholderText('Go to a team, player, coach, page or week'), 'week 9');
    await user.click(await screen.findByText('Week 9'));
    await waitFor(() => expect(where()).toBe('/schedule/9'));
  });

  it('plays on, simulates, changes the theme and opens saved games', async () => {
    const { user, where } = openWith({ currentWeek: 5 });
    answerWith({
      '/api/players/': { players: [] },
      '/api/sim/6/': { status: 'success', weeks_simulated: 1, info: given.info({ currentWeek: 6 }) },
      '/api/sim/12/': { status: 'success', weeks_simulated: 6, info: given.info({ currentWeek: 12 }) },
    });
    await screen.findByText('AP Top 25');
    const choose = async (typed: string, label: string) => {
      await user.keyboard('/');
      await user.type(await screen.findByPlaceholderText('Go to a team, player, coach, page or week'), typed);
      const actions = await screen.findByRole('group', { name: 'Actions' });
      await user.click(within(actions).getByText(label));
      await waitFor(() =>
        expect(screen.queryByPlaceholderText('Go to a team, player, coach, page or week')).toBeNull(),
      );
    };
    await choose('play', 'Play week 5');
    await waitFor(() => expect(calls().some((call) => call.path === '/api/sim/6/')).toBe(true));
    await waitFor(() => expect(screen.queryByText('Simulating games...')).toBeNull());
    await choose('week 12', 'Simulate to week 12');
    await waitFor(() => expect(calls().some((call) => call.path === '/api/sim/12/')).toBe(true));
    await waitFor(() => expect(screen.queryByText('Simulating games...')).toBeNull());
    await choose('undo', 'Undo last move');
    expect(await screen.findByRole('dialog')).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose('dark', 'Theme: dark');
    expect(document.documentElement.dataset.bsTheme).toBe('dark');
    await choose('saved', 'Saved games');
    await waitFor(() => expect(where()).toBe('/'));
  });

  it('finds the dashboard, the most common actions, and how to play', async () => {
    const { user, where } = openWith({ currentWeek: 5 });
    answerWith({ '/api/players/': { players: [] } });
    await screen.findByText('AP Top 25');
    await user.keyboard('/');
    const actions = await screen.findByRole('group', { name: 'Actions' });
    expect(
      within(actions)
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual([
      'Play week 5n',
      'Simulate to the end of the season',
      'Undo last move',
      'Saved gamesload, or start a new one',
    ]);
    await user.type(screen.getByPlaceholderText('Go to a team, player, coach, page or week'), 'dashb');
    expect(within(await screen.findByRole('group', { name: 'Pages' })).getByText('Dashboard')).toBeTruthy();
    await user.clear(screen.getByPlaceholderText('Go to a team, player, coach, page or week'));
    await user.type(screen.getByPlaceholderText('Go to a team, player, coach, page or week'), 'how');
    await user.click(await screen.findByText('How to play'));
    await waitFor(() => expect(where()).toMatch(/^\/about/));
    expect(await screen.findByRole('heading', { name: 'How to play' })).toBeTruthy();
  });

  it.each([
    ['umass', 'Massachusetts'],
    ['hawaii', "Hawai'i"],
    ['rainbow', "Hawai'i"],
    ['san jose', 'San José State'],
  ])('finds by "%s" the team %s', async (typed, expected) => {
    const { user } = openWith({});
    const independents = [
      { ...given.previewTeam('Massachusetts', 2), mascot: 'Minutemen' },
      { ...given.previewTeam("Hawai'i", 3), mascot: 'Rainbow Warriors' },
      { ...given.previewTeam('San José State', 3), mascot: 'Spartans' },
    ];
    const preview = { ...given.home().preview, independents };
    answerWith({ '/api/players/': { players: [] }, '/api/home/': given.home({ preview }) });
    await screen.findByText('AP Top 25');
    await user.keyboard('/');
    await user.type(await screen.findByPlaceholderText('Go to a team, player, coach, page or week'), typed);
    const found = within(await screen.findByRole('group', { name: 'Teams' })).getAllByRole('option');
    expect(within(found[0]!).getByText(expected)).toBeTruthy();
  });

  it.each([
    ['schedule', 'Scheduleyour games'],
    ['roster', 'Rosteryour players'],
    ['history', 'Historyyour seasons'],
    ['program', 'Programyour titles and honors'],
    ['plan', 'Game planrun or pass, tempo, pressure'],
    ['odds', 'At stakeodds of all teams'],
    ['heisman', 'Heisman Racewho leads, and who will likely win'],
    ['ap poll', 'Rankingsthe AP poll'],
    ['big ten standings', 'Big Tenconference standings'],
  ])('finds by "%s" the page that the bar calls the same', async (typed, expected) => {
    const { user } = openWith({});
    answerWith({ '/api/players/': { players: [] } });
    await screen.findByText('AP Top 25');
    await user.keyboard('/');
    await user.type(await screen.findByPlaceholderText('Go to a team, player, coach, page or week'), typed);
    const found = within(await screen.findByRole('group', { name: 'Pages' })).getAllByRole('option');
    expect(found[0]!.textContent).toBe(expected);
  });

  it('goes on to the next stage between two seasons', async () => {
    const { user, where } = openWith({ stage: 'summary', currentWeek: 18 });
    const moved = { status: 'success', info: given.info({ stage: 'progression', currentWeek: 18 }) };
    answerWith({ '/api/players/': { players: [] }, '/api/advance/': moved });
    await screen.findByText('AP Top 25');
    await user.keyboard('/');
    const actions = await screen.findByRole('group', { name: 'Actions' });
    await user.click(within(actions).getByText('Roster Progression'));
    await waitFor(() => expect(where()).toBe('/roster_progression'));
  });

  it('finds players of every team by asking the server once typing pauses', async () => {
    const found = (id: number, last: string, pos: string, team: string) => ({
      id,
      first: 'Mo',
      last,
      pos,
      year: 'jr',
      rating: 90 - id,
      team,
    });
    const { user, where } = openWith({});
    answerWith({
      '/api/players/': { players: [] },
      '/api/players/?name=okafor': { players: [found(1, 'Okafor', 'ol', 'Rice'), found(2, "O'Kafor", 'dl', 'LSU')] },
    });
    await screen.findByText('AP Top 25');
    await user.keyboard('/');
    await user.type(await screen.findByPlaceholderText('Go to a team, player, coach, page or week'), 'okafor');
    const players = await screen.findByRole('group', { name: 'Players' });
    expect(
      within(players)
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual(['Mo OkaforOL, Rice · 89', "Mo O'KaforDL, LSU · 88"]);
    expect(calls().filter((call) => call.path.startsWith('/api/players/')).length).toBeLessThan(6);
    await user.click(within(players).getByText('Mo Okafor'));
    await waitFor(() => expect(where()).toBe('/players/1'));
  });
});
