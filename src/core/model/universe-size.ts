/** Fewest and most teams of a universe. */
export const UNIVERSE_TEAMS = { least: 10, most: 150 } as const;
