import type { ClassState } from '../../model/class-state.ts';
import type { Board, Target } from '../../model/recruiting.ts';

/** An untouched recruit. */
export const NO_TARGET: Readonly<Target> = {
  offered: false,
  hours: 0,
  scouting: 0,
  pitch: null,
  visit: null,
  spent: 0,
  scouted: 0,
};

/** Returns the weekly hours a board spends; our own commits need none. */
export function hoursUsed(board: Board, state: ClassState, own: number): number {
  let sum = 0;
  for (const [number, { hours }] of board.targets) if (!state.isCommittedTo(number, own)) sum += hours;
  return sum;
}
