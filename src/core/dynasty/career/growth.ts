import type { Coach, CoachSkill } from '../../model/coaches.ts';
import { promisedIn } from '../../model/portal.ts';
import { hundredths } from '../../offseason/rounded.ts';
import type { DynastyState } from '../dynasty-state.ts';
import { ownJob } from './own-job.ts';

/** What the player's coach learns in a season: he gets better at what he does himself. */

/** The skills that his decisions of a season practiced; his own side of the ball every head coach works on. */
function practiced(dynasty: DynastyState): CoachSkill[] {
  const { recruiting, plan, portal, year, ownCoach, coaches } = dynasty;
  const { side } = coaches.coach(ownCoach!);
  return [
    side,
    ...(plan === null ? [] : (['game_day'] as const)),
    ...(recruiting.board === null || recruiting.board.staff ? [] : (['recruiting'] as const)),
    ...(promisedIn(portal, year).size === 0 ? [] : (['locker_room'] as const)),
  ];
}

/** The player's coach after a season that he has coached; null: he did not, or there is none. */
export function grownCoach(dynasty: DynastyState): Coach | null {
  const { ownCoach, coaches, year, tuning } = dynasty;
  if (ownCoach === null || ownJob(coaches, ownCoach, year) === undefined) return null;
  const coach = coaches.coach(ownCoach);
  if (coach.retired !== null) return null;
  const { learns, most } = tuning.coaches.own;
  const skills = { ...coach.skills };
  // Who knows a lot learns little: nothing at all where he is as good as anybody gets.
  for (const skill of practiced(dynasty))
    skills[skill] = hundredths(skills[skill] + learns * Math.max(0, 1 - skills[skill] / most));
  return { ...coach, skills };
}
