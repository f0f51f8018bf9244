import type { SidelinePage } from '../../contract/views/index.ts';
import { rowAt } from '../../football/sideline/staff-mark.ts';
import { NO_PLAY_FLAG, PASS, RUN, SACK, SCRAMBLE, STRIDE } from '../../model/plays/play-codes.ts';
import { DOWNS } from '../../model/rules.ts';

const RUSHES: readonly number[] = [RUN];
const DROPBACKS: readonly number[] = [PASS, SACK, SCRAMBLE];

/** Runs and dropbacks by down. */
type ByDown = SidelinePage['tendencies']['own'];

function noDowns(): ByDown {
  return Array.from({ length: DOWNS }, (_, at) => ({ down: at + 1, runs: 0, passes: 0, run_yards: 0, pass_yards: 0 }));
}

/** Counts a side's runs and dropbacks by down, added to those of other games. */
export function tendenciesOf(plays: Int16Array, side: 0 | 1, downs: ByDown = noDowns()): ByDown {
  for (let row = 0; row < plays.length / STRIDE; row++) {
    const play = rowAt(plays, row);
    const line = downs[play.down - 1];
    if (line === undefined || play.offense !== side || (play.flags & NO_PLAY_FLAG) !== 0) continue;
    if (RUSHES.includes(play.kind)) {
      line.runs += 1;
      line.run_yards += play.yards;
    } else if (DROPBACKS.includes(play.kind)) {
      line.passes += 1;
      line.pass_yards += play.yards;
    }
  }
  return downs;
}
