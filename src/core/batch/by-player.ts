import type { PlayerId } from '../model/ids.ts';

/** Values by player id; a `Map` fits. */
export type ByPlayer<Known> = Pick<ReadonlyMap<PlayerId, Known>, 'get' | 'has'>;

/**
 * Values by player id for a season's players, whose ids are close together: an array that starts at the first. A `Map`
 * of ten thousand takes several times as long to fill and to read.
 */
export class PlayerList<Known> implements ByPlayer<Known> {
  private readonly first: PlayerId;
  private readonly known: (Known | undefined)[];

  /** Starts empty, sized for these players. */
  constructor(players: readonly { id: PlayerId }[]) {
    let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let i = 0; i < players.length; i++) {
      const { id } = players[i]!;
      if (id < first) first = id;
      if (id > last) last = id;
    }
    this.first = first;
    this.known = new Array(Math.max(0, last - first + 1));
  }

  set(player: PlayerId, known: Known): void {
    this.known[player - this.first] = known;
  }

  get(player: PlayerId): Known | undefined {
    const index = player - this.first;
    return index >= 0 && index < this.known.length ? this.known[index] : undefined;
  }

  has(player: PlayerId): boolean {
    return this.get(player) !== undefined;
  }
}

/** Indexes players by id. */
export function playersById<Entry extends { id: PlayerId }>(players: readonly Entry[]): ByPlayer<Entry> {
  const list = new PlayerList<Entry>(players);
  for (let i = 0; i < players.length; i++) list.set(players[i]!.id, players[i]!);
  return list;
}
