import { z } from 'zod';
import { COACH_ROLES } from '../../../model/coaches.ts';
import { JOB_CHOICES, PROGRAM_CALLS } from '../../../model/own-coach.ts';
import { page, whole } from '../shared.ts';

/** The job market of the player's coach. */

const jobOpening = z
  .strictObject({
    team: z.string(),
    role: z.enum(COACH_ROLES),
    conference: z.string(),
    /** `offer`: it would hire him; `talk`: his name comes up; `none`: it looks elsewhere. */
    call: z.enum(PROGRAM_CALLS),
    prestige: whole,
    ceiling: whole,
    /** Of the season that ends. */
    wins: whole,
    losses: whole,
    /** This season's team, and how many of its starters are no seniors. */
    rating: z.number().nullable(),
    returning: whole,
    starters: whole,
    /** NIL budget of next season, million dollars, estimated from this one's; null before NIL. */
    budget: z.number().nullable(),
    /** Rating points that its facilities add to its players in a winter; null where there is no difference. */
    facilities: z.number().nullable(),
    /** Million dollars a season. */
    pay: z.number(),
    /** Wins of 12 expected next season, by its years and its prestige. */
    expected_wins: z.number(),
    /** A rival of the present program. */
    rival: z.boolean(),
    /** The coach hired if the user turns the job down. */
    candidate: z.strictObject({ id: whole, first: z.string(), last: z.string() }),
  })
  .meta({ id: 'JobOpening' });
export type JobOpening = z.infer<typeof jobOpening>;

export const jobsPage = z
  .strictObject({
    ...page,
    year: whole,
    /** Why no job can be taken now; null when one can. */
    closed: z.string().nullable(),
    /** Whether he has been fired after this season. */
    fired: z.boolean(),
    /** Whether he has a job for next season unless he decides otherwise. */
    employed: z.boolean(),
    /** What he has decided. */
    choice: z.strictObject({ kind: z.enum(JOB_CHOICES), team: z.string().nullable() }).nullable(),
    /** What leaving costs the program, in sentences; empty where he leaves none. */
    leaving: z.array(z.string()),
    openings: z.array(jobOpening),
  })
  .meta({ id: 'JobsPage' });
export type JobsPage = z.infer<typeof jobsPage>;
