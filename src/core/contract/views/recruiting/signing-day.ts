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

/** A recruit who announced with the player's program among his finalists. */
const announcement = z
  .strictObject({
    ...recruit,
    /** His finalists sorted by name, which does not give his choice away. */
    hats: z.array(z.string()),
    chose: z.string(),
    ours: z.boolean(),
    /** The program he was committed to before; null if none. */
    from: z.string().nullable(),
    /** His decision and the reasons, in a sentence or two. */
    text: z.string(),
    /** Rank of the player's class after the announcement. */
    rank: whole,
  })
  .meta({ id: 'Announcement' });
export type Announcement = z.infer<typeof announcement>;

export const signingDayPage = z
  .strictObject({
    ...page,
    /** The season the class was recruited in. */
    year: whole,
    class_of: whole,
    /** Null if no signing day of the class is known. */
    day: z.enum(SIGNING_DAYS).nullable(),
    /** Past signing days of the class, earliest first. */
    days: z.array(z.enum(SIGNING_DAYS)),
    /** Seasons of the dynasty, newest first. */
    years: z.array(whole),
    /** Number of programs with a ranked class. */
    programs: whole,
    /** Rank of the player's class at the start and at the end of the day; 0 without a day. */
    before: whole,
    after: whole,
    /** Earlier commits who signed, those waiting until February, and those released for lack of a roster spot. */
    letters: z.array(signer),
    waiting: z.array(signer),
    released: z.array(signer),
    /** In the order of the day: the best recruits come last. */
    announcements: z.array(announcement),
  })
  .meta({ id: 'SigningDayPage' });
export type SigningDayPage = z.infer<typeof signingDayPage>;
