import { FIELD_YARDS, QUARTERS, SERIES_YARDS } from '../../model/rules.ts';
import type { GameState } from '../state.ts';

/** Whether the offense wants points now: before halftime, or at the end of a game that it does not lead. */
function wantsPoints(g: GameState): boolean {
  return g.quarter === 2 || (g.quarter === QUARTERS && g.lead() <= 0);
}

/** Whether this throw is the last of the half and has to come down in the end zone from far away. */
export function isHeave(g: GameState): boolean {
  const knobs = g.tuning.heaves;
  const toGoal = FIELD_YARDS - g.ball;
  return g.clock <= knobs.seconds && toGoal >= knobs.from && toGoal <= g.tuning.pass.longest && wantsPoints(g);
}

/**
 * Whether a throw short of the goal line would end the half: the last play from close, or a throw inside the 10 with
 * little time and no timeout.
 */
export function mustReachEndZone(g: GameState): boolean {
  const knobs = g.tuning.heaves;
  const toGoal = FIELD_YARDS - g.ball;
  if (toGoal >= knobs.from || !wantsPoints(g)) return false;
  return (
    g.clock <= knobs.seconds || (toGoal <= SERIES_YARDS && g.clock <= knobs.closeSeconds && g.timeouts[g.offense] === 0)
  );
}
