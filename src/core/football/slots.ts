import type { PlayerId } from '../model/ids.ts';
import { type Position, STARTER_SLOTS } from '../model/positions.ts';

/** What a box score needs of a sheet's players, by slot. It is the same in all of a team's games of a season. */
export interface Slots {
  ids: readonly PlayerId[];
  /** 1 for those who start at their position. */
  starters: Uint8Array;
}

/** Of players in the order of a sheet: position by position, best first. */
export function slotsOf(players: readonly { id: PlayerId; position: Position }[]): Slots {
  const starters = new Uint8Array(players.length);
  let first = 0;
  players.forEach(({ position }, slot) => {
    if (position !== players[first]!.position) first = slot;
    if (slot < first + STARTER_SLOTS[position]) starters[slot] = 1;
  });
  return { ids: players.map((player) => player.id), starters };
}
