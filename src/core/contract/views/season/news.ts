import { z } from 'zod';
import { calledOff, game, page, whole } from '../shared.ts';
import { arc } from './arcs.ts';

export const news = z.strictObject({
  ...page,
  /** The week covered; null before the first is played. */
  week: whole.nullable(),
  /** The latest week that can be covered; null before the first is played. */
  latest: whole.nullable(),
  /** The player's game of that week; null for a bye. */
  own_game: game.nullable(),
  /** Consequences of that game, a sentence each; empty for a bye. */
  changes: z.array(z.string()),
  /** The week's biggest games with headlines: the lead, and up to ten more. */
  stories: z.array(game),
  /** Games of the following week called off since; absent in a full-length season. */
  called_off: z.array(calledOff).optional(),
  /** Longer storylines: the player's team's first, then the biggest nationally. */
  arcs: z.array(arc),
});
export type News = z.infer<typeof news>;
