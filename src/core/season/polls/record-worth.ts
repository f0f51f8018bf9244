import { parOf, type Resume } from './strength-of-record.ts';

/** How much a record counts for a body that ranks teams, in its own points. */
export interface RecordWeights {
  /** For each win beyond what the average ranked team would expect of the schedule. */
  win: number;
  /** Cost of each loss, to any opponent. */
  loss: number;
  /** Losses after which another takes nothing more. */
  lossesCounted: number;
  /** Share of its games that the average ranked team would lose against a schedule that is taken seriously. */
  hardSchedule: number;
  /** Taken for each such loss that is missing from the schedule. */
  weakSchedule: number;
}

/** Total cost of a team's losses, whatever the opponents. */
export function costOfLosses(losses: number, { loss, lossesCounted }: RecordWeights): number {
  return loss * Math.min(losses, lossesCounted);
}

/** What a schedule costs against which the average ranked team would win `par` of its games: a weak one proves little. */
export function costOfSchedule(par: number, games: number, { hardSchedule, weakSchedule }: RecordWeights): number {
  return weakSchedule * Math.max(0, hardSchedule * games - (games - par));
}

/** Value of a record: the teams beaten and lost to, the number of losses, and the strength of the schedule. */
export function recordWorth(resume: Resume, weights: RecordWeights): number {
  const par = parOf(resume);
  const schedule = costOfSchedule(par, resume.chances.length, weights);
  return weights.win * (resume.wins - par) - costOfLosses(resume.losses, weights) - schedule;
}
