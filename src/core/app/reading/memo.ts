/** Caches a value by name, for as long as what it was computed from holds. */
export type Memo = <T>(key: string, make: () => T) => T;

/** Creates a cache that computes missing values. */
export function memoIn(values: Map<string, unknown>): Memo {
  return <T>(key: string, make: () => T): T => {
    if (!values.has(key)) values.set(key, make());
    return values.get(key) as T;
  };
}
