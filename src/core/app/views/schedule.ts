import { z } from 'zod';
import { page, scheduleGame, teamNames, whole } from './shared.ts';

export const teamSchedule = z.strictObject({
  ...page,
  games: z.array(scheduleGame),
  /** Seasons the dynasty has a schedule of, newest first. */
  years: z.array(whole),
  /** All teams, for the team menu. */
  teams: teamNames,
  /** The team's rank entering each week of that season so far, the final poll last. */
  poll: z.array(z.strictObject({ week: whole, ranking: whole })),
});
export type TeamSchedule = z.infer<typeof teamSchedule>;
