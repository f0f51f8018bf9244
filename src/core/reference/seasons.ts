import type { Bowl, ConferenceSeason, SeasonFacts } from '../model/facts.ts';
import type { ConferenceId, TeamId } from '../model/ids.ts';
import type { PlayoffFormat } from '../model/playoff.ts';
import { type ConferenceFacts, INDEPENDENT, OUT_OF_FBS, type ReferenceData, type SeasonChange } from './data.ts';
import { remembered } from './remembered.ts';

/** A season to which the changes of each year are applied in turn. */
interface Running {
  conferences: Record<ConferenceId, ConferenceFacts>;
  members: Record<TeamId, ConferenceId | null>;
  playoff: PlayoffFormat;
}

const byKey = (a: [string, unknown], b: [string, unknown]) => (a[0] < b[0] ? -1 : 1);

function opening({ base }: ReferenceData['seasons']): Running {
  const members: Running['members'] = {};
  for (const [conference, teams] of Object.entries(base.members)) {
    for (const team of teams) members[team] = conference === INDEPENDENT ? null : conference;
  }
  return { conferences: { ...base.conferences }, members, playoff: base.playoff };
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
  };
}

function conferencesOf({ conferences, members }: Running): ConferenceSeason[] {
  const alive = new Set(Object.values(members));
  return Object.entries(conferences)
    .filter(([id]) => alive.has(id))
    .sort(byKey)
    .map(([id, facts]) => ({ id, ...facts }));
}

function bowlsOf(data: ReferenceData, year: number): Bowl[] {
  const taken = data.playoffBowls[String(year)] ?? [];
  return data.bowls
    .flatMap((names) => names.filter((b) => b.first <= year && (b.last === null || year <= b.last)))
    .filter((b) => !taken.includes(b.name))
    .map((b, i) => ({ name: b.name, place: b.place, tier: i + 1 }));
}

/** The state in each known year. */
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
 * The season of a year, computed on first use; after the last known one everything stays the same. Throws a RangeError
 * before the first.
 */
export function seasonsOf(data: ReferenceData): (year: number) => SeasonFacts {
  const { base, lastYear } = data.seasons;
  const running = runningBy(data.seasons);
  const factsOf = remembered((year): SeasonFacts => {
    const now = running.get(year);
    if (!now) throw new RangeError(`there are no facts about the season of ${year}; the first is ${base.year}`);
    const members = Object.fromEntries(Object.entries(now.members).sort(byKey));
    return { year, conferences: conferencesOf(now), members, playoff: now.playoff, bowls: bowlsOf(data, year) };
  });
  return (year) => {
    const facts = factsOf(Math.min(year, lastYear));
    return facts.year === year ? facts : { ...facts, year };
  };
}
