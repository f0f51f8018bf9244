import type { TeamId } from '../../model/ids.ts';
import { type Seed, stream } from '../../random/stream.ts';
import type { OffseasonTuning } from '../types.ts';

type Years = OffseasonTuning['portal']['years'];
/** The portal's numbers for the offseason after one season. */
type PortalYear = Years[keyof Years];

const FIRST_KNOWN = 2017;
const LAST_KNOWN = 2024;

/** The portal's numbers for a season; outside the record, those of the nearest year. */
export function portalYear(year: number, { portal: { years } }: Pick<OffseasonTuning, 'portal'>): PortalYear {
  return years[`y${Math.min(LAST_KNOWN, Math.max(FIRST_KNOWN, year))}` as keyof Years];
}

/**
 * A program's taste for transfers in a year, log weight: the more it builds through the portal, the fewer spots it leaves
 * for recruits.
 */
export function tasteOf(seed: Seed, team: TeamId, year: number, { portal }: OffseasonTuning): number {
  return stream(seed, 'portal', year, 'taste', team).normal(0, portal.choose.taste);
}
