import type { CoachSkill } from '../../model/coaches.ts';
import type { CareerMode, DYNASTY_MODES } from '../../model/own-coach.ts';

/** The player as a coach, in words. */

/** What the field for the coach's name is called. */
export const YOUR_NAME = 'Your name as the head coach';

export const STRENGTHS: Readonly<Record<CoachSkill, string>> = {
  offense: 'Develops offense',
  defense: 'Develops defense',
  game_day: 'Game management',
  recruiting: 'Recruiting',
  locker_room: 'Locker room',
};

/** What a strength does, in a few words. */
export const STRENGTH_NOTES: Readonly<Record<CoachSkill, string>> = {
  offense: 'quarterbacks, backs, receivers and linemen improve faster',
  defense: 'linemen, linebackers and defensive backs improve faster',
  game_day: 'better game plans and better calls on Saturdays',
  recruiting: 'more recruiting hours, and recruits like him',
  locker_room: 'fewer players transfer out',
};

/** What a strength costs. */
export const STRENGTH_COST =
  'A strength makes him a little worse at everything else, and each of two strengths is weaker than a single one.';

const MODES: Readonly<Record<CareerMode, string>> = {
  never_fired: 'never fired',
  coach: 'can be fired',
  hard: 'hard: little patience, few offers',
};

/** How a dynasty can be played, in words. */
export const MODE_WORDS: Readonly<Record<(typeof DYNASTY_MODES)[number], string>> = {
  coach: 'A career: you can be fired, and other programs call',
  never_fired: 'Never fired: you leave a job only when you want to',
  hard: 'Hard: little patience, few offers',
  owner: 'Owner: run the program and let others coach it',
};

/** `You coach as Pat Doyle (never fired).`, or that the player only owns the program. */
export function careerText(coach: { first: string; last: string; mode: CareerMode } | undefined): string {
  if (coach === undefined) return 'Owner’s view: you run the program, and its coaches come and go.';
  return `You coach as ${coach.first} ${coach.last} (${MODES[coach.mode]}).`;
}

/** What is said when a dynasty begins. */
export function takesOverText(coach: { first: string; last: string } | undefined, team: string): string {
  if (coach === undefined) return `You run the program at ${team}.`;
  return `You are ${coach.first} ${coach.last}, the new head coach at ${team}.`;
}
