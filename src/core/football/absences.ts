import { LATEST_WEEK } from '../model/game.ts';
import type { PlayerId } from '../model/ids.ts';
import type { Stream } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';
import type { SheetGroup, TeamSheet } from './team-sheet.ts';

/**
 * Who missed which weeks of a season played before there were injuries: by slot, bit `w` is set when the player missed
 * week `w`. They were drawn before the season from `dice`, the team's own stream of it.
 */
export function drawAbsences({ weights, plan, groups }: TeamSheet, tuning: Tuning, dice: Stream): Int32Array {
  const weeks = new Int32Array(weights.rating.length);
  const k = tuning.availability;
  for (const { start, count, quarterbacks } of plan.regulars) {
    for (let slot = start; slot < start + count; slot++) {
      weeks[slot] = quarterbacks
        ? weeksMissed(dice, k.quarterbackMisses, k.quarterbackOneGame, k.quarterbackLonger)
        : weeksMissed(dice, k.regularMisses, k.regularOneGame, k.regularLonger);
    }
    if (quarterbacks) weekOfChange(weights.rating, groups.qb, tuning, dice);
  }
  return weeks;
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

/**
 * The week from which the second quarterback is the first; 0: never. He takes over the oftener, the nearer he is to the
 * first.
 */
export function weekOfChange(
  ratings: Float64Array,
  { start, count }: SheetGroup,
  tuning: Tuning,
  dice: Stream,
): number {
  if (count < 2) return 0;
  const k = tuning.availability;
  const gap = Math.max(0, ratings[start]! - ratings[start + 1]!);
  if (dice.float() >= k.quarterbackContest * Math.exp(-gap / k.quarterbackContestGap)) return 0;
  return 2 + dice.int(k.contestLatest - 1);
}

/** Who missed a week's game by `drawAbsences`; nobody in week 0, outside a season. */
export function absentees({ players }: TeamSheet, weeks: Int32Array, week: number): PlayerId[] {
  const missed = week > 0 ? 1 << week : 0;
  return players.filter((_, slot) => (weeks[slot]! & missed) !== 0).map(({ id }) => id);
}
