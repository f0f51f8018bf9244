/**
 * Helpers for lists and maps: grouping, and lookups of values that must exist. A missing value is a bug in the program,
 * and the error names what was looked up.
 */

/** Appends to a map's list for a key. */
export function addTo<Key, Item>(groups: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = groups.get(key);
  if (list) list.push(item);
  else groups.set(key, [item]);
}

/** Groups items by key; keys and lists keep the items' order. Node 20 has no `Map.groupBy`. */
export function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) addTo(groups, keyOf(item), item);
  return groups;
}

/** Returns the value of a key that the map has. Throws an error otherwise. */
export function mustGet<K, V>(map: { get(key: K): V | undefined }, key: NoInfer<K>): V {
  const value = map.get(key);
  if (value === undefined) throw new Error(`nothing is known of ${String(key)}`);
  return value;
}

/** Returns a value that is known to be there. Throws an error that names it otherwise. */
export function mustHave<T>(value: T, what: string): NonNullable<T> {
  if (value === undefined || value === null) throw new Error(`there is no ${what}`);
  return value;
}

/** Returns the entry at an index that the list has. Throws an error otherwise. */
export function itemAt<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`a list of ${list.length} has no entry at ${index}`);
  return item;
}

/** Returns each entry of a list with the one at the same index of another. Throws an error if that list is shorter. */
export function zip<A, B>(list: readonly A[], other: ArrayLike<B>): [A, B][] {
  return list.map((item, index) => [item, itemAt(other, index)]);
}

/** Maps a list of fixed length to one of the same length, which its type keeps. */
export function mapEach<const List extends readonly unknown[], T>(
  list: List,
  of: (item: List[number], index: number) => T,
): { -readonly [Index in keyof List]: T } {
  return list.map(of) as { -readonly [Index in keyof List]: T };
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
