import { REGULAR_WEEKS } from './game.ts';
import type { TeamId } from './ids.ts';
import { itemAt } from './lists.ts';
import type { Position } from './positions.ts';

/**
 * Recruits' priorities, each weighed more or less than by most recruits. Saves store the index in this list: new ones
 * come last.
 */
export const CARES = [
  'nearness',
  'playing_time',
  'winning',
  'prestige',
  'development',
  'nil',
  'loyalty',
  'coach',
] as const;
export type Care = (typeof CARES)[number];

/**
 * Parts of a recruit's interest in a program; they add up. `places`: its remaining spots at his position; `standing`:
 * its appeal to players of his caliber; `home`: its distance from his home; `fit`: personal fit with the staff;
 * `cares`: how it rates on his priorities; `work`: hours and visits compared with other staffs; `season`: its season
 * against expectations; `mood`: changes of heart when he reconsiders; `money`: its NIL money for recruits, since 2021;
 * `coach`: the appeal of its head coach, for recruits who care about that. Saves store the index in this list: new ones
 * come last.
 */
export const OPINION_PARTS = [
  'places',
  'standing',
  'home',
  'fit',
  'cares',
  'work',
  'season',
  'mood',
  'money',
  'coach',
] as const;

/** Official visits a recruit could take until 2023; few take more since. */
export const MOST_VISITS = 5;
/** Most finalists remembered per recruit. */
export const MOST_FINALISTS = 5;
/** Stars of a blue chip: four or five. */
export const BLUE_CHIP = 4;

export type OpinionPart = (typeof OPINION_PARTS)[number];

/** Recruiting periods: spring, summer, one after each week of the season, December and February. */
export const SPRING_PERIOD = 0;
export const SUMMER_PERIOD = 1;
export const DECEMBER_PERIOD = SUMMER_PERIOD + REGULAR_WEEKS + 1;
export const FEBRUARY_PERIOD = DECEMBER_PERIOD + 1;
export const PERIODS = FEBRUARY_PERIOD + 1;

/** Periods longer than a week, each with a recap. */
export const RECAP_PERIODS = ['spring', 'summer', 'december', 'february'] as const;
export type RecapPeriod = (typeof RECAP_PERIODS)[number];

/** Name of a period: `Summer`, which includes spring, `Week 5`, `December`. */
export function periodName(period: number): string {
  if (period <= SUMMER_PERIOD) return 'Summer';
  if (period === DECEMBER_PERIOD) return 'December';
  return period === FEBRUARY_PERIOD ? 'February' : `Week ${period - SUMMER_PERIOD}`;
}

const PERIODS_BY_NAME: ReadonlyMap<string, number> = new Map(
  Array.from({ length: PERIODS }, (_, period) => [periodName(period), period]),
);

/** Returns the period with a name, the later of the two called `Summer`; null if there is none. */
export function periodNamed(name: string): number | null {
  return PERIODS_BY_NAME.get(name) ?? null;
}

/** Returns the period after a week of the season; null after the championships, when there is no recruiting. */
export function periodAfterWeek(week: number): number | null {
  const period = SUMMER_PERIOD + week;
  return period <= DECEMBER_PERIOD ? period : null;
}

/** Months of spring commitments, assigned in rotation: most are made late in the spring. */
const SPRING_MONTHS = [2, 3, 3, 4, 4, 5, 5, 5, 5] as const;
const SUMMER_MONTHS = [6, 6, 6, 7, 7] as const;
/** Last week of the season played in September, and in October. */
const SEPTEMBER_ENDS = 4;
const OCTOBER_ENDS = 9;

/** Returns the month, 1 to 12, of a commitment made in a period; spring and summer span several months. */
export function commitmentMonth(period: number, number: number): number {
  if (period === SPRING_PERIOD) return itemAt(SPRING_MONTHS, number % SPRING_MONTHS.length);
  if (period === SUMMER_PERIOD) return itemAt(SUMMER_MONTHS, number % SUMMER_MONTHS.length);
  if (period === DECEMBER_PERIOD) return 12;
  if (period === FEBRUARY_PERIOD) return 2;
  const week = period - SUMMER_PERIOD;
  if (week === 1) return 8;
  if (week <= SEPTEMBER_ENDS) return 9;
  return week <= OCTOBER_ENDS ? 10 : 11;
}

/** The first class that could sign in December. */
const FIRST_EARLY_CLASS = 2018;
/** The first class recruited with NIL money. */
const FIRST_NIL_CLASS = 2022;

export function signsEarly(classOf: number): boolean {
  return classOf >= FIRST_EARLY_CLASS;
}

export function hasNil(classOf: number): boolean {
  return classOf >= FIRST_NIL_CLASS;
}

/** A program a recruit considered when he chose, with the parts of his interest in it (`OPINION_PARTS`). */
export interface Finalist {
  team: TeamId;
  parts: readonly number[];
}

/** A recruit the player's program pursued, with his finalists; he committed to the first one. */
export interface Chosen {
  number: number;
  first: string;
  last: string;
  position: Position;
  stars: number;
  finalists: readonly Finalist[];
}

/** Where the player's program stood with a recruit at the start of a period, as far as visible. */
export interface PastStanding {
  period: number;
  /** Our rank among the schools recruiting him; 0 if he was committed to us. */
  place: number;
  /** His interest in us, 0 to 100. */
  interest: number;
}

/** The player's recruiting effort on one recruit. */
export interface Target {
  offered: boolean;
  /** Weekly hours on him from now on. */
  hours: number;
  /** How many of those hours go to scouting. */
  scouting: number;
  /** The staff's main pitch; null for the program's strongest point. */
  pitch: Care | null;
  /** The period of his official visit; null if none. */
  visit: number | null;
  /** Hours spent so far. */
  spent: number;
  scouted: number;
}

/** The player's own board, once he has changed it. */
export interface Board {
  /** Whether the staff runs the board. */
  staff: boolean;
  /** Positions the staff recruits on the player's board, in the order of `POSITIONS`. */
  auto: readonly Position[];
  /** By recruit. */
  targets: Map<number, Target>;
  /** Staff hours left unused since the class opened. */
  idle: number;
}
