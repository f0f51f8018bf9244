import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HEADINGS } from '../../src/core/present/headings.ts';
import { pollSubtitle } from '../../src/web/pages/rankings.tsx';
import * as given from './fixtures.ts';
import { answerWith, calls, open, setUpBrowser } from './render.tsx';

setUpBrowser();

const TAMU = '/api/Texas%20A%26M';
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent?.trim());
const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);
const heads = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map((head) => head.textContent?.replace(/[▾▴]/g, '').trim());

describe('non-conference scheduling', () => {
  it('counts the games, explains the rest, and offers a game only below the limit', async () => {
    const { user } = open('/noncon', {
      '/api/noncon/': given.noncon(),
      '/api/opponents/': given.opponents(),
      '/api/schedulenc/': { status: 'success', info: given.info({ stage: 'preseason' }) },
    });
    expect(await screen.findByText('Non-Conference Games Scheduled: 2 / 3')).toBeTruthy();
    expect(screen.getByText(/auto-scheduled when the season starts/)).toBeTruthy();
    expect(screen.getByText(/Rivalry games are fixed and happen every year/)).toBeTruthy();
    expect(heads(screen.getByRole('table'))).toEqual(['Week', 'Opponent', 'Label']);
    await user.click(screen.getByRole('button', { name: 'Schedule Game' }));
    const dialog = await screen.findByRole('dialog', { name: 'Schedule Non-Conference Game' });
    const send = within(dialog).getByRole('button', { name: 'Schedule' }) as HTMLButtonElement;
    expect(send.disabled).toBe(true);
    await user.click(await within(dialog).findByRole('button', { name: 'Rice' }));
    expect(send.disabled).toBe(false);
    await user.click(send);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls().find((call) => call.method === 'POST')).toMatchObject({
      path: '/api/schedulenc/',
      body: { opponent: 'Rice', week: 2 },
    });
  });

  it('says in the dialog why a game cannot be scheduled, and allows another choice', async () => {
    const { user } = open('/noncon', { '/api/noncon/': given.noncon(), '/api/opponents/': given.opponents() });
    await user.click(await screen.findByRole('button', { name: 'Schedule Game' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('button', { name: 'Rice' }));
    const error = 'Rice has no open date in week 2.';
    answerWith({ '/api/schedulenc/': { refuse: 409, body: { error, redirect: '/dashboard' } } });
    await user.click(within(dialog).getByRole('button', { name: 'Schedule' }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe(error);
    await waitFor(() =>
      expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Schedule' }).disabled).toBe(false),
    );
  });

  it('lists opponents with details of the game, by any column and by site', async () => {
    const { user } = open('/noncon', { '/api/noncon/': given.noncon(), '/api/opponents/': given.opponents() });
    await user.click(await screen.findByRole('button', { name: 'Schedule Game' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('button', { name: 'BYU' });
    const names = () => [...dialog.querySelectorAll('.row-name')].map(({ textContent }) => textContent);
    expect(names()).toEqual(['BYU', 'Ball State', 'Rice']);
    expect(heads(within(dialog).getByRole('table'))).toEqual([
      'Team',
      'Rank',
      'Conf',
      'Rating',
      'Prestige',
      'Site',
      'Miles',
      'Win',
      'Worth',
      'Spread',
    ]);
    expect(within(dialog).getByRole('row', { name: /BYU/ }).textContent).toContain('away41241%12+3.5');
    await user.click(within(dialog).getByRole('button', { name: 'Win' }));
    expect(names()).toEqual(['Rice', 'Ball State', 'BYU']);
    await user.click(within(dialog).getByRole('button', { name: 'Away' }));
    expect(names()).toEqual(['BYU']);
    await user.click(within(dialog).getByRole('button', { name: 'BYU' }));
    expect(dialog.textContent).toContain('BYU 412 miles away: you win 41% of the time.');
  });

  it('offers no game in a week that a conference game needs', async () => {
    open('/noncon', { '/api/noncon/': given.noncon({ weeks_to_schedule: [] }) });
    expect(await screen.findByText('Reserved for conference play')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Schedule Game' })).toBeNull();
  });

  it('offers nothing at the limit', async () => {
    const team = given.team('Texas A&M', { nonConfGames: 3 });
    open('/noncon', { '/api/noncon/': given.noncon({ team }) });
    await screen.findByText('Non-Conference Games Scheduled: 3 / 3');
    expect(screen.queryByRole('button', { name: 'Schedule Game' })).toBeNull();
  });

  it('asks again after half a second when it was not entered from home', async () => {
    open('/noncon', { '/api/noncon/': given.noncon() });
    await screen.findByText('Non-Conference Games Scheduled: 2 / 3');
    const asked = () => calls().filter((call) => call.path === '/api/noncon/').length;
    await waitFor(() => expect(asked()).toBe(2));
  });
});

describe('dashboard', () => {
  it('shows the last game, the next game, the conference and the top ten', async () => {
    open('/dashboard', { '/api/dashboard/': given.dashboard() });
    expect(await screen.findByRole('heading', { name: 'Texas A&M Dashboard' })).toBeTruthy();
    expect(document.title).toBe('Texas A&M Dashboard');
    const previous = screen.getByRole('article', { name: 'Previous game' });
    expect(previous.className).toContain('win');
    expect(within(previous).getByText('38-10')).toBeTruthy();
    expect(within(previous).getByRole('link', { name: 'Game Summary' }).getAttribute('href')).toBe('/game/11');
    const next = screen.getByRole('article', { name: 'Current game' });
    expect(within(next).getByText('-3.5')).toBeTruthy();
    expect(within(next).getByText('-165')).toBeTruthy();
    expect(within(next).getByRole('link', { name: 'Game Preview' }).getAttribute('href')).toBe('/game/12');
    expect(heads(screen.getByRole('table', { name: 'Conference standings' }))).toEqual([
      'Team',
      'Rating',
      'Conf',
      'Overall',
    ]);
    expect(heads(screen.getByRole('table', { name: 'AP Top 10' }))).toEqual(['Rank', 'Team', 'Record']);
    expect(screen.getByRole('heading', { name: 'AP Top 10' })).toBeTruthy();
  });

  it('shows the user’s open decisions with links, on the page of every stage', async () => {
    const pages = {
      '/dashboard': { '/api/dashboard/': given.dashboard() },
      '/noncon': { '/api/noncon/': given.noncon() },
      '/summary': { '/api/summary/': given.summary() },
      '/roster_progression': { '/api/roster_progression/': given.progression() },
      '/recruiting_summary': { '/api/recruiting_summary/': given.recruiting(2) },
    };
    for (const [address, answers] of Object.entries(pages)) {
      const { unmount } = open(address, { ...answers, '/api/status/': given.status() });
      const link = await screen.findByRole('link', { name: /12 of 68 hours a week free\./ });
      expect(link.getAttribute('href')).toBe('/board');
      unmount();
    }
  });

  it('shows no list of decisions if none is open', async () => {
    open('/dashboard', { '/api/dashboard/': given.dashboard(), '/api/status/': given.status({ open: [] }) });
    expect(await screen.findByRole('heading', { name: 'Texas A&M Dashboard' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: HEADINGS.openDecisions })).toBeNull();
  });

  it('colors a loss as one', async () => {
    const lost = given.scheduleGame({ result: 'L', score: '10-38' });
    open('/dashboard', { '/api/dashboard/': given.dashboard({ prev_game: lost, latest_game: lost }) });
    expect((await screen.findByRole('article', { name: 'Previous game' })).className).toContain('loss');
  });

  it('says so when the week is open, and shows the next game next to it', async () => {
    open('/dashboard', { '/api/dashboard/': given.dashboard({ curr_game: null }) });
    expect(await screen.findByText(/^Week \d+ is an open week\.$/)).toBeTruthy();
    expect(screen.getByRole('article', { name: 'Current game' })).toBeTruthy();
    expect(screen.queryByText('No recent or upcoming games available')).toBeNull();
  });

  it('says that neither week has a game, whatever else is shown', async () => {
    open('/dashboard', { '/api/dashboard/': given.dashboard({ prev_game: null, curr_game: null }) });
    expect(await screen.findByText('No recent or upcoming games available')).toBeTruthy();
    expect(screen.getByRole('article', { name: 'Previous game' })).toBeTruthy();
    expect(screen.getByRole('article', { name: 'Current game' })).toBeTruthy();
  });

  it('shows the rank of an opponent below 25 as well', async () => {
    open('/dashboard', { '/api/dashboard/': given.dashboard() });
    expect(within(await screen.findByRole('article', { name: 'Previous game' })).getByText('#40')).toBeTruthy();
  });

  it('says so when there is neither', async () => {
    open('/dashboard', {
      '/api/dashboard/': given.dashboard({ prev_game: null, curr_game: null, latest_game: null, upcoming_game: null }),
    });
    expect(await screen.findByText('No recent or upcoming games available')).toBeTruthy();
  });

  it('lists the other independents for an independent', async () => {
    const team = given.team('Notre Dame', { conference: 'Independent' });
    open('/dashboard', { '/api/dashboard/': given.dashboard({ team }) });
    expect(await screen.findByRole('heading', { name: 'Independent Teams' })).toBeTruthy();
    const columns = heads(screen.getByRole('table', { name: 'Conference standings' }));
    expect(columns).toEqual(['Team', 'Rating', 'Conf', 'Overall']);
  });
});

describe('rankings', () => {
  it('shows 25 teams, all of them, and 25 again', async () => {
    const { user } = open('/rankings', { '/api/rankings/': given.rankings(40) });
    expect(await screen.findByRole('heading', { name: 'AP Top 25' })).toBeTruthy();
    expect(document.title).toBe('AP Rankings');
    expect(screen.getByText('Week 5', { selector: '.sub' })).toBeTruthy();
    const table = screen.getByRole('table', { name: 'AP rankings' });
    expect(rowsOf(table)).toHaveLength(25);
    await user.click(screen.getByRole('button', { name: 'Show All 40 Teams' }));
    expect(rowsOf(screen.getByRole('table', { name: 'AP rankings' }))).toHaveLength(40);
    await user.click(screen.getByRole('button', { name: 'Show Top 25 Only' }));
    expect(rowsOf(screen.getByRole('table', { name: 'AP rankings' }))).toHaveLength(25);
  });

  it('marks movement, rounds to one decimal, and writes N/A', async () => {
    open('/rankings', { '/api/rankings/': given.rankings(3) });
    const rows = rowsOf(await screen.findByRole('table', { name: 'AP rankings' }));
    expect(heads(screen.getByRole('table', { name: 'AP rankings' }))).toEqual([
      'Rank',
      'Team',
      'Record',
      'Poll Score',
      'Strength of Record',
      'Last Week',
      'This Week',
    ]);
    expect(cellsOf(rows[0]!).slice(0, 5)).toEqual(['#1+3', 'Team 1', '4-0 (2-0)', '1500.3', '72.0']);
    expect(cellsOf(rows[1]!)[0]).toBe('#2-2');
    expect(cellsOf(rows[2]!)[0]).toBe('#3');
    expect(within(rows[1]!).getByText('-2').className).toContain('chip');
    expect(cellsOf(rows[2]!).slice(3, 5)).toEqual(['N/A', 'N/A']);
  });

  it('links last week by its score and this week by its spread, with ranked opponents, and only last week beyond 25', async () => {
    open('/rankings', { '/api/rankings/': given.rankings(1) });
    expect((await screen.findByRole('link', { name: '38-10' })).getAttribute('href')).toBe('/game/11');
    expect(screen.getByRole('link', { name: '-3.5' }).getAttribute('href')).toBe('/game/12');
    expect(screen.getByRole('button', { name: /#12\s*LSU/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /#40\s*Miami \(OH\)/ })).toBeTruthy();
  });

  it('asks once for all polls, draws the user’s team in its color and the others gray', async () => {
    const polls = {
      ...given.rankings(0),
      rankings: undefined,
      weeks: [1, 2, 3],
      teams: [
        { name: 'Georgia', ranks: [2, 1, 1] },
        { name: 'Texas A&M', ranks: [9, 40, 7] },
      ],
    };
    open('/rankings', { '/api/rankings/': given.rankings(3), '/api/polls/': polls });
    const chart = await screen.findByRole('img', { name: /^Ranks by week/ });
    expect(calls().filter(({ path }) => path.includes('/api/polls') || path.includes('?week=')).length).toBe(1);
    expect(chart.querySelectorAll('.bump-line')).toHaveLength(2);
    const own = chart.querySelectorAll('.bump-line.strong');
    expect(own).toHaveLength(1);
    expect(own[0]!.textContent).toBe('Texas A&M');
    // A rank beyond the chart sits on the edge, with a label.
    expect(within(chart).getByText('26+')).toBeTruthy();
    const words = chart.closest('figure')!.querySelector('figcaption')!;
    expect(words.textContent).toBe('Week 3 Georgia 1, Texas A&M 7');
    chart.focus();
    fireEvent.keyDown(chart, { key: 'ArrowLeft' });
    expect(words.textContent).toBe('Week 2 Georgia 1, Texas A&M 40');
  });

  it('names the moment of the poll', () => {
    expect(pollSubtitle('season', 9)).toBe('Week 9');
    expect(pollSubtitle('preseason', 1)).toBe('Preseason');
    expect(pollSubtitle('schedule non conference', 1)).toBe('Preseason');
    expect(pollSubtitle('summary', 18)).toBe('End of season');
  });
});

describe('team schedule', () => {
  it('tints results, and links finished games by score and others by Preview', async () => {
    open('/Texas%20A%26M/schedule', { [`${TAMU}/schedule/`]: given.schedule() });
    const table = await screen.findByRole('table', { name: 'Texas A&M schedule 2026' });
    expect(heads(table)).toEqual(['Week', 'Opponent', 'Rating', 'Record', 'Spread', 'Result', 'Notes']);
    const [won, lost, coming] = rowsOf(table) as [HTMLElement, HTMLElement, HTMLElement];
    expect(won.className).toContain('win');
    expect(lost.className).toContain('loss');
    expect(within(won).getByRole('link', { name: 'W: 38-10' }).getAttribute('href')).toBe('/game/11');
    expect(within(lost).getByRole('link', { name: 'L: 20-24' })).toBeTruthy();
    expect(within(coming).getByRole('link', { name: 'Preview' }).getAttribute('href')).toBe('/game/12');
    expect(within(won).getByText('MAC opponent').className).toContain('chip');
  });

  it('prefixes the rank of an opponent at 25, not at 26', async () => {
    open('/Texas%20A%26M/schedule', { [`${TAMU}/schedule/`]: given.schedule() });
    await screen.findByRole('table', { name: 'Texas A&M schedule 2026' });
    expect(screen.getByRole('button', { name: 'Rice' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /#25\s*Oregon/ })).toBeTruthy();
  });

  it('names a past season next to its record', async () => {
    open('/Texas%20A%26M/schedule?year=2025', { [`${TAMU}/schedule/?year=2025`]: given.schedule() });
    const { record } = given.schedule().team;
    expect(await screen.findByText(`2025: ${record}`)).toBeTruthy();
  });

  it('keeps the year when the team changes', async () => {
    const { user, where } = open('/Texas%20A%26M/schedule?year=2025', {
      [`${TAMU}/schedule/?year=2025`]: given.schedule(),
      '/api/LSU/schedule/?year=2025': given.schedule({ team: given.team('LSU') }),
    });
    await user.selectOptions(await screen.findByLabelText('Team'), 'LSU');
    await waitFor(() => expect(where()).toBe('/LSU/schedule?year=2025'));
    await user.selectOptions(screen.getByLabelText('Year'), '2026');
    await waitFor(() => expect(where()).toMatch(/schedule\?year=2026$/));
  });
});

describe('roster', () => {
  it('groups by position, spells classes out, and writes starters in bold', async () => {
    const { user } = open('/Texas%20A%26M/roster', { [`${TAMU}/roster/`]: given.roster() });
    const table = await screen.findByRole('table', { name: 'Texas A&M roster' });
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((head) => head.textContent),
    ).toEqual(['Quarterbacks', 'Running backs']);
    expect(heads(table)).toEqual([
      'Name',
      'No.',
      'Rating',
      'Year',
      'Status',
      'Stars',
      'Grows',
      'Size',
      'From',
      'Games',
      'Out',
      'Season',
    ]);
    expect(screen.getByText(/4 on scholarship, 1 walk-on/)).toBeTruthy();
    const walkOns = screen.getByRole('table', { name: 'Walk-ons of Texas A&M' });
    expect(within(walkOns).getByText('Sam Note').closest('tr')?.textContent).toContain('17');
    expect(within(table).getAllByRole('img', { name: 'Stars: 3 of 5' })).toHaveLength(4);
    expect(within(table).getAllByText('4 of 4')).toHaveLength(2);
    expect(within(table).getByText('1,012 Pass Yds, 9 Pass TD, 2 Int')).toBeTruthy();
    for (const word of ['Freshman', 'Sophomore', 'Junior', 'Senior'])
      expect(within(table).getByText(word)).toBeTruthy();
    const starter = within(table).getByRole('link', { name: 'Will Carter' });
    expect(starter.className).toContain('starter');
    expect(starter.getAttribute('href')).toBe('/players/1');
    expect(within(table).getByRole('link', { name: 'Luke Carter' }).className).not.toContain('starter');
    expect(within(table).getAllByText('Starter')).toHaveLength(2);
    expect(within(table).getAllByText('Backup')).toHaveLength(2);
    const filter = screen.getByLabelText('Position Filter');
    expect(within(filter).getByRole('option', { name: 'All Positions' })).toBeTruthy();
    await user.selectOptions(filter, 'rb');
    expect(within(table).queryByText('Quarterbacks')).toBeNull();
    // With a single position there is room for all of its numbers.
    expect(heads(screen.getByRole('table', { name: 'Texas A&M roster' }))).toContain('Rush Yds');
    expect(screen.getByText('388')).toBeTruthy();
  });
});

describe('team history', () => {
  it('sums wins and losses, clamps prestige, and writes rank and conference by their rules', async () => {
    open('/Texas%20A%26M/history', { [`${TAMU}/history/`]: given.history });
    expect(await screen.findByText('All-time: 32-19')).toBeTruthy();
    const table = screen.getByRole('table', { name: 'Texas A&M history' });
    expect(heads(table)).toEqual(['Year', 'Prestige', 'Rating', 'Conference', 'Record', 'Rank']);
    const [title, ranked, plain, beyond] = rowsOf(table) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
    expect(within(title).getByRole('img', { name: 'Prestige: 7 of 7' })).toBeTruthy();
    expect(within(ranked).getByRole('img', { name: 'Prestige: 1 of 7' })).toBeTruthy();
    expect(within(title).getByRole('img', { name: 'National champion' })).toBeTruthy();
    expect(within(ranked).queryByRole('img', { name: 'National champion' })).toBeNull();
    expect(within(title).getByRole('link', { name: '2026' }).getAttribute('href')).toBe(
      '/Texas%20A%26M/schedule?year=2026',
    );
    expect(within(plain).queryByRole('link')).toBeNull();
    expect(cellsOf(plain)).toEqual(['2024', expect.any(String), '68.2', 'Independent', '5-7', 'N/A']);
    expect(within(title).getByAltText('SEC')).toBeTruthy();
    expect(within(ranked).getByText('#25').className).toContain('ranked');
    expect(within(beyond).getByText('#26').className).not.toContain('ranked');
  });
});

describe('standings', () => {
  it('have a conference column', async () => {
    open('/standings/SEC', { '/api/standings/SEC/': given.standings() });
    expect(await screen.findByRole('heading', { name: 'SEC Standings' })).toBeTruthy();
    expect(heads(screen.getByRole('table', { name: 'SEC standings' }))).toEqual([
      'Rank',
      'Team',
      'Conf',
      'Overall',
      'Rating',
      'Last Week',
      'This Week',
    ]);
  });

  it('hide it for independents', async () => {
    const { conference: _, ...body } = given.standings();
    open('/standings/independent', { '/api/standings/independent/': body });
    expect(await screen.findByRole('heading', { name: 'Independent Teams' })).toBeTruthy();
    expect(heads(screen.getByRole('table'))).toEqual(['Rank', 'Team', 'Overall', 'Rating', 'Last Week', 'This Week']);
  });
});

describe('between the seasons', () => {
  it('the summary names the champion, the moves and what is next', async () => {
    open('/summary', { '/api/summary/': given.summary() });
    expect(await screen.findByText('2026 National Champion')).toBeTruthy();
    const table = screen.getByRole('table', { name: 'Conference realignment' });
    expect(cellsOf(rowsOf(table)[0]!)).toEqual(['Boise State', 'MWC', 'Independent']);
    expect(screen.getByText('Pac-10 is now the Pac-12.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'What’s Next' })).toBeTruthy();
    expect(screen.getByText(/Next come your roster’s progression/)).toBeTruthy();
  });

  it('the summary reviews your season: titles, the road, leaders, awards, prestige and who leaves', async () => {
    open('/summary', { '/api/summary/': given.summary(), '/api/review/': given.review() });
    expect(await screen.findByRole('heading', { name: 'Texas A&M 2026: 1-1, #6 in the final poll' })).toBeTruthy();
    expect(screen.getByText('SEC champion')).toBeTruthy();
    expect(screen.getByText('Bean Bowl: beat LSU 31-10')).toBeTruthy();
    const win = screen.getByRole('link', { name: /^31-10 over .*LSU \(finished 9th\) in Week 18/ });
    expect(win.getAttribute('href')).toBe('/game/77');
    const road = screen.getByRole('table', { name: 'Games of the season' });
    expect(rowsOf(road)).toHaveLength(2);
    expect(within(road).getByRole('link', { name: '10-13' }).getAttribute('href')).toBe('/game/70');
    const leaders = screen.getByRole('table', { name: 'Leaders' });
    expect(cellsOf(rowsOf(leaders)[0]!)).toEqual(['Passing yards', 'Al Bo', 'QB', '3,100']);
    expect(screen.getByText(/All-America first team/)).toBeTruthy();
    expect(screen.getByText('Final rank', { selector: 'td' })).toBeTruthy();
    expect(screen.getByText('1 player leaves. 15 of 24 starters return.')).toBeTruthy();
  });

  it('the summary says when no team moves', async () => {
    open('/summary', { '/api/summary/': given.summary({ realignment: {} }) });
    expect(await screen.findByText('No Conference Changes')).toBeTruthy();
  });

  it('progression lists improved and departing players, by position', async () => {
    const { user } = open('/roster_progression', { '/api/roster_progression/': given.progression() });
    expect(await screen.findByRole('heading', { name: 'Roster Progression: 2026 to 2027' })).toBeTruthy();
    const { team, info } = given.progression();
    const season = `${team.name} · ${info.currentYear}: ${team.record} · ${info.currentYear + 1} roster`;
    expect(document.querySelector('main')!.textContent).toContain(season);
    expect(screen.getByText('+6', { selector: '.won' })).toBeTruthy();
    expect(screen.getByText('-1', { selector: '.lost' })).toBeTruthy();
    expect(screen.getByText('Old Hand')).toBeTruthy();
    expect(screen.getByText('Graduated').className).toBe('chip');
    await user.selectOptions(screen.getByLabelText('Position Filter'), 'Wide receivers');
    expect(screen.queryByText('Old Hand')).toBeNull();
    expect(screen.getByText('Up Going')).toBeTruthy();
  });

  it('recruiting lists all recruits, and a team’s class by position', async () => {
    const { user, where } = open('/recruiting_summary', { '/api/recruiting_summary/': given.recruiting(40) });
    const table = await screen.findByRole('table', { name: 'Top recruits' });
    expect(table.getAttribute('aria-rowcount')).toBe('81');
    expect(screen.getByRole('table', { name: 'Texas A&M signees' })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Team'), 'Georgia');
    expect(screen.getByRole('table', { name: 'Georgia signees' }).getAttribute('aria-rowcount')).toBe('41');
    await user.selectOptions(screen.getByLabelText('Position Filter'), 'Quarterbacks');
    expect(where()).toBe('/recruiting_summary?team=Georgia&position=qb');
  });

  it('a team among the best classes opens its popup', async () => {
    const { user } = open('/recruiting_summary', { '/api/recruiting_summary/': given.recruiting(4) });
    const classes = await screen.findByRole('table', { name: 'Best classes' });
    await user.click(within(classes).getByRole('button', { name: 'Georgia' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });
});
