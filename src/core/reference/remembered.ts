/** Caches a function of the year. */
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

/** A lazily computed value. */
export function later<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
