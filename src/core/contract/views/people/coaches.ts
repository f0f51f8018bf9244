import { z } from 'zod';
import { COACH_ORIGINS, COACH_ROLES, JOB_ENDS, STAFF_SIDES } from '../../../model/coaches.ts';
import { DEFENSES, OFFENSES } from '../../../model/program/schemes.ts';
import { numberPart, page, teamNames, whole } from '../shared.ts';

/** `id` is the coach's number within the dynasty, wherever he works. */
const named = { id: whole, first: z.string(), last: z.string() };
/** Record with the program over known seasons. */
const winsAndLosses = { wins: whole, losses: whole };

/** A job as a career stop. */
export const coachStop = z
  .strictObject({
    team: z.string(),
    role: z.enum(COACH_ROLES),
    /** His first season in it. */
    year: whole,
  })
  .meta({ id: 'CoachStop' });
export type CoachStop = z.infer<typeof coachStop>;

/** A coach's next job within FBS; null if none yet. */
const wentTo = { to: coachStop.nullable() };

/** A newly hired coach: his last job, and his background before FBS. */
export const hiredCoach = z
  .strictObject({
    ...named,
    /** Age in his first season. */
    age: whole,
    /** Null if he has not worked in FBS. */
    from: coachStop.nullable(),
    /** Whether he left that job at least a season earlier. */
    former: z.boolean(),
    origin: z.enum(COACH_ORIGINS),
  })
  .meta({ id: 'HiredCoach' });
export type HiredCoach = z.infer<typeof hiredCoach>;

/** A head coach; `end` is `interim` for a coach who only finishes a season. */
export const headCoach = z
  .strictObject({
    ...named,
    /** Age in the requested season, or in his last season there. */
    age: whole,
    /** First and last season there; null if he is still there. */
    since: whole,
    until: whole.nullable(),
    /** Why he left, or is leaving after the season; null if he stays. */
    end: z.enum(JOB_ENDS).nullable(),
    ...winsAndLosses,
  })
  .meta({ id: 'HeadCoach' });
export type HeadCoach = z.infer<typeof headCoach>;

/** A head coach who has left, or is leaving after the season. */
const formerCoach = headCoach
  .extend({
    /** The week after which he was fired; null if he finished his last season. */
    week: whole.nullable(),
    ...wentTo,
  })
  .meta({ id: 'FormerCoach' });
export type FormerCoach = z.infer<typeof formerCoach>;

/** A current or former coordinator of a program. */
export const coordinator = z
  .strictObject({
    side: z.enum(STAFF_SIDES),
    ...named,
    /** Age in the requested season, or in his last season there. */
    age: whole,
    since: whole,
    until: whole.nullable(),
    /** Why he left, or is leaving after the season; null if he stays. */
    end: z.enum(JOB_ENDS).nullable(),
    ...wentTo,
  })
  .meta({ id: 'Coordinator' });
export type Coordinator = z.infer<typeof coordinator>;

/** Schemes taught by a team's staff. */
export const schemes = z.strictObject({ offense: z.enum(OFFENSES), defense: z.enum(DEFENSES) }).meta({ id: 'Schemes' });
export type Schemes = z.infer<typeof schemes>;

/** A coach in the coach of the year vote. */
export const votedCoach = z
  .strictObject({
    ...named,
    /** Rank in the vote, from 1. */
    place: whole,
    /** Team name. */
    team: z.string(),
    /** His first season there. */
    since: whole,
    /** Record before the bowls. */
    ...winsAndLosses,
    /** Wins expected over as many games, from the program's past seasons. */
    expected_wins: z.number(),
    /** Share of the ballots, 0 to 1. */
    share: z.number().min(0).max(1),
  })
  .meta({ id: 'VotedCoach' });
export type VotedCoach = z.infer<typeof votedCoach>;

/** A team's head coach and schemes, as its card and page headers show them. */
export const ledBy = {
  /** Null for a team outside FBS, whose coaches are unknown. */
  head_coach: headCoach.nullable(),
  /** Null for a team that is not in FBS. */
  schemes: schemes.nullable(),
};
export type LedBy = { head_coach: HeadCoach | null; schemes: Schemes | null };

/**
 * A staff's weekly recruiting hours, in parts that add up: the base from prestige, and what each coach adds or costs.
 */
export const staffHours = { total: whole, parts: z.array(numberPart) };

/** A head coach's appeal to recruits from his public record, in SDs from the average coach, in parts that add up. */
export const regard = z
  .strictObject({
    /** Why he leaves after the season, in which case the rest describes his successor; null if he stays. */
    leaves: z.enum(JOB_ENDS).nullable(),
    parts: z.array(numberPart),
    total: z.number(),
  })
  .meta({ id: 'Regard' });
export type Regard = z.infer<typeof regard>;

/** A staff's contribution to recruiting. */
const recruitingStaff = z
  .strictObject({
    hours: z.strictObject(staffHours),
    /** Null in a dynasty whose recruits ignore the coach. */
    regard,
  })
  .meta({ id: 'RecruitingStaff' });
export type RecruitingStaff = z.infer<typeof recruitingStaff>;

/** A program's current and former coaches, and its schemes. */
export const staffOfProgram = {
  ...ledBy,
  /** The head coach who was fired this season or leaves after it; null if he stays. */
  outgoing: formerCoach.nullable(),
  /** The head coach hired for next season; null if none. */
  successor: hiredCoach.nullable(),
  /** Former head coaches, latest first. */
  former_coaches: z.array(formerCoach),
  /** Current coordinators, those hired for next season, and former ones, latest to leave first. */
  coordinators: z.array(coordinator),
  next_coordinators: z.array(coordinator),
  former_coordinators: z.array(coordinator),
  /** Null for a team that is not in FBS. */
  recruiting: recruitingStaff.nullable(),
  /**
   * Rating points a winter that the conference's facilities add per player, relative to the average program; null for a
   * team outside FBS, and in a dynasty where all facilities are equal.
   */
  facilities: z.number().nullable(),
};

export const coachesPage = z.strictObject({ ...page, teams: teamNames, ...staffOfProgram }).meta({ id: 'CoachesPage' });
export type CoachesPage = z.infer<typeof coachesPage>;
