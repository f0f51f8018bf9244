import type { TeamId } from './ids.ts';

/** Why a head coach left: let go, hired by another program, or retired. */
export const COACH_ENDS = ['fired', 'hired_away', 'retired'] as const;
export type CoachEnd = (typeof COACH_ENDS)[number];

/** Somebody who leads a program, from his first season there to his last. */
export interface HeadCoach {
  team: TeamId;
  /** Which head coach of the program he is, from 0: the one it had in its first season that is known. */
  spell: number;
  first: string;
  last: string;
  born: number;
  /** His first season there. */
  since: number;
  /** His last one; null: he is there. */
  until: number | null;
  /** Why he left; null: he is there. */
  end: CoachEnd | null;
  /** With this program, in the seasons that are known. */
  wins: number;
  losses: number;
}

/** What voters see in a coach's season, and what they make of it. */
export interface CoachVote {
  team: TeamId;
  wins: number;
  losses: number;
  /** Wins that the program's years before let expect of as many games. */
  expected: number;
  /** Share of the ballots. */
  share: number;
}

/** Places of the vote for the coach of the year that are published. */
export const COACH_PLACES = 5;

/**
 * What recruits make of a head coach, in parts that add up: `record`: his seasons beside what was expected; `years`: how long he
 * has been there; `recruiting`: how good a recruiter he is; `seat`: how likely he is to be let go.
 */
export const REGARD_PARTS = ['record', 'years', 'recruiting', 'seat'] as const;
export type RegardPart = (typeof REGARD_PARTS)[number];

/** What a coordinator has charge of. */
export const STAFF_SIDES = ['offense', 'defense'] as const;
export type StaffSide = (typeof STAFF_SIDES)[number];

/** What the hours a week of a staff come from; they add up. */
export const HOUR_PARTS = ['prestige', 'head', ...STAFF_SIDES] as const;
export type HourPart = (typeof HOUR_PARTS)[number];

/** Why a coordinator left: with the head coach, by his head coach's will, or for a better place. */
export const COORDINATOR_ENDS = ['head_coach', 'fired', 'hired_away'] as const;
export type CoordinatorEnd = (typeof COORDINATOR_ENDS)[number];

/** Somebody who has charge of a program's offense or defense. */
export interface Coordinator {
  team: TeamId;
  side: StaffSide;
  /** Which of the program's coordinators of that side he is, from 0. */
  spell: number;
  first: string;
  last: string;
  born: number;
  since: number;
  /** His last season there; null: he is there. */
  until: number | null;
  /** Why he left; null: he is there. */
  end: CoordinatorEnd | null;
}
