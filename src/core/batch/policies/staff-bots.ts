import { decideStaff, staffClosed } from '../../decisions/staff.ts';
import { nextCoordinator } from '../../dynasty/career/assistants.ts';
import { coordinatorWorth, nextTeam, staffCandidates } from '../../dynasty/career/staff-market.ts';
import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { type CoachId, newJob, STAFF_SIDES, type StaffMember, type StaffSide } from '../../model/coaches.ts';
import type { TeamId } from '../../model/ids.ts';
import { mustHave } from '../../model/lists.ts';
import { middle } from './sight.ts';

/** Winters a player still develops under a coordinator, on average, against the one season that he calls plays. */
const WINTERS = 1.5;
/** Rating points by which a candidate must look better than the coordinator he replaces. */
const WORTH_A_CHANGE = 0.5;

/** Returns what a coordinator looks worth, in rating points on his side of the ball. */
function pointsOf(dynasty: DynastyState, team: TeamId, member: StaffMember): number {
  const { calls, develops } = coordinatorWorth(dynasty, team, member);
  return middle(calls) + WINTERS * middle(develops);
}

/** Returns the affordable candidate who looks best, if he looks clearly better than next season's coordinator. */
function better(dynasty: DynastyState, team: TeamId, side: StaffSide): CoachId | null {
  const now = nextCoordinator(dynasty, team, side);
  let [best, most]: [CoachId | null, number] = [null, WORTH_A_CHANGE + (now ? pointsOf(dynasty, team, now) : 0)];
  const affordable = staffCandidates(dynasty, team, side).filter(({ over }) => over === 0);
  // As many as the page lists.
  for (const { coach } of affordable.slice(0, dynasty.tuning.coaches.assistants.listed)) {
    const job = newJob({ coach: coach.id, team, role: side, since: dynasty.year + 1 });
    const points = pointsOf(dynasty, team, { coach, job });
    if (points > most) [best, most] = [coach.id, points];
  }
  return best;
}

/** Hires coordinators who look better than those at hand, as far as the budget goes. */
export function hireTheBest(dynasty: DynastyState): void {
  if (staffClosed(dynasty) !== null) return;
  const team = mustHave(nextTeam(dynasty), 'team next season');
  for (const side of STAFF_SIDES) {
    const coach = better(dynasty, team, side);
    if (coach === null) continue;
    const decision = decideStaff(dynasty, { hire: coach });
    if (decision.ok) decision.value.take(dynasty);
  }
}
