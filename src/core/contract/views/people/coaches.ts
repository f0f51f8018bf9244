import { z } from 'zod';
import { COACH_ORIGINS, COACH_ROLES, JOB_ENDS, STAFF_SIDES } from '../../../model/coaches.ts';
import { DEFENSES, OFFENSES } from '../../../model/program/schemes.ts';
import { numberPart, page, teamNames, whole } from '../shared.ts';

/** `id`: the coach's number within the dynasty, wherever he works. */
const named = { id: whole, first: z.string(), last: z.string() };
/** With the program, in the seasons that are known. */
const winsAndLosses = { wins: whole, losses: whole };

/** A job as the stop of a career. */
export const coachStop = z
  .strictObject({
    team: z.string(),
    role: z.enum(COACH_ROLES),
    /** His first season in it. */
    year: whole,
  })
  .meta({ id: 'CoachStop' });
export type CoachStop = z.infer<typeof coachStop>;

/** The job a coach had next, within FBS; null: none yet. */
const wentTo = { to: coachStop.nullable() };

/** A coach who has been hired: the job he had last, and what he did before his first job in FBS. */
export const hiredCoach = z
  .strictObject({
    ...named,
    /** In his first season. */
    age: whole,
    /** Null for a coach who has had no job in FBS. */
    from: coachStop.nullable(),
    /** Whether he had left that job a season or more before. */
    former: z.boolean(),
    origin: z.enum(COACH_ORIGINS),
  })
  .meta({ id: 'HiredCoach' });
export type HiredCoach = z.infer<typeof hiredCoach>;

/** A head coach; `end` is `interim` for one who only leads the team to the end of a season. */
export const headCoach = z
  .strictObject({
    ...named,
    /** In the season asked about, or in his last one there. */
    age: whole,
    /** His first season there and his last; null: he is there. */
    since: whole,
    until: whole.nullable(),
    /** Why he left, or leaves after the season; null: he stays. */
    end: z.enum(JOB_ENDS).nullable(),
    ...winsAndLosses,
  })
  .meta({ id: 'HeadCoach' });
export type HeadCoach = z.infer<typeof headCoach>;

/** A head coach who has left, or leaves after the season. */
const formerCoach = headCoach
  .extend({
    /** The week after which he was fired; null: he coached to the end of his last season. */
    week: whole.nullable(),
    ...wentTo,
  })
  .meta({ id: 'FormerCoach' });
export type FormerCoach = z.infer<typeof formerCoach>;

/** A coordinator of a program, now or before. */
export const coordinator = z
  .strictObject({
    side: z.enum(STAFF_SIDES),
    ...named,
    /** In the season asked about, or in his last one there. */
    age: whole,
    since: whole,
    until: whole.nullable(),
    /** Why he left, or leaves after the season; null: he stays. */
    end: z.enum(JOB_ENDS).nullable(),
    ...wentTo,
  })
  .meta({ id: 'Coordinator' });
export type Coordinator = z.infer<typeof coordinator>;

/** What a team's staff teaches. */
export const schemes = z.strictObject({ offense: z.enum(OFFENSES), defense: z.enum(DEFENSES) }).meta({ id: 'Schemes' });
export type Schemes = z.infer<typeof schemes>;

/** A coach in the vote for the coach of the year. */
export const votedCoach = z
  .strictObject({
    ...named,
    /** Place in the vote, from 1. */
    place: whole,
    /** Team name. */
    team: z.string(),
    /** His first season there. */
    since: whole,
    /** Before the bowls. */
    ...winsAndLosses,
    /** Wins that the program's years before let expect of as many games. */
    expected_wins: z.number(),
    /** Share of the ballots, 0 to 1. */
    share: z.number().min(0).max(1),
  })
  .meta({ id: 'VotedCoach' });
export type VotedCoach = z.infer<typeof votedCoach>;

/** A team's coach and schemes, as its card and page headers show them. */
export const ledBy = {
  /** Null for a team that is not in FBS, whose coaches are not known. */
  head_coach: headCoach.nullable(),
  /** Null for a team that is not in FBS. */
  schemes: schemes.nullable(),
};
export type LedBy = { head_coach: HeadCoach | null; schemes: Schemes | null };

/** Hours a week that a staff has for recruiting, in parts that add up: by prestige, and what its coaches add or cost. */
export const staffHours = { total: whole, parts: z.array(numberPart) };

/** A head coach's appeal to recruits by his public record, SDs from the average coach, in parts that add up. */
export const regard = z
  .strictObject({
    /** Why he leaves after the season: the rest is about who follows him; null while he stays. */
    leaves: z.enum(JOB_ENDS).nullable(),
    parts: z.array(numberPart),
    total: z.number(),
  })
  .meta({ id: 'Regard' });
export type Regard = z.infer<typeof regard>;

/** What a staff brings to recruiting. */
const recruitingStaff = z
  .strictObject({
    hours: z.strictObject(staffHours),
    /** Null in a dynasty whose recruits do not ask about the coach. */
    regard,
  })
  .meta({ id: 'RecruitingStaff' });
export type RecruitingStaff = z.infer<typeof recruitingStaff>;

/** A program's coaches, present and past, and their schemes. */
export const staffOfProgram = {
  ...ledBy,
  /** The coach of the season who has been fired or leaves after it; null: the head coach stays. */
  outgoing: formerCoach.nullable(),
  /** The head coach hired for next season; null: none. */
  successor: hiredCoach.nullable(),
  /** Those before him, the latest first. */
  former_coaches: z.array(formerCoach),
  /** Of offense and defense, those hired for next season, and those before them, the latest to leave first. */
  coordinators: z.array(coordinator),
  next_coordinators: z.array(coordinator),
  former_coordinators: z.array(coordinator),
  /** Null for a team that is not in FBS. */
  recruiting: recruitingStaff.nullable(),
  /**
   * Rating points that the facilities of its conference add to its players in a winter, around the average program; null for a
   * team that is not in FBS, and in a dynasty in which they are all alike.
   */
  facilities: z.number().nullable(),
};

export const coachesPage = z.strictObject({ ...page, teams: teamNames, ...staffOfProgram }).meta({ id: 'CoachesPage' });
export type CoachesPage = z.infer<typeof coachesPage>;
