import type {
  Coordinator,
  FormerCoach,
  HeadCoach,
  LedBy,
  RecruitingStaff,
  Regard,
  VotedCoach,
} from '../contract/views/index.ts';
import { coachOfTheYear, type Staff, staffOf } from '../dynasty/coaches.ts';
import { schemesOf, systemOf } from '../dynasty/schemes.ts';
import { hoursOf, recordsSoFar, staffSeen } from '../dynasty/winter/recruiters.ts';
import {
  type CoachJob,
  type CoachRole,
  coversWeek,
  HOUR_PARTS,
  REGARD_PARTS,
  STAFF_SIDES,
  type StaffMember,
  type StaffSide,
} from '../model/coaches.ts';
import type { CoachingRanks } from '../model/coaching-ranks.ts';
import type { TeamId } from '../model/ids.ts';
import { firstOf, lastOf, mustHave, zip } from '../model/lists.ts';
import type { Personnel } from '../model/people/personnel.ts';
import type { Schemes } from '../model/program/schemes.ts';
import { NO_SYSTEM, type System } from '../model/program/system.ts';
import { facilitiesOf } from '../offseason/development.ts';
import { coachAppealParts, type Leader, type RecordSoFar } from '../offseason/recruits/coach-appeal.ts';
import type { WeeklyHours } from '../offseason/recruits/hours.ts';
import { recordOf, records } from '../season/records.ts';
import type { Tuning } from '../tuning/index.ts';
import { HOUR_WORDS, REGARD_WORDS } from '../words/coaches.ts';
import { roundedParts } from '../words/numbers.ts';
import { hiredView, wentTo } from './coaching/stops.ts';
import type { QueryContext } from './reading/context.ts';
import { type SeasonView, teamFacts } from './reading/season-view.ts';

/** Coaches as displayed on pages. */

/** All coaches, current and former, read once per state of the save. */
export function coachesOf({ save, memo }: Pick<QueryContext, 'save' | 'memo'>): CoachingRanks {
  return memo('coaches', () => save.coaches.all());
}

/** This season's wins and losses, which a job's record only includes once the season is over. */
function recordThisSeason({ save, season }: QueryContext, job: CoachJob) {
  const { year, gamesOf } = season;
  const counted = job.lastWeek !== null || save.history.ofTeam(job.team).some((row) => row.year === year);
  const games = counted ? [] : (gamesOf.get(job.team) ?? []);
  return recordOf(records(games.filter(({ week }) => coversWeek(job, year, week))), job.team);
}

/** Shapes a head coach with his record so far, and his age in the context's season or his last one. */
function headView(context: QueryContext, { coach, job }: StaffMember): HeadCoach {
  const { year } = context.season;
  const { id, first, last, born } = coach;
  const { since, until, end } = job;
  const now = recordThisSeason(context, job);
  const [wins, losses] = [job.wins + now.wins, job.losses + now.losses];
  return { id, first, last, age: Math.min(until ?? year, year) - born, since, until, end, wins, losses };
}

function formerView(context: QueryContext, member: StaffMember): FormerCoach {
  const { season } = context;
  const { lastWeek: week } = member.job;
  return { ...headView(context, member), week, ...wentTo(season, coachesOf(context), member.job) };
}

function coordinatorView(context: QueryContext, side: StaffSide, { coach, job }: StaffMember): Coordinator {
  const { season } = context;
  const { id, first, last, born } = coach;
  const { since, until, end } = job;
  const age = Math.max(since, Math.min(until ?? season.year, season.year)) - born;
  return { side, id, first, last, age, since, until, end, ...wentTo(season, coachesOf(context), job) };
}

/** Every known coach of a program up to a season, current ones last. */
function staffUntil(context: QueryContext, year: number, team: TeamId): Staff {
  return staffOf(context.seasonOf(year), team);
}

/** A program's staff in the context's season; null if the team is not in FBS then. */
function staffNow(context: QueryContext, team: TeamId): Staff | null {
  const { program, year } = context.season;
  return program.has(team) ? staffUntil(context, year, team) : null;
}

/** The coach hired for the season after the context's. */
function hiredFor(context: QueryContext, team: TeamId, role: CoachRole): StaffMember | undefined {
  const { year } = context.season;
  return coachesOf(context)
    .ofTeam(team, role)
    .find(({ job }) => job.since === year + 1);
}

/** A program's head coach, or its interim after a firing; null for a team outside FBS. */
export function leaderOf(context: QueryContext, team: TeamId): HeadCoach | null {
  const staff = staffNow(context, team);
  const leader = staff && (staff.interim ?? lastOf(staff.heads));
  return leader && headView(context, leader);
}

/** A program's head coaches: who leaves and who arrives after the season, and former ones, latest first. */
export function headCoachesOf(context: QueryContext, team: TeamId) {
  const [now, ...before] = [...(staffNow(context, team)?.heads ?? [])].reverse();
  const next = hiredFor(context, team, 'head');
  return {
    outgoing: now === undefined || now.job.until === null ? null : formerView(context, now),
    successor: next === undefined ? null : hiredView(context.season, coachesOf(context), next),
    former_coaches: before.map((member) => formerView(context, member)),
  };
}

/** A program's coordinators: current ones, those hired for next season, and former ones, latest to leave first. */
export function coordinatorsOf(context: QueryContext, team: TeamId) {
  const staff = staffNow(context, team);
  const shaped = (all: (side: StaffSide) => readonly StaffMember[]): Coordinator[] =>
    STAFF_SIDES.flatMap((side) => all(side).map((member) => coordinatorView(context, side, member)));
  const former = shaped((side) => staff?.[side].slice(0, -1) ?? []);
  const left = ({ until }: Coordinator) => mustHave(until, 'last season of a former coordinator');
  const hired = (side: StaffSide) => [hiredFor(context, team, side)].filter((member) => member !== undefined);
  return {
    coordinators: shaped((side) => staff?.[side].slice(-1) ?? []),
    next_coordinators: staff === null ? [] : shaped(hired),
    former_coordinators: former.sort((a, b) => left(b) - left(a)),
  };
}

/** The schemes of a team's staff in a season; null if the team is not in FBS then. */
export function schemesIn(season: SeasonView, team: TeamId): Schemes | null {
  return season.program.has(team) ? schemesOf(season, team) : null;
}

/** Effects of a team's staff in a season; none outside FBS, where staffs are unknown. */
export function systemIn(season: SeasonView, team: TeamId): System {
  return season.program.has(team) ? systemOf(season, team) : NO_SYSTEM;
}

/** Base personnel of a team in a season. */
export function fieldIn(season: SeasonView, team: TeamId): Personnel {
  return systemIn(season, team).personnel;
}

/** Decimals of recruiting hours and coach appeal. */
const DECIMALS = 1;

/** Shapes a staff's weekly hours; what its coaches add is left out if staffs make no difference. */
export function hoursView(hours: WeeklyHours, tuning: Tuning) {
  const { head, coordinator } = tuning.recruits.hours;
  const shown = head > 0 || coordinator > 0 ? HOUR_PARTS : (['prestige', 'difficulty'] as const);
  const said = shown.filter((part) => part !== 'difficulty' || hours[part] !== 0);
  return { total: hours.total, parts: said.map((part) => ({ label: HOUR_WORDS[part], value: hours[part] })) };
}

/** Shapes a head coach's appeal to recruits. */
export function regardView(leader: Leader, record: RecordSoFar, tuning: Tuning): Regard {
  const { parts, total } = roundedParts(coachAppealParts(leader, record, tuning), DECIMALS);
  return {
    leaves: record.end,
    parts: zip(REGARD_PARTS, parts).map(([part, value]) => ({ label: REGARD_WORDS[part], value })),
    total,
  };
}

/** A team's recruiting staff; null for a team outside FBS. */
export function recruitingOf(context: QueryContext, team: TeamId): RecruitingStaff | null {
  const { season } = context;
  const program = season.program.get(team);
  if (program === undefined) return null;
  const { tuning } = season;
  const record = firstOf(recordsSoFar(season, [team]));
  return {
    hours: hoursView(hoursOf(season, program), tuning),
    regard: regardView(staffSeen(season, team).leader, record, tuning),
  };
}

/** Rating points a winter from a conference's facilities; null if all are equal. */
export function facilitiesIn({ season }: QueryContext, team: TeamId): number | null {
  const tuning = season.tuning;
  if (tuning.development.facilitiesSd === 0) return null;
  const effect = facilitiesOf(season.programs, tuning).get(team);
  return effect === undefined ? null : Number(effect.toFixed(DECIMALS));
}

/** A team's coach and schemes in the context's season. */
export function ledBy(context: QueryContext, team: TeamId): LedBy {
  return { head_coach: leaderOf(context, team), schemes: schemesIn(context.season, team) };
}

/** The coach of the year vote of a season, winner first; empty before the vote. */
export function coachVoteOf(context: QueryContext, year: number): VotedCoach[] {
  const { season, seasonOf } = context;
  return coachOfTheYear(seasonOf(year)).map(({ team, wins, losses, expected, share }, index) => {
    const { coach, job } = lastOf(staffUntil(context, year, team).heads);
    const expected_wins = Math.round(10 * expected) / 10;
    return {
      place: index + 1,
      id: coach.id,
      first: coach.first,
      last: coach.last,
      team: teamFacts(season, team).name,
      since: job.since,
      wins,
      losses,
      expected_wins,
      share,
    };
  });
}

/** The coach of the year of a season; undefined before the vote. */
export function coachOfYear(context: QueryContext, year: number): VotedCoach | undefined {
  return context.memo(`coach of the year ${year}`, () => coachVoteOf(context, year)[0]);
}
