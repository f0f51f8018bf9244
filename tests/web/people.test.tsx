import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as given from './fixtures.ts';
import { calls, open, setUpBrowser } from './render.tsx';

setUpBrowser();

const page = given.dashboard();
const heads = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map((head) => head.textContent?.replace(/[▾▴]/g, '').trim());

describe('player', () => {
  it('shows his details, with stars and development out of five', async () => {
    open('/players/77', { '/api/player/77/': given.playerPage() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Tre Young' })).toBeTruthy();
    expect(screen.getByText(/WR #81 · JR/)).toBeTruthy();
    expect(screen.getByText('Starter')).toBeTruthy();
    expect(screen.getByAltText('Portrait of Tre Young').getAttribute('src')).toBe(
      '/logos/faces/77.svg?colors=500000,ffffff',
    );
    expect(screen.getByRole('img', { name: 'Stars: 4 of 5' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Development trait: 3 of 5' })).toBeTruthy();
    await waitFor(() => expect(document.title).toContain('Texas A&M vs'));
  });

  it('has a column for each of his career statistics, classes in capitals, one decimal', async () => {
    open('/players/77', { '/api/player/77/': given.playerPage() });
    const table = await screen.findByRole('table', { name: 'Career statistics' });
    expect(heads(table)).toEqual(['Year', 'Class', 'Ovr', 'G', 'Rec', 'Rec Yds', 'Y/C', 'Rec TD']);
    const rows = within(table).getAllByRole('row').slice(1);
    expect(
      within(rows[1]!)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['2025', 'SO', '79', '12', '6', '88', '14.7', '1']);
  });

  it('says where he is from, and how he grows as an estimate in words', async () => {
    open('/players/7', { '/api/player/7/': given.playerPage() });
    expect(await screen.findByText('6-3, 225 pounds, from TX')).toBeTruthy();
    expect(screen.getByText('Grows steadily, at his best 80 to 88 (staff estimate after 3 seasons)')).toBeTruthy();
  });

  it('names the games that he missed', async () => {
    const rice = given.scheduleGame({ opponent: { name: 'Rice', ranking: 90, rating: 50, record: '0-4 (0-1)' } });
    open('/players/77', { '/api/player/77/': given.playerPage({ missed: [rice] }) });
    expect(await screen.findByText(/^Missed 1 game: Week \d+ .*Rice\.$/)).toBeTruthy();
  });

  it('does not mention missed games if he missed none', async () => {
    open('/players/77', { '/api/player/77/': given.playerPage() });
    await screen.findByRole('heading', { level: 1, name: 'Tre Young' });
    expect(screen.queryByText(/Missed/)).toBeNull();
  });

  it('has the games played and missed on the roster once the team has played', async () => {
    const page = given.roster();
    const [first, ...others] = page.roster;
    const roster = [{ ...first!, games: 3, missed: 1 }, ...others];
    open('/LSU/roster', { '/api/LSU/roster/': { ...page, roster } });
    const table = await screen.findByRole('table', { name: /roster/ });
    expect(heads(table)).toContain('Out');
    const row = within(table).getByRole('row', { name: /Will Carter/ });
    const cells = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells[heads(table).indexOf('Out')]).toBe('1');
  });

  it('gives the year on the roster in one of four words, with a mark for a redshirt', async () => {
    const { roster } = given.roster();
    const marked = roster.map((player, index) => ({ ...player, redshirt: index === 2 }));
    open('/LSU/roster', { '/api/LSU/roster/': given.roster({ roster: marked }) });
    const table = await screen.findByRole('table', { name: /^LSU roster|roster$/ });
    for (const word of ['Freshman', 'Sophomore', 'Junior', 'Senior'])
      expect(within(table).getByText(word)).toBeTruthy();
    expect(within(table).getAllByTitle('Redshirt')).toHaveLength(1);
    expect(within(table).getByText('Sophomore').textContent).toBe('SophomoreRS');
  });

  it('shows no number for a player who has left', async () => {
    const { number: _, ...gone } = given.playerPage();
    open('/players/77', { '/api/player/77/': gone });
    expect((await screen.findByText(/^WR ·/)).textContent).toMatch(/^WR · JR/);
  });

  it('has no games on the roster before the team has played one', async () => {
    open('/LSU/roster', { '/api/LSU/roster/': given.roster({ team_games: 0 }) });
    const names = heads(await screen.findByRole('table', { name: /roster/ }));
    expect(names).not.toContain('Out');
    expect(names).not.toContain('Games');
  });

  it('hides games without a catch, a yard or a touchdown and opens a game by its result', async () => {
    const { user, where } = open('/players/77', { '/api/player/77/': given.playerPage() });
    const table = await screen.findByRole('table', { name: 'Game logs' });
    expect(within(table).getAllByRole('row')).toHaveLength(2);
    expect(screen.getByText('1 more game with no carries or catches.')).toBeTruthy();
    expect(within(table).getByRole('link', { name: 'W: 38-10' }).getAttribute('href')).toBe('/game/11');
    await user.selectOptions(screen.getByLabelText('Year'), '2025');
    await waitFor(() => expect(where()).toBe('/players/77?year=2025'));
  });
});

const line = { games: 4, ppg: 31.04 } as const;

describe('team statistics', () => {
  it('show nothing for a team that has not played', async () => {
    const body = { ...page, offense: { LSU: line, Rice: { games: 0, ppg: 0 } }, defense: { LSU: line } };
    open('/stats/team', { '/api/stats/team/': body });
    const table = await screen.findByRole('table', { name: 'Team offense' });
    const rice = within(table).getByText('Rice').closest('tr');
    expect([...(rice?.cells ?? [])].map((cell) => cell.textContent)).toEqual(['Rice', '0', '-']);
  });

  it('have offense and defense, one row per team', async () => {
    const body = { ...page, offense: { LSU: line, Rice: { ...line, ppg: 12 } }, defense: { LSU: line } };
    const { user } = open('/stats/team', { '/api/stats/team/': body });
    expect(await screen.findByRole('heading', { name: 'Team Stats' })).toBeTruthy();
    const table = await screen.findByRole('table', { name: 'Team offense' });
    expect(within(table).getByText('31.0')).toBeTruthy();
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    await user.click(screen.getByRole('tab', { name: 'Defense' }));
    expect(within(await screen.findByRole('table', { name: 'Team defense' })).getAllByRole('row')).toHaveLength(2);
  });
});

function passer(id: number, adjusted: number, att = 120) {
  return {
    id,
    first: 'Arm',
    last: `Number ${id}`,
    pos: 'qb',
    team: 'LSU',
    gamesPlayed: 4,
    stats: { att, adjusted_pass_yards_per_attempt: adjusted, yards_per_game: 200 },
  };
}

describe('individual statistics', () => {
  const body = {
    ...page,
    stats: {
      passing: { 1: passer(1, 7.25), 2: passer(2, 9), 3: passer(3, 20, 1) },
      rushing: { 1: passer(1, 5) },
      receiving: {},
      defense: {},
      kicking: {},
      punting: {},
      returns: {},
    },
  };

  it('sort passers by adjusted yards per attempt, best first, always with a decimal', async () => {
    const { user } = open('/stats/individual', { '/api/stats/individual/': body });
    const table = await screen.findByRole('table', { name: 'Passing leaders' });
    for (const tab of ['Passing', 'Rushing', 'Receiving']) expect(screen.getByRole('tab', { name: tab })).toBeTruthy();
    const names = () =>
      within(table)
        .getAllByRole('link')
        .map((link) => link.textContent);
    expect(names()).toEqual(['Arm Number 2', 'Arm Number 1']);
    expect(within(table).getByText('7.3')).toBeTruthy();
    expect(within(table).getByText('9.0')).toBeTruthy();
    await user.click(screen.getByLabelText('Show players with few games or attempts'));
    expect(names()).toEqual(['Arm Number 2', 'Arm Number 1', 'Arm Number 3']);
  });

  it('ask for one table at a time, each at its own address', async () => {
    const { user, where } = open('/stats/individual', { '/api/stats/individual/': body });
    await screen.findByRole('table', { name: 'Passing leaders' });
    await user.click(screen.getByRole('tab', { name: 'Rushing' }));
    await screen.findByRole('table', { name: 'Rushing leaders' });
    expect(where()).toBe('/stats/individual?table=rushing');
    const asked = calls().map(({ path }) => path);
    expect(new Set(asked.filter((path) => path.includes('individual')))).toEqual(
      new Set(['/api/stats/individual/?table=passing', '/api/stats/individual/?table=rushing']),
    );
  });
});

describe('ratings statistics', () => {
  it('show stars by tier, players by stars and all teams by rating', async () => {
    const stars = (value: number) => ({ '1': value, '2': value, '3': value, '4': value, '5': value });
    const body = {
      ...page,
      prestige_stars_table: [{ prestige: 7, avg_rating: 80.06, avg_stars: 4.1, star_percentages: stars(20) }],
      total_star_counts: {
        counts: stars(1200),
        avg_ratings: stars(60),
        avg_ratings_fr: stars(50),
        avg_ratings_so: stars(55),
        avg_ratings_jr: stars(60),
        avg_ratings_sr: stars(65),
      },
      team_counts_by_prestige: [{ prestige: 7, team_count: 9 }],
      teams: [
        { name: 'Rice', prestige: 1, rating: 50 },
        { name: 'LSU', prestige: 7, rating: 90 },
      ],
    };
    open('/stats/ratings', { '/api/stats/ratings/': body });
    expect(await screen.findByRole('heading', { name: 'Ratings Statistics' })).toBeTruthy();
    const teams = await screen.findByRole('table', { name: 'All teams by rating' });
    expect(
      within(teams)
        .getAllByRole('button', { name: /LSU|Rice/ })
        .map((team) => team.textContent),
    ).toEqual(['LSU', 'Rice']);
    expect(screen.getAllByText('1,200')).toHaveLength(5);
    expect(screen.getByText('80.1')).toBeTruthy();
  });
});

describe('the team popup', () => {
  it('says that it is loading, then shows the team', async () => {
    const { user } = open('/rankings', {
      '/api/rankings/': given.rankings(1),
      '/api/team_info/': { team: given.team('Team 1'), ...given.ledBy },
    });
    await user.click(await screen.findByRole('button', { name: 'Team 1' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('heading', { name: 'Team 1' })).toBeTruthy();
    for (const label of ['Rating', 'Prestige', 'Overall Record', 'Conference Record']) {
      expect(within(dialog).getByText(label)).toBeTruthy();
    }
    expect(within(dialog).getByText('#7')).toBeTruthy();
    expect(within(dialog).getByText('Head Coach').nextSibling?.textContent).toBe('Al Bo since 2022 (21-17)');
    expect(within(dialog).getByText('Schemes').nextSibling?.textContent).toBe('Air raid offense, 4-2-5 defense');
    expect(within(dialog).getByRole('link', { name: 'Schedule' }).getAttribute('href')).toBe('/Team%201/schedule');
    expect(within(dialog).getByRole('link', { name: 'Roster' })).toBeTruthy();
    expect(within(dialog).getByRole('link', { name: 'History' })).toBeTruthy();
    expect(within(dialog).getByRole('link', { name: 'Program' }).getAttribute('href')).toBe('/program/Team%201');
  });

  it('leaves out the rank chip of 0 and the conference record of an independent', async () => {
    const { user } = open('/rankings', {
      '/api/rankings/': given.rankings(1),
      '/api/team_info/': {
        team: given.team('Team 1', { ranking: 0, conference: 'Independent' }),
        ...given.ledBy,
        schemes: null,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Team 1' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('Overall Record');
    expect(within(dialog).queryByText('Conference Record')).toBeNull();
    expect(within(dialog).queryByText('#0')).toBeNull();
    expect(within(dialog).queryByText('Schemes')).toBeNull();
  });

  it('says when loading fails', async () => {
    const { user } = open('/rankings', { '/api/rankings/': given.rankings(1) });
    await user.click(await screen.findByRole('button', { name: 'Team 1' }));
    expect(await screen.findByText('Failed to load team information')).toBeTruthy();
  });
});

describe('a logo', () => {
  it('that cannot be loaded gets a dashed red border', async () => {
    open('/standings/SEC', { '/api/standings/SEC/': given.standings() });
    await screen.findByRole('heading', { name: 'SEC Standings' });
    const logo = document.querySelector('img[src="/logos/conferences/SEC.svg"]')!;
    fireEvent.error(logo);
    expect(logo.className).toContain('logo-failed');
  });
});
