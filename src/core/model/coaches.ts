import type { TeamId } from './ids.ts';

/** Why a head coach left: let go, hired by another program, or retired. */
export type CoachEnd = 'fired' | 'hired_away' | 'retired';

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

/** What a coordinator has charge of. */
export const STAFF_SIDES = ['offense', 'defense'] as const;
export type StaffSide = (typeof STAFF_SIDES)[number];

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
