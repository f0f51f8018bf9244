import type { DynastyState } from '../dynasty/dynasty-state.ts';

/**
 * A decision that can be taken, complete before anything is changed: what the log keeps of it, and how it changes the
 * dynasty. What decides is pure: it reads a dynasty and changes nothing. Who is meant is named by id.
 */
export interface Decision<Changes = void> {
  readonly logged: unknown;
  /** Changes the dynasty it was decided for; returns what a save has to write beside the log. */
  take(dynasty: DynastyState): Changes;
}
