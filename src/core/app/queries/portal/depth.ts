import { groupBy } from '../../../model/lists.ts';
import type { Player } from '../../../model/player.ts';
import { type Position, STARTER_SLOTS } from '../../../model/positions.ts';

/** Players by position, best first. */
export type Depth = ReadonlyMap<Position, readonly Player[]>;

export function depthOf(players: readonly Player[]): Depth {
  return groupBy(
    [...players].sort((a, b) => b.rating - a.rating || a.id - b.id),
    ({ position }) => position,
  );
}

/** Rating of a player's best replacement; null if there is none. */
export function nextUp(depth: Depth, { id, position }: Player): number | null {
  const others = (depth.get(position) ?? []).filter((other) => other.id !== id);
  return others[STARTER_SLOTS[position] - 1]?.rating ?? null;
}
