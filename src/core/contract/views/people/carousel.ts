import { z } from 'zod';
import { JOB_ENDS, STAFF_SIDES } from '../../../model/coaches.ts';
import { page, whole } from '../shared.ts';
import { coachStop, hiredCoach } from './coaches.ts';

/** Coaching changes after a season. */

const named = { id: whole, first: z.string(), last: z.string() };

const leavingCoach = z
  .strictObject({
    ...named,
    age: whole,
    since: whole,
    end: z.enum(JOB_ENDS),
    /** The week after which he was fired; null if he finished the season. */
    week: whole.nullable(),
    to: coachStop.nullable(),
  })
  .meta({ id: 'LeavingCoach' });
export type LeavingCoach = z.infer<typeof leavingCoach>;

const headChange = z
  .strictObject({
    team: z.string(),
    conference: z.string(),
    /** Record with the program over known seasons; null for a program joining FBS. */
    left: leavingCoach.extend({ wins: whole, losses: whole }).nullable(),
    /** The coordinator who led the team for the rest of the season. */
    interim: z.strictObject(named).nullable(),
    /** Null while the job is open, and for a program leaving FBS. */
    hired: hiredCoach.nullable(),
  })
  .meta({ id: 'HeadChange' });
export type HeadChange = z.infer<typeof headChange>;

const coordinatorChange = z
  .strictObject({
    team: z.string(),
    side: z.enum(STAFF_SIDES),
    left: leavingCoach.nullable(),
    hired: hiredCoach.nullable(),
  })
  .meta({ id: 'CoordinatorChange' });
export type CoordinatorChange = z.infer<typeof coordinatorChange>;

export const carouselPage = z
  .strictObject({
    ...page,
    /** The season during or after which the coaches left. */
    year: whole,
    /** Seasons with known changes, newest first, back to the one before the dynasty. */
    years: z.array(whole),
    /** Whether the December changes of that season have been made. */
    complete: z.boolean(),
    /** Most prestigious program first. */
    heads: z.array(headChange),
    coordinators: z.array(coordinatorChange),
  })
  .meta({ id: 'CarouselPage' });
export type CarouselPage = z.infer<typeof carouselPage>;
