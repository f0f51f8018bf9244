import { COL, PLAY_STRIDE } from '../../model/plays/play.ts';
import { QUARTERS } from '../../model/rules.ts';
import type { Tuning } from '../../tuning/index.ts';

/** How a finished game swung. */
export interface GameSwing {
  /**
   * Sum of the absolute play-to-play changes in win probability, per 60 minutes; overtime, which has no clock, counts
   * as long as its plays would take in regulation. On the scale of public excitement indexes, an average game has about
   * 4.
   */
  excitement: number;
  /** The home team's win probability at the end of the first three quarters, 0 to 1. */
  quarters: readonly [number, number, number];
}

/** Returns the swing of a game from its log and the win probability before each play (`winProbabilities`). */
export function swingOf(plays: Int16Array, chances: Float64Array, homeWon: boolean, tuning: Tuning): GameSwing {
  const quarters: [number, number, number] = [0, 0, 0];
  let moved = 0;
  let regulation = 0;
  for (let row = 0; row < chances.length; row++) {
    const quarter = plays[row * PLAY_STRIDE + COL.quarter]!;
    const chance = chances[row]!;
    if (quarter <= QUARTERS) regulation++;
    const before = row === 0 ? 0 : plays[(row - 1) * PLAY_STRIDE + COL.quarter]!;
    for (let ended = Math.max(1, before); ended < Math.min(quarter, QUARTERS); ended++) quarters[ended - 1] = chance;
    moved += Math.abs((chances[row + 1] ?? (homeWon ? 1 : 0)) - chance);
  }
  const whole = chances.length === 0 ? 0 : regulation / chances.length;
  return { excitement: tuning.winProbability.excitement * moved * whole, quarters };
}
