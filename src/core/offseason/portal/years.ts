import type { TeamId } from '../../model/ids.ts';
import { type Seed, stream } from '../../random/stream.ts';
import type { OffseasonTuning } from '../types.ts';

type Years = OffseasonTuning['portal']['years'];
/** Portal numbers for the offseason after one season. */
type PortalYear = Years[keyof Years];

/** Returns the portal numbers for a season; outside the record, those of the nearest year. */
export function portalYear(year: number, { portal: { years } }: Pick<OffseasonTuning, 'portal'>): PortalYear {
  const known = Object.keys(years).map((name) => Number(name.slice(1)));
  const nearest = Math.min(Math.max(year, Math.min(...known)), Math.max(...known));
  return years[`y${nearest}` as keyof Years];
}

/**
 * Returns a program's taste for transfers in a year, log weight: the more it builds through the portal, the fewer spots
 * it leaves for recruits.
 */
export function tasteOf(seed: Seed, team: TeamId, year: number, { portal }: OffseasonTuning): number {
  return stream(seed, 'portal', year, 'taste', team).normal(0, portal.choose.taste);
}
