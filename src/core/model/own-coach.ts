import { COACH_ROLES, type CoachOrigin, type CoachRole, type CoachSkill, type StaffSide } from './coaches.ts';
import type { TeamId } from './ids.ts';

/**
 * How a dynasty treats the player's coach. `never_fired`: he keeps his job whatever happens; `coach`: he can be fired, like any
 * other; `hard`: he is fired sooner, and fewer programs call. Their places are stored.
 */
export const CAREER_MODES = ['never_fired', 'coach', 'hard'] as const;
export type CareerMode = (typeof CAREER_MODES)[number];

/** What the player can choose when a dynasty begins: a career, or to own the program while others coach it. */
export const DYNASTY_MODES = ['coach', 'never_fired', 'hard', 'owner'] as const;

/** The modes as commands call them. */
export const MODE_NAMES = {
  career: 'coach',
  'never-fired': 'never_fired',
  hard: 'hard',
  program: 'owner',
} as const satisfies Readonly<Record<string, (typeof DYNASTY_MODES)[number]>>;

/** What a coach can decide about his job after a season: take another, stay, sit a year out, retire. */
export const JOB_CHOICES = ['take', 'stay', 'year_out', 'retire'] as const;

/** What the player's coach has decided about his job. */
export interface JobChoice {
  /** The season it follows. */
  year: number;
  kind: (typeof JOB_CHOICES)[number];
  /** The program he goes to. */
  team: TeamId | null;
  /** The job he takes there. */
  role: CoachRole;
}

/** Where the player's coach stands: at work, on his way to another program, fired, without a job, or done. */
export const CAREER_STATES = ['working', 'leaving', 'fired', 'out', 'retired'] as const;
export type CareerState = (typeof CAREER_STATES)[number];

/** A program's interest in the user's coach: it offers the job, talks about him, or looks elsewhere. */
export const PROGRAM_CALLS = ['offer', 'talk', 'none'] as const;
export type ProgramCall = (typeof PROGRAM_CALLS)[number];

/** A choice as the log keeps it; null where it is none of a season. */
export function jobChoiceFrom(written: unknown, year: number): JobChoice | null {
  if (typeof written !== 'object' || written === null) return null;
  const given = written as Record<string, unknown>;
  const kind = JOB_CHOICES.find((each) => given[each] !== undefined);
  if (kind === undefined || given.year !== year) return null;
  const role = COACH_ROLES.find((each) => each === given.role) ?? 'head';
  return { year, kind, team: kind === 'take' ? String(given.take) : null, role };
}

/** The same as the log keeps it. */
export function writtenJobChoice({ year, kind, team, role }: JobChoice): object {
  return { year, [kind]: team ?? true, ...(role !== 'head' && { role }) };
}

/** Strengths a coach can begin with; each costs him something everywhere else. */
export const MOST_STRENGTHS = 2;

/** How old a coach can be when a dynasty begins, and how old he is unless the player says. */
export const OWN_COACH_AGE = { least: 28, most: 70, usual: 42 } as const;

/** The player as a coach, as he was when the dynasty began. */
export interface OwnCoach {
  first: string;
  last: string;
  /** In the first season. */
  age: number;
  /** Where he played in college. */
  school: TeamId;
  /** The side of the ball he came up on. */
  side: StaffSide;
  /** What he did before. */
  origin: CoachOrigin;
  /** His first job: coordinator of a side of the ball; left out: head coach. */
  role?: StaffSide;
  /** One or two, in the order of `COACH_SKILLS`. */
  strengths: readonly CoachSkill[];
  mode: CareerMode;
}
