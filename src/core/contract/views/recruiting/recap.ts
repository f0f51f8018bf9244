import { z } from 'zod';
import { RECAP_PERIODS } from '../../../model/recruiting.ts';
import { page, playerName, whole } from '../shared.ts';

/** A target who committed during the period. */
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
    /** Our rank among his finalists; 1 if he chose us. */
    place: whole.min(1),
    /** What happened and why, in a sentence. */
    text: z.string(),
  })
  .meta({ id: 'RecapChoice' });
export type RecapChoice = z.infer<typeof recapChoice>;

/** A recruit committed to the player's program, on a signing day. */
const recapSigner = z
  .strictObject({
    number: whole,
    first: playerName.first,
    last: playerName.last,
    pos: playerName.pos,
    stars: whole.min(1).max(5),
    /** `signed`: his letter is in; `waiting`: he signs in February; `released`: no roster spot was left for him. */
    letter: z.enum(['signed', 'waiting', 'released']),
  })
  .meta({ id: 'RecapSigner' });
export type RecapSigner = z.infer<typeof recapSigner>;

const recapLine = z.strictObject({ tone: z.enum(['good', 'bad', 'plain']), text: z.string() });
export type RecapLine = z.infer<typeof recapLine>;

/** Results of a long recruiting period for the player's program. */
export const recap = z
  .strictObject({
    ...page,
    period: z.enum(RECAP_PERIODS),
    /** Finished periods of the season, earliest first. */
    periods: z.array(z.enum(RECAP_PERIODS)),
    /** Class rank before and after the period; null if unknown. */
    rank_before: whole.nullable(),
    rank: whole.nullable(),
    committed: z.array(recapChoice),
    /** Targets who chose another program, closest first. */
    lost: z.array(recapChoice),
    /** Signing-day counts; the announcements have their own page. Null in a period without a signing day. */
    signing: z.strictObject({ announced: whole, letters: whole }).nullable(),
    /** Earlier commits on the signing day, best first; empty in a period without one. */
    signers: z.array(recapSigner),
    /** Results of promises and calls over the winter. */
    portal: z.array(recapLine),
    /** Undecided targets with an offer. */
    open: whole,
  })
  .meta({ id: 'Recap' });
export type Recap = z.infer<typeof recap>;
