import type { Info } from '../../core/app/views/index.ts';
import { STAGES, stageFacts } from '../../core/model/stages.ts';
import { say } from './notice.ts';
import { goTo, here } from './place.ts';

/** Where a dynasty stands: `Week 5 of 2025`, `Season Summary of 2025`. */
export function standsAt({ stage, currentWeek, lastWeek, currentYear }: Info): string {
  const over = currentWeek > lastWeek;
  const place = stage !== 'season' ? stageFacts(stage).label : over ? 'the end of the season' : `Week ${currentWeek}`;
  return `${place} of ${currentYear}`;
}

function stamp({ user_id, currentYear, stage, currentWeek }: Info): string {
  return [user_id, currentYear, stage, currentWeek].join(' ');
}

/** Opens the page of the present stage if the page of another one is shown. */
function followStage({ stage }: Info): void {
  const isStagePage = STAGES.some((each) => stageFacts(each).page === here());
  if (isStagePage && here() !== stageFacts(stage).page) goTo(stageFacts(stage).page);
}

/** Says that another window or program has moved the dynasty to another week or stage, and shows it. */
export function movedElsewhere(before: Info | null, now: Info | null): void {
  if (before === null || now === null || stamp(before) === stamp(now)) return;
  followStage(now);
  say(`The dynasty has moved on in another window or program. It is now in ${standsAt(now)}.`, here());
}
