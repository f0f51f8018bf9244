import type { PlayerId } from '../../../src/core/model/ids.ts';
import { fullNames } from '../../../src/core/offseason/names.ts';
import { type ClassContext, fillOpenings, rosterOpenings } from '../../../src/core/offseason/recruiting.ts';
import type { ClassInput, NewPlayers } from '../../../src/core/offseason/types.ts';
import { type Seed, stream } from '../../../src/core/random/stream.ts';

/**
 * Signs the nation's freshman class: every roster is filled again, position by position. Talent follows prestige,
 * conference, distance from home and chance.
 */
export function signClass(input: ClassInput, seed: Seed, firstId: PlayerId): NewPlayers {
  const teams = input.programs.map((p) => p.team);
  const context: ClassContext = {
    year: input.year,
    programs: input.programs,
    reference: input.reference,
    tuning: input.tuning,
    seed,
    takenNames: fullNames(input.returning),
  };
  const openings = rosterOpenings(teams, input.returning, input.tuning, input.rules);
  return fillOpenings(openings, context, firstId, stream(seed, 'recruiting', input.year));
}
