import { z } from 'zod';
import { page, playerName, positionName, teamNames, whole } from '../shared.ts';

/** A recruit's identity. */
export const recruitIdentity = {
  /** His national rank, which names him. */
  number: whole,
  first: z.string(),
  last: z.string(),
  pos: positionName,
  stars: whole,
  home_state: z.string(),
};

/** A commitment. */
const commitment = z
  .strictObject({
    ...recruitIdentity,
    /** The scouts' composite, 0.70 to 1.00. */
    rating: z.number().min(0).max(1),
    /** The month in which he gave it, 1 to 12. */
    month: whole,
    /** Whether another program had it before. */
    flipped: z.boolean(),
    /** Whether he has signed. */
    signed: z.boolean(),
  })
  .meta({ id: 'Commitment' });
export type Commitment = z.infer<typeof commitment>;

export const classRank = z
  .strictObject({
    rank: whole,
    team: z.string(),
    points: z.number(),
    commits: whole,
    blue_chips: whole,
    /** Its rank as the last week began; absent where that is not known. */
    last_rank: whole.optional(),
  })
  .meta({ id: 'ClassRank' });
export type ClassRank = z.infer<typeof classRank>;

/** A recruit who has signed, under his player's id. */
const signee = z
  .strictObject({
    ...playerName,
    stars: whole,
    /** As a freshman. */
    rating: whole,
    home_state: z.string(),
  })
  .meta({ id: 'Signee' });
export type Signee = z.infer<typeof signee>;

/** A class's rank after a week or another turn of recruiting. */
const classWeek = z
  .strictObject({
    /** `Spring`, `Summer`, `Week 5`, `December`, `February`. */
    when: z.string(),
    rank: whole,
    /** Ranks gained since the one before; null for the first. */
    change: whole.nullable(),
    /** Commits of that week who still are: `WR Al Bo`; none of a class that has signed. */
    committed: z.array(z.string()),
  })
  .meta({ id: 'ClassWeek' });
export type ClassWeek = z.infer<typeof classWeek>;

const signedRank = z
  .strictObject({
    rank: whole,
    team: z.string(),
    signed: whole,
    blue_chips: whole,
    average_stars: z.number(),
    /** As freshmen. */
    average_rating: z.number(),
  })
  .meta({ id: 'SignedRank' });
export type SignedRank = z.infer<typeof signedRank>;

const signedClass = z
  .strictObject({
    /** The team's signees, best first. */
    players: z.array(signee),
    /** The classes of all programs, those with the most blue chips first. */
    classes: z.array(signedRank),
  })
  .meta({ id: 'SignedClass' });
export type SignedClass = z.infer<typeof signedClass>;

export const classPage = z
  .strictObject({
    ...page,
    /** Whether a class is being recruited. */
    open: z.boolean(),
    /** The season in which the class first plays. */
    class_of: whole,
    /** The team's class so far; null where none is being recruited. */
    own: classRank.nullable(),
    /** The team's commits, the best first. */
    commits: z.array(commitment),
    /** The classes of all programs, the most points first. */
    classes: z.array(classRank),
    /** Of a class that has signed what is remembered: who came. Points and months are not. */
    signed: signedClass.optional(),
    /** Its rank week by week as far as it was noted, earliest first. */
    trend: z.array(classWeek),
    teams: teamNames,
  })
  .meta({ id: 'ClassPage' });
export type ClassPage = z.infer<typeof classPage>;
