/** Measures of a simulated season; a share is a probability from 0 to 1. */
export const MEASURES = {
  wins: { share: false },
  rank: { share: false },
  conference: { share: true },
  playoff: { share: true },
  title: { share: true },
  fired: { share: true },
} as const;
export type Measure = keyof typeof MEASURES;

/** Facts that can be changed: the winner of a game, one of its kicks, an injury. */
export const CHANGE_KINDS = ['winner', 'kick', 'injury'] as const;
