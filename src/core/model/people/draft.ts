import type { PlayerId } from '../ids.ts';

/** One pick of a professional draft. */
export interface DraftPick {
  player: PlayerId;
  /** 1 to 7. */
  round: number;
  /** Overall pick number, from 1. */
  pick: number;
}

/** Last pick of each round, compensatory picks included, as in April 2024 (public records). */
export const LAST_PICKS = [32, 64, 100, 135, 176, 220, 257] as const;

/** Returns the round of an overall pick. */
export function roundOf(pick: number): number {
  return LAST_PICKS.findIndex((last) => pick <= last) + 1;
}
