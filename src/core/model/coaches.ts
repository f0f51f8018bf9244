import type { TeamId } from './ids.ts';
import type { Defense } from './program/schemes.ts';
import type { TeamStyle } from './team.ts';

/** A coach's number within a dynasty, from 1. */
export type CoachId = number;

/** Sides of the ball, each run by a coordinator. */
export const STAFF_SIDES = ['offense', 'defense'] as const;
export type StaffSide = (typeof STAFF_SIDES)[number];

/** Jobs on a staff. Saves store the index in this list. */
export const COACH_ROLES = ['head', ...STAFF_SIDES] as const;
export type CoachRole = (typeof COACH_ROLES)[number];

/** Jobs before a coach's first known one in FBS. Saves store the index in this list. */
export const COACH_ORIGINS = ['position coach', 'FCS head coach', 'FCS coordinator', 'NFL assistant'] as const;
export type CoachOrigin = (typeof COACH_ORIGINS)[number];

/**
 * Reasons a coach left a job: fired; hired away; promoted to head coach; went to the NFL; retired; his head coach left;
 * interim until the end of the season; the program left FBS. Saves store the index in this list.
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

/** Coaching skills, in SDs from the average coach. Hidden from the player. Saves store the index in this list. */
export const COACH_SKILLS = ['offense', 'defense', 'game_day', 'recruiting', 'locker_room'] as const;
export type CoachSkill = (typeof COACH_SKILLS)[number];

/** A person who coaches, or coached, in FBS. */
export interface Coach {
  id: CoachId;
  first: string;
  last: string;
  /** Year of birth. */
  born: number;
  /** College he played for. */
  school: TeamId;
  /** The side of the ball he specializes in. */
  side: StaffSide;
  origin: CoachOrigin;
  /** `offense` and `defense`: how well he develops players on that side; `game_day`: game plans and play calls. */
  skills: Readonly<Record<CoachSkill, number>>;
  /** His preferred style, as standard scores. */
  style: TeamStyle;
  /** The defensive front he teaches. */
  front: Defense;
  /** Season of the dynasty before which he first got a job; for the original coaches, the first season. */
  joined: number;
  /** The season after which he retired; null if he has not. */
  retired: number | null;
}

/** One job of a coach, from his first season in it to his last. */
export interface CoachJob {
  coach: CoachId;
  team: TeamId;
  role: CoachRole;
  /** First season in the job. */
  since: number;
  /** First week in the job that season; 0 if he began the season. An interim head coach takes over later. */
  fromWeek: number;
  /** Last season in the job; null if he still holds it. */
  until: number | null;
  /** Last week in the job that season, if he did not finish it; otherwise null. */
  lastWeek: number | null;
  end: JobEnd | null;
  /** Defensive front he plays; null unless he is a defensive coordinator. */
  front: Defense | null;
  /** Record as head coach of this program, over known seasons. */
  wins: number;
  losses: number;
}

/** New or changed coaches and jobs. */
export interface StaffChanges {
  coaches: Coach[];
  jobs: CoachJob[];
}

/** A coach in one of his jobs. */
export interface StaffMember {
  coach: Coach;
  job: CoachJob;
}

/** Whether a job is a head coaching job other than an interim one. */
export function isHead(job: Pick<CoachJob, 'role' | 'fromWeek'>): boolean {
  return job.role === 'head' && !isInterim(job);
}

/**
 * Whether a head coach's job covers a week of a season. Interim jobs begin during a season, and firings can end one
 * during it.
 */
export function coversWeek({ since, fromWeek, until, lastWeek }: CoachJob, year: number, week: number): boolean {
  const began = since < year || (since === year && week >= fromWeek);
  const lasts = until === null || until > year || (until === year && week <= (lastWeek ?? week));
  return began && lasts;
}

/** Creates a job that begins with a season. */
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

/** A coach of the year candidate: his season, and his vote share. */
export interface CoachVote {
  team: TeamId;
  wins: number;
  losses: number;
  /** Wins expected of the program over as many games, from its past seasons. */
  expected: number;
  /** Share of the ballots. */
  share: number;
}

/** Places of the coach of the year vote that are published. */
export const COACH_PLACES = 5;

/**
 * Parts of a head coach's appeal to recruits; they add up. `record`: his seasons against expectations; `years`: his
 * tenure; `recruiting`: his recruiting skill; `seat`: his risk of being fired.
 */
export const REGARD_PARTS = ['record', 'years', 'recruiting', 'seat'] as const;
export type RegardPart = (typeof REGARD_PARTS)[number];

/** Sources of a staff's weekly recruiting hours; they add up. */
export const HOUR_PARTS = ['prestige', 'head', ...STAFF_SIDES, 'difficulty'] as const;
export type HourPart = (typeof HOUR_PARTS)[number];
