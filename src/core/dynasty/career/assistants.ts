import type { Coach, CoachJob, StaffSide } from '../../model/coaches.ts';
import type { TeamId } from '../../model/ids.ts';
import { type StaffChoice, staffPlans } from '../../model/staff-choices.ts';
import { promiseOf } from '../../offseason/carousel/people.ts';
import { reputationOf, type Surprises } from '../../offseason/carousel/reputation.ts';
import { payIn } from './deals.ts';
import { afterChampionships } from './december.ts';
import { type ExpectationSource, programSeasons, surprisesBefore } from './expectation.ts';

/** What coordinators are paid, and what a program has for them. Million dollars throughout. */

/** What it follows from: with the history of the whole nation. */
export type PaySource = ExpectationSource & { staff: readonly StaffChoice[] };

/** What a coordinator and his program have agreed on. */
interface AssistantDeal {
  /** The first season it covers, and the last. */
  from: number;
  through: number;
  /** A season. */
  pay: number;
}

/** How every season so far compares with what was expected, the running one as it was when jobs opened in December. */
export const allSurprises = (source: ExpectationSource): Surprises =>
  surprisesBefore(source, programSeasons(afterChampionships(source)));

/** What a coordinator whom programs think so much of asks for at a program in a season. `value`: wins of 12. */
export function asksFor(source: PaySource, team: TeamId, year: number, value: number): number {
  const { step } = source.tuning.coaches.assistants;
  return payIn(source, team, 'offense')(year) * Math.exp(step * value);
}

/** What programs thought of a coach before a season, in wins of 12. */
function valueBefore(source: PaySource, coach: Coach, year: number, surprises: Surprises): number {
  const { coaches, settings, tuning } = source;
  const record = reputationOf(coaches.career(coach.id), year - 1, surprises, tuning);
  return record + promiseOf(coach, settings.seed, tuning);
}

/** Whether the player's coach signed a coordinator again after a season. */
function isSignedAgain({ staff }: PaySource, { coach, team, role }: CoachJob, year: number): boolean {
  const plan = role === 'head' ? undefined : staffPlans(staff, year, team)[role];
  return plan?.act === 'keep' && plan.coach === coach;
}

/** A coordinator's contract in a season: a new one when it runs out, or when he is signed again. */
export function assistantDeal(source: PaySource, job: CoachJob, year: number, surprises: Surprises): AssistantDeal {
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

/** What a program has for its two coordinators in a season. */
function staffPool(source: PaySource, team: TeamId, year: number): number {
  return source.tuning.coaches.assistants.pool * payIn(source, team, 'offense')(year);
}

/** What a program owes a coordinator whom it has fired under contract; nothing once he has found another job. */
function owedTo(source: PaySource, job: CoachJob, surprises: Surprises): number {
  const { year, coaches, tuning } = source;
  if (job.end !== 'fired' || job.until !== year || job.role === 'head') return 0;
  if (coaches.career(job.coach).some(({ until }) => until === null)) return 0;
  const { through, pay } = assistantDeal(source, job, year, surprises);
  return through > year ? tuning.coaches.assistants.buyout * pay : 0;
}

/** How a program's staff budget for the season after this one stands. */
interface StaffMoney {
  pool: number;
  /** Pay of each coordinator of next season. */
  pay: Record<StaffSide, number>;
  /** Owed to those who were fired. */
  owed: number;
}

/** The coordinator of a side in the season after this one. */
const nextOf = ({ coaches, year }: PaySource, team: TeamId, side: StaffSide): CoachJob | undefined =>
  coaches.ofTeam(team, side).findLast(({ job }) => job.since <= year + 1 && job.until === null)?.job;

/** The staff budget of a program for the season after this one, as things stand. */
export function staffMoney(source: PaySource, team: TeamId, surprises = allSurprises(source)): StaffMoney {
  const { year, coaches } = source;
  const pay = (side: StaffSide): number => {
    const job = nextOf(source, team, side);
    return job === undefined ? 0 : assistantDeal(source, job, year + 1, surprises).pay;
  };
  const owed = coaches.atTeam(team).reduce((sum, job) => sum + owedTo(source, job, surprises), 0);
  return { pool: staffPool(source, team, year + 1), pay: { offense: pay('offense'), defense: pay('defense') }, owed };
}

/** What is committed of a staff budget. */
export const committedOf = ({ pay, owed }: StaffMoney): number => pay.offense + pay.defense + owed;
