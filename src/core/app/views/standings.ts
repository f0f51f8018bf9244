import { z } from 'zod';
import { gamesAround, page, whole } from './shared.ts';

const standingsRow = z
  .strictObject({
    name: z.string(),
    /** Absent in a conference without divisions; teams of one stand together, its first of all first. */
    division: z.string().optional(),
    ranking: whole,
    rating: z.number(),
    confWins: whole,
    confLosses: whole,
    totalWins: whole,
    totalLosses: whole,
    ...gamesAround,
    /** The rule that put the team ahead of or behind those with the same record; null where none was needed. */
    tiebreak: z.string().nullable(),
  })
  .meta({ id: 'StandingsRow' });
export type StandingsRow = z.infer<typeof standingsRow>;

export const standings = z.strictObject({
  ...page,
  /** Absent for the independents. */
  conference: z.string().optional(),
  /** In standings order. */
  teams: z.array(standingsRow),
});
export type Standings = z.infer<typeof standings>;
