import type { TeamId } from '../ids.ts';
import type { GoalState } from './goals.ts';

/** Bonuses in a head coach's contract. */
export const BONUS_KINDS = ['rival', 'conference_title', 'bowl', 'playoff'] as const;

/** A contract bonus in one season. */
export interface Bonus {
  kind: (typeof BONUS_KINDS)[number];
  /** The rival. */
  opponent: TeamId | null;
  /** In million dollars. */
  amount: number;
  /** Whether it has been earned, missed, or is still open. */
  state: GoalState;
}
