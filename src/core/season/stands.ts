import type { SeasonFacts } from '../model/facts.ts';
import type { TeamId } from '../model/ids.ts';
import type { Tuning } from '../tuning/index.ts';

/**
 * Returns the share of a stadium's seats that may be sold; `host` is the home team, null at a neutral site. Can exceed
 * 1, since some stadiums sell standing room.
 */
export function openSeats({ shortened, members, conferences }: SeasonFacts, host: TeamId | null): number {
  if (shortened === undefined) return Number.POSITIVE_INFINITY;
  const conference = host === null ? null : (members[host] ?? null);
  return conferences.find(({ id }) => id === conference)?.seats ?? shortened.seats;
}

/** Returns the share of the usual home-field advantage at this share of seats filled. */
export function edgeAt(filled: number, { crowds: knobs }: Pick<Tuning, 'crowds'>): number {
  return 1 + knobs.homeEdge * (filled - knobs.edgeFill);
}

/**
 * Returns the tuning for games in a season with limited crowds: home field is worth less where most seats stay empty.
 */
export function inStands(tuning: Tuning, facts: SeasonFacts, host: TeamId | null): Tuning {
  if (facts.shortened === undefined) return tuning;
  const edge = edgeAt(openSeats(facts, host), tuning);
  return { ...tuning, homeFieldAdvance: tuning.homeFieldAdvance * edge };
}
