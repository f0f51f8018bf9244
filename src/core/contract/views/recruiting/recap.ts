import { z } from 'zod';
import { RECAP_TURNS } from '../../../model/recruiting.ts';
import { page, playerName, whole } from '../shared.ts';

/** A target who chose in the turn. */
const recapChoice = z
  .strictObject({
    /** His number in the class. */
    number: whole,
    first: playerName.first,
    last: playerName.last,
    pos: playerName.pos,
    stars: whole.min(1).max(5),
    /** The program he chose. */
    team: z.string(),
    /** Our place among his finalists, 1 for the program he chose. */
    place: whole.min(1),
    /** How it went and why, in a sentence. */
    text: z.string(),
  })
  .meta({ id: 'RecapChoice' });
export type RecapChoice = z.infer<typeof recapChoice>;

const recapLine = z.strictObject({ tone: z.enum(['good', 'bad', 'plain']), text: z.string() });
export type RecapLine = z.infer<typeof recapLine>;

/** What a long turn of recruiting resolved for the player's program. */
export const recap = z
  .strictObject({
    ...page,
    turn: z.enum(RECAP_TURNS),
    /** Turns of the season that are over, earliest first. */
    turns: z.array(z.enum(RECAP_TURNS)),
    /** Class rank before the turn and after it; null where that is not known. */
    rank_before: whole.nullable(),
    rank: whole.nullable(),
    committed: z.array(recapChoice),
    /** Targets who chose another program, the closest first. */
    lost: z.array(recapChoice),
    /** A signing day tells its announcements on its own page; null in a turn without one. */
    signing: z.strictObject({ announced: whole, letters: whole }).nullable(),
    /** Promises and calls, answered over the winter. */
    portal: z.array(recapLine),
    /** Targets with an offer who have not chosen. */
    open: whole,
  })
  .meta({ id: 'Recap' });
export type Recap = z.infer<typeof recap>;
