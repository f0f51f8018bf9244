import type { Coordinator, HeadCoach } from '../model/coaches.ts';
import { type Seed, stream } from '../random/stream.ts';

/**
 * How good a recruiter a coach is, in SDs beside the usual one. Everybody in the trade knows it, and it stays with him for as
 * long as he is there. Streams of their own: nothing else follows from it.
 */

export function headRecruiting(seed: Seed, { team, spell }: Pick<HeadCoach, 'team' | 'spell'>): number {
  return stream(seed, 'head coach', team, spell, 'recruiting').normal();
}

export function coordinatorRecruiting(seed: Seed, { side, team, spell }: Pick<Coordinator, 'side' | 'team' | 'spell'>) {
  return stream(seed, 'coordinator', side, team, spell, 'recruiting').normal();
}
