import { done, type Result } from '../../../contract/result.ts';
import type { CarouselPage, CoordinatorChange, HeadChange, LeavingCoach } from '../../../contract/views/index.ts';
import { type CoachJob, type CoachRole, isInterim, STAFF_SIDES, type StaffMember } from '../../../model/coaches.ts';
import type { CoachingRanks } from '../../../model/coaching-ranks.ts';
import { CHAMPIONSHIP_WEEK } from '../../../model/game.ts';
import type { TeamId } from '../../../model/ids.ts';
import { firstOf, lastOf, mustHave } from '../../../model/lists.ts';
import { span } from '../../../words/numbers.ts';
import { coachesOf } from '../../coaches.ts';
import { hiredView, wentTo } from '../../coaching/stops.ts';
import type { QueryContext } from '../../reading/context.ts';
import { dynastyYears, refuseYear } from '../../reading/names.ts';
import { conferenceName, recordOf, type SeasonView, teamFacts } from '../../reading/season-view.ts';
import { pageView } from '../../views/team.ts';

/** A job that changed hands after a season. */
interface Change {
  team: TeamId;
  left: StaffMember | undefined;
  hired: StaffMember | undefined;
}

const leaves = (job: CoachJob, year: number): boolean => job.until === year && !isInterim(job);
const comes = (job: CoachJob, year: number): boolean => job.since === year + 1 && !isInterim(job);

/** Sorts programs by prestige, then by name. */
function byPrestige(season: SeasonView): (a: TeamId, b: TeamId) => number {
  const prestige = (team: TeamId): number => season.program.get(team)?.prestige ?? 0;
  const name = (team: TeamId): string => teamFacts(season, team).name;
  return (a, b) => prestige(b) - prestige(a) || (name(a) < name(b) ? -1 : 1);
}

function changesOf(ranks: CoachingRanks, role: CoachRole, season: SeasonView, year: number): Change[] {
  const jobs = ranks.jobs().filter((job) => job.role === role && (leaves(job, year) || comes(job, year)));
  const teams = [...new Set(jobs.map(({ team }) => team))].sort(byPrestige(season));
  return teams.map((team) => {
    const staff = ranks.ofTeam(team, role);
    return {
      team,
      left: staff.findLast(({ job }) => job.until === year),
      hired: staff.find(({ job }) => job.since === year + 1),
    };
  });
}

function leavingView(season: SeasonView, ranks: CoachingRanks, { coach, job }: StaffMember): LeavingCoach {
  const { id, first, last, born } = coach;
  const { since, until, lastWeek: week, end } = job;
  const left = { age: mustHave(until, 'last season of the job') - born, end: mustHave(end, 'reason he left') };
  return { id, first, last, since, week, ...left, ...wentTo(season, ranks, job) };
}

function headChangeView(
  context: QueryContext,
  season: SeasonView,
  year: number,
  { team, left, hired }: Change,
): HeadChange {
  const ranks = coachesOf(context);
  const interim = ranks.interim(team, year)?.coach ?? null;
  const program = season.program.get(team);
  return {
    team: teamFacts(season, team).name,
    conference: program === undefined ? '' : conferenceName(season, program.conference),
    left: left === undefined ? null : { ...leavingView(season, ranks, left), ...recordWith(context, left, year) },
    interim: interim === null ? null : { id: interim.id, first: interim.first, last: interim.last },
    hired: hired === undefined ? null : hiredView(season, ranks, hired),
  };
}

/** Record with the program, including the current season so far, which jobs only include once it is over. */
function recordWith({ season, save }: QueryContext, { job }: StaffMember, year: number) {
  const { wins, losses } = job;
  const open = year === season.year && job.lastWeek === null && save.history.ofYear(year).length === 0;
  const now = open ? recordOf(season, job.team) : { wins: 0, losses: 0 };
  return { wins: wins + now.wins, losses: losses + now.losses };
}

/** Seasons with known changes, newest first: those of the dynasty, and the one before it. */
function yearsOf({ season }: QueryContext, ranks: CoachingRanks): number[] {
  const { startYear } = season.settings;
  const changed = new Set(ranks.jobs().flatMap((job) => (job.until === null ? [] : [job.until])));
  return [...dynastyYears(season), startYear - 1].filter((year) => changed.has(year));
}

/** Whether the changes after a season are complete, so that next season's staffs are known. */
function isComplete({ season }: QueryContext, year: number): boolean {
  return year < season.year || season.week > CHAMPIONSHIP_WEEK;
}

/** Coaching changes after a season; the latest one with changes unless a year is given. */
export function carousel(context: QueryContext, input: { year?: number | undefined }): Result<CarouselPage> {
  const { season, seasonOf } = context;
  const { startYear } = season.settings;
  const ranks = coachesOf(context);
  const years = yearsOf(context, ranks);
  const year = input.year ?? years[0] ?? startYear - 1;
  if (input.year !== undefined && !years.includes(year)) {
    const known = years.length === 0 ? 'none are' : `those of ${span(lastOf(years), firstOf(years))} are`;
    return refuseYear(year, `There are no known coaching departures in or after the ${year} season; ${known} known.`);
  }
  const then = seasonOf(Math.max(startYear, year));
  const changes = (role: CoachRole) => changesOf(ranks, role, then, year);
  const shaped = (member: StaffMember | undefined) => (member ? hiredView(then, ranks, member) : null);
  return done({
    ...pageView(season),
    year,
    years,
    complete: isComplete(context, year),
    heads: changes('head').map((change) => headChangeView(context, then, year, change)),
    coordinators: STAFF_SIDES.flatMap((side) => changes(side).map((change) => ({ side, ...change }))).map(
      ({ side, team, left, hired }): CoordinatorChange => ({
        team: teamFacts(then, team).name,
        side,
        left: left === undefined ? null : leavingView(then, ranks, left),
        hired: shaped(hired),
      }),
    ),
  });
}
