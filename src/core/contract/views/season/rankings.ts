import { z } from 'zod';
import { gamesAround, teamRecord, whole, yearPage } from '../shared.ts';

export const ranking = z
  .strictObject({
    name: z.string(),
    ranking: whole,
    ...teamRecord,
    /** Ranks gained since the previous poll; negative for ranks lost. */
    movement: whole,
    /** Absent before there is a poll. */
    poll_score: z.number().optional(),
    /** Absent before the team has played. */
    strength_of_record: z.number().optional(),
    ...gamesAround,
  })
  .meta({ id: 'Ranking' });
export type Ranking = z.infer<typeof ranking>;

export const rankings = z.strictObject({
  ...yearPage,
  /** All teams, best first. */
  rankings: z.array(ranking),
});
export type Rankings = z.infer<typeof rankings>;

export const pollHistory = z.strictObject({
  ...yearPage,
  /** Weeks that began with a poll, in order. */
  weeks: z.array(whole),
  /** By the latest poll, best first. */
  teams: z.array(
    z.strictObject({
      name: z.string(),
      /** Rank entering each of `weeks`; null if the poll did not include the team. */
      ranks: z.array(whole.nullable()),
    }),
  ),
});
export type PollHistory = z.infer<typeof pollHistory>;
