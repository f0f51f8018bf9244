import type { TeamId } from '../ids.ts';
import { type Chosen, DECEMBER_PERIOD, FEBRUARY_PERIOD, signsEarly } from '../recruiting.ts';

/** The two signing days of a class: the early one, which began with the class of 2018, and the one in February. */
export const SIGNING_DAYS = ['december', 'february'] as const;
export type SigningDayName = (typeof SIGNING_DAYS)[number];

/** A recruit as he is remembered. */
export type Remembered = Omit<Chosen, 'finalists'>;

/**
 * A recruit who announced on a signing day with the player's program among his finalists; the first finalist is his
 * choice.
 */
export interface Announcement {
  recruit: Chosen;
  /** The program he was committed to before; null if none. */
  from: TeamId | null;
  /** Rank of the player's class after the announcement. */
  rank: number;
}

/** A signing day at the player's program. */
export interface SigningDay {
  /** The period it took place in. */
  period: number;
  /** Rank of the player's class at the start and at the end of the day. */
  before: number;
  after: number;
  /** Earlier commits who signed. */
  letters: readonly Remembered[];
  /** Commits who have not signed yet. */
  waiting: readonly Remembered[];
  /** Commits released for lack of a roster spot. */
  released: readonly Remembered[];
  /** In the order of the day: the best recruits come last. */
  announcements: readonly Announcement[];
}

const TURN_OF: Readonly<Record<SigningDayName, number>> = { december: DECEMBER_PERIOD, february: FEBRUARY_PERIOD };

/** Returns the signing day of a period; null if the class does not sign then. */
export function signingDayOf(period: number, classOf: number): SigningDayName | null {
  const name = SIGNING_DAYS.find((each) => TURN_OF[each] === period) ?? null;
  return name === 'december' && !signsEarly(classOf) ? null : name;
}
