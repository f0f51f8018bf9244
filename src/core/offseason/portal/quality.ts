import { firstOf } from '../../model/lists.ts';
import type { Player } from '../../model/player.ts';
import { growthSteps } from '../development.ts';
import type { OffseasonTuning } from '../types.ts';

const MOST_STARS = 5;
const FEWEST_STARS = 2;
/** The middle of the three-stars. */
export const MIDDLE_OF_THREE_STARS = 3.5;

/** Converts a senior rating to the scale of recruiting stars. */
function onStarScale(senior: number, { development: d }: OffseasonTuning): number {
  const steps = [d.oneStarLow, d.twoStarLow, d.threeStarLow, d.fourStarLow, d.fiveStarLow, d.fiveStarHigh];
  if (senior <= firstOf(steps)) return 1;
  for (let star = 1; star < steps.length; star++) {
    const [low, high] = [steps[star - 1]!, steps[star]!];
    if (senior < high) return star + (senior - low) / (high - low);
  }
  return steps.length;
}

/**
 * Returns a transfer's perceived quality on the star scale, from his recruiting stars and current rating. `player` is
 * in his first season with the new team.
 */
export function transferQuality(player: Player, tuning: OffseasonTuning): number {
  const each = growthSteps(player.position, tuning).slice(0, -1);
  let left = 0;
  for (let season = player.seasons; season < each.length; season++) left += each[season]!;
  const senior = player.rating + left;
  const { shown, above, best } = tuning.portal.stars;
  const asRecruit = player.stars + 1 / 2;
  const quality = asRecruit + shown * (onStarScale(senior, tuning) - asRecruit);
  // A five-star who plays like one keeps his full quality.
  if (quality >= best) return quality;
  return quality > MIDDLE_OF_THREE_STARS ? MIDDLE_OF_THREE_STARS + above * (quality - MIDDLE_OF_THREE_STARS) : quality;
}

/** Returns a transfer's stars. */
export function transferStars(player: Player, tuning: OffseasonTuning): number {
  return Math.min(MOST_STARS, Math.max(FEWEST_STARS, Math.floor(transferQuality(player, tuning))));
}
