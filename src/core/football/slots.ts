import type { PlayerId } from '../model/ids.ts';
import { type Position, STARTER_SLOTS } from '../model/positions.ts';

const NOBODY: ReadonlySet<PlayerId> = new Set();

/** What a box score needs of a sheet's players, by slot. */
export interface Slots {
  ids: readonly PlayerId[];
  /** 1 for those who start at their position. */
  starters: Uint8Array;
}

/**
 * Of players in the order of a sheet: position by position, starters first. Those who are `out` do not start, and quarterbacks
 * have a line of their own by what they do; null: in the seasons before there were injuries the first of each position
 * had a line, there or not.
 */
export function slotsOf(
  players: readonly { id: PlayerId; position: Position }[],
  out: ReadonlySet<PlayerId> | null = NOBODY,
): Slots {
  const starters = new Uint8Array(players.length);
  let first = 0;
  let started = 0;
  for (let slot = 0; slot < players.length; slot++) {
    const { id, position } = players[slot]!;
    if (position !== players[first]!.position) {
      first = slot;
      started = 0;
    }
    if (started === STARTER_SLOTS[position] || (out !== null && (position === 'qb' || out.has(id)))) continue;
    starters[slot] = 1;
    started += 1;
  }
  return { ids: players.map((player) => player.id), starters };
}
