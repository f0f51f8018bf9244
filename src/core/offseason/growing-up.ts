import { beginSeason, copyOfPlayer, type Player } from '../model/player.ts';
import type { Stream } from '../random/stream.ts';
import type { OffseasonTuning } from './types.ts';
import { usualCauses, winterOf } from './winter.ts';

/** Ages a freshman by some average seasons, for players whose past was not simulated. */
export function grown(freshman: Player, seasons: number, dice: Stream, tuning: OffseasonTuning): Player {
  const player = copyOfPlayer(freshman);
  const causes = usualCauses(tuning);
  while (player.seasons < seasons) beginSeason(player, winterOf(player, causes, dice, tuning));
  return player;
}
