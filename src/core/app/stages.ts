import { type Stage, stageFacts } from '../model/stages.ts';
import { type Failure, refuse } from './result.ts';

/** What needs the preseason. */
export const SCHEDULING = 'Games are scheduled';

/** Refuses what belongs to another stage than the present one, with the way to the present one's page; null if it fits. */
export function wrongStage(now: Stage, stage: Stage, what: string): { ok: false; error: Failure } | null {
  if (now === stage) return null;
  const message = `${what} in the stage ${stageFacts(stage).label}; the dynasty is in ${stageFacts(now).label}.`;
  return refuse('wrong_stage', message, stageFacts(now).page);
}
