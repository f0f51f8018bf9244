import { COL, PLAY_STRIDE } from '../model/play.ts';
import { type GameRules, QUARTERS } from '../model/rules.ts';
import type { Tuning } from '../tuning/index.ts';
import { normalCdf } from './expectation.ts';

/** Where a game stands. */
interface LiveSituation {
  /** Points by which the home side leads. */
  homeLead: number;
  /** Seconds left in regulation; 0 in overtime. */
  secondsLeft: number;
  /** Seconds of regulation. */
  length: number;
  /** The side with the ball, or kicking off. */
  offense: 0 | 1;
  /** Yards from the offense's own goal line; null when the ball is about to be kicked off or a try is due. */
  yardLine: number | null;
  down: number;
}

/**
 * Chance that the home side wins, 0 to 1. The final margin is taken as normal around lead + the rest of the margin
 * expected before the game + what the ball is worth where it lies, with a spread that shrinks with the square root of
 * the time left (Stern 1994's Brownian-motion model, with possession added).
 */
function liveWinProbability(at: LiveSituation, expectedHomeMargin: number, tuning: Tuning): number {
  const k = tuning.winProbability;
  const left = Math.max(0, Math.min(1, at.secondsLeft / at.length));
  const toCome = expectedHomeMargin * left;
  const mean = at.homeLead + toCome + possessionValue(at, tuning);
  const spread = k.marginSd * Math.sqrt(left + k.endSpread);
  return normalCdf(mean / spread);
}

/** Points the ball is worth to the home side; little time left makes it worth less, unless a kick is near. */
function possessionValue(at: LiveSituation, tuning: Tuning): number {
  if (at.yardLine === null) return 0;
  const k = tuning.winProbability;
  const { pointsAtGoal, pointsPerYard } = tuning.fourthDown;
  const late = Math.min(1, k.lateShare + at.secondsLeft / k.lateSeconds);
  const downs = at.down >= 3 ? k.lateDowns : 1;
  const points = (pointsAtGoal + pointsPerYard * at.yardLine) * late * downs;
  return at.offense === 0 ? points : -points;
}

/** The home side's chance at each row of a play log, before the play; `expectedHomeMargin` as known before the game. */
export function winProbabilities(
  plays: Int16Array,
  expectedHomeMargin: number,
  rules: GameRules,
  tuning: Tuning,
): Float64Array {
  const { quarterSeconds } = rules;
  const length = QUARTERS * quarterSeconds;
  const rows = plays.length / PLAY_STRIDE;
  const chances = new Float64Array(rows);
  let homeLead = 0;
  for (let row = 0; row < rows; row++) {
    const at = row * PLAY_STRIDE;
    const quarter = plays[at + COL.quarter]!;
    const down = plays[at + COL.down]!;
    const offense = plays[at + COL.offense] === 0 ? 0 : 1;
    const secondsLeft = quarter > QUARTERS ? 0 : plays[at + COL.secondsLeft]! + (QUARTERS - quarter) * quarterSeconds;
    const yardLine = down > 0 ? plays[at + COL.yardLine]! : null;
    const situation = { homeLead, secondsLeft, length, offense, yardLine, down } as const;
    chances[row] = liveWinProbability(situation, expectedHomeMargin, tuning);
    const points = plays[at + COL.pointsOffense]! - plays[at + COL.pointsDefense]!;
    homeLead += offense === 0 ? points : -points;
  }
  return chances;
}
