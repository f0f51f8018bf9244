import type { SeasonFacts } from '../model/facts.ts';
import type { TeamId } from '../model/ids.ts';
import type { Tuning } from '../tuning/index.ts';

/** Share of a stadium's seats that may be sold; `host`: whose stadium it is, null at a neutral site. Some sell places to stand as well. */
export function openSeats({ shortened, members, conferences }: SeasonFacts, host: TeamId | null): number {
  if (shortened === undefined) return Number.POSITIVE_INFINITY;
  const conference = host === null ? null : (members[host] ?? null);
  return conferences.find(({ id }) => id === conference)?.seats ?? shortened.seats;
}

/** The part of the usual home advantage that a share of the seats gives when they are taken. */
export function edgeAt(filled: number, { crowds: k }: Pick<Tuning, 'crowds'>): number {
  return 1 + k.homeEdge * (filled - k.edgeFill);
}

/** The balance numbers of games in a season's stands: home field is worth less where most seats stay empty. */
export function inStands(tuning: Tuning, facts: SeasonFacts, host: TeamId | null): Tuning {
  if (facts.shortened === undefined) return tuning;
  const edge = edgeAt(openSeats(facts, host), tuning);
  return { ...tuning, homeFieldAdvance: tuning.homeFieldAdvance * edge };
}
