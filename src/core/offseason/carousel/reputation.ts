import { type CoachJob, isInterim } from '../../model/coaches.ts';
import type { TeamId } from '../../model/ids.ts';
import type { Tuning } from '../../tuning/index.ts';

/** Wins of 12 by which a program's season was better than expected; undefined: unknown. */
export type Surprises = (team: TeamId, year: number) => number | undefined;

/** The last season of a job that counts, when that of `year` is the latest. */
const lastOf = ({ until }: CoachJob, year: number): number => Math.min(until ?? year, year);

/**
 * What a coach's teams say of him, in wins of 12 a season beside what was expected of them. Few seasons say little; a
 * coordinator has a share in what his team does.
 */
export function reputationOf(
  career: readonly CoachJob[],
  year: number,
  surprises: Surprises,
  { coaches: { search: k } }: Pick<Tuning, 'coaches'>,
): number {
  let [sum, seasons] = [0, 0];
  for (const job of career) {
    if (isInterim(job)) continue;
    const weight = job.role === 'head' ? 1 : k.coordinatorShare;
    for (let y = Math.max(job.since, year - k.seasons + 1); y <= lastOf(job, year); y++) {
      const surprise = surprises(job.team, y);
      if (surprise === undefined) continue;
      sum += weight * surprise;
      seasons += weight;
    }
  }
  return sum === 0 ? 0 : sum / (seasons + k.settle);
}
