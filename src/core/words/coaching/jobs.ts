import type { JobEnd, StaffSide } from '../../model/coaches.ts';
import type { JobChoice, ProgramCall } from '../../model/own-coach.ts';
import { listedFew, plural } from '../numbers.ts';
import type { OpenSentence } from '../open.ts';

/** Text for the user's job market. */

/** Error: a fired coach has to choose before the season closes. */
export const CHOOSE_FIRST =
  'You have been fired. Take a job, sit out a year or retire before the season closes; the Jobs page lists your options.';

/** Error: coaches cannot change jobs at this time of year. */
export const JOBS_CLOSED = 'Jobs open up after the conference championships. Decide before the season summary.';

/** Error: an owner does not coach. */
export const NO_CAREER = 'You own the program and don’t coach it, so you have no job to change.';

/** Error: the user's coach has retired. */
export const HAS_RETIRED = 'You have retired from coaching.';

/** Error: a fired coach cannot stay. */
export const CANNOT_STAY = 'You have been fired, so you cannot stay.';

/** Error: a coach with a job cannot sit out. */
export const HAS_A_JOB = 'Only a coach without a job can sit out a year. To stop coaching, retire.';

/** Error: not exactly one option was chosen. */
export const CHOOSE_ONE = 'Choose one: take a job, stay, sit out a year, or retire.';

/** Conference label of a program that joins FBS next season. */
export const JOINS_FBS = 'Joins FBS';

/** Error: the program has not offered him its job. */
export function noOffer(team: string, open: boolean): string {
  return open ? `${team} has not offered you its job.` : `${team} is not looking for a head coach.`;
}

/** Error: the head coach makes this decision, not a coordinator. */
export const headDecides = (head: string, what: string): string => `${head}, your head coach, is in charge of ${what}.`;

/** Error: the decision concerns the other side of the ball or the whole team. */
export const otherSide = (head: string, side: StaffSide): string =>
  `You run the ${side}; ${head}, your head coach, runs the rest of the team.`;

/** A past choice: `took the job at Iowa`. */
export function choiceWords(kind: JobChoice['kind'], team: string): string {
  const words: Record<JobChoice['kind'], string> = {
    take: `took the job at ${team}`,
    stay: 'turned down other jobs',
    year_out: 'decided to sit out a year',
    retire: 'retired from coaching',
  };
  return words[kind];
}

/** Error: the choice has already been made. */
export function alreadyChosen(kind: JobChoice['kind'], team: string): string {
  const words: Record<JobChoice['kind'], string> = {
    take: `You have already taken the job at ${team}.`,
    stay: 'You have already said you’re staying.',
    year_out: 'You have already decided to sit out the year.',
    retire: 'You have already announced your retirement.',
  };
  return `${words[kind]} Undo it to choose again.`;
}

/** Error: a coach between jobs makes no decisions for a program; `team`: his next one, null: none yet. */
export function notYours(program: string, team: string | null): string {
  if (team !== null)
    return `You’re leaving for ${team}, so the staff at ${program} makes the decisions until you start.`;
  return `You no longer coach ${program}, so its staff makes the decisions.`;
}

/** Describes what leaving costs a program. `commits`: recruits committed to it. */
export function leavingWords(program: string, commits: number): string[] {
  const class_ =
    commits === 0 ? [] : [`${plural(commits, 'recruit')} committed to you; some will reopen their recruitment.`];
  return [
    ...class_,
    `More players than usual will leave ${program} under a new staff.`,
    'Your coordinators may follow you.',
    'Your budget, depth chart, game plan and promises stay behind.',
  ];
}

const CALL_WORDS: Readonly<Record<ProgramCall, string>> = {
  offer: 'Offers you the job',
  talk: 'Interested in you',
  none: 'Looking elsewhere',
};

/** A program's interest in the user. */
export const callWords = (call: ProgramCall): string => CALL_WORDS[call];

/** Programs named in a sentence before the rest are only counted. */
const MOST_NAMED = 3;

/** Describes the open decision about the job; null if there is none. */
export function jobSentence({ fired, offers }: { fired: boolean; offers: readonly string[] }): OpenSentence | null {
  const programs = [...new Set(offers)];
  const several = programs.length === 0 ? 'no program has called' : `${listedFew(programs, MOST_NAMED)} would hire you`;
  if (fired) {
    const text = `You have been fired, and ${several}. Take a job, sit out a year or retire.`;
    return { title: 'Job', short: 'your next job', text };
  }
  if (offers.length === 0) return null;
  return {
    title: 'Job',
    short: plural(offers.length, 'job offer'),
    text: `${several}. Decide before the season summary.`,
  };
}

/** News: the user's coach has been fired. */
export const firedNews = (team: string, end: JobEnd | null): string =>
  end === 'head_coach' ? `${team} changes head coaches, and the new one does not keep you.` : `${team} has fired you.`;

/** News: he was fired during the season. `interim`: his replacement for the rest of it; null: unknown. */
export function firedEarlyNews(team: string, interim: string | null): string {
  const next = interim === null ? '' : ` ${interim} is the interim head coach.`;
  return `${team} fires you in midseason.${next} Jobs open after the conference championships.`;
}

/** News: a program would hire him. */
export const offerNews = (team: string, job: string): string =>
  job === 'Head coach' ? `${team} offers you its head coaching job.` : `${team} wants you as its ${job.toLowerCase()}.`;
