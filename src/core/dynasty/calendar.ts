import { STAGES, type Stage } from '../model/stages.ts';

/** The stage after this one; the year's last is followed by the next year's preseason. */
export function nextStage(stage: Stage): Stage {
  return STAGES[(STAGES.indexOf(stage) + 1) % STAGES.length]!;
}
