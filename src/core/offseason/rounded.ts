/** Rounds to hundredths, as parts of an opinion are stored and displayed. */
export function hundredths(part: number): number {
  // Adding 0 avoids -0.
  return Math.round(part * 100) / 100 + 0;
}

/** Rounds to thousandths, as prestige and the parts of a style are stored. */
export function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Rounds to tenths of a rating point, as team ratings, potential and the parts of a winter are stored. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
