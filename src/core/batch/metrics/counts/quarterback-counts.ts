import type { PlayerId, TeamId } from '../../../model/ids.ts';
import { addTo } from '../../../model/lists.ts';
import type { BoxScore } from '../../../model/plays/box.ts';
import { COL, cell, KIND, PLAY_FLAGS, PLAY_STRIDE } from '../../../model/plays/play.ts';

/** The starting quarterback of each of a team's games in a season, in the order played. */
export class QuarterbackCounts {
  readonly starters = new Map<TeamId, PlayerId[]>();

  add(box: BoxScore): void {
    for (const side of [0, 1] as const) {
      const slot = starter(box.plays, side);
      if (slot < 0) continue;
      const team = side === 0 ? box.home : box.away;
      addTo(this.starters, team, box.rosters[side][slot]!);
    }
  }
}

/** Returns the slot of a team's first player to drop back; -1 if there is none. */
function starter(log: Int16Array, side: 0 | 1): number {
  for (let index = 0; index < log.length; index += PLAY_STRIDE) {
    if (log[index + COL.offense] !== side || (cell(log, index, COL.flags) & PLAY_FLAGS.noPlay) !== 0) continue;
    const kind = cell(log, index, COL.kind);
    if (kind === KIND.pass || kind === KIND.sack || kind === KIND.scramble) return cell(log, index, COL.actor);
  }
  return -1;
}
