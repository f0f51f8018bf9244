import { itemAt } from './lists.ts';
import { power } from './program/power.ts';

/**
 * Recruit and class ratings on the scale recruiting services publish. For display only; the engine does not use them.
 */

/** Composite of the last and the first recruit at each star level, one star first: the services' cutoffs. */
const COMPOSITES = [
  [0.7, 0.7],
  [0.7, 0.79],
  [0.79, 0.89],
  [0.89, 0.983],
  [0.983, 1],
] as const;
/** Most three- and four-star recruits on public lists sit near the bottom of their star level. */
const SKEW = 1.3;

/** Decimals of the composite as the services print it. */
export const COMPOSITE_DIGITS = 4;

/** Returns a recruit's scouting composite, 0.70 to 1.00, from his stars and his standing within them, 0 to 1. */
export function compositeOf({ stars, standing }: { stars: number; standing: number }): number {
  const [low, high] = itemAt(COMPOSITES, stars - 1);
  return low + (high - low) * power(standing, stars === 3 || stars === 4 ? SKEW : 1);
}

/** Returns the composite as scouts publish it and saves keep it. */
export function publishedComposite(recruit: Parameters<typeof compositeOf>[0]): number {
  return Number(compositeOf(recruit).toFixed(COMPOSITE_DIGITS));
}

/** Base value of the public composite. */
export const LOWEST_COMPOSITE = 0.7;
/** Width of the normal curve that weights each recruit by his rank in the class (the public composite's formula). */
const CURVE = 9;

/** Returns the class points of the public composite: hundredths above the base, with the top recruits counting most. */
export function classPoints(ratings: readonly number[]): number {
  const order = [...ratings].sort((a, b) => b - a);
  return (
    100 *
    order.reduce((sum, rating, n) => sum + (rating - LOWEST_COMPOSITE) * Math.exp(-(n ** 2) / (2 * CURVE ** 2)), 0)
  );
}
