/** The eleven positions, in the order rosters are shown. */
export const POSITIONS = ['qb', 'rb', 'wr', 'te', 'ol', 'dl', 'lb', 'cb', 's', 'k', 'p'] as const;
export type Position = (typeof POSITIONS)[number];
/** The position with a name in either case; undefined for anything else. */
export function positionNamed(word: unknown): Position | undefined {
  const wanted = typeof word === 'string' ? word.toLowerCase() : '';
  return POSITIONS.find((each) => each === wanted);
}

export type ByPosition<T> = Record<Position, T>;

/** Place of each position in `POSITIONS`. */
export const PLACE_OF = Object.fromEntries(POSITIONS.map((position, at) => [position, at])) as ByPosition<number>;

/** Players of each position on an ordinary full roster of 85. */
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

/** Players of each position who start: eleven on offense, eleven on defense, a kicker and a punter. */
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

/** Scholarship players, the ones with ratings. NCAA limit of FBS programs since 1992. */
export const ROSTER_SIZE = 85;

/** Players who may dress for a game: those on scholarship, and the extra seniors of 2021. */
export const MOST_DRESSED = 120;

/**
 * Men on a roster at most since 2025, on scholarship or not (House v. NCAA settlement). Walk-ons who were there before do not
 * count.
 */
const LIMIT = 105;
export const LIMITED_SINCE = 2025;

/** The roster limit of a season, walk-ons included; none before 2025. */
export function rosterLimit(year: number): number {
  return year < LIMITED_SINCE ? Number.POSITIVE_INFINITY : LIMIT;
}

export const OFFENSE_POSITIONS = ['qb', 'rb', 'wr', 'te', 'ol'] as const satisfies readonly Position[];
export const DEFENSE_POSITIONS = ['dl', 'lb', 'cb', 's'] as const satisfies readonly Position[];

/** Whether a position is on a side of the ball; kickers are on neither. */
export function isOnSide(position: Position, side: 'offense' | 'defense'): boolean {
  const positions: readonly Position[] = side === 'offense' ? OFFENSE_POSITIONS : DEFENSE_POSITIONS;
  return positions.includes(position);
}

/** Class years in order; a player is one of these in every season he plays. */
export const CLASS_YEARS = ['fr', 'so', 'jr', 'sr'] as const;
export type ClassYear = (typeof CLASS_YEARS)[number];
