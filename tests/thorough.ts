/**
 * Whether everything is tried. `npm test` takes a sample of what has many alike cases (every start season, every call to
 * the disk, every page of the browser); `npm run torture -- thorough` runs the same tests over all of them.
 */
export const THOROUGH = process.env.DYNASTY_THOROUGH !== undefined;

/** The first of every `step` cases, or all of them when everything is tried. */
export function sample<T>(cases: readonly T[], step: number): T[] {
  return cases.filter((_, index) => THOROUGH || index % step === 0);
}

/** How often a property is tried: `runs` times, or `thorough` times when everything is tried. */
export function runs(usual: number, thorough: number): number {
  return THOROUGH ? thorough : usual;
}
