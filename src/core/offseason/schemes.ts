import type { Offense } from '../model/program/schemes.ts';
import type { TeamStyle } from '../model/team.ts';
import type { Tuning } from '../tuning/index.ts';

type SchemeTuning = Pick<Tuning, 'schemes'>;

/**
 * Returns the offense a staff teaches, by its style in standard scores.
 * @param option whether the program runs the option that year
 */
export function offensiveScheme(
  { passLean, tempo }: Pick<TeamStyle, 'passLean' | 'tempo'>,
  option: boolean,
  { schemes: knobs }: SchemeTuning,
): Offense {
  if (option || passLean < knobs.option) return 'option';
  if (passLean > knobs.airRaid) return 'air raid';
  if (tempo > knobs.spread) return 'spread';
  return tempo < knobs.pro ? 'pro' : 'multiple';
}
