import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CareerPage, CoachPage, JobsPage } from '../../src/core/contract/views/index.ts';
import { ordinal } from '../../src/core/words/numbers.ts';
import { Film, type Frame } from './film.ts';

/**
 * Films a career in the browser, on a phone and in a terminal, to be read from beginning to end:
 *
 * npm run film:career -- [FOLDER] [TEAM] [SEED] [SEASONS]
 *
 * plays a coach of the built program who moves whenever another program pays clearly more, takes any job after being
 * fired, and retires after his last season. It saves his career page after every season and the pages that sum up his
 * career to the folder, and the three strips of the manual to docs/.
 */
const [folder = 'career-strip', team = 'Toledo', seed = '7', seasons = '15'] = process.argv.slice(2);
const FIRST_YEAR = 2024;
const LAST_YEAR = FIRST_YEAR + Number(seasons) - 1;
/** The week after the conference championships, when jobs open. */
const JOBS_OPEN = '16';
const TERMINAL = [80, 24] as const;
/** Multiple of his own pay for which he leaves. */
const RAISE = 1.5;

const film = new Film(folder);
const read = <T>(...args: readonly string[]): T => JSON.parse(film.dynasty(...args, '--json')) as T;

/**
 * Returns the best-paid job if it is clearly better than his own; for a coordinator, any chance to lead a program; for
 * an unemployed coach, any job. Null if he stays or sits out the year.
 */
function bestJob({ openings, employed }: JobsPage, { contract }: CareerPage): JobsPage['openings'][number] | null {
  const offers = openings.filter(({ call }) => call === 'offer');
  const heads = offers.filter(({ role }) => role === 'head');
  const more = heads.filter(({ pay }) => pay > RAISE * (contract?.pay ?? 0));
  const wanted = employed ? more : heads.length > 0 ? heads : offers;
  return wanted.sort((a, b) => b.pay - a.pay)[0] ?? null;
}

/** Makes an ambitious coach's December decision; returns it as text. */
function decide(): string {
  const career = read<CareerPage>('career');
  if (career.extension !== null) film.dynasty('contract', 'sign');
  const jobs = read<JobsPage>('jobs');
  const job = bestJob(jobs, career);
  const fired = jobs.fired ? 'fired; ' : '';
  if (job !== null) {
    film.dynasty('job', 'take', job.team, ...(job.role === 'head' ? [] : ['--coordinator']));
    return `${fired}${job.role === 'head' ? 'takes over' : 'coordinates'} ${job.team}`;
  }
  if (jobs.employed) return career.extension === null ? 'stays' : 'signs an extension';
  film.dynasty('job', 'year-out');
  return `${fired}sits out a year`;
}

/** Sums up his season: `Toledo 11-3, MAC title`. */
function seasonWords(year: number): string {
  const { coach } = read<CareerPage>('career');
  const { seasons: led, jobs } = read<CoachPage>('coach', String(coach.id));
  const season = led.find((each) => each.year === year);
  if (season === undefined) {
    const side = jobs.find(({ since, until }) => since <= year && (until ?? year) >= year);
    return side === undefined ? 'out of football' : `${side.team} coordinator`;
  }
  const { wins, losses, conference, conference_champion, champion } = season;
  const title = champion ? ', national title' : conference_champion ? `, ${conference} title` : '';
  return `${season.team} ${wins}-${losses}${title}`;
}

type Browser = Awaited<ReturnType<Film['open']>>;

/** Takes the career page in every face. */
async function shoot(page: Browser, name: string): Promise<void> {
  await film.picture(page, '/career', name, ['light']);
  film.captureGame(`${name}-80`, TERMINAL, [':', 'career', 'Enter'], 'The career of');
}

/** Plays a season until the market closes; returns its caption. */
async function season(page: Browser, year: number): Promise<string> {
  film.dynasty('advance', '--to', 'season');
  film.dynasty('sim', '--to', JOBS_OPEN);
  const jobs = film.dynasty('jobs');
  const done = year === LAST_YEAR ? 'the last season' : decide();
  film.dynasty('sim', '--to', 'end');
  await shoot(page, `${year}`);
  const caption = `${year}: ${seasonWords(year)}; ${done}`;
  film.write(`${year}`, [caption, film.dynasty('career'), jobs, film.dynasty('news')].join('\n\n'));
  if (year < LAST_YEAR) film.dynasty('advance', '--to', 'preseason');
  return caption;
}

/** Ends the career; returns the caption of the final page. */
async function retire(page: Browser): Promise<string> {
  film.dynasty('job', 'retire');
  await shoot(page, 'retired');
  for (const name of ['career', 'legacy']) {
    await film.picture(page, `/${name}`, `retired-${name}`);
    film.write(`retired-${name}`, film.dynasty(name));
  }
  const { life } = read<CareerPage>('career');
  return `Retired: ${life!.wins}-${life!.losses}, ${ordinal(life!.place)} of ${life!.coaches} head coaches in wins`;
}

/** Makes the strips of the manual. */
async function strips(captions: readonly (readonly [name: string, caption: string])[]): Promise<void> {
  const frames = (of: (name: string) => { picture: string } | { text: string }): Frame[] =>
    captions.map(([name, caption]) => ({ caption, ...of(name) }));
  const faces = [
    ['1440', frames((name) => ({ picture: `${name}-wide-light` })), { width: 560, height: 380 }, 4],
    ['390', frames((name) => ({ picture: `${name}-phone-light` })), { width: 260, height: 460 }, 8],
    ['80', frames((name) => ({ text: `${name}-80` })), { width: 456, height: 280 }, 4],
  ] as const;
  for (const [name, shots, size, columns] of faces) {
    const path = join(film.folder, `career-${name}.png`);
    await film.strip(shots, path, size, columns);
    copyFileSync(path, `docs/career-${name}.png`);
  }
}

async function play(): Promise<void> {
  const page = await film.open();
  const captions: [name: string, caption: string][] = [];
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
    const caption = await season(page, year);
    captions.push([`${year}`, caption]);
    process.stdout.write(`${caption}\n`);
  }
  captions.push(['retired', await retire(page)]);
  await strips(captions);
}

const coach = ['--coach', 'Pat Doyle', '--mode', 'career'];
film.dynasty('new', '--team', team, '--year', `${FIRST_YEAR}`, '--seed', seed, '--name', 'film', ...coach);
try {
  await play();
} finally {
  await film.close();
}
