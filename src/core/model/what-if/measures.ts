/** What a season that is played on is measured by; a share is a chance from 0 to 1. */
export const MEASURES = {
  wins: { share: false },
  rank: { share: false },
  conference: { share: true },
  playoff: { share: true },
  title: { share: true },
  fired: { share: true },
} as const;
export type Measure = keyof typeof MEASURES;

/** What can be changed: who wins a game, a kick of it, an injury. */
export const CHANGE_KINDS = ['winner', 'kick', 'injury'] as const;
