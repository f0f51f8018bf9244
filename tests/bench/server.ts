import { folderHost } from '../../src/core/app/index.ts';
import type { AnswerOf } from '../../src/core/app/registry.ts';
import { serve } from '../../src/server/main.ts';

/**
 * How fast the server is on an old dynasty that stands in mid-season: every GET from one client, two hundred readers at
 * once, and weeks simulated through it, over real HTTP with compression.
 */
export interface ServerReport {
  /** Milliseconds, 95th percentile of each address. */
  get95: Record<string, number>;
  /** The slowest of an address's requests is mostly its first after a change; milliseconds. */
  first: Record<string, number>;
  everyGet95: number;
  /** All readers answered, milliseconds. */
  readers200: number;
  /** A week simulated and written, median, milliseconds. */
  week: number;
}

const ROUNDS = 20;
const READERS = 200;

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(10 * sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!) / 10;
}

function addresses(game: number, pastGame: number, player: string, year: number): string[] {
  return [
    '/api/home/',
    '/api/dashboard/',
    '/api/rankings/',
    '/api/rankings/?week=5',
    '/api/Ohio%20State/schedule/',
    `/api/Ohio%20State/schedule/?year=${year - 2}`,
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

/** A client that sends the dynasty's id and takes compressed answers. */
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

/** @param folder saves folder; @param save path of the old dynasty in it */
export async function benchServer(folder: string, save: string): Promise<ServerReport> {
  const host = folderHost({ folder, active: save, version: 'bench' });
  const running = await serve({ dynasty: host, port: 0, checkAnswers: false });
  if (!running.ok) throw new Error(running.error.message);
  const { url, stop } = running.value;
  const { json, time } = client(url, (await host.active())!.userId);
  try {
    const { info } = (await json('/api/status/')) as AnswerOf<'status'>;
    const { games } = (await json('/api/week/5/')) as AnswerOf<'week'>;
    const past = (await json(`/api/Michigan/schedule/?year=${info.startYear}`)) as AnswerOf<'teamSchedule'>;
    const { stats } = (await json('/api/stats/individual/')) as AnswerOf<'individualStats'>;
    const player = Object.keys(stats.passing)[0]!;
    const asked = addresses(games[0]!.id, past.games[0]!.id, player, info.currentYear);
    const week: number[] = [];
    for (let to = info.currentWeek + 1; to <= info.lastWeek; to++) week.push(await time(`/api/sim/${to}/`));
    const report: ServerReport = { get95: {}, first: {}, everyGet95: 0, readers200: 0, week: percentile(week, 0.5) };
    const all: number[] = [];
    for (const path of asked) {
      const runs: number[] = [];
      for (let round = 0; round < ROUNDS; round++) runs.push(await time(path));
      all.push(...runs);
      report.get95[path] = percentile(runs, 0.95);
      report.first[path] = percentile(runs.slice(0, 1), 0);
    }
    report.everyGet95 = percentile(all, 0.95);
    const started = performance.now();
    await Promise.all(Array.from({ length: READERS }, (_, reader) => time(asked[reader % asked.length]!)));
    report.readers200 = Math.round(performance.now() - started);
    return report;
  } finally {
    await stop();
  }
}
