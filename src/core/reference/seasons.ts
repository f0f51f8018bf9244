import {
  type Bowl,
  type ConferenceSeason,
  type Division,
  inForce,
  type SeasonFacts,
  type Visitors,
} from '../model/facts.ts';
import type { ConferenceId, TeamId } from '../model/ids.ts';
import { mustHave } from '../model/lists.ts';
import { remembered } from '../model/memory/remembered.ts';
import type { PlayoffFormat } from '../model/playoff.ts';
import { type ConferenceFacts, INDEPENDENT, OUT_OF_FBS, type ReferenceData, type SeasonChange } from './data.ts';
import { shortened } from './shortened.ts';

/** Season facts that accumulate each year's changes. */
interface Running {
  conferences: Record<ConferenceId, ConferenceFacts>;
  members: Record<TeamId, ConferenceId | null>;
  playoff: PlayoffFormat;
  games: number | undefined;
}

const byKey = (a: [string, unknown], b: [string, unknown]) => (a[0] < b[0] ? -1 : 1);

function opening({ base }: ReferenceData['seasons']): Running {
  const members: Running['members'] = {};
  for (const [conference, teams] of Object.entries(base.members)) {
    for (const team of teams) members[team] = conference === INDEPENDENT ? null : conference;
  }
  return { conferences: { ...base.conferences }, members, playoff: base.playoff, games: base.games };
}

function move(members: Running['members'], moves: NonNullable<SeasonChange['moves']>): Running['members'] {
  const next = { ...members };
  for (const [to, teams] of Object.entries(moves)) {
    for (const team of teams) {
      if (to === OUT_OF_FBS) delete next[team];
      else next[team] = to === INDEPENDENT ? null : to;
    }
  }
  return next;
}

function changed(before: Running, change: SeasonChange): Running {
  const conferences = { ...before.conferences };
  for (const [id, news] of Object.entries(change.conferences ?? {})) {
    conferences[id] = { ...conferences[id], ...news } as ConferenceFacts;
  }
  return {
    conferences,
    members: move(before.members, change.moves ?? {}),
    playoff: change.playoff ?? before.playoff,
    games: change.games ?? before.games,
  };
}

/** A conference's divisions in a season, limited to current members; null if it has none. */
function divisionsOf(
  data: ReferenceData,
  year: number,
  id: ConferenceId,
  members: Running['members'],
): Division[] | null {
  const now = inForce(data.divisions[id], year);
  if (!now) return null;
  return Object.entries(now.divisions).map(([name, teams]) => ({
    name,
    teams: teams.filter((team) => members[team] === id),
  }));
}

function conferencesOf(data: ReferenceData, year: number, { conferences, members }: Running): ConferenceSeason[] {
  const alive = new Set(Object.values(members));
  return Object.entries(conferences)
    .filter(([id]) => alive.has(id))
    .sort(byKey)
    .map(([id, facts]) => {
      const divisions = divisionsOf(data, year, id, members);
      const tiebreakers = inForce(data.tiebreakers?.[id], year)?.steps;
      return { id, ...facts, ...(tiebreakers && { tiebreakers }), ...(divisions && { divisions }) };
    });
}

function bowlsOf(data: ReferenceData, year: number): Bowl[] {
  const taken = data.playoffBowls[String(year)] ?? [];
  return data.bowls
    .flatMap((names) => names.filter((b) => b.first <= year && (b.last === null || year <= b.last)))
    .filter((b) => !taken.includes(b.name))
    .map((b, i) => ({ name: b.name, place: b.place, tier: i + 1 }));
}

/** Bowl tie-ins of a season, keyed by that season's bowl names. */
function tieInsOf(data: ReferenceData, year: number): NonNullable<SeasonFacts['tieIns']> {
  const { bowls, tieIns } = data;
  const now = ({ first, last }: { first: number; last: number | null }) =>
    first <= year && (last === null || year <= last);
  return Object.fromEntries(
    bowls.flatMap((names) => {
      const bowl = names.find(now);
      const ties = tieIns[names[0]?.name ?? '']?.find(now);
      return bowl && ties ? [[bowl.name, ties.sides]] : [];
    }),
  );
}

/** Independents that share a conference's bowl tie-ins in a season; null if none are known. */
function partnersOf({ bowlPartners = [] }: ReferenceData, year: number): SeasonFacts['bowlPartners'] | null {
  const now = bowlPartners.filter(({ first, last }) => first <= year && (last === null || year <= last));
  return now.length === 0 ? null : Object.fromEntries(now.map(({ team, conference }) => [team, conference]));
}

/** FCS programs of a season and how many games they get; null if unknown. */
function visitorsOf({ fcs }: ReferenceData, year: number, members: Running['members']): Visitors | null {
  const since = Object.keys(fcs.games)
    .map(Number)
    .filter((first) => first <= year);
  const programs = fcs.programs
    .filter(({ id, first, last }) => first <= year && (last === null || year <= last) && !(id in members))
    .map(({ id, standing }) => ({ team: id, standing }));
  if (since.length === 0) return null;
  return { programs, games: mustHave(fcs.games[String(Math.max(...since))], 'number of games of FCS programs') };
}

/** Facts in force in each known year. */
function runningBy(seasons: ReferenceData['seasons']): Map<number, Running> {
  const by = new Map<number, Running>();
  let running = opening(seasons);
  for (let now = seasons.base.year; now <= seasons.lastYear; now++) {
    for (const change of seasons.changes) if (change.year === now) running = changed(running, change);
    by.set(now, running);
  }
  return by;
}

/**
 * Returns season facts by year, computed on first use. After the last known season, facts stay the same. Throws a
 * RangeError before the first.
 */
export function seasonsOf(data: ReferenceData): (year: number) => SeasonFacts {
  const { base, lastYear } = data.seasons;
  const running = runningBy(data.seasons);
  const factsOf = remembered((year): SeasonFacts => {
    const now = running.get(year);
    if (!now) throw new RangeError(`there are no facts about the season of ${year}; the first is ${base.year}`);
    const members = Object.fromEntries(Object.entries(now.members).sort(byKey));
    const facts = {
      year,
      conferences: conferencesOf(data, year, now),
      members,
      playoff: now.playoff,
      bowls: bowlsOf(data, year),
    };
    const visitors = visitorsOf(data, year, members);
    const bowlPartners = partnersOf(data, year);
    const whole: SeasonFacts = {
      ...facts,
      ...(now.games !== undefined && { games: now.games }),
      ...(data.postseason && { postseason: data.postseason }),
      ...(visitors && { visitors }),
      tieIns: tieInsOf(data, year),
      ...(bowlPartners && { bowlPartners }),
    };
    const short = data.shortened?.[String(year)];
    return short === undefined ? whole : shortened(whole, short);
  });
  return (year) => {
    const facts = factsOf(Math.min(year, lastYear));
    return facts.year === year ? facts : { ...facts, year };
  };
}
