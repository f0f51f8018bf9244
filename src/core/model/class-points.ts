import { power } from './program/power.ts';

/*
 * How recruiting services rate recruits and classes, in their own numbers: a scale that pages show. It decides nothing.
 */

/** Composite of the last and the first recruit of each number of stars, one star first: where the services draw the line. */
const COMPOSITES = [
  [0.7, 0.7],
  [0.7, 0.79],
  [0.79, 0.89],
  [0.89, 0.983],
  [0.983, 1],
] as const;
/** Most three- and four-stars of the public lists are near the last of theirs. */
const SKEW = 1.3;

/** Digits of the composite as the services print it. */
export const COMPOSITE_DIGITS = 4;

/** The scouts' composite, 0.70 to 1.00, of a recruit by stars and his place within them, 0 to 1. */
export function compositeOf({ stars, standing }: { stars: number; standing: number }): number {
  const [low, high] = COMPOSITES[stars - 1]!;
  return low + (high - low) * power(standing, stars === 3 || stars === 4 ? SKEW : 1);
}

/** The same as scouts publish it and saves keep it. */
export function publishedComposite(recruit: Parameters<typeof compositeOf>[0]): number {
  return Number(compositeOf(recruit).toFixed(COMPOSITE_DIGITS));
}

/** What the public composite counts from. */
export const LOWEST_COMPOSITE = 0.7;
/** A class's points count each recruit by a normal curve over his rank in it (the formula of the public composite). */
const CURVE = 9;

/** Class points of the public composite: hundredths above the lowest rating, the first counting most. */
export function classPoints(ratings: readonly number[]): number {
  const order = [...ratings].sort((a, b) => b - a);
  return (
    100 *
    order.reduce((sum, rating, n) => sum + (rating - LOWEST_COMPOSITE) * Math.exp(-(n ** 2) / (2 * CURVE ** 2)), 0)
  );
}
