import { COACH_ROLES, type CoachOrigin, type CoachRole, type CoachSkill, type StaffSide } from './coaches.ts';
import type { TeamId } from './ids.ts';

/**
 * How a dynasty treats the player's coach. `never_fired`: he keeps his job no matter what; `coach`: he can be fired,
 * like any other; `hard`: he is fired sooner, and fewer programs call. Saves store the index in this list.
 */
export const CAREER_MODES = ['never_fired', 'coach', 'hard'] as const;
export type CareerMode = (typeof CAREER_MODES)[number];

/** Modes offered when a dynasty begins: a career, or owning the program while others coach it. */
export const DYNASTY_MODES = ['coach', 'never_fired', 'hard', 'owner'] as const;

/** Modes by the names commands use. */
export const MODE_NAMES = {
  career: 'coach',
  'never-fired': 'never_fired',
  hard: 'hard',
  program: 'owner',
} as const satisfies Readonly<Record<string, (typeof DYNASTY_MODES)[number]>>;

/** Choices about a coach's job after a season. */
export const JOB_CHOICES = ['take', 'stay', 'year_out', 'retire'] as const;

/** A choice about the job of the player's coach. */
export interface JobChoice {
  /** The season it follows. */
  year: number;
  kind: (typeof JOB_CHOICES)[number];
  /** The program he joins. */
  team: TeamId | null;
  /** The job he takes there. */
  role: CoachRole;
}

/** Career status of the player's coach: employed, moving to another program, fired, unemployed, or retired. */
export const CAREER_STATES = ['working', 'leaving', 'fired', 'out', 'retired'] as const;
export type CareerState = (typeof CAREER_STATES)[number];

/** A program's interest in the player's coach: it offers the job, is in talks, or has none. */
export const PROGRAM_CALLS = ['offer', 'talk', 'none'] as const;
export type ProgramCall = (typeof PROGRAM_CALLS)[number];

/** Reads a stored choice; null if it is not a choice for that season. */
export function jobChoiceFrom(written: unknown, year: number): JobChoice | null {
  if (typeof written !== 'object' || written === null) return null;
  const given = written as Record<string, unknown>;
  const kind = JOB_CHOICES.find((each) => given[each] !== undefined);
  if (kind === undefined || given.year !== year) return null;
  const role = COACH_ROLES.find((each) => each === given.role) ?? 'head';
  return { year, kind, team: kind === 'take' ? String(given.take) : null, role };
}

/** Returns a choice as it is logged. */
export function writtenJobChoice({ year, kind, team, role }: JobChoice): object {
  return { year, [kind]: team ?? true, ...(role !== 'head' && { role }) };
}

/** Most strengths a coach can start with; each lowers all of his other skills. */
export const MOST_STRENGTHS = 2;

/** Age range of a coach at the start of a dynasty, and the default age. */
export const OWN_COACH_AGE = { least: 28, most: 70, usual: 42 } as const;

/** The player as a coach, as created at the start of the dynasty. */
export interface OwnCoach {
  first: string;
  last: string;
  /** Age in the first season. */
  age: number;
  /** College he played for. */
  school: TeamId;
  /** The side of the ball he specializes in. */
  side: StaffSide;
  /** His previous job. */
  origin: CoachOrigin;
  /** His first job, as coordinator of a side; if left out, head coach. */
  role?: StaffSide;
  /** One or two, in the order of `COACH_SKILLS`. */
  strengths: readonly CoachSkill[];
  mode: CareerMode;
}
