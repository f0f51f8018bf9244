/** Functions that remember their answers. What they work out must not depend on anything that changes. */

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

/** Caches a function of an object that is never changed, for as long as the object is in use. */
export function rememberedOf<Of extends object, T>(work: (of: Of) => T): (of: Of) => T {
  const known = new WeakMap<Of, T>();
  return (of) => {
    const old = known.get(of);
    if (old !== undefined) return old;
    const fresh = work(of);
    known.set(of, fresh);
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
