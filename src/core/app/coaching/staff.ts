import { type PricedCandidate, staffCandidates } from '../../dynasty/career/staff-market.ts';
import { STAFF_SIDES, type StaffMember, type StaffSide } from '../../model/coaches.ts';
import type { TeamId } from '../../model/ids.ts';
import type { QueryContext } from '../reading/context.ts';

/** The staff of the player's coach, as pages and commands read it. */

/** A candidate for a coordinator job, with the side of the ball. */
export interface SideCandidate extends PricedCandidate {
  side: StaffSide;
}

/** Every coach who would come to a program as coordinator; only valid while the staff can be changed. */
export function candidatesNow(context: QueryContext, team: TeamId): SideCandidate[] {
  return context.memo(`candidates of ${team}`, () => {
    const { season } = context;
    return STAFF_SIDES.flatMap((side) =>
      staffCandidates(season, team, side).map((candidate) => ({ ...candidate, side })),
    );
  });
}

/** A program's coordinators in a season, and those hired for the next. */
export function coordinatorsThen(context: QueryContext, team: TeamId): StaffMember[] {
  const { coaches, year } = context.season;
  return STAFF_SIDES.flatMap((side) =>
    coaches
      .ofTeam(team, side)
      .filter(({ job: { since, until } }) => since <= year + 1 && (until === null || until >= year)),
  );
}
