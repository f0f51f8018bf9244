import { z } from 'zod';
import { CARES } from '../../../model/recruiting.ts';
import { regard, staffHours } from '../people/coaches.ts';
import { numberPart, page, positionName, whole } from '../shared.ts';
import { classRank, recruitIdentity } from './recruiting-class.ts';

const care = z.enum(CARES);
/** Points of 100. */
const points = z.int().min(0).max(100);

/** A recruit's status: uncommitted, committed to us, committed elsewhere, or unsigned in the end. */
const recruitStatus = z.enum(['open', 'ours', 'elsewhere', 'released']);

const boardRecruit = z
  .strictObject({
    ...recruitIdentity,
    /** The town he lives in; empty where only his state is known. */
    hometown: z.string(),
    /** Miles from his hometown to our stadium. */
    miles: whole,
    status: recruitStatus,
    /** The program he is committed to; null for none. */
    team: z.string().nullable(),
    /** Our place among those who are after him; null where we are not. */
    place: whole.nullable(),
    /** Programs after him. */
    suitors: whole,
    /** His interest in us, points of 100: the average school recruiting him has 40; null where we are not recruiting him. */
    interest: points.nullable(),
    /** The school he likes best besides ours. */
    rival: z.strictObject({ team: z.string(), interest: points }).nullable(),
    /** Points by which we lead that school, below 0 those by which we trail it; null where one of us is not recruiting him. */
    lead: whole.nullable(),
    /** How many points `lead` may be off, more or less; talking with him narrows it. 0 without a lead. */
    unsure: whole,
    /** Where we stood when the last week began; null where that is not known. */
    last_week: z.strictObject({ place: whole, interest: points }).nullable(),
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
    /** Whether that is everything. */
    told_all: z.boolean(),
    /** When he means to decide, as `Week 9` or `December`; null until he has told us. */
    decides: z.string().nullable(),
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

/** Something we could do about a recruit, with what it takes and brings. */
const recruitAction = z
  .strictObject({
    action: z.string(),
    /** What is asked of the board to do it. */
    change: z.strictObject({
      offer: z.boolean().optional(),
      hours: whole.optional(),
      visit: whole.optional(),
      pitch: care.optional(),
    }),
    /** More hours a week than now. */
    hours: whole,
    /** Points of interest it brings, at least and at most. */
    gain: whole,
    low: whole,
    high: whole,
    /** Our place with him then. */
    place: whole,
    /** The best school it takes us past; null for none. */
    passes: z.string().nullable(),
  })
  .meta({ id: 'RecruitAction' });
export type RecruitAction = z.infer<typeof recruitAction>;

const recruitDetail = z
  .strictObject({
    recruit: boardRecruit,
    /** His top five, the favorite first, and our program where it is not among them: his interest, and the points beside the average school that it is made of. */
    list: z.array(
      z.strictObject({ team: z.string(), ours: z.boolean(), interest: points, parts: z.array(numberPart) }),
    ),
    /** Why we stand where we do beside the best other school, in points that add up to `lead`; null once he has chosen. */
    why: z.strictObject({ beside: z.string(), parts: z.array(numberPart), total: whole }).nullable(),
    /** What has happened, earliest first. */
    timeline: z.array(z.string()),
    /** Where we stood as each week began, earliest first. */
    trend: z.array(z.strictObject({ turn: z.string(), place: whole, interest: points })),
    /** What we could do, and what it would bring. */
    actions: z.array(recruitAction),
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
    /** Uncommitted recruits on the board. */
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
    /**
     * Hours a week; `elsewhere` of those used are on recruits who have chosen another program, `auto` at positions on
     * autopilot, which you can have.
     */
    hours: z.strictObject({ ...staffHours, used: whole, most: whole, elsewhere: whole, auto: whole }),
    /** What recruits make of our head coach; null in a dynasty whose recruits do not ask about him. */
    regard: regard.nullable(),
    visits: z.strictObject({ most: whole, used: whole }),
    /** Weeks of home games to come, in which recruits can visit. */
    home_weeks: z.array(whole),
    needs: z.array(boardNeed),
    /** Thirty at most, from the one asked for on: our targets, then the others. */
    recruits: z.array(boardRecruit),
    /** Positions your staff recruits while the board is yours. */
    auto: z.array(positionName),
    /** How many fit what was asked for. */
    found: whole,
    detail: recruitDetail.nullable(),
    /** The leading classes so far and ours. */
    classes: z.array(classRank),
  })
  .meta({ id: 'BoardPage' });
export type BoardPage = z.infer<typeof boardPage>;
