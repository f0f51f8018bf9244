import type { ConferenceSeason, SeasonFacts } from '../../model/facts.ts';
import type { ConferenceId, TeamId } from '../../model/ids.ts';
import type { Move } from '../../model/season.ts';
import type { Program } from '../../model/team.ts';
import type { Entrant } from '../types.ts';
import { canSchedule } from './playable.ts';

/** The changes between two seasons. Every list is sorted by team. */
export interface Realignment {
  /** Programs of the dynasty that change conference. */
  moves: Move[];
  /** Programs that join FBS. */
  entrants: Entrant[];
  /** Programs that left FBS in history but stay in the dynasty, each with its conference. */
  kept: Entrant[];
  /** Every program of the next season with its conference. */
  members: Record<TeamId, ConferenceId | null>;
}

/**
 * Keeps programs that left FBS in history (UAB in 2015, Idaho in 2018): each stays in its conference if that still
 * exists and can schedule one more team, and otherwise becomes an independent.
 */
function keepOn(leaving: readonly Pick<Program, 'team' | 'conference'>[], facts: SeasonFacts): Entrant[] {
  const sizes = new Map<ConferenceId, number>();
  for (const conference of Object.values(facts.members)) {
    if (conference !== null) sizes.set(conference, (sizes.get(conference) ?? 0) + 1);
  }
  return leaving.map(({ team, conference }) => {
    const next = facts.conferences.find((c) => c.id === conference);
    const size = (sizes.get(conference ?? '') ?? 0) + 1;
    if (!next || !canSchedule(next, size)) return { team, conference: null };
    sizes.set(next.id, size);
    return { team, conference: next.id };
  });
}

/** A conference that changes its name: this season's version and next season's. */
export interface Renaming {
  from: ConferenceSeason;
  to: ConferenceSeason;
}

/**
 * Returns conferences that only change their name: the same one under a new name, or one whose members all move
 * together into a new one (the Pac-10 in 2011). Their members do not count as moving.
 */
export function renamings(
  now: Pick<SeasonFacts, 'conferences' | 'members'>,
  next: Pick<SeasonFacts, 'conferences' | 'members'>,
): Renaming[] {
  const before = new Set(now.conferences.map(({ id }) => id));
  const after = new Map(next.conferences.map((conference) => [conference.id, conference]));
  return now.conferences.flatMap((from) => {
    const same = after.get(from.id);
    if (same) return same.name === from.name ? [] : [{ from, to: same }];
    const members = Object.keys(now.members).filter((team) => now.members[team] === from.id);
    const heirs = new Set(members.map((team) => next.members[team] ?? null));
    const [heir] = heirs;
    const to = heirs.size === 1 && heir ? after.get(heir) : undefined;
    return to && !before.has(to.id) ? [{ from, to }] : [];
  });
}

/**
 * Returns realignment between this season and the next; `next`: the facts of the next season. Programs never vanish:
 * those that left FBS are listed in `kept`.
 */
export function realign(programs: readonly Pick<Program, 'team' | 'conference'>[], next: SeasonFacts): Realignment {
  const current = [...programs].sort((a, b) => (a.team < b.team ? -1 : 1));
  const inFbs = new Set(current.map((p) => p.team));
  const kept = keepOn(
    current.filter((p) => next.members[p.team] === undefined),
    next,
  );
  const entrants = Object.keys(next.members)
    .filter((team) => !inFbs.has(team))
    .sort()
    .map((team) => ({ team, conference: next.members[team] ?? null }));
  const all = [...Object.entries(next.members), ...kept.map((knobs) => [knobs.team, knobs.conference] as const)];
  const members = Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
  const moves = current
    .map(({ team, conference }) => ({ team, from: conference, to: members[team] ?? null }))
    .filter((m) => m.from !== m.to);
  return { moves, entrants, kept, members };
}
