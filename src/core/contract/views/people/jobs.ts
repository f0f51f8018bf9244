import { z } from 'zod';
import { COACH_ROLES } from '../../../model/coaches.ts';
import { JOB_CHOICES, PROGRAM_CALLS } from '../../../model/own-coach.ts';
import { SEAT_LEVELS } from '../../../model/people/goals.ts';
import { page, whole } from '../shared.ts';

/** The coach's job market. */

const jobOpening = z
  .strictObject({
    team: z.string(),
    role: z.enum(COACH_ROLES),
    conference: z.string(),
    /** `offer`: it would hire him; `talk`: he is in the conversation; `none`: it is looking elsewhere. */
    call: z.enum(PROGRAM_CALLS),
    prestige: whole,
    ceiling: whole,
    /** Record in the season just ending; null for a program that joins FBS. */
    wins: whole.nullable(),
    losses: whole.nullable(),
    /** This season's team rating, and how many starters are not seniors. */
    rating: z.number().nullable(),
    returning: whole,
    starters: whole,
    /** Next season's NIL budget in million dollars, estimated from this season's; null before NIL. */
    budget: z.number().nullable(),
    /** Rating points a winter that its facilities add per player; null if all facilities are equal. */
    facilities: z.number().nullable(),
    /** In million dollars a season. */
    pay: z.number(),
    /** Wins expected next season per 12 games, from the program's past seasons and prestige. */
    expected_wins: z.number(),
    /** Whether it is a rival of the current program. */
    rival: z.boolean(),
    /** The coach hired if the player turns the job down. */
    candidate: z.strictObject({ id: whole, first: z.string(), last: z.string() }),
  })
  .meta({ id: 'JobOpening' });
export type JobOpening = z.infer<typeof jobOpening>;

const hotSeat = z
  .strictObject({
    team: z.string(),
    conference: z.string(),
    prestige: whole,
    /** The head coach, and his first season there. */
    coach: z.strictObject({ id: whole, first: z.string(), last: z.string() }),
    since: whole,
    wins: whole,
    losses: whole,
    /** His job security, 0 to 100, if the season continues as it has. */
    security: whole,
    level: z.enum(SEAT_LEVELS),
    /** The week after which he was fired; null if he still has the job. */
    fired: whole.nullable(),
  })
  .meta({ id: 'HotSeat' });
export type HotSeat = z.infer<typeof hotSeat>;

export const jobsPage = z
  .strictObject({
    ...page,
    year: whole,
    /** Why no job can be taken now; null if one can. */
    closed: z.string().nullable(),
    /** Whether he was fired after this season. */
    fired: z.boolean(),
    /** Whether he has a job next season unless he decides otherwise. */
    employed: z.boolean(),
    choice: z.strictObject({ kind: z.enum(JOB_CHOICES), team: z.string().nullable() }).nullable(),
    /** Consequences of leaving for the program, in sentences; empty if he leaves none. */
    leaving: z.array(z.string()),
    /** During the season: other programs whose job is open or may open; empty otherwise. */
    hot_seats: z.array(hotSeat),
    openings: z.array(jobOpening),
  })
  .meta({ id: 'JobsPage' });
export type JobsPage = z.infer<typeof jobsPage>;
