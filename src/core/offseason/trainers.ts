import type { TeamId } from '../model/ids.ts';
import { type Seed, stream } from '../random/stream.ts';
import type { OffseasonTuning } from './types.ts';

/**
 * Those who train a program's players from one season to the next. A class is told how it will grow when it signs, so they
 * come and go by chance alone, whatever becomes of the head coach.
 */

/** Whether a program has new ones in season `year`: a fact of the dynasty, the same whoever asks, before its first season too. */
export function newTrainers(seed: Seed, team: TeamId, year: number, tuning: OffseasonTuning): boolean {
  return stream(seed, 'staff change', year, team).chance(tuning.styles.coachChange);
}

/** The first season of those whom a program has in season `year`. */
export function trainersSince(seed: Seed, team: TeamId, year: number, tuning: OffseasonTuning): number {
  const earliest = year - tuning.styles.longestTenure;
  let since = year;
  while (since > earliest && !newTrainers(seed, team, since, tuning)) since -= 1;
  return since;
}
