import type { TeamId } from '../ids.ts';
import type { GoalState } from './goals.ts';

/** What a head coach's contract pays bonuses for. */
export const BONUS_KINDS = ['rival', 'conference_title', 'bowl', 'playoff'] as const;

/** A bonus of a season. */
export interface Bonus {
  kind: (typeof BONUS_KINDS)[number];
  /** The rival. */
  opponent: TeamId | null;
  /** Million dollars. */
  amount: number;
  /** Whether it has been earned. */
  state: GoalState;
}
