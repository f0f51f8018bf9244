/** Parts of an opinion are kept in hundredths, as they are shown. */
export function hundredths(part: number): number {
  // Adding 0 makes of -0 what a save gives back.
  return Math.round(part * 100) / 100 + 0;
}
