import { stagePage } from '../../core/contract/stage-pages.ts';
import type { Info } from '../../core/contract/views/index.ts';
import { STAGES } from '../../core/model/stages.ts';
import { hasMovedOn, movedOn } from '../../core/present/moved-on.ts';
import { say } from './notice.ts';
import { goTo, here } from './place.ts';

/** Opens the current stage's page if another stage's is shown. */
function followStage({ stage }: Info): void {
  const isStagePage = STAGES.some((each) => stagePage(each).page === here());
  if (isStagePage && here() !== stagePage(stage).page) goTo(stagePage(stage).page);
}

/** Reports that another window or program has moved the dynasty to another week or stage, and shows it. */
export function movedElsewhere(before: Info | null, now: Info | null): void {
  if (before === null || now === null || !hasMovedOn(before, now)) return;
  followStage(now);
  say(movedOn(now), here());
}
