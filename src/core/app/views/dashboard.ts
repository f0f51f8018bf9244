import { z } from 'zod';
import { page, scheduleGame, team } from './shared.ts';

export const dashboard = z.strictObject({
  ...page,
  prev_game: scheduleGame.nullable(),
  curr_game: scheduleGame.nullable(),
  /** The team's conference in standings order; for an independent, all independents. */
  confTeams: z.array(team),
  top_10: z.array(team),
});
export type Dashboard = z.infer<typeof dashboard>;
