import type { Info } from '../contract/views/shared.ts';
import { stageFacts } from '../model/stages.ts';

/** Messages when a dynasty has changed in another window or program. */

type Standing = Pick<Info, 'user_id' | 'stage' | 'currentWeek' | 'lastWeek' | 'currentYear'>;

/** The dynasty's date: `Week 5 of 2025`, `Season Summary of 2025`. */
export function standsAt({ stage, currentWeek, lastWeek, currentYear }: Standing): string {
  const over = currentWeek > lastWeek;
  const place = stage !== 'season' ? stageFacts(stage).label : over ? 'the end of the season' : `Week ${currentWeek}`;
  return `${place} of ${currentYear}`;
}

function stamp({ user_id, currentYear, stage, currentWeek }: Standing): string {
  return [user_id, currentYear, stage, currentWeek].join(' ');
}

/** Whether a dynasty is in another week or stage than before. */
export function hasMovedOn(before: Standing, now: Standing): boolean {
  return stamp(before) !== stamp(now);
}

/** Message: the dynasty is in another week or stage. */
export function movedOn(now: Standing): string {
  return `The dynasty moved on in another window or program. It is now in ${standsAt(now)}.`;
}

/** Message: a decision made on an outdated page was not carried out. */
export function notDone(now: Standing): string {
  return `The dynasty changed in another window or program, so nothing was done. It is in ${standsAt(now)}.`;
}

/** Message: the same week, but a decision was made or undone. */
export const CHANGED_ELSEWHERE = 'Updated: a decision was made or undone in another window or program.';
