import type { PlayerId, TeamId } from '../../../model/ids.ts';
import { addTo } from '../../../model/lists.ts';
import type { BoxScore } from '../../../model/plays/box.ts';
import { STAT, statOf } from '../../../model/plays/stats.ts';

/**
 * A player's volume in a game, by the kind that makes him a regular: a column of `Entries`, in this order after his id.
 */
export const VOLUME = { passes: 1, carries: 2, catches: 3, tackles: 4 } as const;
export type Volume = (typeof VOLUME)[keyof typeof VOLUME];
/** His id and the volumes. */
const COLUMNS = 5;

/** The players in the box score of a team's game, and their volume. */
export class Entries {
  private readonly rows: number[] = [];

  constructor({ players }: Pick<BoxScore, 'players'>, side: 0 | 1) {
    for (const { player, side: own, counts } of players) {
      if (own !== side || !hasEntry(counts)) continue;
      const tackles = statOf(counts, STAT.solo_tackles) + statOf(counts, STAT.assisted_tackles);
      this.rows.push(
        player,
        statOf(counts, STAT.pass_attempts),
        statOf(counts, STAT.rush_attempts),
        statOf(counts, STAT.receiving_catches),
        tackles,
      );
    }
  }

  has(player: PlayerId): boolean {
    const { rows } = this;
    for (let index = 0; index < rows.length; index += COLUMNS) if (rows[index] === player) return true;
    return false;
  }

  /** Returns the players with enough volume of one kind. */
  busy(volume: Volume, enough: number): PlayerId[] {
    const { rows } = this;
    const out: PlayerId[] = [];
    for (let index = 0; index < rows.length; index += COLUMNS)
      if (rows[index + volume]! >= enough) out.push(rows[index]!);
    return out;
  }
}

/** Whether anything was counted. */
function hasEntry(counts: Int16Array): boolean {
  for (let i = 0; i < counts.length; i++) if (counts[i] !== 0) return true;
  return false;
}

/** The players in a season's box scores, team by team in the order played. */
export class AppearanceCounts {
  readonly games = new Map<TeamId, Entries[]>();

  add(box: BoxScore): void {
    addTo(this.games, box.home, new Entries(box, 0));
    addTo(this.games, box.away, new Entries(box, 1));
  }
}
