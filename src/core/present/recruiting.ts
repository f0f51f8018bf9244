import type { BoardPage, BoardRecruit } from '../contract/views/recruiting/board.ts';
import type { ClassPage, Commitment, SignedClass } from '../contract/views/recruiting/recruiting-class.ts';
import type { Position } from '../model/positions.ts';
import type { Care } from '../model/recruiting.ts';
import { EMPTY } from '../words/empty.ts';
import { listed, oneDecimal, ordinal, plural } from '../words/numbers.ts';
import { CARE_WORDS, lostHours, monthName } from '../words/recruiting.ts';
import { hoursLine, regardLine } from './coaching/coaches.ts';

/** Text for recruiting. */

/** Short forms for a column. */
const SHORT_CARES: Readonly<Record<Care, string>> = {
  nearness: 'near',
  playing_time: 'plays',
  winning: 'wins',
  prestige: 'name',
  development: 'growth',
  nil: 'NIL',
  loyalty: 'state',
  coach: 'coach',
};

/** Number of priorities that fit in a column. */
const SHOWN_CARES = 2;

/** When a recruit committed: `July`, `November, flipped`. */
export function sinceText({ month, flipped }: Pick<Commitment, 'month' | 'flipped'>): string {
  return flipped ? `${monthName(month)}, flipped` : monthName(month);
}

/** `Minnesota: class of 2026`. */
export function classTitle({ team, class_of }: Pick<ClassPage, 'team' | 'class_of'>): string {
  return `${team.name}: class of ${class_of}`;
}

/** `12th of 134 classes by their stars: 22 signed, 3 of them blue chips.` */
function signedLine({ classes }: SignedClass, team: string): string {
  const own = classes.find((each) => each.team === team);
  if (own === undefined) return `${team} did not sign a class.`;
  const have = `${own.signed} signed, ${own.blue_chips} of them blue chips`;
  return `${ordinal(own.rank)} of ${classes.length} classes by their stars: ${have}.`;
}

/** A class's rank: `12th of 134 classes: 201.4 points, 18 committed, 3 of them blue chips.` */
export function classLine({ own, classes, signed, team }: ClassPage): string {
  if (signed !== undefined) return signedLine(signed, team.name);
  if (own === null) return EMPTY.class;
  const have = `${own.commits} committed, ${own.blue_chips} of them blue chips`;
  return `${ordinal(own.rank)} of ${classes.length} classes: ${oneDecimal(own.points)} points, ${have}.`;
}

/**
 * `Committed`, `Ohio State`, `Released`, `2 of 9`; `9 schools` if we have no spot for him or are not recruiting him.
 */
export function standText({ status, team, place, suitors }: BoardRecruit): string {
  if (status === 'ours') return 'Committed';
  if (status === 'elsewhere') return team ?? '';
  if (place === null) return status === 'released' ? 'Released' : plural(suitors, 'school');
  return `${place} of ${suitors}`;
}

/** Larger than any place on a recruit's list. */
const NOT_AFTER = 1000;
const ELSEWHERE = 3000;

/**
 * Sorts our commits first, then recruits by our place on their list, then those we are not recruiting, then those
 * committed elsewhere.
 */
export function standOrder({ status, place, suitors }: BoardRecruit): number {
  if (status === 'ours') return 0;
  if (status === 'elsewhere') return ELSEWHERE;
  return place ?? NOT_AFTER + suitors;
}
/** `58-66`. */
export const estimateText = ({ low, high }: Pick<BoardRecruit, 'low' | 'high'>): string => `${low}-${high}`;

/** His known priorities: `Playing time, Winning, ?`; the question mark goes away once he has revealed everything. */
export function caresText({ cares, told_all }: Pick<BoardRecruit, 'cares' | 'told_all'>): string {
  const known = cares.map((care) => CARE_WORDS[care]);
  if (!told_all) return [...known, '?'].join(', ');
  return known.length === 0 ? 'nothing specific' : known.join(', ');
}

/** His top priorities: `state, growth`; empty until he reveals one. */
export const shortCares = ({ cares }: Pick<BoardRecruit, 'cares'>): string =>
  cares
    .slice(0, SHOWN_CARES)
    .map((care) => SHORT_CARES[care])
    .join(', ');

/** `31-60 of 79`; `Recruits` if all are shown. `from`: rows before them. */
export function shownRecruits({ recruits, found }: Pick<BoardPage, 'recruits' | 'found'>, from = 0): string {
  if (found === recruits.length) return 'Recruits';
  return recruits.length === 0 ? `none of ${found}` : `${from + 1}-${from + recruits.length} of ${found}`;
}

/** `week 7`, `visited`; empty without a visit. */
export function visitText({ visit }: Pick<BoardRecruit, 'visit'>): string {
  if (visit === null) return '';
  return visit === 0 ? 'visited' : `week ${visit}`;
}

/**
 * The decision that has the staff assign the remaining hours, including those freed from recruits committed elsewhere.
 */
export const STAFF_REST = { back: true, rest: true } as const;

/** `Week 4: 38 of 56 hours a week, 3 of 56 visits`. */
export function boardSpent({ period, hours, visits }: BoardPage): string {
  // A staff can have hosted more recruits than the user may invite.
  const hosted =
    visits.used > visits.most ? `${visits.used} visits, none left` : `${visits.used} of ${visits.most} visits`;
  return `${period}: ${hours.used} of ${hours.total} hours a week${lostHours(hours)}, ${hosted}`;
}

/** `QB, OL and DL`. */
export const positionsText = (positions: readonly Position[]): string =>
  listed(positions.map((position) => position.toUpperCase()));

/** `Your staff is recruiting.`, `You’re in charge. Your staff recruits QB and OL.` */
export function recruiterText({ staff, auto }: Pick<BoardPage, 'staff' | 'auto'>): string {
  if (staff) return 'Your staff is recruiting.';
  if (auto.length === 0) return 'You’re in charge. Hours carry over each week.';
  return `You’re in charge. Your staff recruits ${positionsText(auto)} with the hours you leave.`;
}

/** The decision that hands a position to the staff, or takes it back. */
export function autopilotAt({ staff, auto }: Pick<BoardPage, 'staff' | 'auto'>, position: Position) {
  return staff || auto.includes(position) ? { manual: [position] } : { auto: [position] };
}

/** `Class of 2025, Week 4: 38 of 56 hours a week, 3 of 56 visits. Your staff is recruiting.` */
export function boardTitle(page: BoardPage): string {
  if (!page.open) return EMPTY.class;
  return `Class of ${page.class_of}, ${boardSpent(page)}. ${recruiterText(page)}`;
}

/** Explains the board's numbers, one line each: the source of its hours, and the head coach's appeal. */
export function boardStaff({ open, hours, regard }: BoardPage): string[] {
  return open ? [...hoursLine(hours), ...(regard === null ? [] : [regardLine(regard)])] : [];
}

/** The board's lists: targets, commits, all recruits. */
export const BOARD_LISTS = ['board', 'ours', 'all'] as const;

/**
 * Returns the week a key sets for his official visit: the next home game, or 0 to cancel it; null if there is none to
 * plan.
 */
export function nextVisit({ home_weeks: weeks }: BoardPage, { visit }: BoardRecruit): number | null {
  if (visit === 0) return null;
  return visit !== null ? 0 : (weeks[0] ?? null);
}

/** Returns the next pitch a key selects: his priorities in order, then the program's strongest selling point. */
export function nextPitch({ cares, pitch }: Pick<BoardRecruit, 'cares' | 'pitch'>): Care | 'staff' | null {
  const index = pitch === null ? 0 : cares.indexOf(pitch) + 1;
  return cares[index] ?? (pitch === null ? null : 'staff');
}

/** Returns the scouting hours after toggling scouting on or off. */
export const watchHours = ({ scouting, hours }: BoardRecruit): number => (scouting > 0 ? 0 : hours);
