import { z } from 'zod';
import { teamRecord, whole, yearPage } from '../shared.ts';

const beaten = z.strictObject({
  name: z.string(),
  /** Its place in this ranking. */
  place: whole,
});

const selected = z
  .strictObject({
    /** Place in the ranking, 1 best. */
    place: whole,
    name: z.string(),
    conference: z.string(),
    ...teamRecord,
    /** Places gained since the ranking of the week before; null in a season's first. */
    movement: whole.nullable(),
    /** Place in the poll of the same week. */
    ranking: whole,
    /** Whether it has won its conference. */
    champion: z.boolean(),
    /** Absent before the team has played. */
    strength_of_record: z.number().optional(),
    /** Wins over teams of the first 25 of this ranking. */
    ranked_wins: whole,
    /** The best team it has beaten, and the last of those that have beaten it; null: none. */
    best_win: beaten.nullable(),
    worst_loss: beaten.nullable(),
  })
  .meta({ id: 'Selected' });
export type Selected = z.infer<typeof selected>;

export const selectionPage = z.strictObject({
  ...yearPage,
  /** The ranking body: the BCS where two teams play for the title, else the committee. */
  body: z.enum(['bcs', 'committee']),
  /** The week entering which the season's first ranking is published. */
  first_week: whole,
  /** The week that it is entering; null before the first. */
  week: whole.nullable(),
  /** All teams, best first; none before the first ranking. */
  teams: z.array(selected),
});
export type Selection = z.infer<typeof selectionPage>;
