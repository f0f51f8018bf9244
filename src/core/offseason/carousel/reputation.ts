import { type CoachJob, isInterim } from '../../model/coaches.ts';
import type { TeamId } from '../../model/ids.ts';
import type { Tuning } from '../../tuning/index.ts';

/** Returns a program's wins above expectation per 12 games in a season; undefined: unknown. */
export type Surprises = (team: TeamId, year: number) => number | undefined;

/** Returns the last season of a job that counts as of `year`. */
const lastOf = ({ until }: CoachJob, year: number): number => Math.min(until ?? year, year);

/**
 * Returns a coach's reputation from his teams' results: wins above expectation per 12 games. Few seasons carry little
 * weight, and a coordinator gets part of the credit.
 */
export function reputationOf(
  career: readonly CoachJob[],
  year: number,
  surprises: Surprises,
  { coaches: { search: knobs } }: Pick<Tuning, 'coaches'>,
): number {
  let [sum, seasons] = [0, 0];
  for (const job of career) {
    if (isInterim(job)) continue;
    const weight = job.role === 'head' ? 1 : knobs.coordinatorShare;
    for (let y = Math.max(job.since, year - knobs.seasons + 1); y <= lastOf(job, year); y++) {
      const surprise = surprises(job.team, y);
      if (surprise === undefined) continue;
      sum += weight * surprise;
      seasons += weight;
    }
  }
  return sum === 0 ? 0 : sum / (seasons + knobs.settle);
}
