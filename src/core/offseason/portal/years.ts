import type { TeamId } from '../../model/ids.ts';
import { type Seed, stream } from '../../random/stream.ts';
import type { OffseasonTuning } from '../types.ts';

type Years = OffseasonTuning['portal']['years'];
/** How many move in the offseason after a season, and where to. */
type PortalYear = Years[keyof Years];

/** The years on record, earliest first: walk-ons ask for them thousands of times a season. */
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

/** How the offseason after a season goes: before the first and after the last year on record as those. */
export function portalYear(year: number, { portal: { years } }: Pick<OffseasonTuning, 'portal'>): PortalYear {
  const known = onRecord(years);
  return (known.findLast(([each]) => each <= year) ?? known[0]!)[1];
}

/**
 * How much more or less than others a program builds by transfers in a year, log weight: the more it does, the fewer places it
 * keeps for recruits.
 */
export function tasteOf(seed: Seed, team: TeamId, year: number, { portal }: OffseasonTuning): number {
  return stream(seed, 'portal', year, 'taste', team).normal(0, portal.choose.taste);
}
