import { type Failure, refuse } from '../contract/result.ts';
import { stagePage } from '../contract/stage-pages.ts';
import { type Stage, stageFacts } from '../model/stages.ts';

/** Named in refusals outside the preseason. */
export const SCHEDULING = 'Games are scheduled';

/** Refuses what belongs to another stage, with the present stage's page to go to; null if the stage is right. */
export function wrongStage(now: Stage, stage: Stage, what: string): { ok: false; error: Failure } | null {
  if (now === stage) return null;
  const message = `${what} during ${stageFacts(stage).label}; the dynasty is in ${stageFacts(now).label}.`;
  return refuse('wrong_stage', message, stagePage(now).page);
}
