import { kebab } from '../ids.ts';
import { firstOf, lastOf, zip } from '../lists.ts';
import { rememberedOf } from '../memory/remembered.ts';
import { ALIASES } from './aliases.ts';

export interface TeamNames {
  name: string;
  abbreviation: string;
  mascot: string;
}

/** Fewest letters that can match the start of an alias, abbreviation or nickname; shorter text must match all of it. */
const LEAST_BEGINNING = 3;

/**
 * Normalizes text for searching: lower case, no accents, apostrophes or periods, single spaces. Symbols that belong to
 * a number (`-6.5`, `38-10`) and `&` stay.
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

/**
 * Reduces text to lowercase letters and digits: `San José State` and `san jose  state.` become the same. `&` is
 * dropped.
 */
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

/** A team's nickname and its endings: `fightingillini` and `illini`. */
export function nicknames({ mascot }: Pick<TeamNames, 'mascot'>): string[] {
  const words = mascot.split(' ');
  return words.map((_, from) => plain(words.slice(from).join(' '))).filter((each) => each !== '');
}

/** All names of a team besides its main one, in lowercase letters and digits. */
function otherNames(team: TeamNames): string[] {
  const written = [team.abbreviation, `${team.name} ${team.mascot}`].map(plain).filter((each) => each !== '');
  return [...written, ...nicknames(team), ...(aliasesOf.get(kebab(team.name)) ?? [])];
}

interface Known {
  /** The name, normalized. */
  name: string;
  joined: string;
  others: readonly string[];
  /** Longer names that contain it: Ohio State for Ohio. */
  longer: readonly string[];
}

const containsWords = (text: string, part: string): boolean => ` ${text} `.includes(` ${part} `);

function knownTeams(teams: readonly TeamNames[]): Known[] {
  const names = teams.map(({ name }) => fold(name));
  return zip(teams, names).map(([team, name]) => {
    return {
      name,
      joined: plain(team.name),
      others: otherNames(team),
      longer: names.filter((other) => other !== name && containsWords(other, name)),
    };
  });
}

/** Prepares a list of teams once, because a search runs on every keystroke. */
const prepared = rememberedOf(knownTeams);

/** Whether normalized text names a team, rather than one with a longer name. */
function mentions(text: string, { name, longer }: Known): boolean {
  if (!containsWords(text, name)) return false;
  const rest = longer.reduce((left, other) => ` ${left} `.replaceAll(` ${other} `, ' / '), text);
  return containsWords(rest, name);
}

/** Teams that typed words match by alias, abbreviation or nickname, or the start of one. */
function meant(joined: string, known: readonly Known[]): readonly Known[] {
  if (joined === '') return [];
  const exact = known.filter(({ others }) => others.includes(joined));
  if (exact.length > 0 || joined.length < LEAST_BEGINNING) return exact;
  // The start of a name is matched in the name itself: "texas" must not match "texaschristian".
  if (known.some((team) => team.joined.startsWith(joined))) return [];
  return known.filter(({ others }) => others.some((other) => other.startsWith(joined)));
}

/** A search as typed, ready to match many texts. */
export interface Search {
  /** Whether the search is empty. */
  empty: boolean;
  /** Whether a text contains every search word; true for an empty search. */
  fits(text: string): boolean;
  /** The same for text that is already normalized. */
  fitsFolded(text: string): boolean;
  /** How well a label matches, with extra text to search: 0 for no match, 6 for the same words. */
  closeness(label: string, more?: string): number;
}

/**
 * Builds the search used by every filter, palette and jump list. Each word must appear in the text, or name a team in
 * it by alias, abbreviation or nickname (`umass`, `central florida`, `tide qb`).
 */
export function searchFor(asked: string, teams: readonly TeamNames[] = []): Search {
  const whole = fold(asked);
  const words = whole.split(' ').filter(Boolean);
  const known = prepared(teams);
  const spans = words.map((word, from) => ({
    word,
    each: words.slice(from).map((_, more) => meant(plain(words.slice(from, from + more + 1).join('')), known)),
  }));
  const fitsFolded = (text: string): boolean => {
    const reached = [true, ...words.map(() => false)];
    for (const [from, { word, each }] of spans.entries()) {
      if (!reached[from]) continue;
      if (text.includes(word)) reached[from + 1] = true;
      for (const [more, found] of each.entries()) {
        if (found.some((team) => mentions(text, team))) reached[from + more + 1] = true;
      }
    }
    return lastOf(reached);
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
 * Returns the team with a name; null if none. A name beats an abbreviation, an abbreviation beats an alias, and a
 * nickname only counts if no other team has it.
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
