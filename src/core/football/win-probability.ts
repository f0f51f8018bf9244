import { COL, PLAY_STRIDE } from '../model/play.ts';
import { DOWNS, FIELD_YARDS, type GameRules, QUARTERS, SERIES_YARDS } from '../model/rules.ts';
import type { Tuning } from '../tuning/index.ts';
import type { GameState } from './state.ts';
import { type WinTable, winTable } from './win-table.ts';

/** Chance that the side with the ball wins with a first down at `ball`, as the timeouts are: `lead` is its own. */
export function chanceWithBall(g: GameState, seconds: number, lead: number, ball: number): number {
  return g.wins.of(seconds + timeoutSeconds(g, lead, g.offense), lead, ball);
}

/** Chance that the side with the ball wins once the other side has a first down at `ball` from its own goal line. */
export function chanceWithoutBall(g: GameState, seconds: number, lead: number, ball: number): number {
  return 1 - g.wins.of(seconds + timeoutSeconds(g, 0 - lead, 1 - g.offense), 0 - lead, ball);
}

/** Seconds that the timeouts of a second half give back to who is not ahead while `side` has the ball. */
function timeoutSeconds(g: GameState, lead: number, side: number): number {
  if (g.quarter * 2 <= QUARTERS) return 0;
  const k = g.tuning.winProbability;
  return lead > 0 ? k.timeoutDefends * g.timeouts[1 - side]! : k.timeoutAttacks * g.timeouts[side]!;
}

/** Chance to win that a point is worth now, however decided the game is: what makes points of a difference in chance. */
export function pointWorth(g: GameState): number {
  const k = g.tuning.winProbability;
  const lead = g.lead();
  const seconds = g.gameSeconds();
  const middle = FIELD_YARDS / 2;
  const up = g.wins.of(seconds, lead + k.worthOver, middle);
  const down = g.wins.of(seconds, lead - k.worthOver, middle);
  return k.worthLeast + (up - down) / (2 * k.worthOver);
}

/** Where a game stands, for who looks at its log. */
interface LiveSituation {
  homeLead: number;
  /** Seconds left in regulation; 0 in overtime. */
  secondsLeft: number;
  /** Share of regulation that is left. */
  left: number;
  /** The side with the ball, or kicking off. */
  offense: 0 | 1;
  /** Yards from the offense's own goal line; null when the ball is about to be kicked off or a try is due. */
  yardLine: number | null;
  down: number;
  distance: number;
}

/**
 * Chance that the home side wins, 0 to 1: that of equals in its place (`WinTable`), moved in log odds by what is left of
 * the margin expected before the game, measured by the spread of margins that is left (Stern 1994's Brownian motion).
 */
function liveChance(at: LiveSituation, expectedHomeMargin: number, table: WinTable, tuning: Tuning): number {
  const k = tuning.winProbability;
  const equals = equalsChance(at, table, tuning);
  if (equals <= 0) return 0;
  if (equals >= 1) return 1;
  const toCome = (expectedHomeMargin * at.left) / (k.marginSd * Math.sqrt(at.left + k.endSpread));
  return 1 / (1 + Math.exp(-Math.log(equals / (1 - equals)) - k.strength * toCome));
}

/** The home side's chance between equals. Who kicks off is about to lose the ball; later downs are worth less. */
function equalsChance(at: LiveSituation, table: WinTable, tuning: Tuning): number {
  const { kickedTo, puntNet, pinned } = tuning.winProbability;
  const lead = at.offense === 0 ? at.homeLead : 0 - at.homeLead;
  let chance: number;
  if (at.yardLine === null) chance = 1 - table.of(at.secondsLeft, 0 - lead, kickedTo);
  else {
    chance = table.of(at.secondsLeft, lead, at.yardLine);
    const punted = Math.max(pinned, FIELD_YARDS - at.yardLine - puntNet);
    const lost = 1 - table.of(at.secondsLeft, 0 - lead, punted);
    const kept = keptShare(at.down, at.distance, tuning);
    if (lost < chance) chance = lost + kept * (chance - lost);
  }
  return at.offense === 0 ? chance : 1 - chance;
}

/** How much of a first down's chance a later down still has. */
function keptShare(down: number, distance: number, tuning: Tuning): number {
  const used = (down - 1) / (DOWNS - 1);
  const far = Math.min(2, distance / SERIES_YARDS);
  return 1 - tuning.winProbability.lateDown * used * far;
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
  const table = winTable(tuning);
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
    const left = Math.max(0, Math.min(1, secondsLeft / length));
    const distance = plays[at + COL.distance]!;
    const situation = { homeLead, secondsLeft, left, offense, yardLine, down, distance } as const;
    chances[row] = liveChance(situation, expectedHomeMargin, table, tuning);
    const points = plays[at + COL.pointsOffense]! - plays[at + COL.pointsDefense]!;
    homeLead += offense === 0 ? points : -points;
  }
  return chances;
}
