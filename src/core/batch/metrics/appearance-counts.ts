import type { BoxScore } from '../../model/box.ts';
import { addTo } from '../../model/groups.ts';
import type { PlayerId, TeamId } from '../../model/ids.ts';
import { STAT } from '../../model/stats.ts';

/** What a man did in a game, by what makes him a regular: a column of `Entries`. */
export const VOLUME = { passes: 1, carries: 2, catches: 3, tackles: 4 } as const;
export type Volume = (typeof VOLUME)[keyof typeof VOLUME];
/** His number and the volumes. */
const COLUMNS = 5;

/** Everybody with an entry in the box score of a team's game, and how much he did. A season has sixty thousand. */
export class Entries {
  private readonly rows: Int32Array;

  constructor({ players }: Pick<BoxScore, 'players'>, side: 0 | 1) {
    const rows = new Int32Array(COLUMNS * players.length);
    let end = 0;
    for (const line of players) {
      if (line.side !== side || !hasEntry(line.counts)) continue;
      const { counts } = line;
      rows[end] = line.player;
      rows[end + VOLUME.passes] = counts[STAT.pass_attempts]!;
      rows[end + VOLUME.carries] = counts[STAT.rush_attempts]!;
      rows[end + VOLUME.catches] = counts[STAT.receiving_catches]!;
      rows[end + VOLUME.tackles] = counts[STAT.solo_tackles]! + counts[STAT.assisted_tackles]!;
      end += COLUMNS;
    }
    this.rows = rows.slice(0, end);
  }

  has(who: PlayerId): boolean {
    const { rows } = this;
    for (let at = 0; at < rows.length; at += COLUMNS) if (rows[at] === who) return true;
    return false;
  }

  /** Those who did enough of something. */
  busy(volume: Volume, enough: number): PlayerId[] {
    const { rows } = this;
    const out: PlayerId[] = [];
    for (let at = 0; at < rows.length; at += COLUMNS) if (rows[at + volume]! >= enough) out.push(rows[at]!);
    return out;
  }
}

/** Whether anything was counted; a loop, since there are forty lines a game. */
function hasEntry(counts: Int16Array): boolean {
  for (let i = 0; i < counts.length; i++) if (counts[i] !== 0) return true;
  return false;
}

/** Who had an entry in the box scores of a season, team by team in the order played. */
export class AppearanceCounts {
  readonly games = new Map<TeamId, Entries[]>();

  add(box: BoxScore): void {
    addTo(this.games, box.home, new Entries(box, 0));
    addTo(this.games, box.away, new Entries(box, 1));
  }
}
