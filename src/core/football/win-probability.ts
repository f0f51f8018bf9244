import { COL, PLAY_STRIDE } from '../model/play.ts';
import { normalCdf } from './expectation.ts';

/** Spread of the final margin around the one expected before the game, in points (public records). */
const MARGIN_SD = 15.3;
const GAME_SECONDS = 3600;
/** Points a first down is worth: about -1 at the own goal line, 5 at the other's (public expected-points tables). */
const POINTS_AT_GOAL = -1.1;
const POINTS_PER_YARD = 0.062;

/** Where a game stands, for `liveWinProbability`. */
export interface LiveSituation {
  /** Points by which the home side leads. */
  homeLead: number;
  /** Seconds left in regulation; 0 in overtime. */
  secondsLeft: number;
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
export function liveWinProbability(at: LiveSituation, expectedHomeMargin: number): number {
  const left = Math.max(0, Math.min(1, at.secondsLeft / GAME_SECONDS));
  const toCome = expectedHomeMargin * left;
  const mean = at.homeLead + toCome + possessionValue(at);
  const spread = MARGIN_SD * Math.sqrt(left + 0.004);
  return normalCdf(mean / spread);
}

/** Points the ball is worth to the home side; little time left makes it worth less, unless a kick is near. */
function possessionValue(at: LiveSituation): number {
  if (at.yardLine === null) return 0;
  const late = Math.min(1, 0.3 + at.secondsLeft / 300);
  const downs = at.down >= 3 ? 0.7 : 1;
  const points = (POINTS_AT_GOAL + POINTS_PER_YARD * at.yardLine) * late * downs;
  return at.offense === 0 ? points : -points;
}

/** The home side's chance at each row of a play log, before the play; `expectedHomeMargin` as known before the game. */
export function winProbabilities(plays: Int16Array, expectedHomeMargin: number): Float64Array {
  const rows = plays.length / PLAY_STRIDE;
  const chances = new Float64Array(rows);
  let homeLead = 0;
  for (let row = 0; row < rows; row++) {
    const at = row * PLAY_STRIDE;
    const quarter = plays[at + COL.quarter]!;
    const down = plays[at + COL.down]!;
    const offense = plays[at + COL.offense] === 0 ? 0 : 1;
    const secondsLeft = quarter > 4 ? 0 : plays[at + COL.secondsLeft]! + (4 - quarter) * 900;
    const yardLine = down > 0 ? plays[at + COL.yardLine]! : null;
    chances[row] = liveWinProbability({ homeLead, secondsLeft, offense, yardLine, down }, expectedHomeMargin);
    const points = plays[at + COL.pointsOffense]! - plays[at + COL.pointsDefense]!;
    homeLead += offense === 0 ? points : -points;
  }
  return chances;
}
