interface Recalled {
  facts: readonly unknown[];
  value: unknown;
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((fact, index) => fact === b[index]);

/**
 * Values worked out from a dynasty's facts that would otherwise be worked out again for every team, week or page. Each
 * is stored with the facts behind it and worked out again once one of them is replaced: a week replaces the games, a
 * turnover the players, a decision its own list. So facts must be replaced and never changed in place.
 */
export class DynastyMemory {
  // Private at run time too: two dynasties are equal whatever each has worked out.
  readonly #values = new Map<string, Recalled>();

  /**
   * Returns a value by name, made when first asked for and after each change of its facts. `facts` lists everything
   * `make` reads that can change in a dynasty; its seed, reference, rules and tuning cannot.
   */
  recall<T>(name: string, facts: readonly unknown[], make: () => T): T {
    const known = this.#values.get(name);
    if (known !== undefined && isSame(known.facts, facts)) return known.value as T;
    const value = make();
    this.#values.set(name, { facts, value });
    return value;
  }

  /** Keeps a value after one of its facts was replaced by another that gives the same value. */
  carryOver(name: string, before: unknown, now: unknown): void {
    const known = this.#values.get(name);
    if (known === undefined) return;
    this.#values.set(name, { ...known, facts: known.facts.map((fact) => (fact === before ? now : fact)) });
  }

  /** Forgets everything when a new season begins. */
  beginSeason(): void {
    this.#values.clear();
  }
}
