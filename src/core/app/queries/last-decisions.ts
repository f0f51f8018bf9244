import type { QueryContext } from '../context.ts';
import { lastInWords, TOLD } from '../decision-words.ts';
import { done, type Result } from '../result.ts';
import { shapeInfo } from '../shape/team.ts';
import type { LastDecisions } from '../views/index.ts';

/** What going back by one decision would take back. */
export function lastDecisions(context: QueryContext): Result<LastDecisions> {
  const count = Math.min(TOLD, context.takenBack());
  return done({ info: shapeInfo(context.season), decisions: lastInWords(context, count) });
}
