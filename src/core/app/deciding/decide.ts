import { done, type Result, refuse } from '../../contract/result.ts';
import { stagePage } from '../../contract/stage-pages.ts';
import { notHisSide } from '../../decisions/coordinator.ts';
import type { Decision } from '../../decisions/decision.ts';
import { closedToCoach } from '../../decisions/not-his.ts';
import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import type { Save, SaveSession, Taken } from '../../save/contracts.ts';
import { keepDynasty, takeDynasty } from '../reading/dynasty-cache.ts';
import { completeParameters } from '../saves/parameters.ts';

/** A decision that was made: its log entry, and the command's response. */
export function taken(input: unknown): Result<Taken<null>>;
export function taken<T>(input: unknown, answer: T): Result<Taken<T>>;
export function taken<T>(input: unknown, answer: T | null = null): Result<Taken<T | null>> {
  return done({ input, answer });
}

/**
 * Makes a decision: loads the dynasty, then lets `change` modify it and write the changes, all in one transaction. If
 * it is refused or throws, save and dynasty are unchanged.
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

/** How to make a decision on the dynasty of an open save. */
interface Committed<Changes> {
  /** Decides without changing anything. */
  decide: (dynasty: DynastyState) => Result<Decision<Changes>>;
  /** Writes the changes, besides the log entry. */
  write?: (save: Save, dynasty: DynastyState, changes: Changes) => void;
}

/** Decisions about the coach himself and his staff, which are his wherever he works, and edits, which no coach makes. */
const OWN_DECISIONS: ReadonlySet<string> = new Set(['setJob', 'setContract', 'setStaff', 'editPlayer']);

/** Makes a decision that `decide` allows, and writes its changes. */
export function commit<Changes>(
  session: SaveSession,
  command: string,
  { decide: decided, write }: Committed<Changes>,
): Promise<Result<null>> {
  return decide(session, command, (dynasty, save) => {
    const closed = OWN_DECISIONS.has(command) ? null : closedToCoach(dynasty, command);
    if (closed !== null) return refuse('wrong_stage', closed, stagePage(dynasty.stage).page);
    const decision = decided(dynasty);
    if (!decision.ok) return decision;
    const others = notHisSide(dynasty, command, decision.value.logged);
    if (others !== null) return refuse('malformed', others);
    const changes = decision.value.take(dynasty);
    write?.(save, dynasty, changes);
    return taken(decision.value.logged);
  });
}
