import { done, type Result } from '../../../contract/result.ts';
import type { CoachSearch } from '../../../contract/views/index.ts';
import { type Coach, isInterim } from '../../../model/coaches.ts';
import { searchFor } from '../../../model/text/search.ts';
import { coachesOf } from '../../coaches.ts';
import { jobIn, stopView } from '../../coaching/stops.ts';
import type { QueryContext } from '../../reading/context.ts';

const MOST = 20;

/** Finds coaches by parts of their names: head coaches first, then coordinators, then those without a job. */
export function coachSearch(context: QueryContext, input: { name: string }): Result<CoachSearch> {
  const { season } = context;
  const ranks = coachesOf(context);
  const search = searchFor(input.name);
  const order = (coach: Coach): number => {
    const job = jobIn(ranks, coach, season.year);
    return job === undefined ? 2 : Number(job.role !== 'head' || isInterim(job));
  };
  const found = ranks
    .coaches()
    .filter(({ first, last }) => search.fits(`${first} ${last}`))
    .map((coach) => ({ coach, order: order(coach) }))
    .sort((a, b) => a.order - b.order || a.coach.id - b.coach.id);
  return done({
    coaches: found.slice(0, MOST).map(({ coach }) => {
      const { id, first, last, retired } = coach;
      const job = jobIn(ranks, coach, season.year);
      return { id, first, last, job: job === undefined ? null : stopView(season, job), retired };
    }),
  });
}
