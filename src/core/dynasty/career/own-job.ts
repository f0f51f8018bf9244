import { type CoachJob, type CoachRole, isInterim, type StaffSide } from '../../model/coaches.ts';
import type { CoachingRanks } from '../../model/coaching-ranks.ts';
import type { DynastyState, Season } from '../dynasty-state.ts';

/** The job of the player's coach. */

type Own = DynastyState['ownCoach'];

/** Returns the job the player's coach holds in a season, not counting an interim job; undefined if he has none. */
export function ownJob(coaches: CoachingRanks, ownCoach: Own, year: number): CoachJob | undefined {
  if (ownCoach === null) return undefined;
  const isThen = (job: CoachJob): boolean => job.since <= year && (job.until === null || job.until >= year);
  return coaches.career(ownCoach).findLast((job) => isThen(job) && !isInterim(job));
}

/** Returns the player's role that season: an interim head coach leads the team through the end of the season. */
function ownRole(coaches: CoachingRanks, ownCoach: Own, year: number): CoachRole | undefined {
  const job = ownJob(coaches, ownCoach, year);
  return job !== undefined && coaches.interim(job.team, year)?.coach.id === ownCoach ? 'head' : job?.role;
}

/** The side of the ball he coordinates; null if he is not a coordinator. */
export function ownSide({ coaches, ownCoach, year }: Season): StaffSide | null {
  const role = ownRole(coaches, ownCoach, year);
  return role === undefined || role === 'head' ? null : role;
}
