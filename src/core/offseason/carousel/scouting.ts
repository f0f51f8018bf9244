import { COACH_SKILLS, type CoachSkill, type StaffMember } from '../../model/coaches.ts';
import { itemAt } from '../../model/lists.ts';
import { type Seed, stream } from '../../random/stream.ts';
import type { Tuning } from '../../tuning/index.ts';
import { skillIn } from './skill.ts';

/**
 * What a head coach knows about an assistant: never his true skill, and more from seasons together than from an
 * interview.
 */

/** An 80% range. */
export interface Estimate {
  low: number;
  high: number;
}

/**
 * Estimates a coordinator's skill, in SDs above the average one.
 * @param together seasons he has worked for the head coach who asks
 */
export function estimated(
  member: StaffMember,
  skill: CoachSkill,
  together: number,
  { seed, tuning }: { seed: Seed; tuning: Pick<Tuning, 'coaches'> },
): Estimate {
  const { assistants } = tuning.coaches;
  const dice = stream(seed, 'coach', member.coach.id, 'scouted');
  const luck = itemAt(
    COACH_SKILLS.map(() => dice.normal()),
    COACH_SKILLS.indexOf(skill),
  );
  const noise = assistants.noise / Math.sqrt(1 + together);
  const seen = skillIn(member, skill, tuning) + noise * luck;
  // Most coaches are average, so an observation counts only as far as it is reliable.
  const weight = 1 / (1 + noise * noise);
  const middle = weight * seen;
  const sd = noise * Math.sqrt(weight);
  return { low: middle - assistants.likely * sd, high: middle + assistants.likely * sd };
}
