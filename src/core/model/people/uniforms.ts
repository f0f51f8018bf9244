import type { Position } from '../positions.ts';

/** First and last number of a range. */
export type NumberRange = readonly [from: number, to: number];

/**
 * Jersey numbers by position, likeliest range first. Interior linemen wear 50 to 79 (NCAA football rule 1-4-2); the
 * rest is custom.
 */
export const WORN: Readonly<Record<Position, readonly NumberRange[]>> = {
  qb: [[0, 19]],
  rb: [
    [0, 9],
    [20, 39],
  ],
  wr: [
    [0, 19],
    [80, 89],
  ],
  te: [
    [80, 89],
    [0, 49],
  ],
  ol: [[50, 79]],
  dl: [
    [90, 99],
    [50, 59],
    [0, 19],
  ],
  lb: [
    [40, 59],
    [0, 39],
  ],
  cb: [
    [0, 39],
    [40, 49],
  ],
  s: [
    [0, 39],
    [40, 49],
  ],
  k: [
    [30, 49],
    [80, 99],
  ],
  p: [
    [30, 49],
    [80, 99],
  ],
};

/** The first season in which a player may wear 0. */
export const ZERO_SINCE = 2020;
export const HIGHEST_NUMBER = 99;
