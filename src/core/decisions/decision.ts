import type { DynastyState } from '../dynasty/dynasty-state.ts';

/**
 * A decision ready to be applied: what the log keeps, and how it changes the dynasty. Deciding is pure: it reads a
 * dynasty and changes nothing. Players, teams and recruits are identified by id.
 */
export interface Decision<Changes = void> {
  readonly logged: unknown;
  /** Applies the decision to its dynasty and returns what a save must write besides the log entry. */
  take(dynasty: DynastyState): Changes;
}
