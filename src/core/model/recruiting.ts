import { REGULAR_WEEKS } from './game.ts';
import type { TeamId } from './ids.ts';
import type { Position } from './positions.ts';

/** What recruits care about, each more or less than most. Places in this list are stored: it grows at the end. */
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
 * What a recruit's opinion of a program is made of; the parts add up. `places`: how many players like him it still takes;
 * `standing`: its appeal to players as good as he is; `home`: how near it is; `fit`: how he and the staff get on; `cares`: what it
 * offers of what he cares about; `work`: hours and visits beside those of other staffs; `season`: how the season goes beside
 * what was expected; `mood`: what he thinks when he looks around again; `money`: what it has for recruits, since 2021; `coach`: who leads
 * it, for those who care about that. Places in this list are stored: it grows at the end.
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

/** Official visits that a recruit could take until 2023; few take more since. */
export const MOST_VISITS = 5;
/** The programs that are remembered of those he chose between. */
export const MOST_FINALISTS = 5;
/** Four and five stars. */
export const BLUE_CHIP = 4;

export type OpinionPart = (typeof OPINION_PARTS)[number];

/** Recruiting goes in turns: spring, summer, after each week of the season, December and February. */
export const SPRING_TURN = 0;
export const SUMMER_TURN = 1;
export const DECEMBER_TURN = SUMMER_TURN + REGULAR_WEEKS + 1;
export const FEBRUARY_TURN = DECEMBER_TURN + 1;
export const TURNS = FEBRUARY_TURN + 1;

/** Turns of more than a week, each with a recap. */
export const RECAP_TURNS = ['spring', 'summer', 'december', 'february'] as const;
export type RecapTurn = (typeof RECAP_TURNS)[number];

/** The turn after a week of the season; null for weeks after the championships, when there is no recruiting. */
export function turnAfterWeek(week: number): number | null {
  const turn = SUMMER_TURN + week;
  return turn <= DECEMBER_TURN ? turn : null;
}

/** Months of the commitments of spring, one for each of a few recruits: most are made late in it. */
const SPRING_MONTHS = [2, 3, 3, 4, 4, 5, 5, 5, 5] as const;
const SUMMER_MONTHS = [6, 6, 6, 7, 7] as const;
/** The last weeks of the season that are played in September and October. */
const SEPTEMBER_ENDS = 4;
const OCTOBER_ENDS = 9;

/** The month, 1 to 12, in which a recruit chose who did so in a turn; spring and summer have several. */
export function commitmentMonth(turn: number, number: number): number {
  if (turn === SPRING_TURN) return SPRING_MONTHS[number % SPRING_MONTHS.length]!;
  if (turn === SUMMER_TURN) return SUMMER_MONTHS[number % SUMMER_MONTHS.length]!;
  if (turn === DECEMBER_TURN) return 12;
  if (turn === FEBRUARY_TURN) return 2;
  const week = turn - SUMMER_TURN;
  if (week === 1) return 8;
  if (week <= SEPTEMBER_ENDS) return 9;
  return week <= OCTOBER_ENDS ? 10 : 11;
}

/** The first class that could sign in December. */
const FIRST_EARLY_CLASS = 2018;
/** The first class that was recruited with money for name, image and likeness. */
const FIRST_NIL_CLASS = 2022;

export function signsEarly(classOf: number): boolean {
  return classOf >= FIRST_EARLY_CLASS;
}

export function hasNil(classOf: number): boolean {
  return classOf >= FIRST_NIL_CLASS;
}

/** A program that a recruit weighed when he chose, with the parts of his opinion of it (`OPINION_PARTS`). */
export interface Finalist {
  team: TeamId;
  parts: readonly number[];
}

/** A recruit that the user's program wanted, and his finalists; he committed to the first. */
export interface Chosen {
  number: number;
  first: string;
  last: string;
  position: Position;
  stars: number;
  finalists: readonly Finalist[];
}

/** Where the player's program stood with a recruit when a turn began, as far as could be seen. */
export interface PastStanding {
  turn: number;
  /** Our place among the schools recruiting him; 0: he was committed to us. */
  place: number;
  /** His interest in us, points of 100. */
  interest: number;
}

/** What the player's program does about one recruit. */
export interface Target {
  offered: boolean;
  /** Hours spent on him every week from now on. */
  hours: number;
  /** Hours of them spent on finding out how good he is. */
  scouting: number;
  /** What the staff talks about most; null: what the program is best at. */
  pitch: Care | null;
  /** The turn of his official visit; null for none. */
  visit: number | null;
  /** Hours so far. */
  spent: number;
  scouted: number;
}

/** The player's own board, once he has touched it. */
export interface Board {
  /** Whether the staff goes on with it. */
  staff: boolean;
  /** Positions that the staff recruits on a board that is the player's, in the order of `POSITIONS`. */
  auto: readonly Position[];
  /** By recruit. */
  targets: Map<number, Target>;
  /** Staff hours left unused since the class was opened. */
  idle: number;
}
