import type { CareerLife } from '../../contract/views/index.ts';
import { hallRecord, meetsHall } from '../../dynasty/career/hall.ts';
import { isDismissed } from '../../dynasty/career/market.ts';
import { headCoachOf } from '../../dynasty/coaches.ts';
import { type CoachId, type CoachJob, isHead, isInterim, type StaffMember } from '../../model/coaches.ts';
import type { CoachingRanks } from '../../model/coaching-ranks.ts';
import { lastOf } from '../../model/lists.ts';
import type { CareerState } from '../../model/own-coach.ts';
import { coachesOf } from '../coaches.ts';
import type { QueryContext } from '../reading/context.ts';
import { teamFacts } from '../reading/season-view.ts';
import { seasonsIn, totalsOf } from './record.ts';

/** Career of the player's coach so far. */

/** His head coaching jobs, earliest first. */
const headJobs = (ranks: CoachingRanks, id: CoachId): CoachJob[] => ranks.career(id).filter(isHead);

/** All of his jobs, coordinator jobs included; interim jobs do not count. */
const realJobs = (ranks: CoachingRanks, id: CoachId): CoachJob[] => ranks.career(id).filter((job) => !isInterim(job));

/** The last job that has begun. */
function lastJob(ranks: CoachingRanks, id: CoachId, year: number): CoachJob {
  return lastOf(realJobs(ranks, id).filter(({ since }) => since <= year));
}

function stateOf(ranks: CoachingRanks, id: CoachId, year: number): CareerState {
  const job = lastJob(ranks, id, year);
  if (ranks.coach(id).retired !== null) return 'retired';
  if (job.until === null) return 'working';
  if (realJobs(ranks, id).some(({ since }) => since > year)) return 'leaving';
  return job.until === year && isDismissed(job.end) ? 'fired' : 'out';
}

/** Career wins as a head coach in completed seasons. */
const winsOf = (ranks: CoachingRanks, id: CoachId): number =>
  headJobs(ranks, id).reduce((sum, { wins }) => sum + wins, 0);

/** His rank by wins among all head coaches. */
function placeOf(ranks: CoachingRanks, id: CoachId): Pick<CareerLife, 'place' | 'coaches'> {
  const others = ranks.coaches().filter((each) => ranks.hasLed(each.id));
  const own = winsOf(ranks, id);
  return { place: 1 + others.filter((each) => winsOf(ranks, each.id) > own).length, coaches: others.length };
}

/** Seasons of some jobs as a coordinator. */
function coordinatedBy(jobs: readonly CoachJob[], year: number): number {
  const side = jobs.filter(({ role }) => role !== 'head');
  return side.reduce((sum, { since, until }) => sum + Math.min(until ?? year, year) - since + 1, 0);
}

/** The Hall of Fame standard for coaches, and whether a coach's record meets it. */
function hallView({ season }: QueryContext, ranks: CoachingRanks, id: CoachId): CareerLife['hall'] {
  const tuning = season.tuning;
  const { seasons, games, share } = tuning.coaches.hall;
  return { qualifies: meetsHall(hallRecord(ranks.career(id), season.year), tuning), seasons, games, share };
}

/** The achievements of the player's coach, and his status. */
export function lifeOf(context: QueryContext, id: CoachId): CareerLife {
  const { season } = context;
  const ranks = coachesOf(context);
  const jobs = realJobs(ranks, id);
  const begun = jobs.filter(({ since }) => since <= season.year);
  const seasons = begun.filter(isHead).flatMap((job) => seasonsIn(context, job));
  const { wins, losses, titles, conference_titles, bowl_wins, bowl_losses } = totalsOf(seasons);
  const next = jobs.find(({ since }) => since > season.year);
  return {
    state: stateOf(ranks, id, season.year),
    next: next === undefined ? null : teamFacts(season, next.team).name,
    team: teamFacts(season, lastOf(begun).team).name,
    ...{ wins, losses, titles, conference_titles, bowl_wins, bowl_losses },
    // A season that has not begun does not count.
    seasons: seasons.filter((each) => each.wins + each.losses > 0).length,
    programs: new Set(begun.filter(isHead).map(({ team }) => team)).size,
    coordinated: coordinatedBy(begun, season.year),
    ...placeOf(ranks, id),
    retired: ranks.coach(id).retired,
    hall: hallView(context, ranks, id),
  };
}

/**
 * The player's coach in his last job, coordinator jobs included; if the player does not coach, the head coach of his
 * program.
 */
export function leading(context: QueryContext): StaffMember {
  const { season } = context;
  const { settings, ownCoach } = season.row;
  if (ownCoach === null) return headCoachOf(season, settings.team);
  const ranks = coachesOf(context);
  return { coach: ranks.coach(ownCoach), job: lastJob(ranks, ownCoach, season.year) };
}
