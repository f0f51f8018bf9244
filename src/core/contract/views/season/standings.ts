import { z } from 'zod';
import { gamesAround, whole, yearPage } from '../shared.ts';

const standingsRow = z
  .strictObject({
    name: z.string(),
    /** Its division, its place there and the rule that decided it; all absent in a conference without divisions. */
    division: z.string().optional(),
    divisionRank: whole.optional(),
    divisionTiebreak: z.string().nullable().optional(),
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
  ...yearPage,
  /** Absent for the independents. */
  conference: z.string().optional(),
  /** In one order over the whole conference, by its tiebreakers. */
  teams: z.array(standingsRow),
});
export type Standings = z.infer<typeof standings>;
