/** Whose logos are shown: a dynasty in a universe has its own, whatever the teams of the real world look like. */

let dynasty: string | null = null;

/** Notes whose logos pages show from now on; null: those of the real world. */
export function setLogosOf(id: string | null): void {
  dynasty = id;
}

/** What names the set in a logo's address. */
export function logosOf(of: string | null = dynasty): string {
  return of === null ? '' : `?of=${encodeURIComponent(of)}`;
}
