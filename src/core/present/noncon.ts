import type { Noncon } from '../app/views/noncon.ts';

type Kept = Noncon['kept_for_power'];

/** The power programs for whom dates are kept: `a power program of prestige 6 or more, rated 81.2 or better`. */
export function keptFor(dates: number, { prestige, rating }: Pick<Kept, 'prestige' | 'rating'>): string {
  const least = prestige > 1 ? ` of prestige ${prestige} or more` : '';
  const rated = rating > 0 ? `, rated ${rating} or better` : '';
  return `${dates === 1 ? 'a power program' : 'power programs'}${least}${rated}`;
}

/** What is said of the dates that are kept for power programs; nothing where none is. */
export function keptDatesLines({ kept_for_power: { dates, ...peers } }: Pick<Noncon, 'kept_for_power'>): string[] {
  if (dates === 0) return [];
  return [`${dates} open ${dates === 1 ? 'date is' : 'dates are'} kept for ${keptFor(dates, peers)}.`];
}
