import type { CoachOrigin, CoachSkill, StaffSide } from './coaches.ts';
import type { TeamId } from './ids.ts';

/** How a dynasty treats the player's coach. `never_fired`: he keeps his job whatever happens. Their places are stored. */
export const CAREER_MODES = ['never_fired'] as const;
export type CareerMode = (typeof CAREER_MODES)[number];

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
  /** One or two, in the order of `COACH_SKILLS`. */
  strengths: readonly CoachSkill[];
  mode: CareerMode;
}
