import { z } from 'zod';
import { page, player, whole } from '../shared.ts';

/** Class and rating are those of the season to come; `change` is what the rating gained, negative if it fell. */
const progressedPlayer = player.extend({ change: whole }).meta({ id: 'ProgressedPlayer' });
export type ProgressedPlayer = z.infer<typeof progressedPlayer>;

/** Class and rating are those of the season just played. */
export const leavingPlayer = player
  .extend({ reason: z.enum(['graduated', 'declared', 'left', 'portal']) })
  .meta({ id: 'LeavingPlayer' });
export type LeavingPlayer = z.infer<typeof leavingPlayer>;

/** The player's own team between two seasons. */
export const rosterProgression = z.strictObject({
  ...page,
  /** The season whose classes and ratings are shown: the one to come. */
  roster_year: whole,
  /** Those who return no worse than they were. */
  progressed: z.array(progressedPlayer),
  /** Those who return worse. */
  declined: z.array(progressedPlayer),
  leaving: z.array(leavingPlayer),
});
export type RosterProgression = z.infer<typeof rosterProgression>;
