import type { TeamId } from '../ids.ts';

/**
 * Goals an athletic director can set besides wins: improve on last season; a bowl; a final ranking; the conference
 * title; the playoff; beating the rival; a winning conference record; winning most home games; an upset of a
 * power-conference team; commitments from the home state; graduating the players in their fourth year or later.
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
  'home_state',
  'graduate',
] as const;
export type GoalKind = (typeof GOAL_KINDS)[number];

export const GOAL_STATES = ['open', 'met', 'missed'] as const;
export type GoalState = (typeof GOAL_STATES)[number];

/** A goal for a season. */
export interface Goal {
  kind: GoalKind;
  /** The rival. */
  opponent: TeamId | null;
  /** Wins it takes; null if it is not a number of wins. */
  wins: number | null;
  /** Recruits or players it takes; null if it is not a number of them. */
  players: number | null;
  /** The players who could graduate; null for other goals. */
  of: number | null;
  /** Wins, recruits or players so far; null for a goal without a number, or if that is not known. */
  now: number | null;
  /** Its status. */
  state: GoalState;
}

/** Levels of a head coach's job security, safest first. */
export const SEAT_LEVELS = ['secure', 'safe', 'warm', 'hot'] as const;
export type SeatLevel = (typeof SEAT_LEVELS)[number];

/** Parts of a head coach's job security, in points of 100; they add up. */
export const SEAT_PARTS = [
  'start',
  'years',
  'past',
  'program',
  'boosters',
  'contract',
  'results',
  'inherited',
  'goals',
  'career',
] as const;
export type SeatPart = (typeof SEAT_PARTS)[number];
