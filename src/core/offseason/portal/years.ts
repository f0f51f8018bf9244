import type { TeamId } from '../../model/ids.ts';
import { firstOf } from '../../model/must.ts';
import { type Seed, stream } from '../../random/stream.ts';
import type { OffseasonTuning } from '../types.ts';

type Years = OffseasonTuning['portal']['years'];
/** The portal's numbers for the offseason after one season. */
type PortalYear = Years[keyof Years];

/** The years on record, earliest first. */
const sorted = new WeakMap<Years, readonly (readonly [year: number, value: PortalYear])[]>();

function onRecord(years: Years): readonly (readonly [year: number, value: PortalYear])[] {
  let known = sorted.get(years);
  if (!known) {
    known = Object.entries(years)
      .map(([name, value]) => [Number(name.slice(1)), value] as const)
      .sort(([a], [b]) => a - b);
    sorted.set(years, known);
  }
  return known;
}

/** The portal's numbers for a season; outside the record, those of the nearest year. */
export function portalYear(year: number, { portal: { years } }: Pick<OffseasonTuning, 'portal'>): PortalYear {
  const known = onRecord(years);
  return (known.findLast(([each]) => each <= year) ?? firstOf(known))[1];
}

/**
 * A program's taste for transfers in a year, log weight: the more it builds through the portal, the fewer spots it leaves
 * for recruits.
 */
export function tasteOf(seed: Seed, team: TeamId, year: number, { portal }: OffseasonTuning): number {
  return stream(seed, 'portal', year, 'taste', team).normal(0, portal.choose.taste);
}
