import { z } from 'zod';
import { COACH_ORIGINS, COACH_ROLES, JOB_ENDS, STAFF_SIDES } from '../../../model/coaches.ts';
import { page, playerName, whole } from '../shared.ts';
import { coachStop } from './coaches.ts';
import { selection } from './draft.ts';

/** The career of a coach. His skills are hidden; what his record suggests is not. */

const named = { id: whole, first: z.string(), last: z.string() };
const winsAndLosses = { wins: whole, losses: whole };
const years = { since: whole, until: whole.nullable() };

/** What a coach's record beside what was expected of his teams suggests, the best first. */
const REPUTATIONS = ['elite', 'strong', 'good', 'average', 'shaky', 'poor', 'unproven'] as const;
export type Reputation = (typeof REPUTATIONS)[number];

const careerJob = z
  .strictObject({
    team: z.string(),
    role: z.enum(COACH_ROLES),
    /** He only led the team to the end of a season. */
    interim: z.boolean(),
    ...years,
    /** Why he left, or leaves after the season; null: he has the job. */
    end: z.enum(JOB_ENDS).nullable(),
    /** The week after which he was fired; null: he coached to the end of his last season. */
    week: whole.nullable(),
    /** As a head coach, in the seasons that are known; null for a coordinator. */
    record: z.strictObject(winsAndLosses).nullable(),
    to: coachStop.nullable(),
  })
  .meta({ id: 'CareerJob' });
export type CareerJob = z.infer<typeof careerJob>;

const headSeason = z
  .strictObject({
    year: whole,
    team: z.string(),
    interim: z.boolean(),
    /** The week after which he was fired. */
    week: whole.nullable(),
    /** The games he coached. */
    ...winsAndLosses,
    /** In the final poll; 0: none, or he did not finish the season. */
    rank: whole,
    conference: z.string(),
    conference_champion: z.boolean(),
    champion: z.boolean(),
    /** Bowls and playoff games of this dynasty. */
    bowl_wins: whole,
    bowl_losses: whole,
  })
  .meta({ id: 'HeadSeason' });
export type HeadSeason = z.infer<typeof headSeason>;

const coachedWith = z
  .strictObject({
    ...named,
    team: z.string(),
    /** What the coordinator of the two had charge of. */
    side: z.enum(STAFF_SIDES),
    /** Their seasons together. */
    since: whole,
    until: whole,
    /** The first head coaching job of a former assistant, with his record as a head coach; null for a boss. */
    head: z.strictObject({ team: z.string(), year: whole, ...winsAndLosses }).nullable(),
  })
  .meta({ id: 'CoachedWith' });
export type CoachedWith = z.infer<typeof coachedWith>;

const draftedPlayer = z
  .strictObject({ ...playerName, team: z.string(), ...selection.shape })
  .meta({ id: 'DraftedUnderCoach' });
export type DraftedUnderCoach = z.infer<typeof draftedPlayer>;

const coachHonor = z.strictObject({ year: whole, team: z.string(), ...winsAndLosses }).meta({ id: 'CoachHonor' });
export type CoachHonor = z.infer<typeof coachHonor>;

export const coachPage = z
  .strictObject({
    ...page,
    coach: z.strictObject({
      ...named,
      /** In the running season; of a retired coach when he retired. */
      age: whole,
      /** Where he played in college. */
      school: z.string(),
      /** The side of the ball he came up on. */
      side: z.enum(STAFF_SIDES),
      /** His job before the first known one in FBS. */
      origin: z.enum(COACH_ORIGINS),
      /** The season after which he retired; null: he has not. */
      retired: whole.nullable(),
    }),
    /** His job now, and the one he takes next season. */
    job: coachStop.extend({ interim: z.boolean(), end: z.enum(JOB_ENDS).nullable() }).nullable(),
    next_job: coachStop.nullable(),
    reputation: z.enum(REPUTATIONS),
    /** The first season whose results are known. */
    since: whole,
    /** The newest first. */
    jobs: z.array(careerJob),
    /** Season by season as a head coach, the newest first. */
    seasons: z.array(headSeason),
    /** As a head coach. */
    totals: z.strictObject({
      ...winsAndLosses,
      titles: whole,
      conference_titles: whole,
      bowl_wins: whole,
      bowl_losses: whole,
      ranked: whole,
      drafted: whole,
      first_round: whole,
    }),
    /** Coordinators of his who became head coaches. */
    tree: z.array(coachedWith),
    /** Head coaches he worked for. */
    worked_for: z.array(coachedWith),
    /** Players of his teams who were drafted, the newest draft first. */
    drafted: z.array(draftedPlayer),
    /** Coach of the year. */
    honors: z.array(coachHonor),
  })
  .meta({ id: 'CoachPage' });
export type CoachPage = z.infer<typeof coachPage>;

/** A coach that a part of a name finds. */
const foundCoach = z.strictObject({ ...named, job: coachStop.nullable(), retired: whole.nullable() });
export const coachSearch = z.strictObject({ coaches: z.array(foundCoach) });
export type CoachSearch = z.infer<typeof coachSearch>;
