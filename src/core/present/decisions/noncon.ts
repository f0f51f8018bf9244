import type { Noncon } from '../../contract/views/season/noncon.ts';
import { keptFor } from '../../words/noncon.ts';

/** Describes the dates reserved for power programs; empty if there are none. */
export function keptDatesLines({ kept_for_power: { dates, ...peers } }: Pick<Noncon, 'kept_for_power'>): string[] {
  if (dates === 0) return [];
  return [`${dates} open ${dates === 1 ? 'date is' : 'dates are'} kept for ${keptFor(dates, peers)}.`];
}
