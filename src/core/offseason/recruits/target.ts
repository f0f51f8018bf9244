import type { Board, RecruitingClass, Target } from '../../model/recruiting.ts';

/** A recruit nobody has done anything about. */
export const NO_TARGET: Readonly<Target> = {
  offered: false,
  hours: 0,
  scouting: 0,
  pitch: null,
  visit: null,
  spent: 0,
  scouted: 0,
};

/** Hours that a board spends in a week: on all but those whose word we have. */
export function hoursUsed(board: Board, state: RecruitingClass, own: number): number {
  let sum = 0;
  for (const [number, { hours }] of board.targets) if (state.team[number - 1] !== own + 1) sum += hours;
  return sum;
}
