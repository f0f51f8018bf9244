/** Look-ups of what must be there. Where it is not, the program has a bug: the error names what was looked for. */

/** Returns the value of a key that the map has. Throws an error otherwise. */
export function mustGet<K, V>(map: { get(key: K): V | undefined }, key: NoInfer<K>): V {
  const value = map.get(key);
  if (value === undefined) throw new Error(`nothing is known of ${String(key)}`);
  return value;
}

/** Returns the first entry of a list that is not empty. Throws an error otherwise. */
export function firstOf<T>(list: ArrayLike<T>): T {
  const first = list[0];
  if (first === undefined) throw new Error('an empty list has no first entry');
  return first;
}

/** Returns the last entry of a list that is not empty. Throws an error otherwise. */
export function lastOf<T>(list: ArrayLike<T>): T {
  const last = list[list.length - 1];
  if (last === undefined) throw new Error('an empty list has no last entry');
  return last;
}

/** Returns the first entry that fits. Throws an error if none does. */
export function mustFind<T>(list: readonly T[], fits: (entry: T) => boolean): T {
  const entry = list.find(fits);
  if (entry === undefined) throw new Error(`none of ${list.length} entries fits`);
  return entry;
}
