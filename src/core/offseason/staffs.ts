import type { TeamId } from '../model/ids.ts';
import { type Seed, stream } from '../random/stream.ts';
import type { OffseasonTuning } from './types.ts';

/**
 * Whether a program has a new staff in season `year`. Like everything about staffs a fact of the dynasty:
 * the same whoever asks, before the dynasty's first season too.
 */
export function newStaff(seed: Seed, team: TeamId, year: number, tuning: OffseasonTuning): boolean {
  return stream(seed, 'staff change', year, team).chance(tuning.styles.coachChange);
}

/** The first season of the staff that a program has in season `year`. */
export function staffSince(seed: Seed, team: TeamId, year: number, tuning: OffseasonTuning): number {
  const earliest = year - tuning.styles.longestTenure;
  let since = year;
  while (since > earliest && !newStaff(seed, team, since, tuning)) since -= 1;
  return since;
}
