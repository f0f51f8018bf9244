import type { Noncon } from '../app/views/noncon.ts';

/** The power programs for whom dates are kept: `a power program of prestige 6 or more`. */
export function keptFor(dates: number, prestige: number): string {
  const least = prestige > 1 ? ` of prestige ${prestige} or more` : '';
  return dates === 1 ? `a power program${least}` : `power programs${least}`;
}

/** What is said of the dates that are kept for power programs; nothing where none is. */
export function keptDatesLines({ kept_for_power: { dates, prestige } }: Pick<Noncon, 'kept_for_power'>): string[] {
  if (dates === 0) return [];
  return [`${dates} open ${dates === 1 ? 'date is' : 'dates are'} kept for ${keptFor(dates, prestige)}.`];
}
