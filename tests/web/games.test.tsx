import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FIRST_VISITOR_ID } from '../../src/core/model/ids.ts';
import { conferencesOf, kindText } from '../../src/core/present/games.ts';
import { leadScale } from '../../src/web/charts/flow-chart.tsx';
import { betterOf } from '../../src/web/pages/game/comparison.tsx';
import { driveSpan } from '../../src/web/pages/game/drive-chart.tsx';
import { scoresOf } from '../../src/web/pages/game/scoring-summary.tsx';
import { scoreInOrder, scoreWords, teamsInOrder } from '../../src/web/pages/game/sides.ts';
import { isProjection } from '../../src/web/pages/playoff.tsx';
import * as given from './fixtures.ts';
import { open, setUpBrowser } from './render.tsx';

setUpBrowser();

const week = (games: ReturnType<typeof given.game>[]) => ({ ...given.dashboard(), games });

describe('week schedule', () => {
  it('shows ranks below 26, the spread of an upcoming game and the score of a finished one', async () => {
    const played = given.game({ id: 32, scoreA: 20, scoreB: 17, winner: { name: 'LSU' }, resultA: 'W', resultB: 'L' });
    open('/schedule/5', { '/api/week/5/': week([given.game({ game_of_week: true }), played]) });
    expect(await screen.findByRole('heading', { name: 'Week 5 Schedule' })).toBeTruthy();
    const [first, second] = screen.getAllByRole('article') as [HTMLElement, HTMLElement];
    expect(within(first).getByText('Game of the week')).toBeTruthy();
    expect(within(first).getByRole('button', { name: 'LSU' })).toBeTruthy();
    expect(within(first).getByRole('button', { name: /#25\s*Texas A&M/ })).toBeTruthy();
    expect(within(first).getByText('+3.5')).toBeTruthy();
    expect(within(first).getByRole('link', { name: 'Preview' }).getAttribute('href')).toBe('/game/31');
    expect(within(second).getByText('20')).toBeTruthy();
    expect(within(second).queryByText('Game of the week')).toBeNull();
    expect(within(second).getByRole('link', { name: 'Summary' }).getAttribute('href')).toBe('/game/32');
  });
});

describe('an upcoming game', () => {
  it('is previewed with odds, five key players per team and ranked numbers', async () => {
    open('/game/31', { '/api/game/31/': given.unplayedGame() });
    expect(await screen.findByRole('heading', { name: 'Preview' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('LSU vs Texas A&M'));
    expect(screen.getByText('+145')).toBeTruthy();
    expect(screen.getByText('-3.5')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /^Key Player/ })).toHaveLength(10);
    expect(screen.getByRole('link', { name: 'Key Player 100' }).getAttribute('href')).toBe('/players/100');
    for (const label of ['Offensive yards per game', 'Defensive yards per game', 'Points per game']) {
      expect(screen.getAllByText(label)).toHaveLength(2);
    }
    expect(screen.getAllByText('22nd')).toHaveLength(2);
  });

  it('has no numbers and no ranks for teams that have not played', async () => {
    const body = given.unplayedGame();
    const none = { value: 0, rank: 1 };
    const stats = { offensive_ypg: none, defensive_ypg: none, points_per_game: none };
    const { game } = body;
    const bare = { ...game, teamA: { ...game.teamA, stats }, teamB: { ...game.teamB, stats } };
    open('/game/31', { '/api/game/31/': { ...body, game: bare } });
    expect(await screen.findAllByText('-')).toHaveLength(6);
    expect(screen.queryByText('1st')).toBeNull();
  });
});

describe('a finished game', () => {
  it('shows the score, FINAL with its overtimes, the headline and both results', async () => {
    open('/game/31', { '/api/game/31/': given.playedGame() });
    expect(await screen.findByText('FINAL/2OT')).toBeTruthy();
    expect(screen.getByText('2 overtimes')).toBeTruthy();
    expect(screen.getByText('LSU outlasts Texas A&M')).toBeTruthy();
    expect(screen.getByText('27')).toBeTruthy();
    expect(screen.getByText('W', { selector: '.board-result' })).toBeTruthy();
    expect(screen.getByText('L', { selector: '.board-result' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Drive Summary' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Team Statistics' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Player Performance' })).toBeTruthy();
    expect(screen.getByText('5.5')).toBeTruthy();
  });

  it('reads FINAL after four quarters', async () => {
    open('/game/31', { '/api/game/31/': given.playedGame({ overtime: 0 }) });
    expect(await screen.findByText('FINAL')).toBeTruthy();
  });

  it('shows the ranks of both teams on the scoreboard, whatever they are', async () => {
    open('/game/31', { '/api/game/31/': given.playedGame() });
    await screen.findByText('FINAL/2OT');
    expect(screen.getByText('#25', { selector: '.rank-chip' })).toBeTruthy();
    expect(screen.getByText('#26', { selector: '.rank-chip' })).toBeTruthy();
  });

  it('links an FCS team’s player to his page in the season of the game', async () => {
    const body = given.playedGame();
    const log = Object.values(body.game_logs).flat()[0]!;
    const visitor = { ...log, player_id: FIRST_VISITOR_ID + 36_001 };
    open('/game/31', {
      '/api/game/31/': { ...body, game_logs: { ...body.game_logs, Passing: [visitor], Receiving: [] } },
    });
    const links = await screen.findAllByRole('link', { name: new RegExp(`${log.last}`) });
    for (const link of links) expect(link.getAttribute('href')).toBe(`/players/100036001?year=${body.game.year}`);
  });

  it('names the regulars who could not play', async () => {
    const absent = [{ id: 5, first: 'Dee', last: "O'Hara", pos: 'qb' as const, team: 'LSU' }];
    open('/game/31', { '/api/game/31/': { ...given.playedGame(), absent } });
    expect(await screen.findByText("Out for LSU: QB Dee O'Hara.")).toBeTruthy();
  });

  it('hides a receiver without a catch, a yard or a touchdown', async () => {
    open('/game/31', { '/api/game/31/': given.playedGame() });
    expect((await screen.findAllByText(/Catcher1/)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/Catcher2/)).toBeNull();
  });

  it('writes every score in the order of the scoreboard, the road team first', async () => {
    // Texas A&M, team B, is at home.
    open('/game/31', { '/api/game/31/': given.playedGame() });
    const drives = (await screen.findByRole('heading', { name: 'Drive Summary' })).closest('section')!;
    expect(within(drives).getByText('LSU-TAMU')).toBeTruthy();
    expect(within(drives).getByText('7-0')).toBeTruthy();
    const atLsu = given.playedGame({ homeTeam: 'A' }).game;
    expect([scoreInOrder(atLsu, 7, 0), teamsInOrder(atLsu), scoreWords(atLsu, 7, 0)]).toEqual([
      '0-7',
      'TAMU-LSU',
      'TAMU 0, LSU 7',
    ]);
  });

  it('names the scorer of a return touchdown', async () => {
    const page = given.playedGame();
    const returned = {
      ...page.drives[0]!,
      result: 'Interception return touchdown',
      kind: 'interception' as const,
      points: 0,
      points_against: 7,
      scoreAAfter: 0,
      scoreBAfter: 7,
    };
    open('/game/31', { '/api/game/31/': { ...page, drives: [returned] } });
    const result = await screen.findByText(/Interception return touchdown/, { selector: '.drive-result' });
    expect(result.textContent).toBe('Interception return touchdown TAMU +7');
    expect(result.closest('details')!.className).toContain('scored');
  });

  it('treats more yards and fewer turnovers as better, and plays as neutral', () => {
    expect(betterOf('total yards', 350, 298)).toBe(-1);
    expect(betterOf('turnovers', 3, 1)).toBe(1);
    expect(betterOf('penalty yards', 20, 45)).toBe(-1);
    expect(betterOf('plays', 70, 61)).toBe(0);
    expect(betterOf('time of possession', '28:36', '31:24')).toBe(1);
    expect(betterOf('turnovers', 2, 2)).toBe(0);
  });

  it('has an axis in whole touchdowns, whatever the largest lead was', () => {
    for (const [lead, most] of [
      [0, 14],
      [14, 14],
      [21, 28],
      [-29, 42],
      [63, 70],
    ] as const) {
      expect(leadScale([{ margin: 0 }, { margin: lead }])).toBe(most);
    }
  });

  it('is replayed play by play with the arrow keys', async () => {
    const { user } = open('/game/31', { '/api/game/31/': given.playedGame() });
    const flow = await screen.findByRole('img', { name: /^Win probability of LSU/ });
    const words = flow.closest('figure')!.querySelector('figcaption')!;
    expect(words.textContent).toContain('Kick good');
    flow.focus();
    await user.keyboard('{ArrowLeft}');
    expect(words.textContent).toContain('touchdown');
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(words.textContent).toContain('Kickoff');
    expect(words.textContent).toContain('LSU 0, TAMU 0');
  });

  it('puts a try with its touchdown in the scoring summary', () => {
    expect(scoresOf(given.playedGame())).toMatchObject([
      { team: 'LSU', text: 'Runs for 36 yards, touchdown', try: 'Kick good', a: 7, b: 0 },
    ]);
  });
});

describe('playoff', () => {
  const at = (body: object) => open('/playoff', { '/api/playoff/': body });

  it('is titled by its size, as a projection until the field is chosen', async () => {
    at(given.playoff(2));
    expect(await screen.findByRole('heading', { level: 1, name: 'Championship Projection' })).toBeTruthy();
    expect(document.title).toBe('Championship Projection');
  });

  it('with two teams: the top two with an automatic bid, five next best, six champions', async () => {
    at(given.playoff(2));
    expect(await screen.findByText('Automatic Bid')).toBeTruthy();
    const teams = await screen.findByRole('table', { name: 'Championship Teams' });
    expect(teams.getAttribute('aria-rowcount')).toBe('3');
    expect(screen.getByRole('table', { name: 'Next Best Teams' }).getAttribute('aria-rowcount')).toBe('6');
    expect(screen.getByRole('table', { name: 'Conference champions' }).getAttribute('aria-rowcount')).toBe('7');
  });

  it('with four teams: two semifinals and a championship to be decided', async () => {
    at(given.playoff(4));
    expect(await screen.findByRole('heading', { level: 1, name: '4-Team Playoff Projection' })).toBeTruthy();
    expect(screen.getByText('Semifinal · 1 vs 4')).toBeTruthy();
    expect(screen.getByText('Semifinal · 2 vs 3')).toBeTruthy();
    expect(screen.getAllByText('TBD')).toHaveLength(2);
    const teams = await screen.findByRole('table', { name: 'Playoff Teams' });
    expect(teams.getAttribute('aria-rowcount')).toBe('5');
    expect(screen.getByRole('table', { name: 'Bubble Teams' })).toBeTruthy();
  });

  it('with twelve teams: two halves around the championship, seeds one to four highlighted, no "Winner of"', async () => {
    at(given.playoff(12));
    expect(await screen.findByRole('heading', { level: 1, name: '12-Team Playoff Projection' })).toBeTruthy();
    const table = await screen.findByRole('table', { name: 'Playoff Teams' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(12);
    expect(rows.map((row) => row.className.includes('gold'))).toEqual([
      ...Array(4).fill(true),
      ...Array(8).fill(false),
    ]);
    expect(screen.queryByText(/Winner of/)).toBeNull();
    expect(screen.getAllByText('Semifinal')).toHaveLength(2);
  });

  it('says under the title that the field will grow, with a way to the news of the vote', async () => {
    at(given.playoff(12, { next_playoff: { year: 2028, teams: 16, autobids: 5, news_week: 7 } }));
    expect(await screen.findByText(/The playoff goes from 12 teams to 16 in 2028/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Read the news' }).getAttribute('href')).toMatch(/^\/news.*7$/);
  });

  it('names the champion above the bracket and marks the team in the field', async () => {
    const body = given.playoff(4);
    const championship = given.matchup('championship', 'Team 1', 'Team 2', {
      is_projection: false,
      score1: 31,
      score2: 24,
      winner: 'Team 2',
    });
    at({ ...body, bracket: { ...body.bracket, championship } });
    expect((await screen.findByText(/National Champion/)).textContent).toContain('Team 2');
    const rows = within(await screen.findByRole('table', { name: 'Playoff Teams' })).getAllByRole('row');
    expect(rows.filter((row) => row.textContent?.includes('Champion')).map((row) => row.textContent)).toEqual([
      expect.stringContaining('Team 2'),
    ]);
  });

  it('is no projection once it is played', () => {
    const { bracket } = given.playoff(4);
    expect(isProjection('season', { bracket })).toBe(true);
    expect(isProjection('playoff', { bracket })).toBe(false);
    const chosen = { championship: given.matchup('championship', 'A', 'B', { is_projection: false }) };
    expect(isProjection('season', { bracket: chosen })).toBe(false);
  });
});

describe('the type of a game', () => {
  it('is given in words, from a neutral view', () => {
    const kindOf = (base_label: string, name: string | null = null) => kindText({ base_label, name });
    expect(kindOf('Conference: SEC')).toBe('SEC game');
    expect(kindOf('Non-Conference: SEC vs Big Ten')).toBe('SEC vs Big Ten');
    expect(kindOf('Non-Conference: Independent vs SEC')).toBe('Independent vs SEC');
    expect(kindOf('Conference: SEC', 'Iron Bowl')).toBe('Iron Bowl');
    expect(conferencesOf({ base_label: 'Non-Conference: SEC vs Big Ten' })).toEqual(['SEC', 'Big Ten']);
  });

  it.each([
    ['/schedule/5', '/api/week/5/', week([given.game()])],
    ['/game/31', '/api/game/31/', given.playedGame()],
    ['/game/31', '/api/game/31/', given.unplayedGame()],
  ])('%s never shows a short label', async (address, call, answer) => {
    open(address, { [call]: answer });
    expect(await screen.findByText('SEC game')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/\bN?C \(|Conference: /);
  });
});

describe('a week without games', () => {
  it.each([
    ['season', 15, 'Conference Championships: the title games will be set after week 14.'],
    ['season', 17, 'Quarterfinals: week 17 will be set after week 16.'],
    ['preseason', 3, 'The schedule is filled when the season begins.'],
  ] as const)('in %s, week %i says when it will have some', async (stage, number, text) => {
    open(`/schedule/${number}`, {
      [`/api/week/${number}/`]: {
        ...week([]),
        info: given.info({ stage, playoff: { teams: 12, autobids: 5, conf_champ_top_4: true } }),
      },
    });
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe('the drive chart', () => {
  it('ends a touchdown at the goal line, even if penalties gained part of the way', () => {
    const span = (drive: Partial<Parameters<typeof driveSpan>[0]>, isA: boolean) =>
      driveSpan({ kind: 'touchdown', start_yard: 80, yards: 4, ...drive }, isA).to;
    expect(span({}, true)).toBe(span({ yards: 20 }, true));
    expect(span({}, false)).toBe(span({ yards: 20 }, false));
    expect(span({ kind: 'punt' }, true)).toBeLessThan(span({}, true));
  });
});

describe('a week of many games', () => {
  const games = Array.from({ length: 20 }, (_, index) =>
    given.game({
      id: 100 + index,
      base_label: index === 7 ? 'Non-Conference: Big Ten vs MAC' : 'Conference: Big Ten',
      teamA: { name: `Team ${index}` },
      teamB: { name: index === 15 ? 'Texas A&M' : `Other ${index}` },
    }),
  );
  const first = () => screen.getAllByRole('article')[0]!;

  it('starts with the user’s game and can be limited to a conference', async () => {
    const { user } = open('/schedule/5', { '/api/week/5/': week(games) });
    await screen.findByRole('heading', { name: 'Week 5 Schedule' });
    expect(within(first()).getByRole('button', { name: /Texas A&M/ })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Conference'), 'SEC');
    expect(screen.queryAllByRole('article')).toHaveLength(0);
    expect(screen.getByText('No games match the filter')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Conference'), 'Big Ten');
    expect(screen.getAllByRole('article')).toHaveLength(20);
  });

  it('is short on a phone until all are requested', async () => {
    const listening = { addEventListener: () => {}, removeEventListener: () => {} };
    vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: true, ...listening }));
    const { user } = open('/schedule/5', { '/api/week/5/': week(games) });
    await screen.findByRole('heading', { name: 'Week 5 Schedule' });
    expect(screen.getAllByRole('article')).toHaveLength(15);
    await user.click(screen.getByRole('button', { name: 'Show all 20 games' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20));
  });
});
