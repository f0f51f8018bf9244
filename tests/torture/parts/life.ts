import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, type Part, size, type Task, type Violation } from '../part.ts';
import { inProcess, must, startServer } from '../program.ts';
import { faults } from '../saves.ts';

/**
 * Forty seasons in one save, played by a server: it verifies, grows by at most two and a half megabytes a season,
 * the server's memory grows only with the file, and last year's pages still read well and load fast.
 */
const MEGABYTE = 1024 * 1024;
const AGAIN = 'npm run torture -- life';
const MOST_PAGE_MILLISECONDS = 1500;
/** Including rows, game records and former players. */
const MOST_SEASON_MEGABYTES = 2.5;

/** Megabytes of memory in use by a process (Linux; 0 elsewhere). */
function memoryOf(pid: number): number {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

const OFFSEASON = ['summary', 'progression', 'recruiting_summary', 'preseason'];

class Player {
  private readonly url: string;
  private readonly headers: Record<string, string>;

  constructor(url: string, userId: string) {
    this.url = url;
    this.headers = { 'X-User-ID': userId, 'Content-Type': 'application/json' };
  }

  async ask(path: string, body?: object): Promise<{ status: number; text: string; took: number }> {
    const started = performance.now();
    const answer = await fetch(this.url + path, {
      headers: this.headers,
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, text: await answer.text(), took: performance.now() - started };
  }

  async must(path: string, body?: object): Promise<{ info: { currentYear: number; lastWeek: number } }> {
    const { status, text } = await this.ask(path, body);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`);
    return JSON.parse(text);
  }

  async season(): Promise<void> {
    const { info } = await this.must('/api/advance/', { to: 'season' });
    await this.must('/api/sim/', { week: info.lastWeek + 1 });
    for (const to of OFFSEASON) await this.must('/api/advance/', { to });
  }
}

const PAGES = [
  '/api/status/',
  '/api/dashboard/',
  '/api/rankings/',
  '/api/Michigan/schedule/',
  '/api/Michigan/roster/',
  '/api/Michigan/history/',
  '/api/Michigan/stats/',
  '/api/playoff/',
  '/api/standings/SEC/',
  '/api/standings/independent/',
  '/api/week/5/',
  '/api/stats/team/',
  '/api/stats/individual/',
  '/api/stats/ratings/',
  '/api/team_info/?team_name=Michigan',
  '/api/home/',
  '/api/board/',
  '/api/portal/',
  '/api/budget/',
  '/api/draft/',
  '/api/Michigan/schedule/?year=2026',
];

async function lookAt(player: Player, violations: Violation[]): Promise<{ slowest: string; milliseconds: number }> {
  let worst = { slowest: '', milliseconds: 0 };
  for (const path of PAGES) {
    const answers = [await player.ask(path), await player.ask(path), await player.ask(path)];
    const took = Math.round(answers.map(({ took: each }) => each).sort((a, b) => a - b)[1]!);
    const { status, text } = answers[0]!;
    if (status !== 200) violations.push({ what: `${path} answered ${status}`, again: AGAIN });
    if (/\bNaN\b|undefined|Infinity/.test(text))
      violations.push({ what: `${path} holds a number that is none`, again: AGAIN });
    if (took > MOST_PAGE_MILLISECONDS) violations.push({ what: `${path} takes ${took} ms`, again: AGAIN });
    if (took > worst.milliseconds) worst = { slowest: path, milliseconds: took };
  }
  return worst;
}

async function printed(folder: string, year: number, violations: Violation[]): Promise<number> {
  const lines = [
    ['status'],
    ['schedule'],
    ['standings', 'all'],
    ['rankings'],
    ['roster'],
    ['history'],
    ['team'],
    ['stats', 'team'],
    ['playoff'],
    ['week', '3'],
    ['game', `${year}0001`],
  ];
  for (const args of lines) {
    const { code, out, err } = await inProcess(args, folder);
    const wrong =
      code !== 0
        ? `ended with ${code}: ${err}`
        : /\bNaN\b|undefined|null|\[object/.test(out)
          ? `prints: ${out.slice(0, 200)}`
          : null;
    if (wrong !== null) violations.push({ what: `dynasty ${args.join(' ')} in ${year} ${wrong}`, again: AGAIN });
  }
  return lines.length;
}

async function run(task: Task): Promise<Outcome> {
  const seasons = size(task, 'seasons', 40, 2);
  const folder = join(task.folder, 'saves');
  mkdirSync(folder);
  await must(['new', '--team', 'Michigan', '--year', '2026', '--seed', String(task.seed), '--name', 'a'], folder);
  const path = join(folder, 'a.dynasty');
  const userId = JSON.parse(await must(['status', '--json'], folder)).info.user_id;
  const server = await startServer(folder);
  const player = new Player(server.url, userId);
  const violations: Violation[] = [];
  const memory: string[] = [];
  let year = 2026;
  for (let n = 0; n < seasons; n++) {
    await player.season();
    year += 1;
    const file = statSync(path).size / MEGABYTE;
    if (file > MOST_SEASON_MEGABYTES * (n + 2))
      violations.push({ what: `the file has ${file.toFixed(1)} MB after ${n + 1} seasons`, again: AGAIN });
    if ((n + 1) % 10 !== 0 && n + 1 !== seasons) continue;
    const held = memoryOf(server.child.pid!);
    memory.push(`${n + 1}:${held}/${Math.round(file)}`);
    task.note(`${n + 1} seasons: server ${held} MB, file ${file.toFixed(1)} MB`);
    if (held > 450 + 5 * file)
      violations.push({ what: `the server holds ${held} MB for a file of ${file.toFixed(0)} MB`, again: AGAIN });
  }
  await player.must('/api/advance/', { to: 'season' });
  const worst = await lookAt(player, violations);
  server.child.kill('SIGTERM');
  await server.ended;
  const pages = await printed(folder, year, violations);
  for (const fault of await faults(path)) violations.push({ what: `verify: ${fault}`, again: AGAIN });
  const perSeason = (statSync(path).size / MEGABYTE / seasons).toFixed(2);
  if (task.flags.keep)
    for (const name of readdirSync(folder))
      cpSync(join(folder, name), join(task.flags.keep, name), { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  return {
    figures: {
      seasons,
      year,
      'MB a season': perSeason,
      'server MB / file MB': memory.join(' '),
      ...worst,
      'pages printed': pages,
    },
    violations,
  };
}

export const LIFE: Part = {
  name: 'life',
  about: 'forty seasons in one save, played by a server (--seasons N)',
  run,
};
