import { z } from 'zod';
import { className, playerName, whole } from './shared.ts';

export const foundPlayer = z
  .strictObject({ ...playerName, year: className, rating: whole, team: z.string() })
  .meta({ id: 'FoundPlayer' });
export type FoundPlayer = z.infer<typeof foundPlayer>;

export const playerSearch = z.strictObject({
  /** Of all teams' rosters, best rating first, at most twenty. */
  players: z.array(foundPlayer),
});
export type PlayerSearch = z.infer<typeof playerSearch>;
