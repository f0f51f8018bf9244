import { z } from 'zod';
import { CARES } from '../../../model/recruiting.ts';
import { regard, staffHours } from '../people/coaches.ts';
import { numberPart, page, positionName, whole } from '../shared.ts';
import { classRank, recruitIdentity } from './recruiting-class.ts';

const care = z.enum(CARES);
/** Points, 0 to 100. */
const points = z.int().min(0).max(100);

/** A recruit's status: uncommitted, committed to us, committed elsewhere, or released without a spot. */
const recruitStatus = z.enum(['open', 'ours', 'elsewhere', 'released']);

const boardRecruit = z
  .strictObject({
    ...recruitIdentity,
    /** His hometown; empty if only his state is known. */
    hometown: z.string(),
    /** Miles from his hometown to our stadium. */
    miles: whole,
    status: recruitStatus,
    /** The program he is committed to; null if none. */
    team: z.string().nullable(),
    /** Our rank among the programs recruiting him; null if we are not recruiting him. */
    place: whole.nullable(),
    /** Number of programs recruiting him. */
    suitors: whole,
    /**
     * His interest in us, 0 to 100, where 40 is the average school recruiting him; null if we are not recruiting him.
     */
    interest: points.nullable(),
    /** His favorite school other than ours. */
    rival: z.strictObject({ team: z.string(), interest: points }).nullable(),
    /** Points by which we lead that school, negative if we trail; null if either is not recruiting him. */
    lead: whole.nullable(),
    /** Margin of error of `lead` in points; contacts narrow it. 0 without a lead. */
    unsure: whole,
    /** Where we stood at the start of last week; null if unknown. */
    last_week: z.strictObject({ place: whole, interest: points }).nullable(),
    offered: z.boolean(),
    /** Weekly hours from now on, and how many go to scouting. */
    hours: whole,
    scouting: whole,
    /** Hours spent so far. */
    spent: z.number(),
    /** Week of his official visit; 0 if already made, null if none. */
    visit: whole.nullable(),
    /** Our pitch; null for our strongest point. */
    pitch: care.nullable(),
    /** Projected rating as a senior with typical development, as a range. */
    low: whole,
    high: whole,
    /** His known priorities, most important first. */
    cares: z.array(care),
    /** Whether all his priorities are known. */
    told_all: z.boolean(),
    /** When he plans to decide, such as `Week 9` or `December`; null until he tells us. */
    decides: z.string().nullable(),
  })
  .meta({ id: 'BoardRecruit' });
export type BoardRecruit = z.infer<typeof boardRecruit>;

export const finalist = z
  .strictObject({
    team: z.string(),
    ours: z.boolean(),
    /**
     * Parts of his interest in it; a recruit's are relative to the average of his finalists. They add up to the total
     * exactly.
     */
    parts: z.array(numberPart),
    total: z.number(),
  })
  .meta({ id: 'Finalist' });
export type Finalist = z.infer<typeof finalist>;

/** Something we could do about a recruit, with its cost and effect. */
const recruitAction = z
  .strictObject({
    action: z.string(),
    /** Board change that does it. */
    change: z.strictObject({
      offer: z.boolean().optional(),
      hours: whole.optional(),
      visit: whole.optional(),
      pitch: care.optional(),
    }),
    /** Extra weekly hours. */
    hours: whole,
    /** Points of interest gained, lowest and highest. */
    gain: whole,
    low: whole,
    high: whole,
    /** Our rank with him afterward. */
    place: whole,
    /** The top school we would pass; null if none. */
    passes: z.string().nullable(),
  })
  .meta({ id: 'RecruitAction' });
export type RecruitAction = z.infer<typeof recruitAction>;

const recruitDetail = z
  .strictObject({
    recruit: boardRecruit,
    /**
     * His top five, favorite first, plus our program if it is not among them: interest, and its parts relative to the
     * average school.
     */
    list: z.array(
      z.strictObject({ team: z.string(), ours: z.boolean(), interest: points, parts: z.array(numberPart) }),
    ),
    /** Why we lead or trail the best other school, in points that add up to `lead`; null once he has chosen. */
    why: z.strictObject({ beside: z.string(), parts: z.array(numberPart), total: whole }).nullable(),
    /** Events so far, earliest first. */
    timeline: z.array(z.string()),
    /** Where we stood at the start of each week, earliest first. */
    trend: z.array(z.strictObject({ period: z.string(), place: whole, interest: points })),
    /** Possible actions and their effects. */
    actions: z.array(recruitAction),
    /** Why he chose as he did; empty before, or if we did not recruit him. */
    finalists: z.array(finalist),
  })
  .meta({ id: 'RecruitDetail' });
export type RecruitDetail = z.infer<typeof recruitDetail>;

const boardNeed = z
  .strictObject({
    position: positionName,
    /** Spots expected to be open. */
    places: z.number(),
    committed: whole,
    /** Uncommitted recruits on the board. */
    targets: whole,
  })
  .meta({ id: 'BoardNeed' });

export const boardPage = z
  .strictObject({
    ...page,
    /** Whether a class is being recruited. */
    open: z.boolean(),
    /** The season the class first plays. */
    class_of: whole,
    /** The next period: `Summer`, `Week 5`, `December`, `February`. */
    period: z.string(),
    /** Whether the staff runs the board. */
    staff: z.boolean(),
    /**
     * Weekly hours. Of the hours used, `elsewhere` are on recruits committed to other programs, and `auto` are at
     * positions on autopilot, which the player can reclaim.
     */
    hours: z.strictObject({ ...staffHours, used: whole, most: whole, elsewhere: whole, auto: whole }),
    /** How recruits see our head coach; null in a dynasty whose recruits ignore him. */
    regard: regard.nullable(),
    visits: z.strictObject({ most: whole, used: whole }),
    /** Weeks of upcoming home games, when recruits can visit. */
    home_weeks: z.array(whole),
    needs: z.array(boardNeed),
    /** Up to 30 rows from the requested one on: our targets, then other recruits. */
    recruits: z.array(boardRecruit),
    /** Positions the staff recruits while the player runs the board. */
    auto: z.array(positionName),
    /** Number of recruits that match. */
    found: whole,
    detail: recruitDetail.nullable(),
    /** The top classes so far, and ours. */
    classes: z.array(classRank),
  })
  .meta({ id: 'BoardPage' });
export type BoardPage = z.infer<typeof boardPage>;
