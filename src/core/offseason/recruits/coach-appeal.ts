import type { JobEnd } from '../../model/coaches.ts';
import { chanceOfFiring, projected } from '../carousel/expectation.ts';
import type { OffseasonTuning } from '../types.ts';

/** Head coach appeal: how recruits see head coaches, from public information alone. */

/** A head coach's public record. */
export interface CoachRecord {
  /** Wins above expectation, per 12 games, in each of his remembered seasons there. */
  surprises: readonly number[];
  /** Seasons there before this one. */
  years: number;
  /** Recruiting skill, SDs from the average coach. */
  recruiting: number;
}

/** A program's head coach when a class opens. */
export interface Leader {
  now: CoachRecord;
  /** The winning percentage expected of the program, 0 to 1. */
  expected: number;
  /** Prestige tiers above the national mean. */
  standing: number;
}

/** How a program's season has gone so far. */
export interface RecordSoFar {
  wins: number;
  losses: number;
  /** Whether it has played its last game. */
  over: boolean;
  /** Winning percentage its boosters expect beyond `expected`. */
  more: number;
  /** Why its head coach is leaving or has left; null if he stays, as far as is known. */
  end: JobEnd | null;
  /** Next season's head coach; null if unchanged or unknown. */
  next: CoachRecord | null;
}

/** A season that has not begun. */
export const NO_RECORD: RecordSoFar = { wins: 0, losses: 0, over: false, more: 0, end: null, next: null };

const UNKNOWN_COACH: CoachRecord = { surprises: [], years: 0, recruiting: 0 };

/** Returns the chance he is fired after the season if the rest of it goes as expected. */
function firingRisk(
  { years }: CoachRecord,
  { expected, standing }: Leader,
  record: RecordSoFar,
  tuning: OffseasonTuning,
): number {
  const { wins, losses } = record.over ? record : projected(record, expected, tuning);
  const seat = { wins, losses, tenure: years + 1, standing, expected: expected + record.more };
  return chanceOfFiring(seat, tuning);
}

/** Returns the appeal of a head coach or his successor, SDs by part in the order of `REGARD_PARTS`. */
export function coachAppealParts(leader: Leader, record: RecordSoFar, tuning: OffseasonTuning): number[] {
  const knobs = tuning.recruits.coach;
  const left = record.end !== null;
  const coach = left ? (record.next ?? UNKNOWN_COACH) : leader.now;
  const surprise = coach.surprises.reduce((sum, each) => sum + each, 0) / (coach.surprises.length + knobs.settle || 1);
  // A successor has not coached a game yet.
  const chance = firingRisk(coach, leader, left ? NO_RECORD : record, tuning);
  const usual = 1 / (1 + Math.exp(-tuning.coaches.leave.base));
  return [
    knobs.record * surprise,
    knobs.years * (Math.min(coach.years, knobs.mostYears) - knobs.usualYears),
    knobs.recruiting * coach.recruiting,
    knobs.seat * (usual - chance),
  ];
}

/** Returns a head coach's appeal, SDs. */
export function coachAppealOf(leader: Leader, record: RecordSoFar, tuning: OffseasonTuning): number {
  return coachAppealParts(leader, record, tuning).reduce((sum, part) => sum + part, 0);
}
