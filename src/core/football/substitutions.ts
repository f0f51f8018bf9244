import { INTERCEPTION, NO_PLAY_FLAG } from '../model/plays/play-codes.ts';
import { MINUTE, QUARTERS } from '../model/rules.ts';
import type { Play } from './play.ts';
import type { Side } from './side.ts';
import type { GameState } from './state.ts';

/** Benches a quarterback after too many interceptions. */
export function checkBenching(g: GameState, p: Play, side: Side): void {
  if ((p.flags & NO_PLAY_FLAG) !== 0 || p.result !== INTERCEPTION || p.actor !== side.quarterback) return;
  const knobs = g.tuning.availability;
  side.interceptionsToday += 1;
  if (side.interceptionsToday >= knobs.benchedFrom && side.quarterbackDepth === 0 && g.dice.float() < knobs.benched)
    side.setQuarterback(1);
}

/**
 * Substitutes at the start of a drive: both teams send in their second string once the game is decided, and the
 * starters back if it is not. A team far enough ahead does so at any time.
 */
export function substitute(g: GameState): void {
  const knobs = g.tuning.reserves;
  const lead = Math.abs(g.score[0]! - g.score[1]!);
  const minutes = g.gameSeconds() / MINUTE;
  const needed = Math.min(knobs.mercyLead, knobs.lead + knobs.leadPerMinute * minutes);
  const decided = g.quarter <= QUARTERS && lead >= (g.quarter >= knobs.fromQuarter ? needed : knobs.mercyLead);
  const winner = g.score[0]! > g.score[1]! ? 0 : 1;
  g.sides[winner].fieldReserves(decided);
  g.sides[(1 - winner) as 0 | 1].fieldReserves(decided && lead >= knobs.loserLead + knobs.leadPerMinute * minutes);
}
