import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf, OperationName } from '../../src/core/contract/registry.ts';
import type { Running } from '../../src/server/main.ts';
import { type Answer, Player, realServer, removeFolders, savesFolder } from './real.ts';

let server: Running;
beforeAll(async () => {
  server = await realServer(savesFolder());
});
afterAll(async () => {
  await server.stop();
  removeFolders();
});

/** Pages available in every stage. */
const PAGES: [OperationName, string][] = [
  ['home', '/api/home/'],
  ['rankings', '/api/rankings/'],
  ['teamSchedule', '/api/Ohio%20State/schedule/'],
  ['teamSchedule', '/api/Texas%20A%26M/schedule'],
  ['roster', '/api/Miami%20%28OH%29/roster/'],
  ['history', "/api/Hawai'i/history/"],
  ['teamStats', '/api/Michigan/stats/'],
  ['playoff', '/api/playoff/'],
  ['standings', '/api/standings/Big%20Ten/'],
  ['standings', '/api/standings/independent/'],
  ['week', '/api/week/1/'],
  ['teamStatsTable', '/api/stats/team/'],
  ['ratingsStats', '/api/stats/ratings/'],
  ['teamInfo', '/api/team_info/?team_name=Michigan'],
  ['status', '/api/status/'],
  ['why', '/api/why/rank/'],
  ['why', '/api/why/line/?team=Ohio%20State'],
];
/** Pages available once a season has begun. */
const SEASON_PAGES: [OperationName, string][] = [
  ['plan', '/api/plan/'],
  ['budget', '/api/budget/'],
  ['depth', '/api/depth/'],
  ['stakes', '/api/stakes/'],
  ['stakes', '/api/stakes/?team=Ohio%20State'],
  ['odds', '/api/odds/'],
  ['news', '/api/news/'],
];

async function lookAtAll(player: Player): Promise<void> {
  const before = await player.digest();
  for (const [name, path] of PAGES) await player.get(name, path);
  const { info } = await player.get('status', '/api/status/');
  if (info.stage === 'preseason') await refused(player, '/noncon', [['/api/stakes/'], ['/api/odds/']]);
  else for (const [name, path] of SEASON_PAGES) await player.get(name, path);
  expect(await player.digest()).toBe(before);
}

/** Each request is impossible at this stage: it is refused with a redirect to the current page and changes nothing. */
async function refused(player: Player, page: string, asked: [path: string, body?: object][]): Promise<void> {
  const before = await player.digest();
  for (const [path, body] of asked) {
    const answer: Answer = await player.ask(path, body);
    expect(answer, path).toEqual({ status: 409, body: { error: expect.any(String), redirect: page } });
  }
  expect(await player.digest()).toBe(before);
}

/** Each request names a week that no season has, and changes nothing. */
async function malformed(player: Player, asked: string[]): Promise<void> {
  const before = await player.digest();
  for (const path of asked) {
    expect(await player.ask(path), path).toEqual({ status: 400, body: { error: expect.any(String) } });
  }
  expect(await player.digest()).toBe(before);
}

/** Checks that a projected or real field lists no team twice and is seeded from 1. */
function checkField(playoff: AnswerOf<'playoff'>, teams: number): void {
  expect(playoff.playoff_teams.map(({ seed }) => seed)).toEqual(Array.from({ length: teams }, (_, i) => i + 1));
  const names = [...playoff.playoff_teams, ...playoff.bubble_teams].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const champion of playoff.conference_champions) {
    const place = playoff.playoff_teams.find(({ name }) => name === champion.name);
    expect(champion.seed).toBe(place?.seed ?? null);
  }
}

describe('a dynasty into its second season over HTTP', () => {
  let me: Player;
  let firstWeekGame: number;
  let knownPlayer: { id: number; first: string; last: string };

  it('begins with a choice of seasons and teams', async () => {
    me = new Player(server.url);
    const home = await me.get('home', '/api/home/?year=2024');
    expect(home.info).toBeNull();
    expect(home.years[0]).toBe('2026');
    expect(home.selected_year).toBe('2024');
    const begun = await me.newGame(
      'team=Michigan&year=2024&playoff_teams=12&playoff_autobids=5&playoff_conf_champ_top_4=true',
    );
    expect(begun.info).toMatchObject({
      stage: 'preseason',
      currentYear: 2024,
      currentWeek: 1,
      team: { name: 'Michigan' },
    });
    expect(begun.schedule).toHaveLength(14);
  });

  it('schedules non-conference games until the limit', async () => {
    await lookAtAll(me);
    await refused(me, '/noncon', [
      ['/api/sim/3/'],
      ['/api/sim/', { week: 3 }],
      ['/api/summary/'],
      ['/api/roster_progression/'],
      ['/api/recruiting_summary/'],
      ['/api/advance/', { to: 'summary' }],
    ]);
    let noncon = await me.get('noncon', '/api/noncon/');
    const empty = noncon.schedule.filter(({ opponent }) => opponent === null).map(({ weekPlayed }) => weekPlayed);
    for (const week of empty) {
      if (noncon.team.nonConfGames >= noncon.team.nonConfLimit) break;
      const free = await me.get('freeOpponents', `/api/fetchteams/?week=${week}`);
      expect(free).toEqual([...free].sort());
      await me.get('scheduleNonConference', '/api/schedulenc/', { opponent: free[0], week });
      noncon = await me.get('noncon', '/api/noncon/');
      expect(noncon.schedule.find(({ weekPlayed }) => weekPlayed === week)?.opponent?.name).toBe(free[0]);
    }
    expect(noncon.team.nonConfGames).toBe(noncon.team.nonConfLimit);
    const week = noncon.schedule.find(({ opponent }) => opponent === null)!.weekPlayed;
    const before = await me.digest();
    const onceMore = await me.ask('/api/schedulenc/', { opponent: 'Akron', week });
    expect([400, 409]).toContain(onceMore.status);
    expect(await me.digest()).toBe(before);
  });

  it('starts the season once, with twelve games for the team', async () => {
    const first = await me.get('dashboard', '/api/dashboard/');
    expect(first.info.stage).toBe('season');
    const digest = await me.digest();
    expect(await me.get('dashboard', '/api/dashboard/')).toEqual(first);
    expect(await me.digest()).toBe(digest);
    expect((await me.get('teamSchedule', '/api/Michigan/schedule/')).games).toHaveLength(12);
    await refused(me, '/dashboard', [
      ['/api/summary/'],
      ['/api/roster_progression/'],
      ['/api/recruiting_summary/'],
      ['/api/fetchteams/?week=3'],
      ['/api/schedulenc/', { opponent: 'Akron', week: 3 }],
      ['/api/advance/', { to: 'season' }],
    ]);
    await lookAtAll(me);
  });

  it('shows a preview before a game and the full result afterwards', async () => {
    const week = await me.get('week', '/api/week/1/');
    expect(week.games.filter(({ game_of_week }) => game_of_week)).toEqual([week.games[0]]);
    firstWeekGame = week.games[0]!.id;
    const preview = await me.get('game', `/api/game/${firstWeekGame}/`);
    if ('drives' in preview) throw new Error('The game is played already.');
    expect(preview.top_players.map((five) => five.length)).toEqual([5, 5]);
    const sim = await me.get('sim', '/api/sim/2/');
    expect(sim).toMatchObject({ weeks_simulated: 1, info: { currentWeek: 2 } });
    const played = await me.get('game', `/api/game/${firstWeekGame}/`);
    if (!('drives' in played)) throw new Error('The game is not played.');
    const { game, drives, quarters } = played;
    expect(quarters.teamA.reduce((sum, points) => sum + points, 0)).toBe(game.scoreA);
    expect(drives.at(-1)).toMatchObject({ scoreAAfter: game.scoreA, scoreBAfter: game.scoreB });
    const last = drives.at(-1)!.plays.at(-1)!;
    expect([last.scoreA, last.scoreB]).toEqual([game.scoreA, game.scoreB]);
    expect(last.winProbA).toBe(game.resultA === 'W' ? 1 : 0);
    const passer = played.game_logs.Passing[0]!;
    knownPlayer = { id: passer.player_id, first: passer.first, last: passer.last };
  });

  it('simulates forward, never back and never too far', async () => {
    await me.get('sim', '/api/sim/', { week: 7 });
    const { stats } = await me.get('individualStats', '/api/stats/individual/');
    expect(Object.keys(stats.passing).length).toBeGreaterThan(130);
    const alone = await me.get('individualStats', '/api/stats/individual/?table=kicking');
    const noStats = { passing: {}, rushing: {}, receiving: {}, defense: {}, kicking: {}, punting: {}, returns: {} };
    expect(alone.stats).toEqual({ ...noStats, kicking: stats.kicking });
    const unknown = await me.ask('/api/stats/individual/?table=blocking');
    expect(unknown.status).toBe(400);
    expect(JSON.stringify(unknown.body)).toContain('The table must be one of passing, rushing, receiving');
    await refused(me, '/dashboard', [['/api/sim/7/'], ['/api/sim/3/']]);
    await malformed(me, [
      '/api/sim/0/',
      '/api/sim/21/',
      '/api/sim/99/',
      '/api/rankings/?week=99',
      '/api/news/?week=99',
      '/api/week/99/',
    ]);
    await lookAtAll(me);
    const poll = await me.get('rankings', '/api/rankings/?week=3');
    expect(poll.rankings.map(({ ranking }) => ranking)).toEqual(poll.rankings.map((_, index) => index + 1));
    expect((await me.ask('/api/rankings/?week=9')).status).toBe(404);
  });

  it('projects a field every week, and the last projection is the selected field', async () => {
    for (let week = 8; week <= 20; week += 4) {
      checkField(await me.get('playoff', '/api/playoff/'), 12);
      await me.get('sim', `/api/sim/${week}/`);
    }
    const playoff = await me.get('playoff', '/api/playoff/');
    checkField(playoff, 12);
    const { championship } = playoff.bracket;
    expect(championship).toMatchObject({ is_projection: false, winner: expect.any(String), next_game: null });
    await lookAtAll(me);
    await refused(me, '/dashboard', [['/api/sim/20/']]);
    await malformed(me, ['/api/sim/21/']);
  });

  it('goes through the offseason one stage at a time', async () => {
    const champion = (await me.get('playoff', '/api/playoff/')).bracket.championship.winner;
    const steps = [
      ['summary', '/api/summary/', '/summary'],
      ['rosterProgression', '/api/roster_progression/', '/roster_progression'],
      ['recruitingSummary', '/api/recruiting_summary/', '/recruiting_summary'],
    ] as const;
    for (const [name, path, page] of steps) {
      const first = await me.get(name, path);
      const digest = await me.digest();
      expect(await me.get(name, path)).toEqual(first);
      expect(await me.digest()).toBe(digest);
      if ('champion' in first) expect(first.champion.name).toBe(champion);
      await refused(me, page, [['/api/sim/3/'], ['/api/fetchteams/?week=3']]);
      await lookAtAll(me);
    }
  });

  it('plays the next year, and still shows the previous one', async () => {
    const noncon = await me.get('noncon', '/api/noncon/');
    expect(noncon.info).toMatchObject({ stage: 'preseason', currentYear: 2025, currentWeek: 1 });
    expect(await me.get('noncon', '/api/noncon/')).toEqual(noncon);
    await me.get('dashboard', '/api/dashboard/');
    await me.get('sim', '/api/sim/3/');
    await lookAtAll(me);
    const past = await me.get('teamSchedule', '/api/Michigan/schedule/?year=2024');
    expect(past.years).toEqual([2025, 2024]);
    expect(past.games.every(({ result }) => result !== null)).toBe(true);
    const played = await me.get('game', `/api/game/${firstWeekGame}/`);
    expect(played.game).toMatchObject({ id: firstWeekGame, year: 2024 });
    const profile = await me.get('player', `/api/player/${knownPlayer.id}/?year=2024`);
    expect(profile.player).toMatchObject(knownPlayer);
    expect(profile.game_logs[0]!.game.id).toBe(firstWeekGame);
    const history = await me.get('history', '/api/Michigan/history/');
    expect(history.years.filter(({ has_games }) => has_games).map(({ year }) => year)).toEqual([2024]);
    expect(history.years.at(-1)!.year).toBeLessThan(2010);
    for (const path of [
      '/api/Michigan/schedule/?year=2019',
      '/api/game/20190001/',
      '/api/player/99999999/',
      '/api/Nowhere/roster/',
      '/api/standings/Nowhere/',
      '/api/team_info/?team_name=Nowhere',
    ]) {
      expect((await me.ask(path)).status, path).toBe(404);
    }
  });
});
