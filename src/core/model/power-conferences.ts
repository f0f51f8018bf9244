import type { ConferenceId, TeamId } from './ids.ts';
import { groupBy } from './lists.ts';
import { FEWEST_FOR_A_TITLE } from './rules.ts';

/** The first season in which a conference was no longer a power conference; the Pac-12 of 2026 is a different one. */
const LOST_LEVEL: Readonly<Record<string, number>> = { 'big-east': 2013, 'pac-12': 2024 };
const HIGHEST = ['acc', 'big-ten', 'big-12', 'sec', 'pac-10', 'pac-12', 'big-east'];

/** Power conferences of a season. */
export function powerConferences(year: number): ReadonlySet<string> {
  return new Set(HIGHEST.filter((id) => year < (LOST_LEVEL[id] ?? Number.POSITIVE_INFINITY)));
}

/** Returns a test for whether a team is in a power conference in a season; Notre Dame counts. */
export function isPower(year: number): (team: TeamId, conference: ConferenceId | null | undefined) => boolean {
  const power = powerConferences(year);
  return (team, conference) => team === 'notre-dame' || (typeof conference === 'string' && power.has(conference));
}

/** Conferences with enough members among these programs to crown a champion and give awards. */
export function leaguesOf(programs: readonly { conference: ConferenceId | null }[]): ReadonlySet<ConferenceId> {
  const members = groupBy(programs, ({ conference }) => conference);
  return new Set([...members].flatMap(([id, all]) => (id === null || all.length < FEWEST_FOR_A_TITLE ? [] : id)));
}
