import type { Player } from '../model/player.ts';
import type { OffseasonTuning } from './types.ts';

/** The season in college after which somebody may first leave for professional football; his first is 0. */
export const FIRST_DRAFTED = 2;

/**
 * The chance that somebody of this rating with eligibility left leaves for professional football: a logistic curve. In his
 * first two years in college nobody may (the professional league's rule: three years out of high school).
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
