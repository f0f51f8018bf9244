import { z } from 'zod';
import { teamRecord, whole, yearPage } from '../shared.ts';

const beaten = z.strictObject({
  name: z.string(),
  /** Rank in this ranking. */
  place: whole,
});

const selected = z
  .strictObject({
    /** Rank, 1 for the best. */
    place: whole,
    name: z.string(),
    conference: z.string(),
    ...teamRecord,
    /** Ranks gained since the previous week's ranking; null in a season's first. */
    movement: whole.nullable(),
    /** Rank in the same week's poll. */
    ranking: whole,
    /** Whether it has won its conference. */
    champion: z.boolean(),
    /** Absent before the team has played. */
    strength_of_record: z.number().optional(),
    /** Wins over teams in this ranking's top 25. */
    ranked_wins: whole,
    /** The best team it has beaten, and the worst that has beaten it; null if none. */
    best_win: beaten.nullable(),
    worst_loss: beaten.nullable(),
  })
  .meta({ id: 'Selected' });
export type Selected = z.infer<typeof selected>;

export const selectionPage = z.strictObject({
  ...yearPage,
  /** The ranking body: the BCS when two teams play for the title, otherwise the committee. */
  body: z.enum(['bcs', 'committee']),
  /** The week entering which the first ranking of the season is released. */
  first_week: whole,
  /** The week the ranking enters; null before the first. */
  week: whole.nullable(),
  /** All teams, best first; empty before the first ranking. */
  teams: z.array(selected),
});
export type Selection = z.infer<typeof selectionPage>;
