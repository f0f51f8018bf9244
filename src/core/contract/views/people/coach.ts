import { z } from 'zod';
import { COACH_ORIGINS, COACH_ROLES, JOB_ENDS, STAFF_SIDES } from '../../../model/coaches.ts';
import { page, playerName, whole } from '../shared.ts';
import { coachStop } from './coaches.ts';
import { selection } from './draft.ts';

/** A coach's career. His skills stay hidden; his record does not. */

const named = { id: whole, first: z.string(), last: z.string() };
const winsAndLosses = { wins: whole, losses: whole };
const years = { since: whole, until: whole.nullable() };

/** Reputation levels from a coach's record against expectations, best first. */
const REPUTATIONS = ['elite', 'strong', 'good', 'average', 'shaky', 'poor', 'unproven'] as const;
export type Reputation = (typeof REPUTATIONS)[number];

const careerJob = z
  .strictObject({
    team: z.string(),
    role: z.enum(COACH_ROLES),
    /** Whether he only finished a season as interim head coach. */
    interim: z.boolean(),
    ...years,
    /** Why he left, or is leaving after the season; null if he still has the job. */
    end: z.enum(JOB_ENDS).nullable(),
    /** The week after which he was fired; null if he finished his last season. */
    week: whole.nullable(),
    /** Record as a head coach over known seasons; null for a coordinator. */
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
    /** Record in the games he coached. */
    ...winsAndLosses,
    /** Rank in the final poll; 0 if unranked, or if he did not finish the season. */
    rank: whole,
    conference: z.string(),
    conference_champion: z.boolean(),
    champion: z.boolean(),
    /** In bowls and playoff games of this dynasty. */
    bowl_wins: whole,
    bowl_losses: whole,
  })
  .meta({ id: 'HeadSeason' });
export type HeadSeason = z.infer<typeof headSeason>;

const coachedWith = z
  .strictObject({
    ...named,
    team: z.string(),
    /** The side the coordinator of the two ran. */
    side: z.enum(STAFF_SIDES),
    /** Their seasons together, first and last. */
    since: whole,
    until: whole,
    /** A former assistant's first head coaching job, with his record as a head coach; null for a boss. */
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
      /** His current age; for a retired coach, his age at retirement. */
      age: whole,
      /** College he played for. */
      school: z.string(),
      /** The side of the ball he specializes in. */
      side: z.enum(STAFF_SIDES),
      /** His job before the first known one in FBS. */
      origin: z.enum(COACH_ORIGINS),
      /** The season after which he retired; null if he has not. */
      retired: whole.nullable(),
    }),
    /** His current job, and his job next season. */
    job: coachStop.extend({ interim: z.boolean(), end: z.enum(JOB_ENDS).nullable() }).nullable(),
    next_job: coachStop.nullable(),
    reputation: z.enum(REPUTATIONS),
    /** The first season with known results. */
    since: whole,
    /** Newest first. */
    jobs: z.array(careerJob),
    /** Season by season as a head coach, newest first. */
    seasons: z.array(headSeason),
    /** Career totals as a head coach. */
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
    /** His former coordinators who became head coaches. */
    tree: z.array(coachedWith),
    /** Head coaches he has worked for. */
    worked_for: z.array(coachedWith),
    /** His players who were drafted, newest draft first. */
    drafted: z.array(draftedPlayer),
    /** Coach of the year awards. */
    honors: z.array(coachHonor),
  })
  .meta({ id: 'CoachPage' });
export type CoachPage = z.infer<typeof coachPage>;

/** A coach found by part of his name. */
const foundCoach = z.strictObject({ ...named, job: coachStop.nullable(), retired: whole.nullable() });
export const coachSearch = z.strictObject({ coaches: z.array(foundCoach) });
export type CoachSearch = z.infer<typeof coachSearch>;
