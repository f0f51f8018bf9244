import { decideStaff, staffClosed } from '../../decisions/staff.ts';
import { nextTeam, seasonsTogether, staffCandidates } from '../../dynasty/career/staff-market.ts';
import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import {
  type CoachId,
  type CoachSkill,
  newJob,
  STAFF_SIDES,
  type StaffMember,
  type StaffSide,
} from '../../model/coaches.ts';
import type { TeamId } from '../../model/ids.ts';
import { estimated } from '../../offseason/carousel/scouting.ts';

/** Winters a player still develops under a coordinator, on average, against the one season that he calls plays. */
const WINTERS = 1.5;
/** Rating points by which a candidate must look better than the coordinator he replaces. */
const WORTH_A_CHANGE = 0.5;
/** Candidates the bot interviews for a job, best known first, as many as the page lists. */
const INTERVIEWS = 24;

/** Returns what a coordinator looks worth, in rating points on his side of the ball. */
function worthOf({ settings, tuning }: DynastyState, member: StaffMember, side: StaffSide, seasons: number): number {
  const middle = (skill: CoachSkill): number => {
    const { low, high } = estimated(member, skill, seasons, { seed: settings.seed, tuning });
    return (low + high) / 2;
  };
  const { gameDay } = tuning.coaches;
  return gameDay.coordinator * middle('game_day') + WINTERS * tuning.development.coordinatorSd * middle(side);
}

/** Returns the affordable candidate who looks best, if he looks clearly better than next season's coordinator. */
function better(dynasty: DynastyState, team: TeamId, side: StaffSide): CoachId | null {
  const { coaches, year } = dynasty;
  const now = coaches.ofTeam(team, side).findLast(({ job: { until } }) => until === null);
  const has = now === undefined ? 0 : worthOf(dynasty, now, side, seasonsTogether(dynasty, team, now));
  let [best, most]: [CoachId | null, number] = [null, has + WORTH_A_CHANGE];
  const affordable = staffCandidates(dynasty, team, side).filter(({ over }) => over === 0);
  for (const { coach } of affordable.slice(0, INTERVIEWS)) {
    const job = newJob({ coach: coach.id, team, role: side, since: year + 1 });
    const worth = worthOf(dynasty, { coach, job }, side, 0);
    if (worth > most) [best, most] = [coach.id, worth];
  }
  return best;
}

/** Hires coordinators who look better than those at hand, as far as the budget goes. */
export function hireTheBest(dynasty: DynastyState): void {
  if (staffClosed(dynasty) !== null) return;
  const team = nextTeam(dynasty)!;
  for (const side of STAFF_SIDES) {
    const coach = better(dynasty, team, side);
    if (coach === null) continue;
    const decision = decideStaff(dynasty, { hire: coach });
    if (decision.ok) decision.value.take(dynasty);
  }
}
