import type { PlayerId, TeamId } from '../ids.ts';

/** A player in a hall of fame. */
export interface Inductee {
  /** The season after which he was inducted. */
  year: number;
  /** The program whose hall it is; null for the national one. */
  hall: TeamId | null;
  player: PlayerId;
  /** The last team he played for. */
  team: TeamId;
  /** His Hall of Fame points, a whole number. */
  points: number;
}

/** The parts of a Hall of Fame case, in the order they are listed. */
export const CASE_PARTS = [
  'heisman',
  'heisman_finalist',
  'best',
  'all_america_first',
  'all_america_second',
  'freshman_all_america',
  'all_conference_first',
  'all_conference_second',
  'most_valuable',
  'player_of_the_week',
  'title',
  'nation_record',
  'conference_record',
  'program_record',
  'career',
] as const;
export type CasePartName = (typeof CASE_PARTS)[number];
