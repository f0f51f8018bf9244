import type { Player } from '../model/player.ts';
import type { Stream } from '../random/stream.ts';
import { onScale } from './development.ts';
import type { OffseasonTuning } from './types.ts';

/** The ratings between which a staff expects a player's best season. */
export interface Outlook {
  low: number;
  high: number;
}

/**
 * What a staff that has seen a player for some seasons expects of his best one: the more seasons, the nearer to his
 * potential and the narrower. `dice` are that staff's for that player, so that it is wrong about him the same way whenever it is asked.
 */
export function outlookOf(
  { rating, potential }: Pick<Player, 'rating' | 'potential'>,
  seasonsSeen: number,
  dice: Stream,
  { development: { outlook } }: OffseasonTuning,
): Outlook {
  let errors = 0;
  for (let season = 0; season < seasonsSeen; season++) errors += dice.normal(0, outlook.error);
  const middle = potential + errors / seasonsSeen;
  const half = outlook.width / Math.sqrt(seasonsSeen);
  const best = (expected: number): number => onScale(Math.max(expected, rating));
  return { low: best(middle - half), high: best(middle + half) };
}
