import type { OffseasonTuning } from '../types.ts';

/** Weekly hours each coach adds to the average staff's; negative for a poor recruiter. */
export interface StaffHours {
  head: number;
  offense: number;
  defense: number;
  /** Hours that the dynasty's difficulty adds to the user's staff; 0 for all others. */
  difficulty: number;
}

/** A staff's weekly recruiting hours: the parts add up to the total. */
export interface WeeklyHours extends StaffHours {
  prestige: number;
  total: number;
}

/**
 * Returns the weekly hours that coaches add by their recruiting skill.
 * @param recruiting each coach's skill, in SDs from the average one
 */
export function staffHours(
  recruiting: Readonly<Omit<StaffHours, 'difficulty'>>,
  { recruits }: OffseasonTuning,
  difficulty: number,
): StaffHours {
  const { head, coordinator } = recruits.hours;
  return {
    // Adding 0 avoids -0.
    head: Math.round(head * recruiting.head) + 0,
    offense: Math.round(coordinator * recruiting.offense) + 0,
    defense: Math.round(coordinator * recruiting.defense) + 0,
    difficulty,
  };
}

/** Returns a program's weekly hours: by prestige tier, plus what its coaches add. */
export function weeklyHours(
  tier: number,
  { head, offense, defense, difficulty }: StaffHours,
  tuning: OffseasonTuning,
): WeeklyHours {
  const prestige = tuning.recruits.hours.base + tuning.recruits.hours.tier * tier;
  const total = Math.max(0, prestige + head + offense + defense + difficulty);
  return { prestige, head, offense, defense, difficulty, total };
}
