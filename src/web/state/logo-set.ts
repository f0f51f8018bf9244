/** The logo set in use: a dynasty in a universe has its own, whatever the real teams look like. */

let dynasty: string | null = null;

/** Sets the dynasty whose logos pages show from now on; null: the real world's. */
export function setLogosOf(id: string | null): void {
  dynasty = id;
}

/** Returns the part of a logo's address that names the set. */
export function logosOf(of: string | null = dynasty): string {
  return of === null ? '' : `?of=${encodeURIComponent(of)}`;
}
