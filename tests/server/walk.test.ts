import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Running } from '../../src/server/main.ts';
import { sample } from '../thorough.ts';
import { Player, realServer, removeFolders, savesFolder } from './real.ts';
import { GAME_STATS, SEASON_STATS, WIRE } from './wire.ts';

/** Requests every address at every stage of a year, reading it as an independent client would. */

const TEAM = 'Alabama';

let server: Running;
let me: Player;
/** Ids used on the walk: one player of each position, from the first roster. */
const players = new Map<string, number>();
const faults: string[] = [];

async function read<Name extends keyof typeof WIRE>(where: string, name: Name, path: string) {
  const { status, body } = await me.ask(path);
  if (status !== 200) throw new Error(`${where}: ${path} answered ${status}: ${JSON.stringify(body).slice(0, 200)}`);
  const checked = WIRE[name].safeParse(body);
  for (const issue of checked.error?.issues.slice(0, 3) ?? [])
    faults.push(`${where}: ${path} ${issue.path.join('.')}: ${issue.message}`);
  return body as z.infer<(typeof WIRE)[Name]>;
}

/** Expects numbers in descending order. */
function fall(where: string, values: readonly number[]): void {
  if (values.some((value, index) => index > 0 && value > values[index - 1]!)) faults.push(`${where}: not in order`);
}

async function people(where: string): Promise<void> {
  const { info } = await read(where, 'rankings', '/api/rankings/');
  for (const [pos, id] of players) {
    const page = await read(where, 'player', `/api/player/${id}/`);
    const { roster } = await read(where, 'roster', `/api/${encodeURIComponent(page.player.team)}/roster/`);
    const plays = roster.some((each) => each.id === id) || String(info.currentYear) in page.yearly_cumulative_stats;
    if (page.years.includes(info.currentYear) !== plays)
      faults.push(`${where}: ${pos} ${plays ? 'has no' : 'has'} ${info.currentYear}`);
    fall(`${where}: years of a ${pos}`, page.years);
    for (const [year, line] of Object.entries(page.yearly_cumulative_stats)) {
      for (const key of SEASON_STATS[pos]!)
        if (line.games > 0 && typeof line[key] !== 'number') faults.push(`${where}: a ${pos} of ${year} has no ${key}`);
    }
    // Without a year, the games of his latest season are shown; a player who left has no roster since.
    const newest = page.years.find((year) => String(year) in page.yearly_cumulative_stats);
    const games = page.yearly_cumulative_stats[String(newest)]?.games ?? 0;
    if (page.game_logs.length !== games)
      faults.push(`${where}: ${pos} ${id} ${page.game_logs.length} of ${games} games`);
  }
}

async function games(where: string): Promise<void> {
  const { games: own, info } = await read(where, 'schedule', `/api/${TEAM}/schedule/`);
  const week = Math.min(info.currentWeek, info.lastWeek);
  for (const each of new Set([1, week, info.lastWeek])) {
    const { games: all } = await read(where, 'week', `/api/week/${each}/`);
    if (all.length > 0 && all.findIndex(({ game_of_week }) => game_of_week) !== 0)
      faults.push(`${where}: the game of week ${each} is not the first`);
  }
  const played = own.find(({ result }) => result !== null);
  const coming = own.find(({ result }) => result === null);
  if (coming) await read(where, 'unplayed', `/api/game/${coming.id}/`);
  if (!played) return;
  const { stats } = await read(where, 'played', `/api/game/${played.id}/`);
  expect(Object.keys(stats).slice(0, GAME_STATS.length), `${where}: order of a game's numbers`).toEqual(GAME_STATS);
}

/** Requests everything available in any stage. */
async function lookAround(where: string): Promise<void> {
  const { years } = await read(where, 'home', '/api/home/');
  expect(years).toEqual([...years].sort().reverse());
  const { rankings, info } = await read(where, 'rankings', '/api/rankings/');
  expect(rankings.map(({ ranking }) => ranking)).toEqual(rankings.map((_, index) => index + 1));
  if (info.stage !== 'preseason') await read(where, 'rankings', `/api/rankings/?week=${Math.min(3, info.currentWeek)}`);
  await read(where, 'roster', `/api/${TEAM}/roster/`);
  const { years: past } = await read(where, 'history', `/api/${TEAM}/history/`);
  fall(
    `${where}: history`,
    past.map(({ year }) => year),
  );
  await read(where, 'teamStats', `/api/${TEAM}/stats/`);
  await read(where, 'playoff', '/api/playoff/');
  const { heisman } = await read(where, 'awards', '/api/awards/?conference=SEC');
  fall(
    `${where}: the Heisman vote`,
    heisman.map(({ points }) => points),
  );
  await read(where, 'race', '/api/race/');
  await read(where, 'season', '/api/season/');
  await read(where, 'injuries', '/api/injuries/?all=true');
  await read(where, 'trophies', `/api/trophies/?team=${TEAM}`);
  await read(where, 'rivalry', `/api/rivalry/?team=${TEAM}&opponent=Auburn`);
  const { records } = await read(where, 'records', '/api/records/');
  expect(records.length, `${where}: records`).toBeGreaterThan(0);
  await read(where, 'records', `/api/records/?span=season&team=${TEAM}`);
  await read(where, 'records', '/api/records/?conference=SEC');
  await read(where, 'hall', '/api/hall/');
  await read(where, 'hall', `/api/hall/?team=${TEAM}`);
  await read(where, 'draft', '/api/draft/');
  await read(where, 'program', `/api/program/?team=${TEAM}`);
  await read(where, 'coaches', `/api/coaches/?team=${TEAM}`);
  const { conference } = await read(where, 'standings', '/api/standings/SEC/');
  expect(conference).toBe('SEC');
  expect(await read(where, 'standings', '/api/standings/independent/')).not.toHaveProperty('conference');
  await read(where, 'statsTeam', '/api/stats/team/');
  await read(where, 'statsIndividual', '/api/stats/individual/');
  const ratings = await read(where, 'statsRatings', '/api/stats/ratings/');
  fall(
    `${where}: ratings`,
    ratings.teams.map(({ rating }) => rating),
  );
  await read(where, 'teamInfo', `/api/team_info/?team_name=${TEAM}`);
  await games(where);
  await people(where);
}

/** Expects a page to exist in its stage only, and to redirect to the current page otherwise. */
async function leadsBack(where: string, path: string): Promise<void> {
  const { status, body } = await me.ask(path);
  expect([status, typeof (body as { redirect?: unknown }).redirect], `${where}: ${path}`).toEqual([409, 'string']);
}

beforeAll(async () => {
  server = await realServer(savesFolder());
  me = new Player(server.url);
});
afterAll(async () => {
  await server.stop();
  removeFolders();
});

describe('a year in the browser game', () => {
  it('has the documented shapes at every stage', async () => {
    await me.newGame(
      `team=${TEAM}&year=2025&playoff_teams=12&playoff_autobids=5&playoff_conf_champ_top_4=true&seed=0123456789abcdef0123456789abcdef`,
    );
    const { roster } = await read('preseason', 'roster', `/api/${TEAM}/roster/`);
    for (const { pos, id, year } of roster) if (!players.has(pos) && year === 'so') players.set(pos, id);
    await read('preseason', 'noncon', '/api/noncon/');
    await read('preseason', 'fetchteams', '/api/fetchteams/?week=2');
    await lookAround('preseason');
    await leadsBack('preseason', '/api/summary/');

    for (const week of sample([1, 2, 10, 15, 16, 17, 20], 2)) {
      if (week > 1) await read('season', 'sim', `/api/sim/${week}/`);
      await read(`week ${week}`, 'dashboard', '/api/dashboard/');
      await lookAround(`week ${week}`);
    }
    await leadsBack('season', '/api/recruiting_summary/');

    await read('summary', 'summary', '/api/summary/');
    await lookAround('summary');
    await read('progression', 'progression', '/api/roster_progression/');
    await lookAround('progression');
    const { freshmen_by_team: classes } = await read('recruiting', 'recruiting', '/api/recruiting_summary/');
    fall(
      'recruiting: prestige',
      Object.values(classes).map(({ team }) => team.prestige),
    );
    await lookAround('recruiting');
    await leadsBack('recruiting', '/api/fetchteams/?week=2');
    await read('next preseason', 'noncon', '/api/noncon/');
    await lookAround('next preseason');
    expect(faults).toEqual([]);
  });
});
