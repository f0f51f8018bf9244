import type { BoxScore, PlayerLine } from '../../model/box.ts';
import { addTo } from '../../model/groups.ts';
import type { PlayerId, TeamId } from '../../model/ids.ts';
import { STAT } from '../../model/stats.ts';

/** What a man did in a game, by what makes him a regular. */
export type Volume = 'passes' | 'carries' | 'catches' | 'tackles';

/** Everybody with an entry in the box score of a team's game, and how much he did. */
export type Entries = ReadonlyMap<PlayerId, Readonly<Record<Volume, number>>>;

function volumesOf({ counts }: PlayerLine): Record<Volume, number> {
  return {
    passes: counts[STAT.pass_attempts]!,
    carries: counts[STAT.rush_attempts]!,
    catches: counts[STAT.receiving_catches]!,
    tackles: counts[STAT.solo_tackles]! + counts[STAT.assisted_tackles]!,
  };
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
    const sides = [new Map<PlayerId, Record<Volume, number>>(), new Map<PlayerId, Record<Volume, number>>()] as const;
    for (const line of box.players) {
      if (hasEntry(line.counts)) sides[line.side].set(line.player, volumesOf(line));
    }
    for (const side of [0, 1] as const) {
      const team = side === 0 ? box.home : box.away;
      addTo(this.games, team, sides[side]);
    }
  }
}
