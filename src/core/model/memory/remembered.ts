/** Functions that remember their answers. What they work out must not depend on anything that changes. */

interface Known<Of, T> {
  get(of: Of): T | undefined;
  set(of: Of, answer: T): unknown;
}

function remembering<Of, T>(known: Known<Of, T>, work: (of: Of) => T): (of: Of) => T {
  return (of) => {
    const old = known.get(of);
    if (old !== undefined) return old;
    const fresh = work(of);
    known.set(of, fresh);
    return fresh;
  };
}

/** Caches a function of the year. */
export const remembered = <T>(work: (year: number) => T) => remembering(new Map<number, T>(), work);

/** Caches a function of an object that is never changed, for as long as the object is in use. */
export const rememberedOf = <Of extends object, T>(work: (of: Of) => T) => remembering(new WeakMap<Of, T>(), work);

/** A lazily computed value. */
export function later<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
