import type { CoachOrigin, CoachRole, CoachSkill, StaffSide } from '../../model/coaches.ts';
import type { CareerMode, DYNASTY_MODES } from '../../model/own-coach.ts';
import { originWords, SIDES } from '../coaches.ts';

/** Text for creating the user's coach. */

/** Label of the coach's name. */
export const YOUR_NAME = 'Your name as the head coach';

export const STRENGTHS: Readonly<Record<CoachSkill, string>> = {
  offense: 'Develops offense',
  defense: 'Develops defense',
  game_day: 'Game management',
  recruiting: 'Recruiting',
  locker_room: 'Locker room',
};

/** Label of the first job. */
export const FIRST_JOB = 'First job';

/** Descriptions of the first jobs. */
export const FIRST_JOBS: Readonly<Record<CoachRole, string>> = {
  head: 'Head coach: the whole program is yours',
  offense: 'Offensive coordinator: your side only, until a program calls',
  defense: 'Defensive coordinator: your side only, until a program calls',
};

/** The effect of each strength. */
export const STRENGTH_NOTES: Readonly<Record<CoachSkill, string>> = {
  offense: 'quarterbacks, backs, receivers and linemen improve faster',
  defense: 'linemen, linebackers and defensive backs improve faster',
  game_day: 'better game plans and better calls on Saturdays',
  recruiting: 'more recruiting hours, and recruits like him',
  locker_room: 'fewer players transfer out',
};

/** The cost of strengths. */
export const STRENGTH_COST =
  'A strength makes him a little worse at everything else, and each of two strengths is weaker than a single one.';

const MODES: Readonly<Record<CareerMode, string>> = {
  never_fired: 'never fired',
  coach: 'can be fired',
  hard: 'hard: little patience, few offers',
};

/** What a career mode means for the coach, as a sentence. */
export const MODE_SENTENCES: Readonly<Record<CareerMode, string>> = {
  never_fired: 'You are never fired in this dynasty.',
  coach: 'You can be fired, and other programs can call.',
  hard: 'A hard career: little patience, few offers.',
};

interface Person {
  age: number;
  school: string;
  side: StaffSide;
  origin: CoachOrigin;
}

/** `Age 42. Played at Kent State and came up on offense; an NFL assistant before his first job in FBS.` */
export function personText({ age, school, side, origin }: Person): string {
  return `Age ${age}. Played at ${school} and came up on ${side}; ${originWords(origin)} before his first job in FBS.`;
}

/** Descriptions of the dynasty modes. */
export const MODE_WORDS: Readonly<Record<(typeof DYNASTY_MODES)[number], string>> = {
  coach: 'A career: you can be fired, and other programs call',
  never_fired: 'Never fired: you leave a job only when you want to',
  hard: 'Hard: little patience, few offers',
  owner: 'Owner: run the program and let others coach it',
};

interface Named {
  first: string;
  last: string;
  /** The side of the ball he coordinates. */
  coordinator?: StaffSide | undefined;
}

/** `You coach as Pat Doyle (never fired).`, or that the user only owns the program. */
export function careerText(coach: (Named & { mode: CareerMode }) | undefined): string {
  if (coach === undefined) return 'Owner’s view: you run the program, and its coaches come and go.';
  const { first, last, mode, coordinator } = coach;
  const as = coordinator === undefined ? '' : `, ${SIDES[coordinator].toLowerCase()}`;
  return `You coach as ${first} ${last}${as} (${MODES[mode]}).`;
}

/** The first message of a dynasty. */
export function takesOverText(coach: Named | undefined, team: string): string {
  if (coach === undefined) return `You run the program at ${team}.`;
  const job = coach.coordinator === undefined ? 'head coach' : SIDES[coach.coordinator].toLowerCase();
  return `You are ${coach.first} ${coach.last}, the new ${job} at ${team}.`;
}
