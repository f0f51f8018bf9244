import type { JobEnd } from '../../model/coaches.ts';
import { chanceOfFiring } from '../carousel/expectation.ts';
import type { OffseasonTuning } from '../types.ts';

/** What recruits make of head coaches: public knowledge alone, by how the season goes. */

/** What is known of somebody who leads a program. */
export interface Known {
  /** Wins more than expected in each of his seasons there that are remembered, of 12 games. */
  surprises: readonly number[];
  /** Seasons there before this one. */
  years: number;
  /** As a recruiter, SDs beside the usual one. */
  recruiting: number;
}

/** Who leads a program when a class is opened. */
export interface Leader {
  now: Known;
  /** The share of its games that the program is expected to win. */
  expected: number;
  /** Tiers of prestige of the program beside the nation's mean. */
  standing: number;
}

/** How a program's season has gone so far. */
export interface RecordSoFar {
  wins: number;
  losses: number;
  /** Whether it has played its last game. */
  over: boolean;
  /** The share of its games that its boosters expect beyond what the program is expected to win. */
  more: number;
  /** Why its head coach leaves, or has left; null: he stays, or nobody knows yet. */
  end: JobEnd | null;
  /** Who leads the program next season; null: who leads it now, or nobody knows yet. */
  next: Known | null;
}

/** A season that has not begun. */
export const NO_RECORD: RecordSoFar = { wins: 0, losses: 0, over: false, more: 0, end: null, next: null };

/** A coach of whom nothing is known. */
const NOBODY: Known = { surprises: [], years: 0, recruiting: 0 };

/** Chance to be let go after the season, if what is left of it goes as expected. */
function firing(
  { years }: Known,
  { expected, standing }: Leader,
  record: RecordSoFar,
  tuning: OffseasonTuning,
): number {
  const { wins, losses, over, more } = record;
  const rest = over ? 0 : Math.max(0, tuning.coaches.leave.games - wins - losses);
  const season = { wins: wins + rest * expected, losses: losses + rest * (1 - expected) };
  return chanceOfFiring({ ...season, tenure: years + 1, standing, expected: expected + more }, tuning);
}

/** What recruits make of a program's head coach, or of who comes if he has left, SDs: in the order of `REGARD_PARTS`. */
export function regardParts(leader: Leader, record: RecordSoFar, tuning: OffseasonTuning): number[] {
  const k = tuning.recruits.coach;
  const left = record.end !== null;
  const coach = left ? (record.next ?? NOBODY) : leader.now;
  const surprise = coach.surprises.reduce((sum, each) => sum + each, 0) / (coach.surprises.length + k.settle || 1);
  // The newcomer's own season is still to come.
  const chance = firing(coach, leader, left ? NO_RECORD : record, tuning);
  const usual = 1 / (1 + Math.exp(-tuning.coaches.leave.base));
  return [
    k.record * surprise,
    k.years * (Math.min(coach.years, k.mostYears) - k.usualYears),
    k.recruiting * coach.recruiting,
    k.seat * (usual - chance),
  ];
}

/** The sum of those. */
export function regardOf(leader: Leader, record: RecordSoFar, tuning: OffseasonTuning): number {
  return regardParts(leader, record, tuning).reduce((sum, part) => sum + part, 0);
}
