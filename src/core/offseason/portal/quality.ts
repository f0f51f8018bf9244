import type { Player } from '../../model/player.ts';
import { growthSteps } from '../development.ts';
import type { OffseasonTuning } from '../types.ts';

const MOST_STARS = 5;
const FEWEST_STARS = 2;
/** The middle of the three-stars. */
export const MIDDLE = 3.5;

/** Where a senior rating stands on the scale of recruiting stars: 3.5 is the middle of the three-stars. */
function onStarScale(senior: number, { development: d }: OffseasonTuning): number {
  const steps = [d.oneStarLow, d.twoStarLow, d.threeStarLow, d.fourStarLow, d.fiveStarLow, d.fiveStarHigh];
  if (senior <= steps[0]!) return 1;
  for (let star = 1; star < steps.length; star++) {
    const [low, high] = [steps[star - 1]!, steps[star]!];
    if (senior < high) return star + (senior - low) / (high - low);
  }
  return steps.length;
}

/**
 * How good a transfer is thought to be, on the scale of stars: what he was as a recruit and what he has become. `player` is in
 * the season in which he first plays for his new team.
 */
export function transferQuality(player: Player, tuning: OffseasonTuning): number {
  const each = growthSteps(player.position, tuning).slice(0, -1);
  let left = 0;
  for (let season = player.seasons; season < each.length; season++) left += each[season]!;
  const senior = player.rating + left;
  const { shown, above, best } = tuning.portal.stars;
  const known = player.stars + 1 / 2;
  const quality = known + shown * (onStarScale(senior, tuning) - known);
  // The very best of his class who plays like it is nobody's second choice.
  if (quality >= best) return quality;
  return quality > MIDDLE ? MIDDLE + above * (quality - MIDDLE) : quality;
}

/** The stars of a transfer. */
export function transferStars(player: Player, tuning: OffseasonTuning): number {
  return Math.min(MOST_STARS, Math.max(FEWEST_STARS, Math.floor(transferQuality(player, tuning))));
}
