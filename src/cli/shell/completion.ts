import { POSITIONS } from '../../core/model/positions.ts';
import { STAGES } from '../../core/model/stages.ts';
import { VERBS } from '../verbs/index.ts';
import type { Takes, Verb } from '../verbs/verb.ts';
import type { Engine } from './engine.ts';
import { GLOBAL_OPTIONS } from './overview.ts';
import { chooseFolder } from './save-choice.ts';
import type { Terminal } from './terminal.ts';

/** Something the shell can offer, with a word about it. */
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

/** What is behind the words so far: the command, the words after it that are no flags, and a flag that waits for its value. */
function read(words: readonly string[]): { verb: Verb | undefined; given: number; waiting: Flag | undefined } {
  let verb: Verb | undefined;
  let given = 0;
  let waiting: Flag | undefined;
  for (const word of words) {
    if (waiting !== undefined) waiting = undefined;
    else if (word.startsWith('-')) waiting = flagsOf(verb).find(({ long, value }) => value && long === word);
    else if (verb === undefined) verb = VERBS.find(({ name }) => name === word);
    else given++;
  }
  return { verb, given, waiting };
}

/** A word as the shell hands it over, without the quotes and backslashes that are not part of it. */
function unquoted(word: string): string {
  return word.replace(/^["']/, '').replace(/\\(.)/g, '$1');
}

/** What can follow the words of a line, the last of which is being typed. */
export async function offers(
  words: readonly string[],
  terminal: Terminal,
  load: () => Promise<Engine>,
): Promise<Offer[]> {
  const typed = unquoted(words.at(-1) ?? '');
  const { verb, given, waiting } = read(words.slice(0, -1));
  const fits = ({ value }: Offer) => value.toLowerCase().startsWith(typed.toLowerCase());
  if (waiting !== undefined) return (await valuesOf(waiting.takes, terminal, load)).filter(fits);
  if (typed.startsWith('-'))
    return flagsOf(verb)
      .map(({ long, about }) => ({ value: long, about }))
      .filter(fits);
  if (verb === undefined) return VERBS.map(({ name, summary }) => ({ value: name, about: summary })).filter(fits);
  const takes = given === 0 ? verb.takes : given === 1 ? verb.thenTakes : undefined;
  return (await valuesOf(takes, terminal, load)).filter(fits);
}

async function valuesOf(takes: Takes | undefined, terminal: Terminal, load: () => Promise<Engine>): Promise<Offer[]> {
  const plain = (values: readonly string[], about = '') => values.map((value) => ({ value, about }));
  if (takes === undefined) return [];
  if (typeof takes !== 'string') return plain(takes);
  if (takes === 'stage') return plain(STAGES, 'stage');
  if (takes === 'position') return plain(POSITIONS, 'position');
  const engine = await load();
  if (takes === 'save') {
    const saves = await engine.list((await chooseFolder(terminal, undefined)).path);
    return saves.map(({ file, team, year }) => ({ value: file, about: `${team}, ${year}` }));
  }
  const { teams, conferences } = await engine.names(engine.seasons.last);
  if (takes === 'conference') return [...plain(conferences, 'conference'), ...plain(['independent', 'all'])];
  return teams.map(({ name, abbreviation }) => ({ value: name, about: abbreviation }));
}
