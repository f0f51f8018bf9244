import type { Noncon } from '../app/views/noncon.ts';

type Kept = Noncon['kept_for_power'];

/** The power programs for whom dates are kept: `a power program (prestige 6, rating 81.2, or better)`. */
export function keptFor(dates: number, { prestige, rating }: Pick<Kept, 'prestige' | 'rating'>): string {
  const who = dates === 1 ? 'a power program' : 'power programs';
  if (rating > 0) return `${who} (prestige ${prestige}, rating ${rating}, or better)`;
  return prestige > 1 ? `${who} (prestige ${prestige} or better)` : who;
}

/** What is said of the dates that are kept for power programs; nothing where none is. */
export function keptDatesLines({ kept_for_power: { dates, ...peers } }: Pick<Noncon, 'kept_for_power'>): string[] {
  if (dates === 0) return [];
  return [`${dates} open ${dates === 1 ? 'date is' : 'dates are'} kept for ${keptFor(dates, peers)}.`];
}
