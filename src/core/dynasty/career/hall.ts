import { type CoachJob, isHead } from '../../model/coaches.ts';
import type { Tuning } from '../../tuning/index.ts';

/** The Hall of Fame standard for head coaches. */

/** A head coach's career record. */
interface HallRecord {
  seasons: number;
  wins: number;
  losses: number;
}

/** Adds up a coach's seasons as a head coach through a year; games count only finished seasons. */
export function hallRecord(jobs: readonly CoachJob[], year: number): HallRecord {
  const led = jobs.filter(isHead).filter(({ wins, losses }) => wins + losses > 0);
  const sum = (of: (job: CoachJob) => number): number => led.reduce((all, job) => all + of(job), 0);
  return {
    seasons: sum(({ since, until }) => Math.min(until ?? year, year) - since + 1),
    wins: sum(({ wins }) => wins),
    losses: sum(({ losses }) => losses),
  };
}

/** Whether a record is good enough for the Hall of Fame. */
export function meetsHall(
  { seasons, wins, losses }: HallRecord,
  { coaches: { hall } }: Pick<Tuning, 'coaches'>,
): boolean {
  const games = wins + losses;
  return seasons >= hall.seasons && games >= hall.games && wins / games >= hall.share;
}
