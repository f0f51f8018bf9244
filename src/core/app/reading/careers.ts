import { STAT_COUNT } from '../../model/plays/stats.ts';
import type { Save, StoredPlayer } from '../../save/contracts.ts';

/** A player's career totals through a season, in the order of `PLAYER_STATS`. */
export function careerCounts(
  save: Pick<Save, 'playerSeasons'>,
  { id, joined }: Pick<StoredPlayer, 'id' | 'joined'>,
  last: number,
): Int32Array {
  const counts = new Int32Array(STAT_COUNT);
  for (let year = joined; year <= last; year++) {
    const [line] = save.playerSeasons.totals(year, [id]);
    if (line) for (let i = 0; i < STAT_COUNT; i++) counts[i]! += line.counts[i]!;
  }
  return counts;
}
