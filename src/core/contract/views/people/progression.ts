import { z } from 'zod';
import { page, player, whole } from '../shared.ts';

/** Class and rating are next season's; `change` is the rating gained, negative if it fell. */
const progressedPlayer = player.extend({ change: whole }).meta({ id: 'ProgressedPlayer' });
export type ProgressedPlayer = z.infer<typeof progressedPlayer>;

/** Class and rating are those of the season just played. */
export const leavingPlayer = player
  .extend({ reason: z.enum(['graduated', 'declared', 'left', 'portal']) })
  .meta({ id: 'LeavingPlayer' });
export type LeavingPlayer = z.infer<typeof leavingPlayer>;

/** The player's own team between seasons. */
export const rosterProgression = z.strictObject({
  ...page,
  /** The season of the classes and ratings shown: the upcoming one. */
  roster_year: whole,
  /** Returning players who did not get worse. */
  progressed: z.array(progressedPlayer),
  /** Returning players who got worse. */
  declined: z.array(progressedPlayer),
  leaving: z.array(leavingPlayer),
});
export type RosterProgression = z.infer<typeof rosterProgression>;
