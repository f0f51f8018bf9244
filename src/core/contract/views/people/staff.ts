import { z } from 'zod';
import { COACH_ORIGINS, JOB_ENDS, STAFF_SIDES } from '../../../model/coaches.ts';
import { STAFF_ACTS } from '../../../model/staff-choices.ts';
import { page, whole } from '../shared.ts';
import { coachStop } from './coaches.ts';

/** The coordinators of the player's coach: what they cost, what they are worth, and who else would come. */

/** Eight of ten coaches who look like this one are in it. */
const range = z.strictObject({ low: z.number(), high: z.number() });
export type StaffRange = z.infer<typeof range>;

/** What a coordinator seems to be worth beside the usual one. */
const worth = {
  /** Points of the team's rating that his play calls are worth on his side of the ball. */
  calls: range,
  /** Rating points a winter that he adds to each player of his side. */
  develops: range,
  /** Recruiting hours a week. */
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
    /** The last season of his contract, and what he is paid a season, million dollars. */
    through: whole,
    pay: z.number(),
    ...worth,
    /** Why he leaves after the season; null: he stays. */
    end: z.enum(JOB_ENDS).nullable(),
    to: coachStop.nullable(),
    /** He starts next season. */
    next: z.boolean(),
    /** Where a new one was before; null: nowhere in FBS, or he is not new. */
    from: coachStop.nullable(),
    /** What the player has decided about him. */
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
    /** His job, or the last he had; null: none in FBS, and so no page of his own. */
    from: coachStop.nullable(),
    /** Whether he has that job now. */
    employed: z.boolean(),
    origin: z.enum(COACH_ORIGINS),
    /** He has worked for the player before. */
    again: z.boolean(),
    /** Million dollars a season. */
    asks: z.number(),
    /** The staff budget has room for him. */
    affordable: z.boolean(),
    ...worth,
  })
  .meta({ id: 'StaffCandidate' });
export type StaffCandidate = z.infer<typeof candidate>;

export const staffPage = z
  .strictObject({
    ...page,
    year: whole,
    /** Why the staff cannot be changed now; null when it can. */
    closed: z.string().nullable(),
    /** The program whose staff it is: the one that the player's coach leads next season. */
    program: z.string(),
    /** Million dollars for next season's coordinators, what is committed of it, and owed to those who were fired. */
    pool: z.number(),
    committed: z.number(),
    owed: z.number(),
    coordinators: z.array(assistant),
    candidates: z.array(candidate),
  })
  .meta({ id: 'StaffPage' });
export type StaffPage = z.infer<typeof staffPage>;
