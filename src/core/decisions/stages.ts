import { type Failure, refuse } from '../contract/result.ts';
import { stagePage } from '../contract/stage-pages.ts';
import { type Stage, stageFacts } from '../model/stages.ts';

/** Subject of refusals outside the preseason. */
export const SCHEDULING = 'Games are scheduled';

/**
 * Refuses a command that belongs to another stage and points to the current stage's page; null if the stage is right.
 */
export function wrongStage(now: Stage, stage: Stage, what: string): { ok: false; error: Failure } | null {
  if (now === stage) return null;
  const message = `${what} during ${stageFacts(stage).label}; the dynasty is in ${stageFacts(now).label}.`;
  return refuse('wrong_stage', message, stagePage(now).page);
}
