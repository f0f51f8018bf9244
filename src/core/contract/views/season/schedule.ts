import { z } from 'zod';
import { ledBy } from '../people/coaches.ts';
import { calledOff, game, page, scheduleGame, team, teamNames, whole, yearPage } from '../shared.ts';

export const teamSchedule = z.strictObject({
  ...page,
  /** In that season. */
  ...ledBy,
  games: z.array(scheduleGame),
  /** Its games that were canceled or moved, as far as is known; absent in a season that is not cut short. */
  called_off: z.array(calledOff).optional(),
  /** Seasons the dynasty has a schedule of, newest first. */
  years: z.array(whole),
  /** All teams, for the team menu. */
  teams: teamNames,
  /** The team's rank entering each week of that season so far, the final poll last. */
  poll: z.array(z.strictObject({ week: whole, ranking: whole })),
});
export type TeamSchedule = z.infer<typeof teamSchedule>;

/** A team's card. */
export const teamInfo = z.strictObject({
  /** With rank 0 for a team outside FBS. */
  team: team.extend({ ranking: whole }),
  ...ledBy,
});
export type TeamInfo = z.infer<typeof teamInfo>;

export const week = z.strictObject({
  ...yearPage,
  /** The most watchable first, marked `game_of_week`. */
  games: z.array(game),
  /** Games of the week that were canceled or moved; absent in a season that is not cut short. */
  called_off: z.array(calledOff).optional(),
});
export type Week = z.infer<typeof week>;
