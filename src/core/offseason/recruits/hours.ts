import type { OffseasonTuning } from '../types.ts';

/** Whole hours a week that a staff's men bring beside the usual ones; below 0: that they cost. */
export interface StaffHours {
  head: number;
  offense: number;
  defense: number;
}

/** Hours a week of a program's staff, in parts that add up. */
export interface WeeklyHours extends StaffHours {
  prestige: number;
  total: number;
}

/** Hours of men of whom it is known how good recruiters they are, in SDs beside the usual one: none on average. */
export function staffHours(recruiting: Readonly<StaffHours>, { recruits }: OffseasonTuning): StaffHours {
  const { head, coordinator } = recruits.hours;
  return {
    // Without the minus of a nought.
    head: Math.round(head * recruiting.head) + 0,
    offense: Math.round(coordinator * recruiting.offense) + 0,
    defense: Math.round(coordinator * recruiting.defense) + 0,
  };
}

/** Hours a week of a program's staff: by prestige tier, and what its men bring. */
export function weeklyHours(
  tier: number,
  { head, offense, defense }: StaffHours,
  tuning: OffseasonTuning,
): WeeklyHours {
  const prestige = tuning.recruits.hours.base + tuning.recruits.hours.tier * tier;
  return { prestige, head, offense, defense, total: Math.max(0, prestige + head + offense + defense) };
}
