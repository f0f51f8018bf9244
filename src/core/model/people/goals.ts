import type { TeamId } from '../ids.ts';

/**
 * What an athletic director can ask for besides wins: a season better than the last one; a bowl; a place in the final
 * poll; the conference title; the playoff; a win over the rival; a winning record in the conference; most of the home
 * games; a win over a team of a power conference.
 */
export const GOAL_KINDS = [
  'improve',
  'bowl',
  'ranked',
  'conference_title',
  'playoff',
  'rival',
  'conference_record',
  'home',
  'upset',
] as const;
export type GoalKind = (typeof GOAL_KINDS)[number];

export const GOAL_STATES = ['open', 'met', 'missed'] as const;
export type GoalState = (typeof GOAL_STATES)[number];

/** A goal of a season. */
export interface Goal {
  kind: GoalKind;
  /** The rival. */
  opponent: TeamId | null;
  /** Wins that it takes, where it takes a number of them. */
  wins: number | null;
  /** How it stands. */
  state: GoalState;
}

/** How safe a head coach's job is, the safest first. */
export const SEAT_LEVELS = ['secure', 'safe', 'warm', 'hot'] as const;
export type SeatLevel = (typeof SEAT_LEVELS)[number];

/** What a head coach's job security is made of, in points of 100 that add up. */
export const SEAT_PARTS = [
  'start',
  'years',
  'past',
  'program',
  'boosters',
  'contract',
  'results',
  'goals',
  'career',
] as const;
export type SeatPart = (typeof SEAT_PARTS)[number];
