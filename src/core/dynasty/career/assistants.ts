import type { Coach, CoachJob, StaffMember, StaffSide } from '../../model/coaches.ts';
import type { TeamId } from '../../model/ids.ts';
import { staffPlans } from '../../model/staff-choices.ts';
import { promiseOf } from '../../offseason/carousel/people.ts';
import { reputationOf, type Surprises } from '../../offseason/carousel/reputation.ts';
import type { Season } from '../dynasty-state.ts';
import { payIn } from './deals.ts';
import { afterChampionships } from './december.ts';
import { programSeasons, surprisesBefore } from './expectation.ts';

/** Coordinator pay and staff budgets, in million dollars throughout. */

/** A contract between a coordinator and his program. */
interface AssistantDeal {
  /** First and last season covered. */
  from: number;
  through: number;
  /** Per season. */
  pay: number;
}

/** Every season so far compared with expectations; the current one as of December, when jobs open. */
export const allSurprises = (source: Season): Surprises =>
  surprisesBefore(source, programSeasons(afterChampionships(source)));

/** Returns the salary a coordinator asks of a program in a season. `value` is his reputation, in wins per 12 games. */
export function asksFor(source: Season, team: TeamId, year: number, value: number): number {
  const { step } = source.tuning.coaches.assistants;
  return payIn(source, team, 'offense')(year) * Math.exp(step * value);
}

/** A coach's reputation before a season, in wins per 12 games. */
function valueBefore(source: Season, coach: Coach, year: number, surprises: Surprises): number {
  const { coaches, settings, tuning } = source;
  const record = reputationOf(coaches.career(coach.id), year - 1, surprises, tuning);
  return record + promiseOf(coach, settings.seed, tuning);
}

/** Whether the player's coach re-signed a coordinator after a season. */
function isSignedAgain({ staff }: Season, { coach, team, role }: CoachJob, year: number): boolean {
  const plan = role === 'head' ? undefined : staffPlans(staff, year, team)[role];
  return plan?.act === 'keep' && plan.coach === coach;
}

/** Returns a coordinator's contract in a season. A new one starts when the old one expires or when he is re-signed. */
export function assistantDeal(source: Season, job: CoachJob, year: number, surprises: Surprises): AssistantDeal {
  const { years, raise } = source.tuning.coaches.assistants;
  const coach = source.coaches.coach(job.coach);
  const asked = (season: number): number =>
    asksFor(source, job.team, season, valueBefore(source, coach, season, surprises));
  let deal: AssistantDeal = { from: job.since, through: job.since + years - 1, pay: asked(job.since) };
  for (let season = job.since; season < year; season++) {
    const again = isSignedAgain(source, job, season);
    if (!again && deal.through > season) continue;
    const pay = Math.max(deal.pay, asked(season + 1)) * (again ? 1 + raise : 1);
    deal = { from: season + 1, through: season + years, pay };
  }
  return deal;
}

/** Returns a program's budget for its two coordinators in a season. */
function staffPool(source: Season, team: TeamId, year: number): number {
  return source.tuning.coaches.assistants.pool * payIn(source, team, 'offense')(year);
}

/** Money a program owes a coordinator it fired under contract; 0 once he has found another job. */
function owedTo(source: Season, job: CoachJob, surprises: Surprises): number {
  const { year, coaches, tuning } = source;
  if (job.end !== 'fired' || job.until !== year || job.role === 'head') return 0;
  if (coaches.career(job.coach).some(({ until }) => until === null)) return 0;
  const { through, pay } = assistantDeal(source, job, year, surprises);
  return through > year ? tuning.coaches.assistants.buyout * pay : 0;
}

/** A program's staff budget for next season. */
interface StaffMoney {
  pool: number;
  /** Salary of each coordinator next season. */
  pay: Record<StaffSide, number>;
  /** Buyouts owed to fired coordinators. */
  owed: number;
}

/** Next season's coordinator of a side. */
export const nextCoordinator = ({ coaches, year }: Season, team: TeamId, side: StaffSide): StaffMember | undefined =>
  coaches.ofTeam(team, side).findLast(({ job }) => job.since <= year + 1 && job.until === null);

/** Returns a program's staff budget for next season, as things stand. */
export function staffMoney(source: Season, team: TeamId, surprises = allSurprises(source)): StaffMoney {
  const { year, coaches } = source;
  const pay = (side: StaffSide): number => {
    const member = nextCoordinator(source, team, side);
    return member === undefined ? 0 : assistantDeal(source, member.job, year + 1, surprises).pay;
  };
  const owed = coaches.atTeam(team).reduce((sum, job) => sum + owedTo(source, job, surprises), 0);
  return { pool: staffPool(source, team, year + 1), pay: { offense: pay('offense'), defense: pay('defense') }, owed };
}

/** The part of a staff budget already committed. */
export const committedOf = ({ pay, owed }: StaffMoney): number => pay.offense + pay.defense + owed;
