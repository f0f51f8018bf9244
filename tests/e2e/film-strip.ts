import { Film } from './film.ts';

/**
 * Takes screenshots of a season, to be looked at one by one:
 *
 * npx tsx tests/e2e/film-strip.ts FOLDER [TEAM] [YEAR] [SEASONS BEFORE]
 *
 * plays a dynasty of the built program week by week and saves to the folder the dashboard of every week and, after the
 * season, its review, awards and records: desktop and phone, both themes, and the same terminal pages as text.
 */
const [folder = 'film-strip', team = 'Kansas', year = '2024', before = '0'] = process.argv.slice(2);
const LAST_WEEK = 19;
/** Terminal pages captured after the season. */
const TERMINALS: Readonly<Record<string, readonly string[]>> = {
  review: ['review'],
  awards: ['awards'],
  records: ['records', 'season'],
  program: ['program'],
};

async function season(film: Film): Promise<void> {
  const page = await film.open();
  film.dynasty('advance', '--to', 'season');
  for (let week = 1; week <= LAST_WEEK; week++) {
    const name = `week-${String(week).padStart(2, '0')}`;
    await film.picture(page, '/dashboard', name);
    film.captureGame(name);
    film.write(`${name}-stakes`, film.dynasty('stakes'));
    film.dynasty('sim');
  }
  await film.picture(page, '/news', 'week-19-news');
  film.dynasty('advance', '--to', 'summary');
  for (const name of ['summary', 'awards', 'records', 'program', 'hall', 'season'])
    await film.picture(page, `/${name}`, name);
  for (const [name, args] of Object.entries(TERMINALS)) film.write(name, film.dynasty(...args));
}

const film = new Film(folder);
film.dynasty('new', '--team', team, '--year', year, '--seed', '7', '--name', 'film');
if (Number(before) > 0) film.dynasty('sim', '--seasons', before);
try {
  await season(film);
} finally {
  await film.close();
}
