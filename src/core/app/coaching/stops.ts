import type { CoachStop, HiredCoach } from '../../contract/views/index.ts';
import { type Coach, type CoachJob, isInterim, type StaffMember } from '../../model/coaches.ts';
import type { CoachingRanks } from '../../model/coaching-ranks.ts';
import type { SeasonView } from '../reading/season-view.ts';
import { teamFacts } from '../reading/season-view.ts';

/** Coaches' previous and next jobs, for the pages. */

/** Shapes a job as a career stop. */
export function stopView(season: SeasonView, { team, role, since }: CoachJob): CoachStop {
  return { team: teamFacts(season, team).name, role, year: since };
}

/** A coach's next job; null if none. Interim jobs do not count. */
export function nextJob(ranks: CoachingRanks, { coach, since }: CoachJob): CoachJob | null {
  return ranks.career(coach).find((job) => job.since > since && !isInterim(job)) ?? null;
}

/** The job a coach took after another. */
export function wentTo(season: SeasonView, ranks: CoachingRanks, job: CoachJob): { to: CoachStop | null } {
  const next = job.until === null ? null : nextJob(ranks, job);
  return { to: next === null ? null : stopView(season, next) };
}

/** Shapes a newly hired coach with his previous job. */
export function hiredView(season: SeasonView, ranks: CoachingRanks, { coach, job }: StaffMember): HiredCoach {
  const { id, first, last, born, origin } = coach;
  const from = ranks.before(job);
  const stop = from === undefined ? null : stopView(season, from);
  const former = from?.until != null && from.until < job.since - 1;
  return { id, first, last, age: job.since - born, from: stop, former, origin };
}

/** A coach's job in a season, including an interim job; undefined if none. */
export function jobIn(ranks: CoachingRanks, { id }: Pick<Coach, 'id'>, year: number): CoachJob | undefined {
  return ranks.career(id).findLast(({ since, until, lastWeek }) => {
    const overBefore = until !== null && (until < year || (until === year && lastWeek !== null));
    return since <= year && !overBefore;
  });
}
