/** Parts of an opinion are kept in hundredths, as they are shown. */
export function hundredths(part: number): number {
  // Adding 0 makes of -0 what a save gives back.
  return Math.round(part * 100) / 100 + 0;
}

/** Prestige and the parts of a coach's or a program's style are kept in thousandths. */
export function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Team ratings, potential and the parts of a winter are kept in tenths of a rating point. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
