import type { Drive, Play, PlayedGame } from '../contract/views/season/game.ts';
import { clock, plural } from '../words/numbers.ts';
import { quarterName, situation } from '../words/terms.ts';

/** Returns the abbreviations of the offense and its opponent. */
export function sidesOf({ game }: Pick<PlayedGame, 'game'>, offense: string): [own: string, other: string] {
  const [a, b] = [game.teamA.abbreviation, game.teamB.abbreviation];
  return offense === game.teamA.name ? [a, b] : [b, a];
}

/** The score, visitor first: `OSU 17, MICH 14`. */
export function scoreText({ game }: Pick<PlayedGame, 'game'>, a: number, b: number): string {
  return `${game.teamB.abbreviation} ${b}, ${game.teamA.abbreviation} ${a}`;
}

/** The time on the clock: `12:04 1st`, or the overtime period. */
export function timeText(quarter: number, time: string): string {
  return quarter > 4 ? quarterName(quarter) : `${time} ${quarterName(quarter)}`;
}

/** `3rd & 7 at MICH 45`; empty for kickoffs and tries. */
export function downText(
  { down, distance, yardLine }: Pick<Play, 'down' | 'distance' | 'yardLine'>,
  [own, other]: readonly [own: string, other: string],
): string {
  return down === null ? '' : situation(down, distance ?? 0, yardLine, own, other);
}

/** `8 plays, 75 yards, 4:01`. */
export function driveFacts({ play_count, yards, seconds }: Drive): string {
  return `${plural(play_count, 'play')}, ${plural(yards, 'yard')}, ${clock(seconds)}`;
}

/** The score after a drive that changed it; empty after others. */
export function scoreAfter(page: Pick<PlayedGame, 'game'>, drive: Drive): string {
  return drive.points + drive.points_against === 0 ? '' : scoreText(page, drive.scoreAAfter, drive.scoreBAfter);
}
