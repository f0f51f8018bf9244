import type { PlayerId } from '../model/ids.ts';
import type { Personnel } from '../model/people/personnel.ts';
import type { Position } from '../model/positions.ts';

const NONE_OUT: ReadonlySet<PlayerId> = new Set();

/** A sheet's players as a box score needs them, by slot. */
export interface Slots {
  ids: PlayerId[];
  /** 1 for starters at their position. */
  starters: Uint8Array;
}

/** Returns the starters among players in sheet order: at each position, the first ones who are not `out`. */
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
 * Returns the slots of players in sheet order, and the players who get a line for starting. Players who are `out` do
 * not start, and quarterbacks earn their line with what they do. Null: in seasons before injuries, the first at each
 * position had a line, present or not.
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
