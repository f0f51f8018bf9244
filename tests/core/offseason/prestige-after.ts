import type { Prestige } from '../../../src/core/model/facts.ts';
import type { TeamId } from '../../../src/core/model/ids.ts';
import { type PrestigeInput, prestigeMoves } from '../../../src/core/offseason/prestige.ts';
import type { Seed } from '../../../src/core/random/stream.ts';

/** Prestige after a season by team, without what moved it. */
export function prestigeAfter(input: PrestigeInput, seed: Seed): Map<TeamId, Prestige> {
  return new Map([...prestigeMoves(input, seed)].map(([team, { prestige }]) => [team, prestige]));
}
