import { folderHost } from '../../src/core/app/hosting/folder-host.ts';
import type { AnswerOf } from '../../src/core/contract/registry.ts';
import { serve } from '../../src/server/main.ts';
import { percentile, round } from './numbers.ts';

/**
 * How fast the server is on an old dynasty in mid-season: every GET from one client, two hundred concurrent readers,
 * and weeks and a season simulated through it, over real HTTP with compression.
 */
export interface ServerReport {
  /** 95th percentile for each address, in milliseconds. */
  get95: Record<string, number>;
  /** An address's first request after a simulated week, in milliseconds: median over the weeks. */
  first: Record<string, number>;
  everyGet95: number;
  /** Milliseconds until every reader has an answer; none may fail. */
  readers200: number;
  /** Milliseconds to simulate and write a week, median. */
  week: number;
  /** Milliseconds to simulate and write a whole season, median. */
  season: number;
}

const ROUNDS = 40;
const SEASONS = 3;
const READERS = 200;

const tenths = (values: readonly number[], share: number): number => round(percentile(values, share), 1);

function addresses(game: number, pastGame: number, player: string, year: number): string[] {
  return [
    '/api/home/',
    '/api/dashboard/',
    '/api/rankings/',
    '/api/rankings/?week=5',
    '/api/Ohio%20State/schedule/',
    `/api/Ohio%20State/schedule/?year=${year - 1}`,
    '/api/Georgia/roster/',
    '/api/Alabama/history/',
    '/api/Texas/stats/',
    '/api/playoff/',
    '/api/standings/SEC/',
    `/api/player/${player}/`,
    '/api/week/5/',
    `/api/game/${game}/`,
    `/api/game/${pastGame}/`,
    '/api/stats/team/',
    '/api/stats/individual/',
    '/api/stats/ratings/',
    '/api/team_info/?team_name=LSU',
    '/api/status/',
    '/logos/teams/Texas%20A%26M.svg',
  ];
}

/** Returns a client that sends the dynasty's id and accepts compressed answers. */
function client(url: string, userId: string) {
  const fetchPath = async (path: string) => {
    const headers = { 'X-User-ID': userId, 'Accept-Encoding': 'br' };
    const answer = await fetch(new URL(path, url), { headers });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  };
  return {
    json: async (path: string) => (await fetchPath(path)).json(),
    time: async (path: string) => {
      const started = performance.now();
      await (await fetchPath(path)).arrayBuffer();
      return performance.now() - started;
    },
  };
}

type Client = ReturnType<typeof client>;

async function pagesOf({ json }: Client): Promise<string[]> {
  const { info } = (await json('/api/status/')) as AnswerOf<'status'>;
  const { games } = (await json('/api/week/5/')) as AnswerOf<'week'>;
  const past = (await json(`/api/Michigan/schedule/?year=${info.startYear}`)) as AnswerOf<'teamSchedule'>;
  const { stats } = (await json('/api/stats/individual/')) as AnswerOf<'individualStats'>;
  return addresses(games[0]!.id, past.games[0]!.id, Object.keys(stats.passing)[0]!, info.currentYear);
}

/** Plays week by week to the end of the season, timing each page's first request after every week. */
async function weekTimes({ json, time }: Client, pages: readonly string[]) {
  const { info } = (await json('/api/status/')) as AnswerOf<'status'>;
  const weeks: number[] = [];
  const first = new Map<string, number[]>(pages.map((path) => [path, []]));
  for (let to = info.currentWeek + 1; to <= info.lastWeek + 1; to++) {
    weeks.push(await time(`/api/sim/${to}/`));
    // Rotate the order each week: pages share cached work, so whichever comes first pays for it.
    const turn = (to * 5) % pages.length;
    for (const path of [...pages.slice(turn), ...pages.slice(0, turn)]) first.get(path)!.push(await time(path));
  }
  return { weeks, first };
}

/** Times a whole season in one request, after getting through the offseason. */
async function seasonTime({ json, time }: Client): Promise<number> {
  for (const page of ['summary', 'roster_progression', 'recruiting_summary', 'noncon', 'dashboard']) {
    await json(`/api/${page}/`);
  }
  const { info } = (await json('/api/status/')) as AnswerOf<'status'>;
  return time(`/api/sim/${info.lastWeek + 1}/`);
}

/** Requests every page over and over from one client. */
async function getTimes({ time }: Client, pages: readonly string[]) {
  const get95: Record<string, number> = {};
  const all: number[] = [];
  for (const path of pages) {
    const runs: number[] = [];
    for (let again = 0; again < ROUNDS; again++) runs.push(await time(path));
    all.push(...runs);
    get95[path] = tenths(runs, 0.95);
  }
  return { get95, everyGet95: tenths(all, 0.95) };
}

async function readerTime({ time }: Client, pages: readonly string[]): Promise<number> {
  const started = performance.now();
  await Promise.all(Array.from({ length: READERS }, (_, reader) => time(pages[reader % pages.length]!)));
  return Math.round(performance.now() - started);
}

/** @param folder saves folder; @param save path of the old dynasty in it, which must be in mid-season */
export async function benchServer(folder: string, save: string): Promise<ServerReport> {
  const host = folderHost({ folder, active: save, version: 'bench' });
  const running = await serve({ dynasty: host, port: 0, checkAnswers: false });
  if (!running.ok) throw new Error(running.error.message);
  try {
    const active = await host.active();
    const asking = client(running.value.url, active.ok ? active.value!.userId : '');
    const pages = await pagesOf(asking);
    const gets = await getTimes(asking, pages);
    const { weeks, first } = await weekTimes(asking, pages);
    const readers200 = await readerTime(asking, pages);
    const seasons: number[] = [];
    for (let season = 0; season < SEASONS; season++) seasons.push(await seasonTime(asking));
    return {
      ...gets,
      first: Object.fromEntries([...first].map(([path, times]) => [path, tenths(times, 0.5)])),
      readers200,
      week: tenths(weeks, 0.5),
      season: tenths(seasons, 0.5),
    };
  } finally {
    await running.value.stop();
  }
}
