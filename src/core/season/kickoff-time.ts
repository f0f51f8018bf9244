import { lastOf } from '../model/lists.ts';
import type { Stream } from '../random/stream.ts';

/** Kickoff times in minutes after midnight, Eastern, each with its number per hundred games. */
type Windows = readonly (readonly [minute: number, games: number])[];

const HOUR = 60;
/** Saturdays of 2023 by TV window: noon, mid-afternoon and night, plus the smaller ones in between. */
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
/** Home games in the mountain and Pacific time zones. */
const WESTERN: Windows = [
  [15.5 * HOUR, 20],
  [16 * HOUR, 10],
  [18 * HOUR, 12],
  [19 * HOUR, 13],
  [20 * HOUR, 12],
  [22 * HOUR, 13],
  [22.5 * HOUR, 20],
];
/** Longitude of the eastern edge of Mountain Time, in degrees. */
const MOUNTAINS = -103;

/** Returns a game's kickoff time in minutes after midnight, Eastern. `longitude` is the stadium's; null: unknown. */
export function kickoffTime(longitude: number | null, dice: Stream): number {
  const windows = longitude !== null && longitude < MOUNTAINS ? WESTERN : EASTERN;
  let left = dice.float() * windows.reduce((sum, [, games]) => sum + games, 0);
  for (const [minute, games] of windows) {
    left -= games;
    if (left < 0) return minute;
  }
  return lastOf(windows)[0];
}
