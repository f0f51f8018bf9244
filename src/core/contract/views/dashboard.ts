import { z } from 'zod';
import { nearestGames, page, scheduleGame, team } from './shared.ts';

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
});
export type Dashboard = z.infer<typeof dashboard>;
