import type { ConferenceId, TeamId } from './ids.ts';

/** Conferences of the highest level in a season (the Big East until it gave up football, 2012). */
export function powerConferences(year: number): ReadonlySet<string> {
  return new Set(['acc', 'big-ten', 'big-12', 'sec', 'pac-10', 'pac-12', ...(year < 2013 ? ['big-east'] : [])]);
}

/** Whether a team is of a power conference in a season, or Notre Dame. */
export function isPower(year: number): (team: TeamId, conference: ConferenceId | null | undefined) => boolean {
  const power = powerConferences(year);
  return (team, conference) => team === 'notre-dame' || (typeof conference === 'string' && power.has(conference));
}
