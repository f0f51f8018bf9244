import type { CoachJob } from '../../model/coaches.ts';
import { CoachingRanks } from '../../model/coaching-ranks.ts';
import { CHAMPIONSHIP_WEEK } from '../../model/game.ts';
import type { TeamId } from '../../model/ids.ts';
import type { TeamRecord } from '../../model/team.ts';
import { beforeDecember } from '../../offseason/carousel/earlier.ts';

/** A week whose results are still hidden. */
interface Week {
  year: number;
  week: number;
}

type RecordOf = (team: TeamId) => Pick<TeamRecord, 'wins' | 'losses'>;

const held = { until: null, lastWeek: null, end: null } as const;

/** A job as it was before the coach's firing after that week. His season record only counts once the season is over. */
function beforeFiring(job: CoachJob, { year, week }: Week, record: RecordOf): CoachJob {
  if (job.until !== year || job.lastWeek !== week) return job;
  const { wins, losses } = record(job.team);
  return { ...job, ...held, wins: job.wins - wins, losses: job.losses - losses };
}

/**
 * Returns the coaches as they were before a week: without its firings, and, before the conference championships,
 * without December's changes.
 * @param record of a team in the season, including that week
 */
export function coachesBefore(ranks: CoachingRanks, hidden: Week, record: RecordOf): CoachingRanks {
  const { year, week } = hidden;
  const began = ({ since, fromWeek }: CoachJob): boolean =>
    since < year || (since === year && (fromWeek === 0 || fromWeek <= week));
  const jobs = ranks
    .jobs()
    .filter(began)
    .map((job) => beforeFiring(job, hidden, record));
  if (week !== CHAMPIONSHIP_WEEK) return CoachingRanks.of(ranks.coaches(), [...jobs, ...later(ranks, year)]);
  return beforeDecember(CoachingRanks.of(ranks.coaches(), jobs), year);
}

/** Jobs that begin after the season, known once the conference championships have been viewed. */
function later(ranks: CoachingRanks, year: number): CoachJob[] {
  return ranks.jobs().filter(({ since }) => since > year);
}
