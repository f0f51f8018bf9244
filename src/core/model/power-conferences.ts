import type { ConferenceId, TeamId } from './ids.ts';
import { groupBy } from './lists.ts';
import { FEWEST_FOR_A_TITLE } from './rules.ts';

/** The first season in which a conference was no longer of the highest level; the Pac-12 of 2026 is another one. */
const LOST_LEVEL: Readonly<Record<string, number>> = { 'big-east': 2013, 'pac-12': 2024 };
const HIGHEST = ['acc', 'big-ten', 'big-12', 'sec', 'pac-10', 'pac-12', 'big-east'];

/** Conferences of the highest level in a season. */
export function powerConferences(year: number): ReadonlySet<string> {
  return new Set(HIGHEST.filter((id) => year < (LOST_LEVEL[id] ?? Number.POSITIVE_INFINITY)));
}

/** Whether a team is of a power conference in a season, or Notre Dame. */
export function isPower(year: number): (team: TeamId, conference: ConferenceId | null | undefined) => boolean {
  const power = powerConferences(year);
  return (team, conference) => team === 'notre-dame' || (typeof conference === 'string' && power.has(conference));
}

/** The conferences that crown a champion and honor players, by how many of some programs they have. */
export function leaguesOf(programs: readonly { conference: ConferenceId | null }[]): ReadonlySet<ConferenceId> {
  const members = groupBy(programs, ({ conference }) => conference);
  return new Set([...members].flatMap(([id, all]) => (id === null || all.length < FEWEST_FOR_A_TITLE ? [] : id)));
}
