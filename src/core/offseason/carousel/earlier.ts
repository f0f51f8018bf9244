import { type Coach, type CoachJob, isInterim } from '../../model/coaches.ts';
import { CoachingRanks } from '../../model/coaching-ranks.ts';

/** Returns a job as it was before December's changes. */
function jobBefore(job: CoachJob, year: number): CoachJob {
  const ended = job.until === year && job.lastWeek === null && !isInterim(job);
  return ended ? { ...job, until: null, lastWeek: null, end: null } : job;
}

const coachBefore = (coach: Coach, year: number): Coach =>
  coach.retired === year ? { ...coach, retired: null } : coach;

/** Returns the coaches as they were before a season's December changes. */
export function beforeDecember(ranks: CoachingRanks, year: number): CoachingRanks {
  const people = ranks.coaches().filter(({ joined }) => joined <= year);
  const jobs = ranks.jobs().filter(({ since }) => since <= year);
  return CoachingRanks.of(
    people.map((coach) => coachBefore(coach, year)),
    jobs.map((job) => jobBefore(job, year)),
  );
}
