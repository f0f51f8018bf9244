import type { Dynasty, SaveLibrary } from '../../core/app/saves/library.ts';
import { POSITIONS, positionNamed } from '../../core/model/positions.ts';
import { STAGES } from '../../core/model/stages.ts';
import { searchFor } from '../../core/model/text/search.ts';
import { opponentText } from '../../core/present/games.ts';
import { stopText } from '../../core/words/coaches.ts';
import { weekName } from '../../core/words/terms.ts';
import { VERBS } from '../verbs/index.ts';
import type { Takes, Verb } from '../verbs/verb.ts';
import { unwrap } from './cli.ts';
import { GLOBAL_OPTIONS } from './overview.ts';
import { chooseFolder, chooseSave } from './save-choice.ts';
import type { Terminal } from './terminal.ts';

/** A completion, with a short description. */
interface Offer {
  value: string;
  about: string;
}

interface Flag {
  long: string;
  about: string;
  /** Whether a value follows. */
  value: boolean;
  takes?: Takes | undefined;
}

function flagOf(flags: string, about: string, takes?: Takes): Flag {
  return { long: /--[a-z-]+/.exec(flags)?.[0] ?? flags, about, value: flags.includes('<'), takes };
}

/** Completions for values of global options. */
const GLOBAL_TAKES: Readonly<Record<string, Takes>> = { '--save <file>': 'save', '--table <name>': 'table' };

const GLOBAL_FLAGS: readonly Flag[] = [
  ...GLOBAL_OPTIONS.map(([flags, about]) => flagOf(flags, about, GLOBAL_TAKES[flags])),
  flagOf('--help', 'help for a command'),
];

function flagsOf(verb: Verb | undefined): Flag[] {
  const own = (verb?.options ?? []).map(({ flags, description, takes }) => flagOf(flags, description, takes));
  return [...own, ...GLOBAL_FLAGS];
}

/** Parses the words so far: the command, its arguments, and a flag still waiting for its value. */
function read(words: readonly string[]): { verb: Verb | undefined; given: string[]; waiting: Flag | undefined } {
  let verb: Verb | undefined;
  const given: string[] = [];
  let waiting: Flag | undefined;
  for (const word of words) {
    if (waiting !== undefined) waiting = undefined;
    else if (word.startsWith('-')) waiting = flagsOf(verb).find(({ long, value }) => value && long === word);
    else if (verb === undefined) verb = VERBS.find(({ name }) => name === word);
    else given.push(word);
  }
  return { verb, given, waiting };
}

/** Removes a shell word's quoting. */
function unquoted(word: string): string {
  return word.replace(/^["']/, '').replace(/\\(.)/g, '$1');
}

/** Returns the completions for a command line whose last word is being typed. */
export async function offers(
  words: readonly string[],
  terminal: Terminal,
  load: () => Promise<SaveLibrary>,
): Promise<Offer[]> {
  const typed = unquoted(words.at(-1) ?? '');
  const { verb, given, waiting } = read(words.slice(0, -1));
  const line = { words, verb, typed, terminal, load };
  const fits = ({ value }: Offer) => value.toLowerCase().startsWith(typed.toLowerCase());
  if (waiting !== undefined) return (await valuesOf(waiting.takes, line)).filter(fits);
  if (typed.startsWith('-'))
    return flagsOf(verb)
      .map(({ long, about }) => ({ value: long, about }))
      .filter(fits);
  if (verb === undefined) return VERBS.map(({ name, summary }) => ({ value: name, about: summary })).filter(fits);
  const takes = takesNext(verb, given);
  const values = await valuesOf(takes, line);
  // Players and coaches are found by any part of their names.
  return takes === 'player' || takes === 'own-player' || takes === 'coach' ? values : values.filter(fits);
}

/** Returns the kind of a command's next argument, after those given. */
function takesNext(verb: Verb, [first, ...more]: readonly string[]): Takes | undefined {
  if (first === undefined) return verb.takes;
  return more.length === 0 ? (verb.thenTakesAfter?.[first] ?? verb.thenTakes) : verb.restTakesAfter?.[first];
}

/** Returns the columns of the requested statistics, by the flag that names their table. */
async function statsColumns(words: readonly string[]): Promise<Offer[]> {
  const { individualColumns, PLAYER_TABLES, RATED_TEAM_COLUMNS, TEAM_COLUMNS } = await import(
    '../../core/present/index.ts'
  );
  const tables = Object.keys(PLAYER_TABLES) as (keyof typeof PLAYER_TABLES)[];
  const table = tables.find((name) => words.includes(`--${name}`)) ?? 'passing';
  const offered = (columns: readonly { key: string; long: string }[]) =>
    columns.map(({ key, long }) => ({ value: key, about: long }));
  if (words.includes('individual')) return offered(individualColumns(table));
  return offered(words.includes('ratings') ? RATED_TEAM_COLUMNS : TEAM_COLUMNS);
}

const plain = (values: readonly (string | number)[], about = ''): Offer[] =>
  values.map((value) => ({ value: String(value), about }));

const spanned = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

function namedWeeks(weeks: readonly number[], { teams }: { teams: number }): Offer[] {
  return weeks.map((week) => ({ value: String(week), about: weekName(week, teams) }));
}

/** Returns an option's value on the line. */
function optionOf(words: readonly string[], long: string): string | undefined {
  const index = words.indexOf(long);
  return index < 0 ? undefined : words[index + 1];
}

/** Returns the line's dynasty; null if there is none. */
async function dynastyOf({ words, terminal, load }: Line): Promise<Dynasty | null> {
  const library = await load();
  const folder = await chooseFolder(terminal, optionOf(words, '--saves-dir'));
  const save = await chooseSave(library, terminal, folder.path, optionOf(words, '--save'));
  return save && library.open(save.path);
}

/** Returns completions from the line's dynasty; none if there is no dynasty. */
async function fromDynasty(line: Line, read: (dynasty: Dynasty) => Promise<Offer[]> | Offer[]): Promise<Offer[]> {
  const dynasty = await dynastyOf(line);
  if (dynasty === null) return [];
  try {
    return await read(dynasty);
  } finally {
    dynasty.close();
  }
}

async function ownGames(dynasty: Dynasty): Promise<Offer[]> {
  const { team, playoff } = await dynasty.info();
  const page = unwrap(await dynasty.run('teamSchedule', { team: team.name }));
  return page.games.map((game) => ({
    value: String(game.id),
    about: `${weekName(game.weekPlayed, playoff.teams)} ${opponentText(game)}`,
  }));
}

/** Returns the tuning values with their units; `ending` follows the name. */
async function knobs(ending: string): Promise<Offer[]> {
  const { describeKnobs } = await import('../../core/batch/index.ts');
  return describeKnobs(undefined).map(({ name, unit }) => ({ value: name + ending, about: unit }));
}

/** Fewest letters of a name to search for. */
const LEAST_OF_A_NAME = 2;
const MOST_PLAYERS = 30;

async function players(dynasty: Dynasty, typed: string): Promise<Offer[]> {
  if (typed.length < LEAST_OF_A_NAME) return [];
  const found = await dynasty.findPlayers(typed, MOST_PLAYERS);
  return found.map(({ first, last, pos, team }) => ({
    value: `${first} ${last}`,
    about: `${pos.toUpperCase()} ${team}`,
  }));
}

/** Returns coaches by part of their name, with their jobs. */
async function coaches(dynasty: Dynasty, name: string): Promise<Offer[]> {
  const found = unwrap(await dynasty.run('coachSearch', { name }));
  return found.coaches.map(({ first, last, job, retired }) => ({
    value: `${first} ${last}`,
    about: job === null ? (retired === null ? 'without a job' : 'retired') : stopText(job),
  }));
}

/**
 * Returns the team's players by position in the staff's order, without those already on the line; only one position's
 * if the line names one.
 */
async function ownPlayers(dynasty: Dynasty, { words, typed }: Line): Promise<Offer[]> {
  const position = words.map(positionNamed).find((each) => each !== undefined);
  const page = unwrap(await dynasty.run('depth', position === undefined ? {} : { position }));
  const players = page.positions
    .flatMap(({ players: all }) => all)
    .map((player) => ({ ...player, name: `${player.first} ${player.last}` }));
  const given = new Set(words.slice(0, -1).map(unquoted));
  const search = searchFor(typed);
  return players
    .filter(({ name }) => !given.has(name) && search.fits(name))
    .map(({ name, rating, year }) => ({ value: name, about: `${rating}, ${year}` }));
}

/** The line being typed, and its context. */
interface Line {
  words: readonly string[];
  verb: Verb | undefined;
  typed: string;
  terminal: Terminal;
  load: () => Promise<SaveLibrary>;
}

/** Completions by kind of argument. */
const SOURCES: Readonly<Record<Exclude<Takes, readonly string[]>, (line: Line) => Promise<Offer[]> | Offer[]>> = {
  stage: () => plain(STAGES, 'stage'),
  position: () => plain(POSITIONS, 'position'),
  'stats-column': ({ words }) => statsColumns(words),
  'batch-table': async () => plain((await import('../../core/batch/tables.ts')).TABLE_NAMES, 'table'),
  table: ({ verb }) => plain(verb?.tables ?? [], 'table'),
  knob: () => knobs(''),
  'knob-value': () => knobs('='),
  season: async ({ load }) => {
    const { first, last } = (await load()).seasons;
    return plain(spanned(first, last).reverse(), 'season');
  },
  'dynasty-year': (line) =>
    fromDynasty(line, async (dynasty) => {
      const { startYear, currentYear } = await dynasty.info();
      return plain(spanned(startYear, currentYear).reverse(), 'season');
    }),
  week: (line) =>
    fromDynasty(line, async (dynasty) => {
      const { lastWeek, playoff } = await dynasty.info();
      return namedWeeks(spanned(1, lastWeek), playoff);
    }),
  'week-or-end': (line) =>
    fromDynasty(line, async (dynasty) => {
      const { currentWeek, lastWeek, playoff } = await dynasty.info();
      const weeks = namedWeeks(spanned(currentWeek + 1, lastWeek), playoff);
      return [...weeks, { value: 'end', about: 'the whole season' }];
    }),
  'own-player': (line) => fromDynasty(line, (dynasty) => ownPlayers(dynasty, line)),
  coach: (line) => fromDynasty(line, (dynasty) => coaches(dynasty, line.typed)),
  player: (line) => fromDynasty(line, (dynasty) => players(dynasty, line.typed)),
  game: (line) => fromDynasty(line, ownGames),
  save: async ({ words, terminal, load }) => {
    const folder = await chooseFolder(terminal, optionOf(words, '--saves-dir'));
    const saves = await (await load()).list(folder.path);
    return saves.map(({ file, team, year }) => ({ value: file, about: `${team}, ${year}` }));
  },
  conference: async ({ load }) => {
    const library = await load();
    const { conferences } = await library.names(library.seasons.last);
    return [...plain(conferences, 'conference'), ...plain(['independent', 'all'])];
  },
  team: async ({ load }) => {
    const library = await load();
    const { teams } = await library.names(library.seasons.last);
    return teams.map(({ name, abbreviation }) => ({ value: name, about: abbreviation }));
  },
};

async function valuesOf(takes: Takes | undefined, line: Line): Promise<Offer[]> {
  if (takes === undefined) return [];
  return typeof takes === 'string' ? SOURCES[takes](line) : plain(takes);
}
