import type { DynastyState } from '../dynasty/dynasty-state.ts';
import type { Decision, Save, SaveSession } from '../save/contracts.ts';
import { keepDynasty, takeDynasty } from './dynasty-cache.ts';
import { completeParameters } from './parameters.ts';
import type { Result } from './result.ts';

/**
 * Takes a decision: reads the dynasty, lets `change` modify it and write what changed, all in one transaction. If it is
 * refused or throws, save and dynasty are unchanged.
 */
export async function decide<T>(
  session: SaveSession,
  decision: Decision,
  change: (dynasty: DynastyState, save: Save) => Result<T>,
): Promise<Result<T>> {
  let changed: DynastyState | null = null;
  const result = await session.write(decision, (save) => {
    const dynasty = takeDynasty(session, session.version, save);
    const answer = change(dynasty, save);
    if (answer.ok) {
      changed = dynasty;
      completeParameters(save);
    }
    return answer;
  });
  if (changed) keepDynasty(session, changed);
  return result;
}
