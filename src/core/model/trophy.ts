import type { Rivalry } from './facts.ts';

/** Returns the trophy of a rivalry in a season; null if it has none, or not yet. */
export function trophyIn({ trophy, trophySince }: Rivalry, year: number): string | null {
  return trophySince === undefined || year >= trophySince ? trophy : null;
}
