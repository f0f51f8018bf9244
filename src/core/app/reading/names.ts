import { done, type Result, refuse, refuseName } from '../../contract/result.ts';
import type { Coach } from '../../model/coaches.ts';
import { type ConferenceSeason, everyTeam } from '../../model/facts.ts';
import type { ConferenceId, PlayerId, TeamId } from '../../model/ids.ts';
import { firstOf } from '../../model/lists.ts';
import { plain } from '../../model/text/search.ts';
import type { Recruit } from '../../offseason/recruits/draw.ts';
import { MAX_SUGGESTIONS, nearest, resolveTeam } from '../../reference/resolve.ts';
import { listed, span } from '../../words/numbers.ts';
import type { SeasonView } from './season-view.ts';

/**
 * Finds a team by name, abbreviation or alias, ignoring case: first among the season's teams, then among all in the
 * save.
 */
export function findTeam(season: SeasonView, text: string): Result<TeamId> {
  const here = [...season.team.values()].filter((t) => season.program.has(t.id));
  const found = resolveTeam(here, text);
  if (found.ok) return done(found.team.id);
  const elsewhere = resolveTeam(everyTeam(season.reference), text);
  if (elsewhere.ok) return done(elsewhere.team.id);
  const former = Object.values(season.reference.teamYears).flat();
  const once = former.find(({ name }) => name !== undefined && plain(name) === plain(text));
  if (once !== undefined) return done(once.team);
  return refuseName(
    `No team "${text}".`,
    found.nearest.map((t) => t.name),
  );
}

/** Finds a team by name; null without a name. */
export function namedTeam(season: SeasonView, text: string | undefined): Result<TeamId | null> {
  return text === undefined ? done(null) : findTeam(season, text);
}

/** Finds a team by name; the player's own without one. */
export function askedTeam(season: SeasonView, text: string | undefined): Result<TeamId> {
  return text === undefined ? done(season.settings.team) : findTeam(season, text);
}

/** A person who can be looked up by name. */
interface Named {
  first: string;
  last: string;
}

const nameOf = ({ first, last }: Named): string => `${first} ${last}`;

/** People matching a text: by number if it is one, otherwise by full name, last name, or part of the name. */
export function namedBy<Person extends Named>(
  people: readonly Person[],
  text: string,
  numberOf: (person: Person) => number,
): readonly Person[] {
  const asked = text.trim();
  const wanted = plain(asked);
  if (wanted === '') return [];
  const ways: ((person: Person) => boolean)[] = [
    (person) => String(numberOf(person)) === asked,
    (person) => plain(nameOf(person)) === wanted,
    ({ last }) => plain(last) === wanted,
    (person) => plain(nameOf(person)).includes(wanted),
  ];
  for (const way of ways) {
    const found = people.filter(way);
    if (found.length > 0) return found;
  }
  return [];
}

/** The names nearest to a text that matches no player; all of them if there are few. */
export const nearNames = (people: readonly Named[], text: string): string[] =>
  people.length <= MAX_SUGGESTIONS ? people.map(nameOf) : nearest(people.map(nameOf), text.trim());

/** The first names of a list, and how many more there are: `Al Moore (12), Bo Moore (40) and 7 more`. */
function fewOf(names: readonly string[]): string {
  const more = names.length - MAX_SUGGESTIONS;
  return more > 0 ? `${names.slice(0, MAX_SUGGESTIONS).join(', ')} and ${more} more` : listed(names);
}

/**
 * Finds one of some players by id, full name, last name or part of his name. `of` describes the group: `the QBs of
 * Michigan`.
 */
export function findPlayer(people: readonly (Named & { id: PlayerId })[], text: string, of: string): Result<PlayerId> {
  const asked = text.trim();
  const found = namedBy(people, text, ({ id }) => id);
  if (found.length === 1) return done(firstOf(found).id);
  if (found.length > 1) {
    const each = found.map((person) => `${nameOf(person)} (${person.id})`);
    return refuse('malformed', `"${asked}" matches more than one of ${of}: ${fewOf(each)}. Use his number.`);
  }
  return refuseName(`"${asked}" is not one of ${of}.`, nearNames(people, text));
}

/**
 * Finds the players that texts name, in their order, twice if named twice. Refuses at the first text without a match.
 */
export function findPlayers(
  people: Parameters<typeof findPlayer>[0],
  named: readonly (string | number)[],
  of: string,
): Result<PlayerId[]> {
  const ids: PlayerId[] = [];
  for (const text of named) {
    const found = findPlayer(people, String(text), of);
    if (!found.ok) return found;
    ids.push(found.value);
  }
  return done(ids);
}

/** Finds one of some people by number or name. `kind` describes them: `recruit`. */
function findOne<Person extends Named>(
  all: readonly Person[],
  text: string,
  numberOf: (person: Person) => number,
  kind: string,
): Result<Person> {
  const asked = text.trim();
  const found = namedBy(all, text, numberOf);
  if (found.length === 1) return done(firstOf(found));
  if (found.length > 1) {
    const each = found.map((person) => `${nameOf(person)} (${numberOf(person)})`);
    return refuse('malformed', `"${asked}" matches more than one ${kind}: ${fewOf(each)}. Use his number.`);
  }
  return refuseName(`No ${kind} "${asked}".`, nearNames(all, text));
}

/** Finds one of a class's recruits by national rank or name, leaving out walk-ons. */
export function findRecruit(recruits: readonly Recruit[], text: string): Result<Recruit> {
  return findOne(
    recruits.filter(({ stars }) => stars > 1),
    text,
    ({ number }) => number,
    'recruit',
  );
}

/** Finds a coach by number or name. */
export function findCoach(coaches: readonly Coach[], text: string): Result<Coach> {
  return findOne(coaches, text, ({ id }) => id, 'coach');
}

/** Names of a conference: `mwc`, `MWC`, `Mountain West Conference`, `Mountain West`. */
const callings = ({ id, name, fullName }: ConferenceSeason): string[] => [
  id,
  name,
  fullName,
  fullName.replace(/ Conference$/, ''),
];

/** Finds a conference by short name, full name or id; `independent` (or `independents`) gives null. */
export function findConference(season: SeasonView, text: string): Result<ConferenceId | null> {
  const wanted = plain(text);
  if (wanted === 'independent' || wanted === 'independents') return done(null);
  const all = season.facts.conferences;
  const match = all.find((c) => callings(c).some((name) => plain(name) === wanted));
  if (match) return done(match.id);
  const near = nearest(
    all.map((c) => c.name),
    text,
  );
  const unknown = `No conference "${text}" in ${season.year}.`;
  return refuseName(near.length > 0 ? unknown : `${unknown} There are ${listed(all.map((c) => c.name))}.`, near);
}

/** Seasons of the dynasty, newest first. */
export function dynastyYears(season: SeasonView): number[] {
  const { settings, year } = season.row;
  return Array.from({ length: year - settings.startYear + 1 }, (_, i) => year - i);
}

/** The season of the first college football game. */
const FIRST_GAME = 1869;
/** The last year that fits into a save. */
const LAST_YEAR = 9999;

/** Refuses a year: malformed if no dynasty can have it, otherwise not found. */
export function refuseYear(year: number, message: string): Result<never> {
  return refuse(year < FIRST_GAME || year > LAST_YEAR ? 'malformed' : 'not_found', message);
}

/** The requested year, or the current one; refused if the dynasty has not reached it. */
export function findYear(season: SeasonView, year: number | undefined): Result<number> {
  if (year === undefined) return done(season.row.year);
  const { startYear } = season.settings;
  if (year >= startYear && year <= season.row.year) return done(year);
  return refuseYear(year, `There is no ${year} season in this dynasty, only ${span(startYear, season.row.year)}.`);
}
