import type { Player } from '../../model/player.ts';
import type { OffseasonTuning } from '../types.ts';

/** The first season in college after which a player may declare for the draft, counted from 0. */
export const FIRST_DRAFTED = 2;

/**
 * Returns the chance that a player with eligibility left declares for the draft: a logistic curve of his rating. No
 * player may in his first two seasons (the league's rule: three years out of high school).
 */
export function declareChance(
  player: Pick<Player, 'seasons' | 'rating' | 'position'>,
  tuning: OffseasonTuning,
): number {
  if (player.seasons < FIRST_DRAFTED) return 0;
  const d = tuning.departures;
  const odds = Math.exp(d.earlySlope * (player.rating - d.earlyRating));
  const chance = odds / (1 + odds);
  return player.position === 'k' || player.position === 'p' ? chance * d.specialistFactor : chance;
}
