import { plural } from '../numbers.ts';

/** Text for lists of universes. */

interface Offer {
  name: string;
  about: string;
  season: number | null;
  teams: number;
  faults: readonly string[];
}

/** Label for the real world, where a universe could be chosen instead. */
export const REAL_WORLD = 'Real college football';

/** Describes an offered universe in one line. */
export function aboutUniverse({ name, about, season, teams, faults }: Offer): string {
  if (season === null) return faults.length > 1 ? `can’t be used: ${faults.length} problems` : 'can’t be used';
  return about === '' ? `${name}: ${plural(teams, 'team')}` : about;
}

/** Describes what a universe holds: `138 teams with their rosters`. */
export function sizeText({ teams, rosters = [] }: { teams: readonly unknown[]; rosters?: readonly unknown[] }): string {
  const size = plural(teams.length, 'team');
  return rosters.length === 0 ? size : `${size} with their rosters`;
}
