import { z } from 'zod';
import { COACH_ORIGINS, JOB_ENDS, STAFF_SIDES } from '../../../model/coaches.ts';
import { STAFF_ACTS } from '../../../model/staff-choices.ts';
import { page, whole } from '../shared.ts';
import { coachStop } from './coaches.ts';

/** The coordinators of the player's coach: cost, value, and possible replacements. */

/** A range that holds for eight of ten coaches with the same public record. */
const range = z.strictObject({ low: z.number(), high: z.number() });
export type StaffRange = z.infer<typeof range>;

/** A coordinator's estimated value compared with the average one. */
const worth = {
  /** Rating points his play calling adds on his side of the ball. */
  calls: range,
  /** Rating points a winter he adds to each player on his side. */
  develops: range,
  /** Weekly recruiting hours. */
  hours: range,
};

const assistant = z
  .strictObject({
    side: z.enum(STAFF_SIDES),
    id: whole,
    first: z.string(),
    last: z.string(),
    age: whole,
    /** His first season in the job. */
    since: whole,
    /** Last season of his contract, and his salary in million dollars. */
    through: whole,
    pay: z.number(),
    ...worth,
    /** Why he leaves after the season; null if he stays. */
    end: z.enum(JOB_ENDS).nullable(),
    to: coachStop.nullable(),
    /** Whether he starts next season. */
    next: z.boolean(),
    /** A new coordinator's previous job; null if not in FBS, or if he is not new. */
    from: coachStop.nullable(),
    /** The player's decision about him. */
    decided: z.enum(STAFF_ACTS).nullable(),
  })
  .meta({ id: 'Assistant' });
export type Assistant = z.infer<typeof assistant>;

const candidate = z
  .strictObject({
    side: z.enum(STAFF_SIDES),
    id: whole,
    first: z.string(),
    last: z.string(),
    age: whole,
    /** His current or last job; null if none in FBS, in which case he has no page. */
    from: coachStop.nullable(),
    /** Whether he has that job now. */
    employed: z.boolean(),
    origin: z.enum(COACH_ORIGINS),
    /** Whether he has worked for the player before. */
    again: z.boolean(),
    /** In million dollars a season. */
    asks: z.number(),
    /** Whether he fits the staff budget. */
    affordable: z.boolean(),
    ...worth,
  })
  .meta({ id: 'StaffCandidate' });
export type StaffCandidate = z.infer<typeof candidate>;

export const staffPage = z
  .strictObject({
    ...page,
    year: whole,
    /** Why the staff cannot be changed now; null if it can. */
    closed: z.string().nullable(),
    /** The program in question: the one the player's coach leads next season. */
    program: z.string(),
    /** Next season's staff budget in million dollars: total, committed, and owed to fired coordinators. */
    pool: z.number(),
    committed: z.number(),
    owed: z.number(),
    coordinators: z.array(assistant),
    candidates: z.array(candidate),
  })
  .meta({ id: 'StaffPage' });
export type StaffPage = z.infer<typeof staffPage>;
