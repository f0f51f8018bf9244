import type { CoachStop, HiredCoach } from '../../contract/views/index.ts';
import { type Coach, type CoachJob, isInterim, type StaffMember } from '../../model/coaches.ts';
import type { CoachingRanks } from '../../model/coaching-ranks.ts';
import type { SeasonView } from '../reading/season-view.ts';
import { teamFacts } from '../reading/season-view.ts';

/** Where coaches come from and where they go, as the pages show it. */

/** A job as the stop of a career. */
export function shapeStop(season: SeasonView, { team, role, since }: CoachJob): CoachStop {
  return { team: teamFacts(season, team).name, role, year: since };
}

/** The job a coach had next; null: none. Interim jobs are no stops. */
export function nextJob(ranks: CoachingRanks, { coach, since }: CoachJob): CoachJob | null {
  return ranks.career(coach).find((job) => job.since > since && !isInterim(job)) ?? null;
}

/** Where a coach went after a job. */
export function wentTo(season: SeasonView, ranks: CoachingRanks, job: CoachJob): { to: CoachStop | null } {
  const next = job.until === null ? null : nextJob(ranks, job);
  return { to: next === null ? null : shapeStop(season, next) };
}

/** A coach who has been hired, with where he comes from. */
export function shapeHired(season: SeasonView, ranks: CoachingRanks, { coach, job }: StaffMember): HiredCoach {
  const { id, first, last, born, origin } = coach;
  const from = ranks.before(job);
  const stop = from === undefined ? null : shapeStop(season, from);
  const former = from?.until != null && from.until < job.since - 1;
  return { id, first, last, age: job.since - born, from: stop, former, origin };
}

/** The job that a coach has in a season, the interim one if he leads a team to its end; undefined: none. */
export function jobIn(ranks: CoachingRanks, { id }: Pick<Coach, 'id'>, year: number): CoachJob | undefined {
  return ranks.career(id).findLast(({ since, until, lastWeek }) => {
    const overBefore = until !== null && (until < year || (until === year && lastWeek !== null));
    return since <= year && !overBefore;
  });
}
