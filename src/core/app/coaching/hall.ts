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

function shapeCoach({ season }: QueryContext, coach: Coach, jobs: readonly CoachJob[], inducted: number): HallCoach {
  const { id, first, last } = coach;
  const { wins, losses } = hallRecord(jobs, season.year);
  const team = teamFacts(season, mostWins(jobs).team).name;
  const ended = lastOf(jobs).until ?? season.year;
  return { id, first, last, team, from: firstOf(jobs).since, to: ended, wins, losses, inducted };
}

/** Retired head coaches whose record meets the standard of the national Hall of Fame, latest first. */
export function hallCoaches(context: QueryContext): HallCoach[] {
  const { season } = context;
  const tuning = season.tuning;
  const ranks = coachesOf(context);
  return ranks
    .coaches()
    .flatMap((coach): HallCoach[] => {
      if (coach.retired === null) return [];
      const inducted = coach.retired + tuning.coaches.hall.waits;
      const jobs = ranks.career(coach.id).filter(isHead);
      const enters = inducted < season.year && meetsHall(hallRecord(jobs, season.year), tuning);
      return enters ? [shapeCoach(context, coach, jobs, inducted)] : [];
    })
    .sort((a, b) => b.inducted - a.inducted || b.wins - a.wins);
}
