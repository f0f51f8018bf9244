import type { Change } from './change.ts';

/** What the thread is given. */
export interface Task {
  path: string;
  /** Of the program. */
  version: string;
  /** Names the state of the save. */
  state: string;
  change: Change;
  runs: number;
  /** Of `Signals`. */
  memory: SharedArrayBuffer;
}
