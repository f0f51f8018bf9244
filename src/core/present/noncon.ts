import type { Noncon } from '../app/views/noncon.ts';

/** What is said of the dates that are kept for power programs; nothing where none is. */
export function keptDatesLines({ kept_for_power: kept }: Pick<Noncon, 'kept_for_power'>): string[] {
  if (kept === 0) return [];
  return [kept === 1 ? '1 open date is kept for a power program.' : `${kept} open dates are kept for power programs.`];
}
