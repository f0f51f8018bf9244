import type { Coordinator, HeadCoach } from '../model/coaches.ts';
import { type Seed, stream } from '../random/stream.ts';

/** What coaches differ in. */
type Skill = 'recruiting' | 'developing' | 'game day';

/**
 * How good a head coach is at something, in SDs beside the usual one, for as long as he leads the program. Streams of their
 * own: nothing else follows from them.
 */
export function headSkill(seed: Seed, { team, spell }: Pick<HeadCoach, 'team' | 'spell'>, skill: Skill): number {
  return stream(seed, 'head coach', team, spell, skill).normal();
}

/** The same of a coordinator. */
export function coordinatorSkill(
  seed: Seed,
  { side, team, spell }: Pick<Coordinator, 'side' | 'team' | 'spell'>,
  skill: Skill,
): number {
  return stream(seed, 'coordinator', side, team, spell, skill).normal();
}
