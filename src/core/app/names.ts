import type { ConferenceSeason } from '../model/facts.ts';
import type { ConferenceId, PlayerId, TeamId } from '../model/ids.ts';
import type { Recruit } from '../offseason/recruits/draw.ts';
import { listed } from '../present/numbers.ts';
import { nearest, plain, resolveTeam } from '../reference/resolve.ts';
import { done, type Result, refuse, refuseName } from './result.ts';
import type { SeasonView } from './season-view.ts';

/** A team by name, abbreviation or alias, whatever the case; the teams of the season first, then all of the save. */
export function findTeam(season: SeasonView, text: string): Result<TeamId> {
  const here = season.reference.teams.filter((t) => season.program.has(t.id));
  const found = resolveTeam(here, text);
  if (found.ok) return done(found.team.id);
  const elsewhere = resolveTeam([...season.reference.teams, ...season.reference.visitors], text);
  if (elsewhere.ok) return done(elsewhere.team.id);
  return refuseName(
    `No team "${text}".`,
    found.nearest.map((t) => t.name),
  );
}

interface Man {
  id: PlayerId;
  first: string;
  last: string;
}

/** One of some players by id, full name, last name or a part of his name. `of` says who they are: `the QBs of Michigan`. */
export function findMan(men: readonly Man[], text: string, of: string): Result<PlayerId> {
  const asked = text.trim();
  const wanted = plain(asked);
  const like = (fits: (man: Man) => boolean): readonly Man[] => (wanted === '' ? [] : men.filter(fits));
  const found = [
    like(({ id }) => String(id) === asked),
    like((man) => plain(nameOf(man)) === wanted),
    like(({ last }) => plain(last) === wanted),
    like((man) => plain(nameOf(man)).includes(wanted)),
  ].find(({ length }) => length > 0);
  if (found?.length === 1) return done(found[0]!.id);
  if (found !== undefined) {
    const each = found.map((man) => `${nameOf(man)} (${man.id})`);
    return refuse('malformed', `"${asked}" is more than one of ${of}: ${listed(each)}. Name him by his number.`);
  }
  const near = nearest(men.map(nameOf), asked);
  const known = near.length > 0 ? '' : ` They are ${listed(men.map(nameOf))}.`;
  return refuseName(`"${asked}" is not one of ${of}.${known}`, near);
}

/** One of a class's recruits by national rank or name, walk-ons excepted. */
export function findRecruit(recruits: readonly Recruit[], text: string): Result<Recruit> {
  const asked = text.trim();
  const followed = recruits.filter(({ stars }) => stars > 1);
  const wanted = plain(asked);
  const like = (fits: (recruit: Recruit) => boolean) => (wanted === '' ? [] : followed.filter(fits));
  const found = [
    like(({ number }) => String(number) === asked),
    like((recruit) => plain(nameOf(recruit)) === wanted),
    like(({ last }) => plain(last) === wanted),
    like((recruit) => plain(nameOf(recruit)).includes(wanted)),
  ].find(({ length }) => length > 0);
  if (found?.length === 1) return done(found[0]!);
  if (found !== undefined) {
    const each = found.slice(0, TOLD).map((recruit) => `${nameOf(recruit)} (${recruit.number})`);
    const more = found.length > TOLD ? ' and others' : '';
    return refuse(
      'malformed',
      `"${asked}" is more than one recruit: ${each.join(', ')}${more}. Name him by his number.`,
    );
  }
  return refuseName(`No recruit "${asked}".`, nearest(followed.map(nameOf), asked));
}

/** How many of several are named. */
const TOLD = 5;
const nameOf = ({ first, last }: Pick<Recruit, 'first' | 'last'>): string => `${first} ${last}`;

/** What a conference is called: `mwc`, `MWC`, `Mountain West Conference`, `Mountain West`. */
const callings = ({ id, name, fullName }: ConferenceSeason): string[] => [
  id,
  name,
  fullName,
  fullName.replace(/ Conference$/, ''),
];

/** A conference by short name, full name or id; `independent` (or `independents`) is null. */
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

/** The year asked for, or the running one; refused when the dynasty has not seen it. */
export function findYear(season: SeasonView, year: number | undefined): Result<number> {
  if (year === undefined) return done(season.row.year);
  const { startYear } = season.row.settings;
  if (year >= startYear && year <= season.row.year) return done(year);
  const seen = startYear === season.row.year ? `${startYear}` : `${startYear} to ${season.row.year}`;
  return refuse('not_found', `There is no ${year} season in this dynasty, only ${seen}.`);
}
