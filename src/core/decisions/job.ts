import { done, type Result, refuse } from '../contract/result.ts';
import { isCoaching, isDismissed, isMarketOpen, marketOf, ownEnd, ranksAfter } from '../dynasty/career/market.ts';
import type { DynastyState, Season } from '../dynasty/dynasty-state.ts';
import { teamNameIn } from '../model/facts.ts';
import type { TeamId } from '../model/ids.ts';
import { firstOf, mustHave } from '../model/lists.ts';
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

/** The player's choice about his job. */
export interface JobInput {
  take?: TeamId | undefined;
  stay?: boolean | undefined;
  year_out?: boolean | undefined;
  retire?: boolean | undefined;
  /** Which job to take at a program with several openings. If left out, the head coaching job if offered. */
  role?: 'head' | 'coordinator' | undefined;
}

/** The choice requested; null unless the input names exactly one. */
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

/** Inputs to whether the player can change jobs. */
type JobSource = Season;

/** Explains why the player cannot change jobs now; null if he can. */
export function jobsClosed(dynasty: JobSource): string | null {
  if (dynasty.ownCoach === null) return NO_CAREER;
  const { job } = dynasty;
  if (job !== null) return alreadyChosen(job.kind, teamNameIn(dynasty.reference, job.team));
  if (!isCoaching(dynasty)) return HAS_RETIRED;
  return isMarketOpen(dynasty) ? null : JOBS_CLOSED;
}

/** Explains why a choice is not open to the player; null if it is. */
function refusalOf(dynasty: DynastyState, { kind, team, role }: JobChoice): string | null {
  const end = ownEnd(dynasty);
  const works = dynasty.coaches
    .career(mustHave(dynasty.ownCoach, 'coach of his own'))
    .some(({ until }) => until === null);
  if (kind === 'stay' && !works) return isDismissed(end) ? CANNOT_STAY : HAS_A_JOB;
  if (kind === 'year_out' && works) return HAS_A_JOB;
  if (kind !== 'take') return null;
  const opening = marketOf(dynasty).openings.find((each) => each.team === team && each.role === role);
  return opening?.call === 'offer' ? null : noOffer(teamNameIn(dynasty.reference, team), opening !== undefined);
}

/** Fills in the role of a choice: head coach if the program offers it and the input asks for no other job. */
function withRole(dynasty: DynastyState, choice: JobChoice, asked: JobInput['role']): JobChoice {
  if (choice.kind !== 'take' || asked === 'head') return choice;
  const offers = marketOf(dynasty).openings.filter(({ team, call }) => team === choice.team && call === 'offer');
  const other = offers.find(({ role }) => role !== 'head');
  if (other === undefined || (asked === undefined && offers.length > 1)) return choice;
  return { ...choice, role: other.role };
}

/** Applies a choice: moves the coaches and hands recruiting at the program he leaves back to its staff. */
function take(dynasty: DynastyState, choice: JobChoice): void {
  const { kind } = choice;
  if (kind === 'take' || kind === 'retire') dynasty.coaches = ranksAfter(dynasty, choice);
  dynasty.job = choice;
  const { recruiting } = dynasty;
  if ((kind === 'take' || kind === 'year_out') && recruiting.board !== null)
    recruiting.board = { ...recruiting.board, staff: true };
}

/**
 * Decides the coach's next step after a season: take an offered job, decline the others, sit out a year, or retire. The
 * rest of the coaching carousel follows from it.
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
