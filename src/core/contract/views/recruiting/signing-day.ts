import { z } from 'zod';
import { SIGNING_DAYS } from '../../../model/program/signing-day.ts';
import { page, positionName, whole } from '../shared.ts';

const recruit = {
  /** His national rank. */
  number: whole,
  first: z.string(),
  last: z.string(),
  pos: positionName,
  stars: whole,
};

const signer = z.strictObject(recruit).meta({ id: 'Signer' });
export type Signer = z.infer<typeof signer>;

/** A recruit who announced, with the player's program among his finalists. */
const announcement = z
  .strictObject({
    ...recruit,
    /** His finalists in the order of their names, which does not give his choice away. */
    hats: z.array(z.string()),
    chose: z.string(),
    ours: z.boolean(),
    /** The program he had been committed to; null if to none. */
    from: z.string().nullable(),
    /** What he did and why, in a sentence or two. */
    text: z.string(),
    /** Rank of the player's class once he had announced. */
    rank: whole,
  })
  .meta({ id: 'Announcement' });
export type Announcement = z.infer<typeof announcement>;

export const signingDayPage = z
  .strictObject({
    ...page,
    /** The season in which the class was recruited. */
    year: whole,
    class_of: whole,
    /** Null where no signing day of the class is known. */
    day: z.enum(SIGNING_DAYS).nullable(),
    /** The signing days of the class that are over, earliest first. */
    days: z.array(z.enum(SIGNING_DAYS)),
    /** Seasons of the dynasty, newest first. */
    years: z.array(whole),
    /** Programs whose classes are ranked. */
    programs: whole,
    /** Rank of the player's class when the day began, and when it was over; 0 without a day. */
    before: whole,
    after: whole,
    /** Earlier commits who signed, who wait until February, and for whom there was no roster spot. */
    letters: z.array(signer),
    waiting: z.array(signer),
    released: z.array(signer),
    /** In the order of the day: the best recruits come last. */
    announcements: z.array(announcement),
  })
  .meta({ id: 'SigningDayPage' });
export type SigningDayPage = z.infer<typeof signingDayPage>;
