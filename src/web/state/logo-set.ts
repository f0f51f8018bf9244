/** The logos in use: a dynasty in a universe has its own, whatever real teams look like. */

let dynasty: string | null = null;

/** Notes whose logos pages show from now on; null: those of the real world. */
export function setLogosOf(id: string | null): void {
  dynasty = id;
}

/** What names the set in a logo's address. */
export function logosOf(of: string | null = dynasty): string {
  return of === null ? '' : `?of=${encodeURIComponent(of)}`;
}
