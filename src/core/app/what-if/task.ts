import type { Change } from './change.ts';

/** What the thread is given about a save. */
interface About {
  path: string;
  /** Of the program. */
  version: string;
  /** Names the state of the save. */
  state: string;
  runs: number;
  /** Of `Signals`. */
  memory: SharedArrayBuffer;
}

/** A season played on with a change. */
export interface ChangeTask extends About {
  change: Change;
}

/** A season of the player's played again, with and without what he decided. */
export interface LedgerTask extends About {
  year: number;
}

export type Task = ChangeTask | LedgerTask;
