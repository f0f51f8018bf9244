import { z } from 'zod';
import { gamesAround, whole, yearPage } from '../shared.ts';

const standingsRow = z
  .strictObject({
    name: z.string(),
    /** Its division, rank there and the tiebreaker that decided it; all absent in a conference without divisions. */
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
    /** The tiebreaker that ranked the team among those with the same record; null if none was needed. */
    tiebreak: z.string().nullable(),
  })
  .meta({ id: 'StandingsRow' });
export type StandingsRow = z.infer<typeof standingsRow>;

export const standings = z.strictObject({
  ...yearPage,
  /** Absent for independents. */
  conference: z.string().optional(),
  /** In one order across the conference, by its tiebreakers. */
  teams: z.array(standingsRow),
});
export type Standings = z.infer<typeof standings>;
