import type { HallCoach } from '../../contract/views/index.ts';
import { hallRecord, meetsHall } from '../../dynasty/career/hall.ts';
import { type Coach, type CoachJob, isHead } from '../../model/coaches.ts';
import { firstOf, lastOf } from '../../model/lists.ts';
import { coachesOf } from '../coaches.ts';
import type { QueryContext } from '../reading/context.ts';
import { teamFacts } from '../reading/season-view.ts';

/** Head coaches in the Hall of Fame. */

/** The job in which a coach won the most games. */
const mostWins = (jobs: readonly CoachJob[]): CoachJob =>
  jobs.reduce((best, job) => (job.wins > best.wins ? job : best));

/** A coach in the Hall of Fame; null if his record falls short of its standard. `jobs`: as a head coach. */
function inducteeView(
  { season }: QueryContext,
  coach: Coach,
  jobs: readonly CoachJob[],
  inducted: number,
): HallCoach | null {
  const record = hallRecord(jobs, season.year);
  if (!meetsHall(record, season.tuning)) return null;
  const { id, first, last } = coach;
  const { wins, losses } = record;
  const team = teamFacts(season, mostWins(jobs).team).name;
  const ended = lastOf(jobs).until ?? season.year;
  return { id, first, last, team, from: firstOf(jobs).since, to: ended, wins, losses, inducted };
}

/** Retired head coaches whose record meets the standard of the national Hall of Fame, latest first. */
export function hallCoaches(context: QueryContext): HallCoach[] {
  const { year, tuning } = context.season;
  const ranks = coachesOf(context);
  return ranks
    .coaches()
    .flatMap((coach): HallCoach | HallCoach[] => {
      if (coach.retired === null) return [];
      const inducted = coach.retired + tuning.coaches.hall.waits;
      if (inducted >= year) return [];
      return inducteeView(context, coach, ranks.career(coach.id).filter(isHead), inducted) ?? [];
    })
    .sort((a, b) => b.inducted - a.inducted || b.wins - a.wins);
}
