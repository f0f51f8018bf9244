import { z } from 'zod';
import { info, page, scheduleGame, whole } from './shared.ts';

export const emptyWeek = z.strictObject({ weekPlayed: whole, opponent: z.null() }).meta({ id: 'EmptyWeek' });

export const noncon = z.strictObject({
  ...page,
  /** One entry for every week of the regular season. */
  schedule: z.array(z.union([scheduleGame, emptyWeek])),
});
export type Noncon = z.infer<typeof noncon>;

/** A game just begun: the only answer with `user_id` at its top, the id to send from then on. */
export const newGame = noncon.extend({ user_id: z.string() });
export type NewGame = z.infer<typeof newGame>;

/** Names of teams that can be scheduled, sorted. */
export const freeOpponents = z.array(z.string());
export type FreeOpponents = z.infer<typeof freeOpponents>;

/** What a command that only changes something answers. */
export const success = z.strictObject({ status: z.literal('success'), info }).meta({ id: 'Success' });
export type Success = z.infer<typeof success>;
