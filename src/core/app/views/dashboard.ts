import { z } from 'zod';
import { nearestGames, page, scheduleGame, team } from './shared.ts';

const openDecision = z
  .strictObject({
    what: z.enum(['recruiting', 'portal', 'budget']),
    /** What is open, in few words: `12 recruiting hours`. */
    short: z.string(),
    /** The same and what it would change, in a sentence. */
    text: z.string(),
  })
  .meta({ id: 'OpenDecision' });
export type OpenDecision = z.infer<typeof openDecision>;

export const dashboard = z.strictObject({
  ...page,
  /** Of the week before the current one; null when it was open. */
  prev_game: scheduleGame.nullable(),
  /** Of the current week; null when it is open or the season is over. */
  curr_game: scheduleGame.nullable(),
  ...nearestGames,
  /** The team's conference in standings order; for an independent, all independents. */
  confTeams: z.array(team),
  top_10: z.array(team),
  /** What the coach could decide now; nobody has to, and his staff does what he leaves. */
  open: z.array(openDecision),
});
export type Dashboard = z.infer<typeof dashboard>;
