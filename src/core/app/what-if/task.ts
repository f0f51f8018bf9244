import type { Change } from './change.ts';

/** The thread's input about a save. */
interface About {
  path: string;
  /** Program version. */
  version: string;
  /** Identifies the state of the save. */
  state: string;
  runs: number;
  /** Memory of `Signals`. */
  memory: SharedArrayBuffer;
}

/** A season simulated with a change. */
export interface ChangeTask extends About {
  change: Change;
}

/** A season of the player's replayed with and without his decisions. */
export interface LedgerTask extends About {
  year: number;
}

export type Task = ChangeTask | LedgerTask;
