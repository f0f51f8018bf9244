import { z } from 'zod';
import { game, page } from './shared.ts';

export const week = z.strictObject({
  ...page,
  /** The most watchable first, marked `game_of_week`. */
  games: z.array(game),
});
export type Week = z.infer<typeof week>;
