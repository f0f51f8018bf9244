import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright';
import type { TeamSchedule, WhatIf } from '../../src/core/contract/views/index.ts';
import { escaped, Film } from './film.ts';

/**
 * Renews the manual's pictures of whole dynasties, universes and challenges:
 *
 * npm run film:manual -- [FOLDER] [PART,PART...]
 *
 * plays them with the built program, saves the pictures to the folder and copies them to docs/. The parts are
 * `relegation`, `universe`, `challenge` and `iowa` (ten seasons as an almanac, and their most painful loss replayed);
 * default: all.
 */
const [folder = 'manual-pictures', only = 'relegation,universe,challenge,iowa'] = process.argv.slice(2);
const WINDOW = { width: 1440, height: 1000 };
const SEED = ['--seed', '7', '--name', 'film'];
/** Style of a terminal's text. */
const TERMINAL = `pre { margin: 0; padding: 20px; width: fit-content; font: 15px/1.4 'DejaVu Sans Mono', monospace;
  background: #10151c; color: #e8e6df }`;
/** Longest wait for a what-if of 20 pairs of seasons, in milliseconds. */
const LONGEST_WAIT = 600_000;
const FIRST_YEAR = 2016;
const SEASONS = 10;
/** Most points a painful loss is lost by. */
const CLOSE = 3;

const read = <T>(film: Film, ...args: readonly string[]): T => JSON.parse(film.dynasty(...args, '--json')) as T;

/** Takes the window with nothing hovered or focused, and copies the picture to the manual. */
async function shoot(film: Film, page: Page, name: string, window = WINDOW): Promise<void> {
  await page.setViewportSize(window);
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.waitForLoadState('networkidle');
  const path = join(film.folder, `${name}.png`);
  await page.screenshot({ path, animations: 'disabled' });
  copyFileSync(path, `docs/${name}.png`);
}

/** Takes the summary of a season with promotion and relegation. */
async function relegation(film: Film): Promise<void> {
  film.dynasty('new', '--universe', 'pyramid', '--team', 'Kent State', ...SEED);
  film.dynasty('sim', '--to', 'end');
  film.dynasty('advance', '--to', 'summary');
  const page = await film.open();
  await page.goto('/summary');
  await shoot(film, page, 'relegation', { ...WINDOW, height: 1400 });
}

/** Takes an invented league's standings after a season, and the editor with a team in new colors. */
async function universe(film: Film): Promise<void> {
  film.dynasty('new', '--universe', 'continental', '--team', 'Quarry', ...SEED);
  film.dynasty('sim', '--to', 'end');
  const page = await film.open();
  await page.goto('/standings/own');
  await shoot(film, page, 'universe');
  await page.goto('/universe?universe=pyramid');
  await page.getByRole('button', { name: 'Michigan', exact: true }).click();
  await page.getByLabel('Main color').fill('#8a1c7c');
  await page.getByLabel('Logo shape').selectOption('football');
  await shoot(film, page, 'universe-editor');
}

/** Plays a season by three rules: spend on transfers, fill the board every month, and let the staff do the rest. */
function botSeason(film: Film): void {
  film.dynasty('budget', '--keep', '30', '--portal', '45', '--recruits', '25');
  film.dynasty('advance', '--to', 'season');
  for (const week of ['5', '9', '13']) {
    film.dynasty('board', 'rest');
    film.dynasty('sim', '--to', week);
  }
  film.dynasty('sim', '--seasons', '1');
}

/** Takes a challenge in a terminal: its start, and the judge's word after three seasons of a bot. */
async function challenge(film: Film): Promise<void> {
  const start = film.dynasty('challenge', 'start', 'new-here', '--name', 'film').replace(/^Saved in.*\n/m, '');
  for (let season = 0; season < 3; season++) botSeason(film);
  const check = film.dynasty('challenge', 'check');
  const lines = ['$ dynasty challenge start new-here', start, '$ dynasty challenge check', check];
  film.write('challenge', lines.join('\n').trim());
  const page = await film.open();
  await page.setContent(`<style>${TERMINAL}</style><pre>${escaped(film.read('challenge'))}</pre>`);
  await page.locator('pre').screenshot({ path: 'docs/challenge.png' });
}

/** Games lost by at most a field goal, rivalries and bowls last. */
function closeLosses(film: Film): TeamSchedule['games'][number][] {
  const years = Array.from({ length: SEASONS }, (_, index) => `${FIRST_YEAR + index}`);
  const games = years.flatMap((year) => read<TeamSchedule>(film, 'schedule', '--year', year).games);
  const close = games.filter(
    ({ result, points, opponent_points }) => result === 'L' && opponent_points! - points! <= CLOSE,
  );
  const ordinary = (label: string): boolean => /^N?C \(/.test(label);
  return close.sort((a, b) => Number(ordinary(b.label)) - Number(ordinary(a.label)) || a.id - b.id);
}

/** The last kick of a game if it came in the last minute or overtime, and would have helped had it gone the other way. */
function lateKick(film: Film, game: number): number | undefined {
  const last = read<WhatIf>(film, 'what-if', `${game}`, '--list').choices.findLast(({ kind }) => kind === 'kick');
  if (last === undefined || !/^(4th 0:|\d?OT)/.test(last.text)) return undefined;
  return last.text.includes('no good') === (last.team === 'Iowa') ? last.kick : undefined;
}

/** The most painful loss and its kick. */
function painfulLoss(film: Film): { game: number; kick: number } {
  for (const { id } of closeLosses(film).toReversed()) {
    const kick = lateKick(film, id);
    if (kick !== undefined) return { game: id, kick };
  }
  throw new Error('Iowa lost no game on a late kick; choose another seed.');
}

/** Takes ten seasons as an almanac, the box score of a painful loss in it, and the loss with its kick changed. */
async function iowa(film: Film): Promise<void> {
  film.dynasty('new', '--team', 'Iowa', '--year', `${FIRST_YEAR}`, ...SEED);
  film.dynasty('sim', '--seasons', `${SEASONS}`);
  const { game, kick } = painfulLoss(film);
  const page = await film.open();
  await page.goto(`/what-if/${game}?kick=${kick}&runs=20`);
  await page.getByText('95% interval').first().waitFor({ timeout: LONGEST_WAIT });
  await shoot(film, page, 'what-if');
  const out = resolve(film.folder, 'almanac');
  film.dynasty('almanac', '--out', out, '--force');
  const address = pathToFileURL(out).href;
  await page.goto(`${address}/index.html`);
  await shoot(film, page, 'almanac');
  await page.goto(`${address}/game.html#${game}`);
  await shoot(film, page, 'almanac-game');
}

const PARTS: Readonly<Record<string, (film: Film) => Promise<void>>> = { relegation, universe, challenge, iowa };

for (const part of only.split(',')) {
  const film = new Film(folder);
  try {
    await PARTS[part]!(film);
    process.stdout.write(`${part}\n`);
  } finally {
    await film.close();
  }
}
