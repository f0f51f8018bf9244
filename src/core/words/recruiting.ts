import type { Care, OpinionPart } from '../model/recruiting.ts';
import { plural } from './numbers.ts';

/** Recruiting in words. */

export const CARE_WORDS: Readonly<Record<Care, string>> = {
  nearness: 'Proximity to home',
  playing_time: 'Playing time',
  winning: 'Winning',
  prestige: 'Prestige',
  development: 'Development',
  nil: 'NIL money',
  loyalty: 'In-state loyalty',
  coach: 'The coach',
};

/** `winning`, `NIL money`: within a sentence. */
export const careInSentence = (care: Care): string =>
  care === 'nil' ? CARE_WORDS.nil : CARE_WORDS[care].toLowerCase();

export const OPINION_WORDS: Readonly<Record<OpinionPart, string>> = {
  places: 'Playing time',
  standing: 'Prestige',
  home: 'Home',
  fit: 'Personal fit',
  cares: 'His priorities',
  work: 'Effort',
  season: 'This season',
  mood: 'Second thoughts',
  money: 'NIL',
  coach: 'Head coach',
};

/** Points of interest, of 100, that the average school recruiting him has. */
export const AVERAGE_INTEREST = 40;

/** What nobody can see of what a recruit thinks. */
export const UNTOLD = 'Unknown factors';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** `July` for 7. */
export function monthName(month: number): string {
  return MONTHS[month - 1]!;
}

/** A week's recruiting hours: all of them, those in use, and those on recruits who are committed elsewhere. */
export interface HoursNow {
  open: boolean;
  /** The staff recruits. */
  staff: boolean;
  hours: { total: number; used: number; elsewhere: number };
}

/** `, 4 on recruits who chose others`; empty where no hour is. */
export const lostHours = ({ elsewhere }: Pick<HoursNow['hours'], 'elsewhere'>): string =>
  elsewhere === 0 ? '' : `, ${elsewhere} on players committed elsewhere`;

/** Rows of a board that are shown at once. */
export const BOARD_ROWS = 30;

/** Hours a week that nobody has; 0 while the staff recruits or nobody does. */
function freeHours({ open, staff, hours }: HoursNow): number {
  return open && !staff ? Math.max(0, hours.total - hours.used) : 0;
}

/** What is open on the board before a week: `recruiting: 12 of 56 hours a week are free`; null while no class is recruited. */
export function boardOpen(page: HoursNow): string | null {
  if (!page.open) return null;
  if (page.staff) return 'recruiting: staff on autopilot';
  const free = freeHours(page);
  const lost = lostHours(page.hours);
  return free === 0
    ? `recruiting: same hours as last week${lost}`
    : `recruiting: ${free} of ${plural(page.hours.total, 'hour')} a week free${lost}`;
}
