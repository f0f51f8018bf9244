import type { TeamId } from './ids.ts';
import type { Defense } from './program/schemes.ts';
import type { TeamStyle } from './team.ts';

/** A coach's number within his dynasty, from 1. */
export type CoachId = number;

/** Sides of the ball that a coordinator runs. */
export const STAFF_SIDES = ['offense', 'defense'] as const;
export type StaffSide = (typeof STAFF_SIDES)[number];

/** The jobs on a staff. Their places in this list are stored. */
export const COACH_ROLES = ['head', ...STAFF_SIDES] as const;
export type CoachRole = (typeof COACH_ROLES)[number];

/** Jobs before a coach's first known one in FBS. Saves store the index in this list. */
export const COACH_ORIGINS = ['position coach', 'FCS head coach', 'FCS coordinator', 'NFL assistant'] as const;
export type CoachOrigin = (typeof COACH_ORIGINS)[number];

/**
 * Why a coach left a job: let go; hired by another program; made a head coach; the NFL; retired; his head coach left; only
 * the interim until the season's end; the program left FBS. Their places in this list are stored.
 */
export const JOB_ENDS = [
  'fired',
  'hired_away',
  'promoted',
  'nfl',
  'retired',
  'head_coach',
  'interim',
  'program',
] as const;
export type JobEnd = (typeof JOB_ENDS)[number];

/** What coaches differ in, in SDs beside the usual coach. Hidden from the player. Their places in this list are stored. */
export const COACH_SKILLS = ['offense', 'defense', 'game_day', 'recruiting', 'locker_room'] as const;
export type CoachSkill = (typeof COACH_SKILLS)[number];

/** A person who coaches, or coached, in FBS. */
export interface Coach {
  id: CoachId;
  first: string;
  last: string;
  /** Year of birth. */
  born: number;
  /** Where he played in college. */
  school: TeamId;
  /** The side of the ball he came up on. */
  side: StaffSide;
  origin: CoachOrigin;
  /** `offense` and `defense`: how well he develops players of that side; `game_day`: game plans and play calls. */
  skills: Readonly<Record<CoachSkill, number>>;
  /** How his teams like to play: standard numbers. */
  style: TeamStyle;
  /** The front he teaches. */
  front: Defense;
  /** Season of the dynasty before which he first had a job, its first season for the starting cast. */
  joined: number;
  /** The season after which he retired; null: he has not. */
  retired: number | null;
}

/** One job of a coach, from his first season in it to his last. */
export interface CoachJob {
  coach: CoachId;
  team: TeamId;
  role: CoachRole;
  /** His first season in it. */
  since: number;
  /** The first week of that season; 0: from the start. An interim head coach takes over later. */
  fromWeek: number;
  /** His last season in it; null: he has it. */
  until: number | null;
  /** The last week of that season, of who did not finish it; null: he did. */
  lastWeek: number | null;
  end: JobEnd | null;
  /** The front his defense plays; null for other jobs than a defensive coordinator's. */
  front: Defense | null;
  /** Of a head coach with this program, in the seasons that are known. */
  wins: number;
  losses: number;
}

/** Coaches and jobs that are new or changed. */
export interface StaffChanges {
  coaches: Coach[];
  jobs: CoachJob[];
}

/** A coach in one of his jobs. */
export interface StaffMember {
  coach: Coach;
  job: CoachJob;
}

/** Whether a job is that of a head coach, not an interim one. */
export function isHead(job: Pick<CoachJob, 'role' | 'fromWeek'>): boolean {
  return job.role === 'head' && !isInterim(job);
}

/** Whether a head coach's job covers a week of a season: an interim comes during one, and who is fired goes during one. */
export function coversWeek({ since, fromWeek, until, lastWeek }: CoachJob, year: number, week: number): boolean {
  const began = since < year || (since === year && week >= fromWeek);
  const lasts = until === null || until > year || (until === year && week <= (lastWeek ?? week));
  return began && lasts;
}

/** A job that begins with a season. */
export function newJob({ coach, team, role, since }: Pick<CoachJob, 'coach' | 'team' | 'role' | 'since'>): CoachJob {
  return {
    coach,
    team,
    role,
    since,
    fromWeek: 0,
    until: null,
    lastWeek: null,
    end: null,
    front: null,
    wins: 0,
    losses: 0,
  };
}

/** Whether a job is that of an interim head coach. */
export function isInterim({ role, fromWeek }: Pick<CoachJob, 'role' | 'fromWeek'>): boolean {
  return role === 'head' && fromWeek > 0;
}

/** What voters see in a coach's season, and what they make of it. */
export interface CoachVote {
  team: TeamId;
  wins: number;
  losses: number;
  /** Wins that the program's years before let expect of as many games. */
  expected: number;
  /** Share of the ballots. */
  share: number;
}

/** Places of the vote for the coach of the year that are published. */
export const COACH_PLACES = 5;

/**
 * What recruits make of a head coach, in parts that add up: `record`: his seasons beside what was expected; `years`: how long he
 * has been there; `recruiting`: how good a recruiter he is; `seat`: how likely he is to be let go.
 */
export const REGARD_PARTS = ['record', 'years', 'recruiting', 'seat'] as const;
export type RegardPart = (typeof REGARD_PARTS)[number];

/** What the hours a week of a staff come from; they add up. */
export const HOUR_PARTS = ['prestige', 'head', ...STAFF_SIDES, 'difficulty'] as const;
export type HourPart = (typeof HOUR_PARTS)[number];
