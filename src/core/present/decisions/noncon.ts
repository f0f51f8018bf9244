import type { Noncon } from '../../contract/views/season/noncon.ts';
import { keptFor } from '../../words/noncon.ts';

/** What is said of the dates that are kept for power programs; nothing where none is. */
export function keptDatesLines({ kept_for_power: { dates, ...peers } }: Pick<Noncon, 'kept_for_power'>): string[] {
  if (dates === 0) return [];
  return [`${dates} open ${dates === 1 ? 'date is' : 'dates are'} kept for ${keptFor(dates, peers)}.`];
}
