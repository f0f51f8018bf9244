import { done, type Result, refuse } from '../contract/result.ts';
import { isCoaching, isDismissed, isMarketOpen, marketOf, ownEnd, ranksAfter } from '../dynasty/career/market.ts';
import type { DynastyState } from '../dynasty/dynasty-state.ts';
import { teamNameIn } from '../model/facts.ts';
import type { TeamId } from '../model/ids.ts';
import { firstOf } from '../model/lists.ts';
import { type JobChoice, writtenJobChoice } from '../model/own-coach.ts';
import {
  alreadyChosen,
  CANNOT_STAY,
  CHOOSE_ONE,
  HAS_A_JOB,
  HAS_RETIRED,
  JOBS_CLOSED,
  NO_CAREER,
  noOffer,
} from '../words/coaching/jobs.ts';
import type { Decision } from './decision.ts';

/** What the player's coach does about his job. */
export interface JobInput {
  take?: TeamId | undefined;
  stay?: boolean | undefined;
  year_out?: boolean | undefined;
  retire?: boolean | undefined;
  /** The job that is taken, where a program has more than one open; left out: head coach, if it offers that. */
  role?: 'head' | 'coordinator' | undefined;
}

/** What is chosen; null where it is not exactly one thing. */
function choiceOf({ take, stay, year_out, retire }: JobInput, year: number): JobChoice | null {
  const alone = { year, team: null, role: 'head' } as const;
  const all: JobChoice[] = [
    ...(take === undefined ? [] : [{ ...alone, kind: 'take' as const, team: take }]),
    ...(stay === true ? [{ ...alone, kind: 'stay' as const }] : []),
    ...(year_out === true ? [{ ...alone, kind: 'year_out' as const }] : []),
    ...(retire === true ? [{ ...alone, kind: 'retire' as const }] : []),
  ];
  return all.length === 1 ? firstOf(all) : null;
}

/** What says whether jobs can be changed. */
type JobSource = Pick<DynastyState, 'ownCoach' | 'coaches' | 'job' | 'reference' | 'stage' | 'week'>;

/** Why jobs cannot be changed now; null when they can. */
export function jobsClosed(dynasty: JobSource): string | null {
  if (dynasty.ownCoach === null) return NO_CAREER;
  const { job } = dynasty;
  if (job !== null) return alreadyChosen(job.kind, teamNameIn(dynasty.reference, job.team));
  if (!isCoaching(dynasty)) return HAS_RETIRED;
  return isMarketOpen(dynasty) ? null : JOBS_CLOSED;
}

/** Why a choice is not his; null when it is. */
function refusalOf(dynasty: DynastyState, { kind, team, role }: JobChoice): string | null {
  const end = ownEnd(dynasty);
  const works = dynasty.coaches.career(dynasty.ownCoach!).some(({ until }) => until === null);
  if (kind === 'stay' && !works) return isDismissed(end) ? CANNOT_STAY : HAS_A_JOB;
  if (kind === 'year_out' && works) return HAS_A_JOB;
  if (kind !== 'take') return null;
  const opening = marketOf(dynasty).openings.find((each) => each.team === team && each.role === role);
  return opening?.call === 'offer' ? null : noOffer(teamNameIn(dynasty.reference, team), opening !== undefined);
}

/** The choice with the job that is meant: the head coach's, if the program offers it and no other is asked for. */
function withRole(dynasty: DynastyState, choice: JobChoice, asked: JobInput['role']): JobChoice {
  if (choice.kind !== 'take' || asked === 'head') return choice;
  const offers = marketOf(dynasty).openings.filter(({ team, call }) => team === choice.team && call === 'offer');
  const other = offers.find(({ role }) => role !== 'head');
  if (other === undefined || (asked === undefined && offers.length > 1)) return choice;
  return { ...choice, role: other.role };
}

/** What a choice changes: the coaches, and who recruits for the program that he leaves. */
function take(dynasty: DynastyState, choice: JobChoice): void {
  const { kind } = choice;
  if (kind === 'take' || kind === 'retire') dynasty.coaches = ranksAfter(dynasty, choice);
  dynasty.job = choice;
  const { recruiting } = dynasty;
  if ((kind === 'take' || kind === 'year_out') && recruiting.board !== null)
    recruiting.board = { ...recruiting.board, staff: true };
}

/**
 * What the player's coach does after a season: he takes a job that is offered, turns the others down, sits a year out, or
 * retires. Who is hired where follows from it.
 */
export function decideJob(dynasty: DynastyState, input: JobInput): Result<Decision> {
  const asked = choiceOf(input, dynasty.year);
  if (asked === null) return refuse('malformed', CHOOSE_ONE);
  const closed = jobsClosed(dynasty);
  if (closed !== null) return refuse('wrong_stage', closed);
  const choice = withRole(dynasty, asked, input.role);
  const refused = refusalOf(dynasty, choice);
  if (refused !== null) return refuse('malformed', refused);
  return done({ logged: writtenJobChoice(choice), take: (changing) => take(changing, choice) });
}
