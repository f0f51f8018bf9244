import type { Target } from '../../model/recruiting.ts';

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
