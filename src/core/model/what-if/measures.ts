/** Measures of a simulated season; a share is a probability from 0 to 1. */
export const MEASURES = {
  wins: { share: false },
  rank: { share: false },
  conference: { share: true },
  playoff: { share: true },
  title: { share: true },
  fired: { share: true },
  prestige: { share: false },
} as const;
export type Measure = keyof typeof MEASURES;

/** Facts that can be changed: the winner of a game, one of its kicks, an injury. */
export const CHANGE_KINDS = ['winner', 'kick', 'injury'] as const;

/** Changes to a program's moves: sign another recruit, hire or keep a coach, play another opponent. */
export const MOVE_KINDS = ['signing', 'hire', 'opponent'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** Seasons simulated after each kind of move: a recruit or a coach first matters in the next season. */
export const MOVE_SEASONS: Readonly<Record<MoveKind, { first: number; seasons: number }>> = {
  signing: { first: 1, seasons: 2 },
  hire: { first: 1, seasons: 2 },
  opponent: { first: 0, seasons: 1 },
};
