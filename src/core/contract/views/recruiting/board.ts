import { z } from 'zod';
import { CARES } from '../../../model/recruiting.ts';
import { regard, staffHours } from '../people/coaches.ts';
import { numberPart, page, positionName, whole } from '../shared.ts';
import { classRank, recruitIdentity } from './recruiting-class.ts';

const care = z.enum(CARES);

/** Where a recruit stands: to be had, ours, somebody else's, or without a place in the end. */
const recruitStatus = z.enum(['open', 'ours', 'elsewhere', 'released']);

const boardRecruit = z
  .strictObject({
    ...recruitIdentity,
    /** Miles from the middle of his state to our stadium. */
    miles: whole,
    status: recruitStatus,
    /** Who has his word; null for nobody. */
    team: z.string().nullable(),
    /** Our place among those who are after him; null where we are not. */
    place: whole.nullable(),
    /** Programs after him. */
    suitors: whole,
    /** How much he prefers us to the best other, as he lets on; null where we are not after him. */
    lead: z.number().nullable(),
    /** How far `lead` may be off, more or less; talking with him narrows it. 0 without a lead. */
    unsure: z.number(),
    offered: z.boolean(),
    /** Hours a week from now on, and how many of them are for watching him. */
    hours: whole,
    scouting: whole,
    /** Hours so far. */
    spent: z.number(),
    /** The week of his official visit; 0 for one that lies behind us, null for none. */
    visit: whole.nullable(),
    /** What our staff talks about; null: what we are best at. */
    pitch: care.nullable(),
    /** His rating as a senior if he grows as most do, most likely between these. */
    low: whole,
    high: whole,
    /** What he cares about more than most, as far as he has told us, the first the most. */
    cares: z.array(care),
  })
  .meta({ id: 'BoardRecruit' });
export type BoardRecruit = z.infer<typeof boardRecruit>;

export const finalist = z
  .strictObject({
    team: z.string(),
    ours: z.boolean(),
    /** What his opinion of it was made of, a recruit's beside the mean of his finalists; adds up to the total exactly. */
    parts: z.array(numberPart),
    total: z.number(),
  })
  .meta({ id: 'Finalist' });
export type Finalist = z.infer<typeof finalist>;

const recruitDetail = z
  .strictObject({
    recruit: boardRecruit,
    /** The programs he thinks most of, the first the most, as the papers have it. */
    list: z.array(z.strictObject({ team: z.string(), ours: z.boolean() })),
    /** Why we stand where we do beside the best other program, in parts that add up to `lead`; null once he has chosen. */
    why: z.strictObject({ beside: z.string(), parts: z.array(numberPart), total: z.number() }).nullable(),
    /** What has happened, earliest first. */
    timeline: z.array(z.string()),
    /** What each thing that we could do would change, in the measure of `lead`, at least and at most, and our place then. */
    actions: z.array(
      z.strictObject({ action: z.string(), gain: z.number(), low: z.number(), high: z.number(), place: whole }),
    ),
    /** Why he chose as he did; empty before, or if we did not want him. */
    finalists: z.array(finalist),
  })
  .meta({ id: 'RecruitDetail' });
export type RecruitDetail = z.infer<typeof recruitDetail>;

const boardNeed = z
  .strictObject({
    position: positionName,
    /** Places that will probably be open. */
    places: z.number(),
    committed: whole,
    /** Those on the board who are to be had. */
    targets: whole,
  })
  .meta({ id: 'BoardNeed' });

export const boardPage = z
  .strictObject({
    ...page,
    /** Whether a class is being recruited. */
    open: z.boolean(),
    /** The season in which the class first plays. */
    class_of: whole,
    /** What is taken next: `Summer`, `Week 5`, `December`, `February`. */
    turn: z.string(),
    /** Whether the staff recruits. */
    staff: z.boolean(),
    /** Hours a week; `elsewhere` of those used are on recruits who have chosen another program. */
    hours: z.strictObject({ ...staffHours, used: whole, most: whole, elsewhere: whole }),
    /** What recruits make of our head coach; null in a dynasty whose recruits do not ask about him. */
    regard: regard.nullable(),
    visits: z.strictObject({ most: whole, used: whole }),
    /** Weeks of home games to come, in which recruits can visit. */
    home_weeks: z.array(whole),
    needs: z.array(boardNeed),
    /** Thirty at most, from the one asked for on: those whom we work on, then the others. */
    recruits: z.array(boardRecruit),
    /** How many fit what was asked for. */
    found: whole,
    detail: recruitDetail.nullable(),
    /** The leading classes so far and ours. */
    classes: z.array(classRank),
  })
  .meta({ id: 'BoardPage' });
export type BoardPage = z.infer<typeof boardPage>;
