import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { forecastTimes, gamesPerSecond, manySeasons, queryTimes, seasonFromShell, start } from './core.ts';
import { median, round, seconds } from './numbers.ts';

/**
 * `npm run bench [-- --seasons N] [--save FILE] [--only PART,PART]`: how fast the program is on this machine, as one
 * JSON object. Times are in seconds unless a name says otherwise; each is the median of its runs. `reach` holds the
 * project's targets. With `--save`, the long save is a copy of that file, which must be in mid-season.
 */
const { values: options } = parseArgs({
  options: { seasons: { type: 'string', default: '30' }, save: { type: 'string' }, only: { type: 'string' } },
});
const SEASONS = Number(options.seasons);
const RUNS = 5;

const REACH = {
  gamesPerSecond: { played: 10_000, described: 5000 },
  forecastMilliseconds: 150,
  newGame: 1.5,
  seasonFromShell: 1.5,
  thirtySeasons: 60,
  megabytesPerSeason: 2,
  queryMilliseconds: 20,
  terminalMilliseconds: { firstFrame: 250, p95: { '80x24': 16, '120x40': 33, '200x60': 66 } },
  snapMilliseconds: { server: 50, terminal: 16 },
  browser: { scriptBeforeFirstPage: 220, routeChange: 150, sortTable: 50, layoutShift: 0 },
  serverMilliseconds: { get95: 30, week: 150, season: 1200 },
};

/** Milliseconds that Node itself takes to start; part of every command and of the first frame. */
async function nodeStart(): Promise<number> {
  const runs = [];
  for (let run = 0; run < 9; run++) runs.push(await seconds(() => execFileSync(process.execPath, ['-e', '0'])));
  return Math.round(1000 * median(runs));
}

async function shell(folder: string) {
  const newGames = [];
  const seasons = [];
  for (let run = 0; run < RUNS; run++) {
    newGames.push(await seconds(async () => (await start(join(folder, `new-${run}.dynasty`))).close()));
    seasons.push(await seasonFromShell(join(folder, `season-${run}.dynasty`)));
  }
  return { newGame: round(median(newGames), 3), seasonFromShell: round(median(seasons), 3) };
}

async function long(path: string) {
  const run = await manySeasons(path, SEASONS);
  return {
    offseason: round(median(run.offseasons), 3),
    seasons: SEASONS,
    allSeasons: round(run.total, 1),
    weekOnLongSave: round(median(run.weeks), 3),
    megabytesPerSeason: round(run.bytes / 1e6 / SEASONS, 2),
  };
}

/** Benchmark parts by name, in order; those after `long` measure the save that it leaves at `path`. */
function partsFor(folder: string, path: string): Record<string, () => Promise<Record<string, unknown>>> {
  return {
    games: async () => ({ gamesPerSecond: await gamesPerSecond() }),
    forecast: async () => ({ forecastMilliseconds: forecastTimes() }),
    shell: () => shell(folder),
    long: () => long(path),
    queries: async () => ({ queryMilliseconds: await queryTimes(path) }),
    terminal: async () => ({ terminalMilliseconds: await (await import('./terminal.ts')).terminalTimes(path) }),
    snaps: async () => ({ snapMilliseconds: await (await import('./snaps.ts')).snapTimes(folder, path) }),
    browser: async () => ({ browser: await (await import('./web.ts')).benchWeb(path) }),
    server: async () => ({ serverMilliseconds: await (await import('./server.ts')).benchServer(folder, path) }),
  };
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dynasty-bench-'));
  try {
    const path = join(folder, 'long.dynasty');
    const parts = partsFor(folder, path);
    const wanted = options.only?.split(',') ?? Object.keys(parts).filter((name) => name !== 'long' || !options.save);
    if (options.save) copyFileSync(options.save, path);
    const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.version };
    let report: object = { machine: { ...machine, nodeStartMilliseconds: await nodeStart() } };
    for (const name of wanted) {
      const part = parts[name];
      if (!part) throw new Error(`no part "${name}"; there are ${Object.keys(parts).join(', ')}`);
      report = { ...report, ...(await part()) };
    }
    console.log(JSON.stringify({ ...report, reach: REACH }, null, 2));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
