import type { Bowl, ConferenceSeason, SeasonFacts } from '../model/facts.ts';
import type { ConferenceId, TeamId } from '../model/ids.ts';
import type { PlayoffFormat } from '../model/playoff.ts';
import { type ConferenceFacts, INDEPENDENT, OUT_OF_FBS, type ReferenceData, type SeasonChange } from './data.ts';

/** A season while the changes of one year after another are applied to it. */
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

/** The season of a year; after the last known one everything stays as it was. Throws a RangeError before the first. */
export function seasonsOf(data: ReferenceData): (year: number) => SeasonFacts {
  const { base, changes, lastYear } = data.seasons;
  const known = new Map<number, SeasonFacts>();
  let running = opening(data.seasons);
  for (let year = base.year; year <= lastYear; year++) {
    for (const change of changes) if (change.year === year) running = changed(running, change);
    known.set(year, {
      year,
      conferences: conferencesOf(running),
      members: Object.fromEntries(Object.entries(running.members).sort(byKey)),
      playoff: running.playoff,
      bowls: bowlsOf(data, year),
    });
  }
  return (year) => {
    const facts = known.get(Math.min(year, lastYear));
    if (!facts) throw new RangeError(`there are no facts about the season of ${year}; the first is ${base.year}`);
    return facts.year === year ? facts : { ...facts, year };
  };
}
