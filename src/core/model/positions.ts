/** The 11 positions, in roster order. */
export const POSITIONS = ['qb', 'rb', 'wr', 'te', 'ol', 'dl', 'lb', 'cb', 's', 'k', 'p'] as const;
export type Position = (typeof POSITIONS)[number];
/** Returns the position with a name, in either case; undefined if there is none. */
export function positionNamed(word: unknown): Position | undefined {
  const wanted = typeof word === 'string' ? word.toLowerCase() : '';
  return POSITIONS.find((each) => each === wanted);
}

export type ByPosition<T> = Record<Position, T>;

/** Index of each position in `POSITIONS`. */
export const PLACE_OF = Object.fromEntries(POSITIONS.map((position, index) => [position, index])) as ByPosition<number>;

/** Players at each position on a typical full roster of 85. */
export const ROSTER_SLOTS: ByPosition<number> = {
  qb: 4,
  rb: 6,
  wr: 11,
  te: 5,
  ol: 14,
  dl: 13,
  lb: 11,
  cb: 8,
  s: 7,
  k: 3,
  p: 3,
};

/** Starters at each position: 11 on offense, 11 on defense, a kicker and a punter. */
export const STARTER_SLOTS: ByPosition<number> = {
  qb: 1,
  rb: 1,
  wr: 3,
  te: 1,
  ol: 5,
  dl: 4,
  lb: 3,
  cb: 2,
  s: 2,
  k: 1,
  p: 1,
};

/** Scholarship players, the ones with ratings: the NCAA limit for FBS programs since 1992. */
export const ROSTER_SIZE = 85;

/** Most players who may dress for a game: those on scholarship, and the extra seniors of 2021. */
export const MOST_DRESSED = 120;

/**
 * Roster limit since 2025, on scholarship or not (House v. NCAA settlement). Walk-ons already on a roster then are
 * exempt.
 */
const LIMIT = 105;
export const LIMITED_SINCE = 2025;

/** Returns a season's roster limit, walk-ons included; infinite before 2025. */
export function rosterLimit(year: number): number {
  return year < LIMITED_SINCE ? Number.POSITIVE_INFINITY : LIMIT;
}

export const OFFENSE_POSITIONS = ['qb', 'rb', 'wr', 'te', 'ol'] as const satisfies readonly Position[];
export const DEFENSE_POSITIONS = ['dl', 'lb', 'cb', 's'] as const satisfies readonly Position[];

/** Whether a position belongs to a side of the ball; kickers belong to neither. */
export function isOnSide(position: Position, side: 'offense' | 'defense'): boolean {
  const positions: readonly Position[] = side === 'offense' ? OFFENSE_POSITIONS : DEFENSE_POSITIONS;
  return positions.includes(position);
}

/** Class years in order; a player has one in every season he plays. */
export const CLASS_YEARS = ['fr', 'so', 'jr', 'sr'] as const;
export type ClassYear = (typeof CLASS_YEARS)[number];
