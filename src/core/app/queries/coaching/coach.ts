import { done, type Result } from '../../../contract/result.ts';
import type { CareerJob, CoachHonor, CoachPage, DraftedUnderCoach } from '../../../contract/views/index.ts';
import { type Coach, type CoachJob, isInterim } from '../../../model/coaches.ts';
import { mustGet, mustHave } from '../../../model/lists.ts';
import { coachesOf, coachOfYear, leaderOf } from '../../coaches.ts';
import { recordThrough, reputationIn, seasonsIn, totalsOf } from '../../coaching/record.ts';
import { jobIn, stopView, wentTo } from '../../coaching/stops.ts';
import { treeOf, workedFor } from '../../coaching/tree.ts';
import type { QueryContext } from '../../reading/context.ts';
import { draftAfter, draftYears } from '../../reading/drafts.ts';
import { findCoach } from '../../reading/names.ts';
import { teamFacts } from '../../reading/season-view.ts';
import { pageView } from '../../views/team.ts';

function jobView(context: QueryContext, job: CoachJob): CareerJob {
  const { season } = context;
  const { role, since, until, end, lastWeek: week } = job;
  return {
    team: teamFacts(season, job.team).name,
    role,
    interim: isInterim(job),
    since,
    until,
    end,
    week,
    record: role === 'head' ? recordThrough(seasonsIn(context, job)) : null,
    ...wentTo(season, coachesOf(context), job),
  };
}

/** Whether a coach was the head coach at the end of a season. */
const finished = (job: CoachJob, year: number): boolean =>
  job.role === 'head' &&
  job.since <= year &&
  (job.until === null || job.until > year || (job.until === year && job.lastWeek === null));

/** Players drafted from a coach's teams, newest draft first. */
function draftedUnder(context: QueryContext, jobs: readonly CoachJob[]): DraftedUnderCoach[] {
  const { season } = context;
  return draftYears(context).flatMap((year) => {
    const job = jobs.find((each) => finished(each, year));
    if (job === undefined) return [];
    const { picks, people } = draftAfter(context, year);
    return picks.flatMap(({ player, round, pick }) => {
      const person = mustGet(people, player);
      if (person.team !== job.team) return [];
      const { id, first, last, position: pos } = person;
      return [{ id, first, last, pos, team: teamFacts(season, job.team).name, year, round, pick }];
    });
  });
}

/** Seasons in which he was coach of the year, newest first. */
function honorsOf(context: QueryContext, { id }: Coach, jobs: readonly CoachJob[]): CoachHonor[] {
  const { startYear } = context.season.settings;
  const years = new Set<number>();
  for (const { role, since, until } of jobs) {
    const last = Math.min(until ?? context.season.year, context.season.year);
    if (role === 'head') for (let year = Math.max(startYear, since); year <= last; year++) years.add(year);
  }
  return [...years]
    .sort((a, b) => b - a)
    .flatMap((year) => {
      const winner = coachOfYear(context, year);
      return winner?.id === id ? [{ year, team: winner.team, wins: winner.wins, losses: winner.losses }] : [];
    });
}

/** His current job, and the one he has been hired for. */
function present({ season, ...context }: QueryContext, coach: Coach) {
  const ranks = coachesOf(context);
  const job = jobIn(ranks, coach, season.year);
  const next = ranks.career(coach.id).find(({ since }) => since > season.year) ?? null;
  return {
    job: job === undefined ? null : { ...stopView(season, job), interim: isInterim(job), end: job.end },
    next_job: next === null ? null : stopView(season, next),
  };
}

function career(context: QueryContext, coach: Coach): CoachPage {
  const { season, save } = context;
  const jobs = [...coachesOf(context).career(coach.id)].reverse();
  const seasons = jobs.flatMap((job) => seasonsIn(context, job));
  const drafted = draftedUnder(context, jobs);
  const { id, first, last, born, school, side, origin, retired } = coach;
  const last_job = jobIn(coachesOf(context), coach, season.year) ?? jobs[0];
  return {
    ...pageView(season, last_job?.team),
    coach: {
      ...{ id, first, last, school: teamFacts(season, school).name, side, origin, retired },
      age: (retired ?? season.year) - born,
    },
    ...present(context, coach),
    reputation: reputationIn(context, coach),
    since: save.history.all()[0]?.year ?? season.year,
    jobs: jobs.map((job) => jobView(context, job)),
    seasons,
    totals: {
      ...totalsOf(seasons),
      drafted: drafted.length,
      first_round: drafted.filter(({ round }) => round === 1).length,
    },
    tree: treeOf(context, coach),
    worked_for: workedFor(context, coach),
    drafted,
    honors: honorsOf(context, coach, jobs),
  };
}

/** A coach's career; the head coach of the player's team by default. */
export function coach(context: QueryContext, input: { coach?: string | undefined }): Result<CoachPage> {
  const ranks = coachesOf(context);
  const own = mustHave(leaderOf(context, context.season.settings.team), 'head coach');
  const found = findCoach(ranks.coaches(), input.coach ?? String(own.id));
  return found.ok ? done(career(context, found.value)) : found;
}
