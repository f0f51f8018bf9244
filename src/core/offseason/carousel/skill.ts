import type { CoachSkill, StaffMember } from '../../model/coaches.ts';
import type { Tuning } from '../../tuning/index.ts';

/** Returns a staff member's skill, in SDs above the average coach in his job. */
export function skillIn(
  { coach, job }: StaffMember,
  skill: CoachSkill,
  { coaches: { coordinators } }: Pick<Tuning, 'coaches'>,
): number {
  return coach.skills[skill] - (job.role === 'head' ? 0 : coordinators.usual);
}
