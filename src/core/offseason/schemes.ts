import { frontShares } from '../football/system.ts';
import type { Coordinator } from '../model/coaches.ts';
import { DEFENSES, type Defense, type Offense } from '../model/program/schemes.ts';
import type { TeamStyle } from '../model/team.ts';
import { type Seed, stream } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';

/** Which schemes staffs teach. Like the people they follow from the dynasty's seed and are never stored. */

type SchemeTuning = Pick<Tuning, 'schemes'>;

/**
 * What an offense is built on: a region of its staff's style, in standard numbers.
 * @param option whether the program runs the option that year
 */
export function offensiveScheme(
  { passLean, tempo }: Pick<TeamStyle, 'passLean' | 'tempo'>,
  option: boolean,
  { schemes: k }: SchemeTuning,
): Offense {
  if (option || passLean < k.option) return 'option';
  if (passLean > k.airRaid) return 'air raid';
  if (tempo > k.spread) return 'spread';
  return tempo < k.pro ? 'pro' : 'multiple';
}

/**
 * The front that each of a program's defensive coordinators teaches, in their order: his own, or under the same head coach
 * often that of the man before him.
 */
export function defensiveSchemes(men: readonly Coordinator[], seed: Seed, tuning: SchemeTuning): Defense[] {
  const shares = frontShares(tuning);
  const out: Defense[] = [];
  men.forEach(({ team, spell }, i) => {
    const dice = stream(seed, 'coordinator', 'defense', team, spell, 'scheme');
    const own = DEFENSES[dice.weighted(shares)]!;
    const stays = i > 0 && men[i - 1]!.end !== 'head_coach' && dice.chance(tuning.schemes.kept);
    out.push(stays ? out[i - 1]! : own);
  });
  return out;
}
