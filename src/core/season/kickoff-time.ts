import { lastOf } from '../model/lists.ts';
import type { Stream } from '../random/stream.ts';

/** Kickoff times in minutes after midnight, Eastern, with how many of a hundred games have each. */
type Windows = readonly (readonly [minute: number, games: number])[];

const HOUR = 60;
/** Saturdays of 2023 by the networks' windows: noon, mid-afternoon and night, with the smaller ones between them. */
const EASTERN: Windows = [
  [12 * HOUR, 29],
  [13 * HOUR, 6],
  [14 * HOUR, 7],
  [15.5 * HOUR, 25],
  [16 * HOUR, 5],
  [18 * HOUR, 6],
  [19 * HOUR, 9],
  [19.5 * HOUR, 8],
  [20 * HOUR, 5],
];
/** At home in the mountains and on the coast. */
const WESTERN: Windows = [
  [15.5 * HOUR, 20],
  [16 * HOUR, 10],
  [18 * HOUR, 12],
  [19 * HOUR, 13],
  [20 * HOUR, 12],
  [22 * HOUR, 13],
  [22.5 * HOUR, 20],
];
/** Degrees of longitude of the eastern edge of Mountain Time. */
const MOUNTAINS = -103;

/** When a game kicks off: minutes after midnight, Eastern. `longitude`: of its stadium; null: not known. */
export function kickoffTime(longitude: number | null, dice: Stream): number {
  const windows = longitude !== null && longitude < MOUNTAINS ? WESTERN : EASTERN;
  let left = dice.float() * windows.reduce((sum, [, games]) => sum + games, 0);
  for (const [minute, games] of windows) {
    left -= games;
    if (left < 0) return minute;
  }
  return lastOf(windows)[0];
}
