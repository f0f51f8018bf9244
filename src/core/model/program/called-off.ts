import type { Game } from '../game.ts';
import type { TeamId } from '../ids.ts';

/** Why a team cannot play. Saves store the index in this list: new ones come last. */
export const CALLED_OFF_CAUSES = ['players', 'tracing', 'paused'] as const;
export type CalledOffCause = (typeof CALLED_OFF_CAUSES)[number];

/** A game of a shortened season that was not played in the week it was scheduled for. */
export interface CalledOff
  extends Pick<
    Game,
    'id' | 'year' | 'week' | 'home' | 'away' | 'neutral' | 'rivalry' | 'conference' | 'name' | 'place'
  > {
  /** The team too short on players. */
  short: TeamId;
  cause: CalledOffCause;
  /** The week it was moved to; null if it was canceled. */
  movedTo: number | null;
}
