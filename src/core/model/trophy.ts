import type { Rivalry } from './facts.ts';

/** What two rivals play for in a season: a trophy exists only from the year in which it was made. */
export function trophyIn({ trophy, trophySince }: Rivalry, year: number): string | null {
  return trophySince === undefined || year >= trophySince ? trophy : null;
}
