import { LATEST_WEEK } from '../model/game.ts';
import type { PlayerId } from '../model/ids.ts';
import type { Stream } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';
import type { Regulars } from './rotation.ts';
import type { TeamSheet } from './team-sheet.ts';

/** Who misses which weeks of a season, drawn before it: nothing that happens in it changes that. */
export interface Absences {
  /** By slot: bit `w` is set when the player misses week `w`. */
  weeks: Int32Array;
  /** The week from which the second quarterback is the first; 0: never. */
  secondQuarterbackFrom: number;
}

/** Nobody misses anything. */
export function noAbsences(players: number): Absences {
  return { weeks: new Int32Array(players), secondQuarterbackFrom: 0 };
}

/**
 * A season's absences of a team's regulars. Most end after a game or two, some last for months; `dice` is the team's own
 * stream of the season. A second quarterback nearly as good as the first takes his place in the course of some seasons.
 */
export function drawAbsences(
  ratings: Float64Array,
  regulars: readonly Regulars[],
  tuning: Tuning,
  dice: Stream,
): Absences {
  const out = noAbsences(ratings.length);
  const k = tuning.availability;
  for (const { start, count, quarterbacks } of regulars) {
    for (let slot = start; slot < start + count; slot++) {
      out.weeks[slot] = quarterbacks
        ? weeksMissed(dice, k.quarterbackMisses, k.quarterbackOneGame, k.quarterbackLonger)
        : weeksMissed(dice, k.regularMisses, k.regularOneGame, k.regularLonger);
    }
    if (quarterbacks) out.secondQuarterbackFrom = weekOfChange(ratings, start, count, tuning, dice);
  }
  return out;
}

/** The bits of the weeks that one man misses: on average the share `misses`; `longer` weeks beyond the second if not one. */
function weeksMissed(dice: Stream, misses: number, oneGame: number, longer: number): number {
  const mean = oneGame + (1 - oneGame) * (2 + longer);
  // Missing lasts `mean` weeks, being there as long as makes the share.
  const begins = misses / (mean * (1 - misses));
  let bits = 0;
  let week = dice.float() < misses ? 1 + dice.int(mean) : 0;
  for (let w = 1; w < week; w++) bits |= 1 << w;
  for (week = Math.max(1, week); week <= LATEST_WEEK; week++) {
    if (dice.float() >= begins) continue;
    const length = dice.float() < oneGame ? 1 : 2 + Math.floor(-longer * Math.log(1 - dice.float()));
    for (const end = Math.min(LATEST_WEEK + 1, week + length); week < end; week++) bits |= 1 << week;
  }
  return bits;
}

/** The second quarterback takes over the oftener, the nearer he is to the first. */
function weekOfChange(ratings: Float64Array, start: number, count: number, tuning: Tuning, dice: Stream): number {
  if (count < 1) return 0;
  const k = tuning.availability;
  const gap = Math.max(0, ratings[start]! - ratings[start + 1]!);
  if (dice.float() >= k.quarterbackContest * Math.exp(-gap / k.quarterbackContestGap)) return 0;
  return 2 + dice.int(k.contestLatest - 1);
}

/** Who of a team's regulars misses a week's game; nobody in week 0, outside a season. */
export function absentees({ players, absences }: TeamSheet, week: number): PlayerId[] {
  const missed = week > 0 ? 1 << week : 0;
  return players.filter((_, slot) => (absences.weeks[slot]! & missed) !== 0).map(({ id }) => id);
}
