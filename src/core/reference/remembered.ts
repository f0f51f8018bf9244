/** A function that works out each year's answer once, when it is first asked for. */
export function remembered<T>(work: (year: number) => T): (year: number) => T {
  const known = new Map<number, T>();
  return (year) => {
    const old = known.get(year);
    if (old !== undefined) return old;
    const fresh = work(year);
    known.set(year, fresh);
    return fresh;
  };
}

/** Something that is made when it is first asked for. */
export function later<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
