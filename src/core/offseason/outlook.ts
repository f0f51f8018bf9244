import type { Player } from '../model/player.ts';
import type { Stream } from '../random/stream.ts';
import { onScale } from './development.ts';
import type { OffseasonTuning } from './types.ts';

/** A staff's projected ceiling for a player, as a range of ratings. */
export interface Outlook {
  low: number;
  high: number;
}

/**
 * Returns a staff's projected ceiling for a player: each season of coaching him brings it closer to his potential and
 * narrows the range. `dice`: the staff's own for that player, so that it errs the same way every time.
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
