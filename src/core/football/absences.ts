import type { PlayerId } from '../model/ids.ts';
import type { Stream } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';
import { gameStore } from './rotation.ts';
import { Side } from './side.ts';
import type { TeamSheet } from './team-sheet.ts';

/** The regulars behind the whole bench in today's order: those who could not play. */
function missing({ sheet, order }: Side): PlayerId[] {
  const out: PlayerId[] = [];
  for (const { start, end, count } of sheet.plan.regulars) {
    // The last man of a group is no regular: who stands behind him was moved there.
    let at = end;
    while (at > start && order[at] !== end) {
      if (order[at]! < start + count) out.push(sheet.players[order[at]!]!.id);
      at -= 1;
    }
  }
  return out;
}

/**
 * Who of the regulars could not play in a game, home first. The play log does not say; it is drawn before kickoff from
 * the game's own dice, so that the same sheets, tuning and fresh dice tell it again without playing the game.
 */
export function absentees(home: TeamSheet, away: TeamSheet, tuning: Tuning, dice: Stream): [PlayerId[], PlayerId[]] {
  const store = gameStore(home, away);
  // The home edge changes nothing about who plays.
  return [missing(new Side(home, 0, 0, tuning, store, dice)), missing(new Side(away, 1, 0, tuning, store, dice))];
}
