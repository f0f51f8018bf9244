import { z } from 'zod';
import { calledOff, game, page, whole } from '../shared.ts';
import { arc } from './arcs.ts';

export const news = z.strictObject({
  ...page,
  /** The week told of; null before the first is played. */
  week: whole.nullable(),
  /** The latest week that can be told of; null likewise. */
  latest: whole.nullable(),
  /** The player's game of that week; null in an open week. */
  own_game: game.nullable(),
  /** What that game changed, a sentence each; empty in an open week. */
  changes: z.array(z.string()),
  /** The games the week will be remembered for, with their headlines: the lead, and at most ten more. */
  stories: z.array(game),
  /** Games called off since, of the week after; absent in a season that is not cut short. */
  called_off: z.array(calledOff).optional(),
  /** What goes on for longer than a week: the player's own team's first, then the greatest of the nation. */
  arcs: z.array(arc),
});
export type News = z.infer<typeof news>;
