import type { PlayerId } from '../model/ids.ts';
import type { Personnel } from '../model/people/personnel.ts';
import type { Position } from '../model/positions.ts';

const NONE_OUT: ReadonlySet<PlayerId> = new Set();

/** What a box score needs of a sheet's players, by slot. */
export interface Slots {
  ids: PlayerId[];
  /** 1 for those who start at their position. */
  starters: Uint8Array;
}

/** The starters among players in the order of a sheet: at each position, the first ones who are not `out`. */
export function startersIn(
  players: readonly { id: PlayerId; position: Position }[],
  out: ReadonlySet<PlayerId>,
  { starters: places }: Personnel,
): Uint8Array {
  const starters = new Uint8Array(players.length);
  let at: Position | null = null;
  let open = 0;
  for (let slot = 0; slot < players.length; slot++) {
    const { id, position } = players[slot]!;
    if (position !== at) {
      at = position;
      open = places[position];
    }
    if (open === 0 || out.has(id)) continue;
    starters[slot] = 1;
    open -= 1;
  }
  return starters;
}

/**
 * Of players in the order of a sheet: who has a line for having started. Those who are `out` do not start, and quarterbacks
 * have a line of their own by what they do; null: in the seasons before there were injuries the first of each position
 * had a line, there or not.
 */
export function slotsOf(
  players: readonly { id: PlayerId; position: Position }[],
  personnel: Personnel,
  out: ReadonlySet<PlayerId> | null = NONE_OUT,
): Slots {
  const starters = startersIn(players, out ?? NONE_OUT, personnel);
  for (let slot = 0; slot < players.length; slot++) {
    if (out !== null && players[slot]!.position === 'qb') starters[slot] = 0;
  }
  return { ids: players.map((player) => player.id), starters };
}
