import type { Prestige } from '../../../src/core/model/facts.ts';
import type { TeamId } from '../../../src/core/model/ids.ts';
import { type PrestigeInput, prestigeMoves } from '../../../src/core/offseason/prestige.ts';
import type { Seed } from '../../../src/core/random/stream.ts';

/** Returns prestige after a season by team when no one is drafted, without the reasons. */
export function prestigeAfter(input: Omit<PrestigeInput, 'drafted'>, seed: Seed): Map<TeamId, Prestige> {
  return new Map(
    [...prestigeMoves({ ...input, drafted: new Map() }, seed)].map(([team, { prestige }]) => [team, prestige]),
  );
}
