/**
 * Whether to run every case. `npm test` samples tests with many similar cases (every start season, every disk call,
 * every browser page); `npm run torture -- thorough` runs the same tests over all of them.
 */
export const THOROUGH = process.env.DYNASTY_THOROUGH !== undefined;

/** Returns every `step`-th case, or all of them in a thorough run. */
export function sample<T>(cases: readonly T[], step: number): T[] {
  return cases.filter((_, index) => THOROUGH || index % step === 0);
}

/** Returns the number of runs of a property: `usual`, or `thorough` in a thorough run. */
export function runs(usual: number, thorough: number): number {
  return THOROUGH ? thorough : usual;
}
