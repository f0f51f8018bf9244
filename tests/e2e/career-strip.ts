import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CareerPage, JobsPage } from '../../src/core/contract/views/index.ts';
import { Film } from './film.ts';

/**
 * Takes screenshots of a career, to be read from beginning to end:
 *
 * npx tsx tests/e2e/career-strip.ts FOLDER [TEAM] [SEED] [SEASONS] [docs]
 *
 * plays a coach of the built program who moves up whenever a better program calls and takes any job after being fired.
 * After every season it saves his career page to the folder (desktop, phone and an 80-column terminal); at the end, the
 * pages that sum up his career in both themes. With `docs`, it also makes the strips for the manual.
 */
const [folder = 'career-strip', team = 'Toledo', seed = '7', seasons = '15', docs] = process.argv.slice(2);
const FIRST_YEAR = 2024;
/** The week after the conference championships, when jobs open. */
const JOBS_OPEN = '16';
const TERMINAL = [80, 24] as const;
/** Frames in a strip, years apart. */
const FRAMES = 5;

const film = new Film(folder);
const read = <T>(...args: readonly string[]): T => JSON.parse(film.dynasty(...args, '--json')) as T;

/**
 * Returns the best job that is a step up; for a coordinator, any chance to lead a program; for an unemployed coach, any
 * job. Null if he stays or sits out the year.
 */
function bestJob({ openings, employed }: JobsPage, { role, team }: CareerPage): JobsPage['openings'][number] | null {
  const offers = openings.filter(({ call }) => call === 'offer');
  const least = role === 'head' ? team.prestige : 0;
  const wanted = employed ? offers.filter((job) => job.role === 'head' && job.prestige > least) : offers;
  return wanted.sort((a, b) => b.prestige - a.prestige)[0] ?? null;
}

/** Makes an ambitious coach's December decision; returns it as text. */
function decide(): string {
  const career = read<CareerPage>('career');
  if (career.extension !== null) film.dynasty('contract', 'sign');
  const jobs = read<JobsPage>('jobs');
  const job = bestJob(jobs, career);
  if (job !== null) {
    film.dynasty('job', 'take', job.team, ...(job.role === 'head' ? [] : ['--coordinator']));
    return `takes ${job.team}`;
  }
  if (jobs.employed) return 'stays';
  film.dynasty('job', 'year-out');
  return 'sits a year out';
}

/** Plays a season until the job market closes, taking screenshots. */
async function season(page: Awaited<ReturnType<Film['open']>>, year: number): Promise<string> {
  film.dynasty('advance', '--to', 'season');
  film.dynasty('sim', '--to', JOBS_OPEN);
  const jobs = film.dynasty('jobs');
  await film.picture(page, '/jobs', `${year}-jobs`, ['light']);
  const said = decide();
  film.dynasty('sim', '--to', 'end');
  await film.picture(page, '/career', `${year}-career`, ['light']);
  film.captureGame(`${year}-career-80`, TERMINAL, [':', 'career', 'Enter']);
  film.write(`${year}`, [film.dynasty('career'), jobs, `He ${said}.`, film.dynasty('news')].join('\n\n'));
  film.dynasty('advance', '--to', 'preseason');
  return said;
}

async function play(): Promise<void> {
  const page = await film.open();
  for (let year = FIRST_YEAR; year < FIRST_YEAR + Number(seasons); year++) {
    const said = await season(page, year);
    process.stdout.write(`${year}: ${said}\n`);
  }
  const last = FIRST_YEAR + Number(seasons);
  film.dynasty('advance', '--to', 'season');
  film.dynasty('sim', '--to', JOBS_OPEN);
  film.dynasty('job', 'retire');
  for (const name of ['career', 'legacy']) {
    await film.picture(page, `/${name}`, `${last}-${name}`);
    film.write(`${last}-${name}`, film.dynasty(name));
  }
  film.captureGame(`${last}-career-80`, TERMINAL, [':', 'career', 'Enter']);
  if (docs === 'docs') await strips(last);
}

/** Makes the strips for the manual: some years of the career, and its end. */
async function strips(last: number): Promise<void> {
  const years = Array.from({ length: FRAMES }, (_, index) =>
    Math.round(FIRST_YEAR + (index * (last - FIRST_YEAR)) / (FRAMES - 1)),
  );
  for (const [size, name, frame] of [
    ['wide', '1440', { width: 380, height: 300 }],
    ['phone', '390', { width: 220, height: 476 }],
  ] as const) {
    const names = years.map((year) => `${year}-career-${size}-light`);
    const path = join(film.folder, `career-${name}.png`);
    await film.strip(names, path, frame);
    copyFileSync(path, `docs/career-${name}.png`);
  }
}

const coach = ['--coach', 'Pat Doyle', '--mode', 'career'];
film.dynasty('new', '--team', team, '--year', `${FIRST_YEAR}`, '--seed', seed, '--name', 'film', ...coach);
try {
  await play();
} finally {
  await film.close();
}
