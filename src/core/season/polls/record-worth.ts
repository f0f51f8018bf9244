import { parOf, type Resume } from './strength-of-record.ts';

/** How much a record counts with a body that ranks teams, in its own points. */
export interface RecordWeights {
  /** Per win beyond what the average ranked team would expect against the schedule. */
  win: number;
  /** Cost of each loss, to any opponent. */
  loss: number;
  /** Losses beyond this number cost nothing more. */
  lossesCounted: number;
  /** Share of its games the average ranked team would lose against a respectable schedule. */
  hardSchedule: number;
  /** Cost per loss that an easier schedule spares that average team. */
  weakSchedule: number;
}

/** Returns the total cost of a team's losses, whoever the opponents. */
export function costOfLosses(losses: number, { loss, lossesCounted }: RecordWeights): number {
  return loss * Math.min(losses, lossesCounted);
}

/** Returns what a weak schedule costs: one against which the average ranked team would win `par` of its games. */
export function costOfSchedule(par: number, games: number, { hardSchedule, weakSchedule }: RecordWeights): number {
  return weakSchedule * Math.max(0, hardSchedule * games - (games - par));
}

/** Returns the value of a record: wins and losses by opponent, the number of losses, and the strength of schedule. */
export function recordWorth(resume: Resume, weights: RecordWeights): number {
  const par = parOf(resume);
  const schedule = costOfSchedule(par, resume.chances.length, weights);
  return weights.win * (resume.wins - par) - costOfLosses(resume.losses, weights) - schedule;
}
