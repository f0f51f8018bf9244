import { done, type Result } from '../../contract/result.ts';
import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import type { Save, SaveSession, Taken } from '../../save/contracts.ts';
import { keepDynasty, takeDynasty } from '../reading/dynasty-cache.ts';
import { completeParameters } from '../saves/parameters.ts';

/** A decision that has been taken: what the log keeps of it, and what the command answers. */
export function taken(input: unknown): Result<Taken<null>>;
export function taken<T>(input: unknown, answer: T): Result<Taken<T>>;
export function taken<T>(input: unknown, answer: T | null = null): Result<Taken<T | null>> {
  return done({ input, answer });
}

/**
 * Takes a decision: reads the dynasty, lets `change` modify it and write what changed, all in one transaction. If it is
 * refused or throws, save and dynasty are unchanged.
 */
export async function decide<T>(
  session: SaveSession,
  command: string,
  change: (dynasty: DynastyState, save: Save) => Result<Taken<T>>,
): Promise<Result<T>> {
  let changed: DynastyState | null = null;
  const result = await session.write(command, (save) => {
    const dynasty = takeDynasty(session, session.version, save);
    const decision = change(dynasty, save);
    if (decision.ok) {
      changed = dynasty;
      completeParameters(save);
    }
    return decision;
  });
  if (changed) keepDynasty(session, changed);
  return result;
}
