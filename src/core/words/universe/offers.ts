import { plural } from '../numbers.ts';

/** Words about universes, for every list of them. */

interface Offer {
  name: string;
  about: string;
  season: number | null;
  teams: number;
  faults: readonly string[];
}

/** The real world, where a universe could be chosen instead. */
export const REAL_WORLD = 'Real college football';

/** What an offered universe is, in a line. */
export function aboutUniverse({ name, about, season, teams, faults }: Offer): string {
  if (season === null) return faults.length > 1 ? `can’t be used: ${faults.length} problems` : 'can’t be used';
  return about === '' ? `${name}: ${plural(teams, 'team')}` : about;
}
