import type { PlayerId } from '../ids.ts';

/** One selection of a professional draft. */
export interface DraftPick {
  player: PlayerId;
  /** 1 to 7. */
  round: number;
  /** Among all selections of the draft, from 1. */
  pick: number;
}

/** The last selection of each round, compensatory ones included: those of April 2024 (public records). */
export const LAST_PICKS = [32, 64, 100, 135, 176, 220, 257] as const;

/** The round that a selection belongs to. */
export function roundOf(pick: number): number {
  return LAST_PICKS.findIndex((last) => pick <= last) + 1;
}
