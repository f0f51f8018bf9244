import type { TeamId } from '../ids.ts';
import { type Chosen, DECEMBER_TURN, FEBRUARY_TURN, signsEarly } from '../recruiting.ts';

/** The two days of a class: the early one, which began with the class of 2018, and the one in February. */
export const SIGNING_DAYS = ['december', 'february'] as const;
export type SigningDayName = (typeof SIGNING_DAYS)[number];

/** A recruit by what is remembered of him. */
export type Remembered = Omit<Chosen, 'finalists'>;

/** A recruit who announced on a signing day, with the player's program among his finalists; the first of them is his choice. */
export interface Announcement {
  recruit: Chosen;
  /** The program he had been committed to; null if to none. */
  from: TeamId | null;
  /** Rank of the player's class once he had announced. */
  rank: number;
}

/** What a signing day brought the player's program. */
export interface SigningDay {
  /** The turn that was taken on it. */
  turn: number;
  /** Rank of the player's class when the day began, and when it was over. */
  before: number;
  after: number;
  /** Earlier commits who signed. */
  letters: readonly Remembered[];
  /** Commits who did not sign yet. */
  waiting: readonly Remembered[];
  /** Commits for whom there was no roster spot. */
  released: readonly Remembered[];
  /** In the order of the day: the best recruits come last. */
  announcements: readonly Announcement[];
}

const TURN_OF: Readonly<Record<SigningDayName, number>> = { december: DECEMBER_TURN, february: FEBRUARY_TURN };

/** Name of the signing day a turn is; null where a class signs on another one. */
export function signingDayOf(turn: number, classOf: number): SigningDayName | null {
  const name = SIGNING_DAYS.find((each) => TURN_OF[each] === turn) ?? null;
  return name === 'december' && !signsEarly(classOf) ? null : name;
}
