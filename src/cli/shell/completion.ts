import type { SaveLibrary } from '../../core/app/save-library.ts';
import { POSITIONS } from '../../core/model/positions.ts';
import { STAGES } from '../../core/model/stages.ts';
import { VERBS } from '../verbs/index.ts';
import type { Takes, Verb } from '../verbs/verb.ts';
import { GLOBAL_OPTIONS } from './overview.ts';
import { chooseFolder } from './save-choice.ts';
import type { Terminal } from './terminal.ts';

/** A completion, with a short description. */
export interface Offer {
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

const GLOBAL_FLAGS: readonly Flag[] = [
  ...GLOBAL_OPTIONS.map(([flags, about]) => flagOf(flags, about, flags.startsWith('--save <') ? 'save' : undefined)),
  flagOf('--help', 'help for a command'),
];

function flagsOf(verb: Verb | undefined): Flag[] {
  const own = (verb?.options ?? []).map(({ flags, description, takes }) => flagOf(flags, description, takes));
  return [...own, ...GLOBAL_FLAGS];
}

/** The words so far, parsed: the command, its arguments, and a flag that still needs its value. */
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

/** A word from the shell, without its quoting. */
function unquoted(word: string): string {
  return word.replace(/^["']/, '').replace(/\\(.)/g, '$1');
}

/** Completions for a command line whose last word is being typed. */
export async function offers(
  words: readonly string[],
  terminal: Terminal,
  load: () => Promise<SaveLibrary>,
): Promise<Offer[]> {
  const typed = unquoted(words.at(-1) ?? '');
  const { verb, given, waiting } = read(words.slice(0, -1));
  const fits = ({ value }: Offer) => value.toLowerCase().startsWith(typed.toLowerCase());
  if (waiting !== undefined) return (await valuesOf(waiting.takes, words, terminal, load)).filter(fits);
  if (typed.startsWith('-'))
    return flagsOf(verb)
      .map(({ long, about }) => ({ value: long, about }))
      .filter(fits);
  if (verb === undefined) return VERBS.map(({ name, summary }) => ({ value: name, about: summary })).filter(fits);
  return (await valuesOf(takesNext(verb, given), words, terminal, load)).filter(fits);
}

/** Completions of a command's next argument, after those given. */
function takesNext(verb: Verb, [first, ...more]: readonly string[]): Takes | undefined {
  if (first === undefined) return verb.takes;
  return more.length === 0 ? (verb.thenTakesAfter?.[first] ?? verb.thenTakes) : undefined;
}

/** The columns of the requested statistics, by the flag that names their table. */
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

async function valuesOf(
  takes: Takes | undefined,
  words: readonly string[],
  terminal: Terminal,
  load: () => Promise<SaveLibrary>,
): Promise<Offer[]> {
  const plain = (values: readonly string[], about = '') => values.map((value) => ({ value, about }));
  if (takes === undefined) return [];
  if (typeof takes !== 'string') return plain(takes);
  if (takes === 'stage') return plain(STAGES, 'stage');
  if (takes === 'position') return plain(POSITIONS, 'position');
  if (takes === 'stats-column') return statsColumns(words);
  if (takes === 'batch-table') return plain((await import('../../core/batch/tables.ts')).TABLE_NAMES, 'table');
  const library = await load();
  if (takes === 'save') {
    const saves = await library.list((await chooseFolder(terminal, undefined)).path);
    return saves.map(({ file, team, year }) => ({ value: file, about: `${team}, ${year}` }));
  }
  const { teams, conferences } = await library.names(library.seasons.last);
  if (takes === 'conference') return [...plain(conferences, 'conference'), ...plain(['independent', 'all'])];
  return teams.map(({ name, abbreviation }) => ({ value: name, about: abbreviation }));
}
