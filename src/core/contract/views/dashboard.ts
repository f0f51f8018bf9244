import { z } from 'zod';
import { nearestGames, page, scheduleGame, team } from './shared.ts';

export const dashboard = z.strictObject({
  ...page,
  /** The previous week's game; null for a bye. */
  prev_game: scheduleGame.nullable(),
  /** The current week's game; null for a bye or after the season. */
  curr_game: scheduleGame.nullable(),
  ...nearestGames,
  /** The team's conference in standings order; for an independent, all independents. */
  confTeams: z.array(team),
  top_10: z.array(team),
});
export type Dashboard = z.infer<typeof dashboard>;
