import type { ConferenceId, TeamId } from './ids.ts';

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
