import { itemAt } from '../model/lists.ts';
import type { SigningDayName } from '../model/program/signing-day.ts';
import type { Care, OpinionPart, RecapPeriod } from '../model/recruiting.ts';
import { listed, plural } from './numbers.ts';

/** Text for recruiting. */

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

/** The average suitor’s interest, in points out of 100. */
export const AVERAGE_INTEREST = 40;

/** Label for the hidden part of a recruit's opinion. */
export const UNKNOWN_FACTORS = 'Unknown factors';

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
  return itemAt(MONTHS, month - 1);
}

/** A week's recruiting hours: total, used, and spent on recruits committed elsewhere. */
export interface HoursNow {
  open: boolean;
  /** Whether the staff recruits. */
  staff: boolean;
  hours: { total: number; used: number; elsewhere: number };
}

/** `, 4 on players committed elsewhere`; empty if there are none. */
export const lostHours = ({ elsewhere }: Pick<HoursNow['hours'], 'elsewhere'>): string =>
  elsewhere === 0 ? '' : `, ${elsewhere} on players committed elsewhere`;

/** Rows shown at once on a board. */
export const BOARD_ROWS = 30;

/** Returns the unassigned hours a week; 0 while the staff recruits, or while recruiting is closed. */
function freeHours({ open, staff, hours }: HoursNow): number {
  return open && !staff ? Math.max(0, hours.total - hours.used) : 0;
}

/** The board's status before a week: `12 of 56 hours a week free`; null while no class is recruited. */
export function hoursOpen(page: HoursNow): string | null {
  if (!page.open) return null;
  if (page.staff) return 'staff on autopilot';
  const free = freeHours(page);
  const lost = lostHours(page.hours);
  return free === 0
    ? `same hours as last week${lost}`
    : `${free} of ${plural(page.hours.total, 'hour')} a week free${lost}`;
}

/** Names of the signing days. */
export const SIGNING_DAY_WORDS: Readonly<Record<SigningDayName, string>> = {
  december: 'Early signing day',
  february: 'National signing day',
};

/** States that a class has had no such signing day. `never`: it will have none at all. */
export function noSigningDay(day: SigningDayName, classOf: number, never: boolean): string {
  if (never) return `The class of ${classOf} had no early signing day: the first was in December 2017, for 2018.`;
  return `${SIGNING_DAY_WORDS[day]} of the class of ${classOf} has not been played, or was not recorded.`;
}

/** Placeholder before a class's first signing day. */
export function signingDayAhead(classOf: number, isEarly: boolean): string {
  const when = isEarly
    ? 'early signing day follows the conference championships, and the rest sign in February'
    : 'signing day is in February, once the season is closed';
  return `The class of ${classOf} has not signed yet: ${when}.`;
}

/** `10 letters of intent are in: QB Al Bo, WR Tre Young and 8 more.` */
export function lettersText(names: readonly string[]): string {
  return `${plural(names.length, 'letter')} of intent ${names.length === 1 ? 'is' : 'are'} in: ${listed(names)}.`;
}

/** `2 commits wait until February: ...` */
export function waitingText(names: readonly string[]): string {
  const wait = names.length === 1 ? 'commit waits' : 'commits wait';
  return `${names.length} ${wait} until February: ${listed(names)}.`;
}

/** `No roster spot was left for WR Al Bo.` */
export const releasedText = (names: readonly string[]): string => `No roster spot was left for ${listed(names)}.`;

export const RECAP_NAMES: Readonly<Record<RecapPeriod, string>> = {
  spring: 'Spring',
  summer: 'Summer',
  december: 'December',
  february: 'February',
};

const RECAP_COMES: Readonly<Record<RecapPeriod, string>> = {
  spring: 'in the next preseason',
  summer: 'when the season starts',
  december: 'after the conference championships',
  february: 'when the class signs',
};

/** Explains why a period has no recap yet. */
export function recapTooEarly(period: RecapPeriod): string {
  return `There is no ${period === 'december' || period === 'february' ? RECAP_NAMES[period] : period} recap now. It comes ${RECAP_COMES[period]}.`;
}
