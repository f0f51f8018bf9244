import { z } from 'zod';
import { ledBy } from '../people/coaches.ts';
import { calledOff, game, page, scheduleGame, team, teamNames, whole, yearPage } from '../shared.ts';

export const teamSchedule = z.strictObject({
  ...page,
  /** Head coach and schemes that season. */
  ...ledBy,
  games: z.array(scheduleGame),
  /** Its canceled or moved games, as far as known; absent in a full-length season. */
  called_off: z.array(calledOff).optional(),
  /** Seasons with a schedule, newest first. */
  years: z.array(whole),
  /** All teams, for the team menu. */
  teams: teamNames,
  /** Rank entering each week of that season so far, final poll last. */
  poll: z.array(z.strictObject({ week: whole, ranking: whole })),
});
export type TeamSchedule = z.infer<typeof teamSchedule>;

/** A team's card. */
export const teamInfo = z.strictObject({
  /** Rank 0 for a team outside FBS. */
  team: team.extend({ ranking: whole }),
  ...ledBy,
});
export type TeamInfo = z.infer<typeof teamInfo>;

export const week = z.strictObject({
  ...yearPage,
  /** Best game to watch first, marked `game_of_week`. */
  games: z.array(game),
  /** Canceled or moved games of the week; absent in a full-length season. */
  called_off: z.array(calledOff).optional(),
});
export type Week = z.infer<typeof week>;
