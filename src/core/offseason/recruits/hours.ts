import type { OffseasonTuning } from '../types.ts';

/** Weekly hours each coach adds to the average staff's; negative for a poor recruiter. */
export interface StaffHours {
  head: number;
  offense: number;
  defense: number;
}

/** A staff's weekly recruiting hours: the parts add up to the total. */
export interface WeeklyHours extends StaffHours {
  prestige: number;
  total: number;
}

/** Weekly hours that coaches add by their recruiting skill, given in SDs from the average coach. */
export function staffHours(recruiting: Readonly<StaffHours>, { recruits }: OffseasonTuning): StaffHours {
  const { head, coordinator } = recruits.hours;
  return {
    // Adding 0 avoids -0.
    head: Math.round(head * recruiting.head) + 0,
    offense: Math.round(coordinator * recruiting.offense) + 0,
    defense: Math.round(coordinator * recruiting.defense) + 0,
  };
}

/** A program's weekly hours: by prestige tier, plus what its coaches add. */
export function weeklyHours(
  tier: number,
  { head, offense, defense }: StaffHours,
  tuning: OffseasonTuning,
): WeeklyHours {
  const prestige = tuning.recruits.hours.base + tuning.recruits.hours.tier * tier;
  return { prestige, head, offense, defense, total: Math.max(0, prestige + head + offense + defense) };
}
