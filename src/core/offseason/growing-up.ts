import { beginSeason, copyOfPlayer, type Player } from '../model/player.ts';
import type { Stream } from '../random/stream.ts';
import type { OffseasonTuning } from './types.ts';
import { usualCauses, winterOf } from './winter.ts';

/** A freshman some seasons later, for players whose past nobody played: every year of his was like most. */
export function grown(freshman: Player, seasons: number, dice: Stream, tuning: OffseasonTuning): Player {
  const player = copyOfPlayer(freshman);
  const causes = usualCauses(tuning);
  while (player.seasons < seasons) beginSeason(player, winterOf(player, causes, dice, tuning));
  return player;
}
