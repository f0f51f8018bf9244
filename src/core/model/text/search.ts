import { kebab } from '../ids.ts';
import { firstOf } from '../lists.ts';
import { ALIASES } from './aliases.ts';

/** Names of a team. */
export interface TeamNames {
  name: string;
  abbreviation: string;
  mascot: string;
}

/** Fewest letters that can be the beginning of an alias, abbreviation or nickname; fewer must be all of it. */
const LEAST_BEGINNING = 3;

/**
 * The words of a text in lower case, without accents, apostrophes and periods, one blank between two. A sign that belongs
 * to a number stays (`-6.5`, `38-10`), and so does `&`.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’ʻ]/g, '')
    .replace(/\.(?!\d)|(?<!\d)\.(?=[A-Za-z])/g, '')
    .replace(/[-–−](?=\d)/g, '-')
    .toLowerCase()
    .replace(/-(?!\d)|[^a-z0-9&.+-]+/g, ' ')
    .trim()
    .replace(/ {2,}/g, ' ');
}

/** Letters and digits only, lower case: `San José State` and `san jose  state.` are the same. `&` is dropped. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
}

/** Aliases by team id. */
const aliasesOf: ReadonlyMap<string, readonly string[]> = Object.entries(ALIASES).reduce(
  (all, [alias, id]) => all.set(id, [...(all.get(id) ?? []), alias]),
  new Map<string, string[]>(),
);

/** A team's nickname and its last words: `fightingillini` and `illini`. */
export function nicknames({ mascot }: Pick<TeamNames, 'mascot'>): string[] {
  const words = mascot.split(' ');
  return words.map((_, from) => plain(words.slice(from).join(' '))).filter((each) => each !== '');
}

/** Everything a team is called besides its name, in letters and digits only. */
function otherNames(team: TeamNames): string[] {
  const written = [team.abbreviation, `${team.name} ${team.mascot}`].map(plain).filter((each) => each !== '');
  return [...written, ...nicknames(team), ...(aliasesOf.get(kebab(team.name)) ?? [])];
}

interface Known {
  /** The name, folded. */
  name: string;
  joined: string;
  others: readonly string[];
  /** Longer names that contain it: Ohio State for Ohio. */
  longer: readonly string[];
}

const containsWords = (text: string, part: string): boolean => ` ${text} `.includes(` ${part} `);

function knownTeams(teams: readonly TeamNames[]): Known[] {
  const names = teams.map(({ name }) => fold(name));
  return teams.map((team, index) => {
    const name = names[index]!;
    return {
      name,
      joined: plain(team.name),
      others: otherNames(team),
      longer: names.filter((other) => other !== name && containsWords(other, name)),
    };
  });
}

const knownOf = new WeakMap<readonly TeamNames[], readonly Known[]>();

/** A list of teams is prepared once, since a search is made for every letter typed. */
function prepared(teams: readonly TeamNames[]): readonly Known[] {
  const known = knownOf.get(teams) ?? knownTeams(teams);
  knownOf.set(teams, known);
  return known;
}

/** Whether a folded text names a team, and not just one whose name is longer. */
function mentions(text: string, { name, longer }: Known): boolean {
  if (!containsWords(text, name)) return false;
  const rest = longer.reduce((left, other) => ` ${left} `.replaceAll(` ${other} `, ' / '), text);
  return containsWords(rest, name);
}

/** The teams that some typed words mean by an alias, an abbreviation or a nickname, or the beginning of one. */
function meant(joined: string, known: readonly Known[]): readonly Known[] {
  if (joined === '') return [];
  const exact = known.filter(({ others }) => others.includes(joined));
  if (exact.length > 0 || joined.length < LEAST_BEGINNING) return exact;
  // The beginning of a name is found in the name itself: "texas" is not "texaschristian".
  if (known.some((team) => team.joined.startsWith(joined))) return [];
  return known.filter(({ others }) => others.some((other) => other.startsWith(joined)));
}

/** A search as typed, ready to be compared with many texts. */
export interface Search {
  /** Whether nothing is asked for. */
  empty: boolean;
  /** Whether a text has everything that is asked for; true if nothing is. */
  fits(text: string): boolean;
  /** The same of a text that is folded already. */
  fitsFolded(text: string): boolean;
  /** How well a label matches, with more to be searched beside it: 0 for not at all, 6 for the same words. */
  closeness(label: string, more?: string): number;
}

/**
 * The search of every filter, palette and jump list: each word must be in the text, where a team may be named by an
 * alias, abbreviation or nickname instead (`umass`, `central florida`, `tide qb`).
 */
export function searchFor(asked: string, teams: readonly TeamNames[] = []): Search {
  const whole = fold(asked);
  const words = whole.split(' ').filter(Boolean);
  const known = prepared(teams);
  const spans = words.map((_, from) =>
    words.slice(from).map((__, more) => meant(plain(words.slice(from, from + more + 1).join('')), known)),
  );
  const fitsFolded = (text: string): boolean => {
    const reached = [true, ...words.map(() => false)];
    for (const [from, each] of spans.entries()) {
      if (!reached[from]) continue;
      if (text.includes(words[from]!)) reached[from + 1] = true;
      for (const [more, found] of each.entries()) {
        if (found.some((team) => mentions(text, team))) reached[from + more + 1] = true;
      }
    }
    return reached[words.length]!;
  };
  const all = plain(asked);
  const named = known.filter(({ others }) => all !== '' && others.includes(all));
  return {
    empty: words.length === 0,
    fits: (text) => fitsFolded(fold(text)),
    fitsFolded,
    closeness(label, more = '') {
      const text = fold(label);
      const first = words[0] ?? '';
      if (words.length === 0 || !fitsFolded(fold(`${label} ${more}`))) return 0;
      if (text === whole) return 6;
      if (named.some((team) => mentions(text, team))) return 5;
      if (text.startsWith(whole)) return 4;
      if (text.startsWith(first)) return 3;
      return text.split(' ').some((part) => part.startsWith(first)) ? 2 : 1;
    },
  };
}

/**
 * The team that is called so. A name wins over an abbreviation, an abbreviation over an alias; a nickname only counts
 * where no other team has it.
 */
export function teamNamed<T extends TeamNames>(asked: string, teams: readonly T[]): T | null {
  const joined = plain(asked);
  const alias = ALIASES[joined];
  const nicknamed = teams.filter((team) => nicknames(team).includes(joined));
  return (
    teams.find(({ name }) => plain(name) === joined) ??
    teams.find(({ abbreviation }) => plain(abbreviation) === joined) ??
    teams.find(({ name }) => kebab(name) === alias) ??
    teams.find(({ name, mascot }) => plain(`${name} ${mascot}`) === joined) ??
    (nicknamed.length === 1 ? firstOf(nicknamed) : null)
  );
}
