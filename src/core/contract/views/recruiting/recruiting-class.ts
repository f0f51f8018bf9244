import { z } from 'zod';
import { page, playerName, positionName, teamNames, whole } from '../shared.ts';

export const recruitIdentity = {
  /** His national rank, which serves as his id. */
  number: whole,
  first: z.string(),
  last: z.string(),
  pos: positionName,
  stars: whole,
  home_state: z.string(),
};

const commitment = z
  .strictObject({
    ...recruitIdentity,
    /** Scouting composite, 0.70 to 1.00. */
    rating: z.number().min(0).max(1),
    /** Month of his commitment, 1 to 12. */
    month: whole,
    /** Whether he flipped from another program. */
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
    /** Its rank at the start of last week; absent if unknown. */
    last_rank: whole.optional(),
  })
  .meta({ id: 'ClassRank' });
export type ClassRank = z.infer<typeof classRank>;

/** A signed recruit, under his player id. */
const signee = z
  .strictObject({
    ...playerName,
    stars: whole,
    /** Rating as a freshman. */
    rating: whole,
    home_state: z.string(),
  })
  .meta({ id: 'Signee' });
export type Signee = z.infer<typeof signee>;

/** A class's rank after a week or another period. */
const classWeek = z
  .strictObject({
    /** `Spring`, `Summer`, `Week 5`, `December`, `February`. */
    when: z.string(),
    rank: whole,
    /** Ranks gained since the previous entry; null for the first. */
    change: whole.nullable(),
    /** That week's commits who are still committed: `WR Al Bo`; empty for a signed class. */
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
    /** Rating as freshmen. */
    average_rating: z.number(),
  })
  .meta({ id: 'SignedRank' });
export type SignedRank = z.infer<typeof signedRank>;

const signedClass = z
  .strictObject({
    /** The team's signees, best first. */
    players: z.array(signee),
    /** Classes of all programs, most blue chips first. */
    classes: z.array(signedRank),
  })
  .meta({ id: 'SignedClass' });
export type SignedClass = z.infer<typeof signedClass>;

export const classPage = z
  .strictObject({
    ...page,
    /** Whether a class is being recruited. */
    open: z.boolean(),
    /** The season the class first plays. */
    class_of: whole,
    /** The team's class so far; null if no class is being recruited. */
    own: classRank.nullable(),
    /** The team's commits, best first. */
    commits: z.array(commitment),
    /** Classes of all programs, most points first. */
    classes: z.array(classRank),
    /** What is remembered of a signed class: its members, but not points or months. */
    signed: signedClass.optional(),
    /** Its weekly rank as far as recorded, earliest first. */
    trend: z.array(classWeek),
    teams: teamNames,
  })
  .meta({ id: 'ClassPage' });
export type ClassPage = z.infer<typeof classPage>;
