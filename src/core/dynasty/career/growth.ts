import type { Coach, CoachSkill } from '../../model/coaches.ts';
import { mustHave } from '../../model/lists.ts';
import { promisedIn } from '../../model/portal.ts';
import { hundredths } from '../../offseason/rounded.ts';
import type { DynastyState } from '../dynasty-state.ts';
import { ownJob } from './own-job.ts';

/** Growth of the player's coach over a season: he gets better at the work he does himself. */

/**
 * Skills the player practiced through his decisions this season. Every head coach works on his own side of the ball.
 */
function practiced(dynasty: DynastyState): CoachSkill[] {
  const { recruiting, plan, portal, year, ownCoach, coaches } = dynasty;
  const { side } = coaches.coach(mustHave(ownCoach, 'coach of his own'));
  return [
    side,
    ...(plan === null ? [] : (['game_day'] as const)),
    ...(recruiting.board === null || recruiting.board.staff ? [] : (['recruiting'] as const)),
    ...(promisedIn(portal, year).size === 0 ? [] : (['locker_room'] as const)),
  ];
}

/** Returns the player's coach after a season on the job; null if he did not coach, or the player is not a coach. */
export function grownCoach(dynasty: DynastyState): Coach | null {
  const { ownCoach, coaches, year, tuning } = dynasty;
  if (ownCoach === null || ownJob(coaches, ownCoach, year) === undefined) return null;
  const coach = coaches.coach(ownCoach);
  if (coach.retired !== null) return null;
  const { learns, most } = tuning.coaches.own;
  const skills = { ...coach.skills };
  // The better he already is, the less he gains; at the maximum, nothing.
  for (const skill of practiced(dynasty))
    skills[skill] = hundredths(skills[skill] + learns * Math.max(0, 1 - skills[skill] / most));
  return { ...coach, skills };
}
