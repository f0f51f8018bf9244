import type { BoardPage, BoardRecruit, RecruitDetail } from '../contract/views/recruiting/board.ts';
import type { ClassPage, Commitment, SignedClass } from '../contract/views/recruiting/recruiting-class.ts';
import type { Care } from '../model/recruiting.ts';
import { EMPTY } from '../words/empty.ts';
import { oneDecimal, ordinal, plural, signedTo } from '../words/numbers.ts';
import { CARE_WORDS, careInSentence, lostHours, monthName } from '../words/recruiting.ts';
import { fullName } from '../words/terms.ts';
import { hoursLine, regardLine } from './coaching/coaches.ts';
import { finalistLines } from './finalists.ts';

/** Recruiting in words. */

/** In a column. */
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

/** Things he cares about that a column has room for. */
const SHOWN_CARES = 2;

/** When somebody gave his word: `July`, `November, flipped`. */
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
  if (own === undefined) return `${team} signed no class.`;
  const have = `${own.signed} signed, ${own.blue_chips} of them blue chips`;
  return `${ordinal(own.rank)} of ${classes.length} classes by their stars: ${have}.`;
}

/** How a class ranks: `12th of 134 classes: 201.4 points, 18 committed, 3 of them blue chips.` */
export function classLine({ own, classes, signed, team }: ClassPage): string {
  if (signed !== undefined) return signedLine(signed, team.name);
  if (own === null) return EMPTY.class;
  const have = `${own.commits} committed, ${own.blue_chips} of them blue chips`;
  return `${ordinal(own.rank)} of ${classes.length} classes: ${oneDecimal(own.points)} points, ${have}.`;
}

/** Leads, in log weight, that are close. */
const CLOSE = 0.3;
const CLEAR = 1.2;

/** How we stand with a recruit: `leads`, `close`, `trails`; empty where we are not after him. */
export function leadText({ lead, status }: Pick<BoardRecruit, 'lead' | 'status'>): string {
  if (lead === null || status === 'elsewhere' || status === 'ours') return '';
  if (lead >= CLEAR) return 'well ahead';
  if (lead > CLOSE) return 'ahead';
  if (lead >= -CLOSE) return 'close';
  return lead > -CLEAR ? 'behind' : 'far behind';
}

/** `Ours`, `Ohio State`, `Released`, `2 of 9`; `9 others` where we have no place for him or are not after him. */
export function standText({ status, team, place, suitors }: BoardRecruit): string {
  if (status === 'ours') return 'Ours';
  if (status === 'elsewhere') return team ?? '';
  if (place === null) return status === 'released' ? 'Released' : `${suitors} ${suitors === 1 ? 'other' : 'others'}`;
  return `${place} of ${suitors}`;
}

/** Beyond every place among those who recruit one player. */
const NOT_AFTER = 1000;
const ELSEWHERE = 3000;

/** Ours first, then by our place with him, then those whom we are not after, then those who chose another program. */
export function standOrder({ status, place, suitors }: BoardRecruit): number {
  if (status === 'ours') return 0;
  if (status === 'elsewhere') return ELSEWHERE;
  return place ?? NOT_AFTER + suitors;
}
/** `58-66`. */
export const estimateText = ({ low, high }: Pick<BoardRecruit, 'low' | 'high'>): string => `${low}-${high}`;

/** What he is known to care about: `Playing time, Winning`; `-` while he has told nothing. */
export function caresText({ cares }: Pick<BoardRecruit, 'cares'>): string {
  return cares.length === 0 ? '-' : cares.map((care) => CARE_WORDS[care]).join(', ');
}

/** `state, growth`: what he cares about most; empty while he has told nothing. */
export const shortCares = ({ cares }: Pick<BoardRecruit, 'cares'>): string =>
  cares
    .slice(0, SHOWN_CARES)
    .map((care) => SHORT_CARES[care])
    .join(', ');

/** `31-60 of 79`; `Recruits` where all are shown. `from`: rows before them. */
export function shownRecruits({ recruits, found }: Pick<BoardPage, 'recruits' | 'found'>, from = 0): string {
  if (found === recruits.length) return 'Recruits';
  return recruits.length === 0 ? `none of ${found}` : `${from + 1}-${from + recruits.length} of ${found}`;
}

/** `week 7`, `visited`; empty without one. */
export function visitText({ visit }: Pick<BoardRecruit, 'visit'>): string {
  if (visit === null) return '';
  return visit === 0 ? 'visited' : `week ${visit}`;
}

/** The decision that lets the staff do the rest: with the hours that are left, and those on who has chosen somebody else. */
export const STAFF_REST = { back: true, rest: true } as const;

/** `Week 4: 38 of 56 hours a week, 3 of 56 visits`. */
export function boardSpent({ turn, hours, visits }: BoardPage): string {
  // A staff may have hosted more recruits than a coach may invite.
  const hosted =
    visits.used > visits.most ? `${visits.used} visits, none left` : `${visits.used} of ${visits.most} visits`;
  return `${turn}: ${hours.used} of ${hours.total} hours a week${lostHours(hours)}, ${hosted}`;
}

/** `The staff recruits.` */
export const recruiterText = ({ staff }: BoardPage): string =>
  staff ? 'The staff recruits.' : 'You recruit: every week is spent as the last until you change it.';

/** `Class of 2025, Week 4: 38 of 56 hours a week, 3 of 56 visits. The staff recruits.` */
export function boardTitle(page: BoardPage): string {
  if (!page.open) return EMPTY.class;
  return `Class of ${page.class_of}, ${boardSpent(page)}. ${recruiterText(page)}`;
}

/** What is behind the board's numbers, a line each: where its hours come from, and what recruits make of the coach. */
export function boardStaff({ open, hours, regard }: BoardPage): string[] {
  return open ? [...hoursLine(hours), ...(regard === null ? [] : [regardLine(regard)])] : [];
}

/** What a board can list: who is worked on, who has given us his word, everybody. */
export const BOARD_LISTS = ['board', 'ours', 'all'] as const;

/** What a key's official visit would be: at the next home game, 0 for none any more; null where there is none to plan. */
export function nextVisit({ home_weeks: weeks }: BoardPage, { visit }: BoardRecruit): number | null {
  if (visit === 0) return null;
  return visit !== null ? 0 : (weeks[0] ?? null);
}

/** What the staff talks about next with a key: the things he cares about in their order, then what the program is best at. */
export function nextPitch({ cares, pitch }: Pick<BoardRecruit, 'cares' | 'pitch'>): Care | 'staff' | null {
  const at = pitch === null ? 0 : cares.indexOf(pitch) + 1;
  return cares[at] ?? (pitch === null ? null : 'staff');
}

/** `Talking about winning`; about what the program is best at if nothing was chosen. */
function pitchText({ pitch }: Pick<BoardRecruit, 'pitch'>): string {
  return `Pitch: ${pitch === null ? 'our strongest selling point' : careInSentence(pitch)}`;
}

/** Hours that are spent watching him when that is switched on or off. */
export const watchHours = ({ scouting, hours }: BoardRecruit): number => (scouting > 0 ? 0 : hours);

/** `Behind Iowa by 1.2, give or take 0.4: standing of the program -1.0, distance from home -0.2`; empty without another program. */
function whyLine({ why, recruit }: Pick<RecruitDetail, 'why' | 'recruit'>): string[] {
  if (why === null) return [];
  const { beside, parts, total } = why;
  const by = Math.abs(total).toFixed(1);
  const where = total === 0 ? `Even with ${beside}` : `${total < 0 ? 'Behind' : 'Ahead of'} ${beside} by ${by}`;
  const told = parts
    .filter(({ value }) => value !== 0)
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .map(({ label, value }) => `${label.toLowerCase()} ${signedTo(value, 1)}`);
  const because = told.length === 0 ? '' : `: ${told.join(', ')}`;
  return [`${where}, give or take ${recruit.unsure.toFixed(1)}${because}`];
}

/** What we do about who is to be had, and whether that can come to anything. */
function workLines(recruit: BoardRecruit): string[] {
  const { status, pos, place, offered, hours, spent } = recruit;
  if (status !== 'open' || (!offered && hours === 0)) return [];
  const full = offered && place === null ? [`No ${pos.toUpperCase()} spot left.`] : [];
  return [...full, `${pitchText(recruit)}: ${plural(hours, 'hour')} a week, ${spent.toFixed(0)} so far`];
}

/** What his page says under the board, a line each. */
export function detailLines({ recruit, list, why, timeline, actions, finalists }: RecruitDetail): string[] {
  const { number, pos, stars, home_state: home, miles } = recruit;
  const programs = list.map(({ team, ours }, at) => `${at + 1}. ${team}${ours ? ' (us)' : ''}`).join(', ');
  return [
    `No. ${number} ${fullName(recruit)}, ${stars}-star ${pos.toUpperCase()} from ${home} (${miles} miles)`,
    `Rating as a senior ${estimateText(recruit)} if he grows as most do. Cares about: ${caresText(recruit)}.`,
    ...(programs === '' ? [] : [`Top schools: ${programs}`]),
    ...whyLine({ why, recruit }),
    ...workLines(recruit),
    ...timeline,
    ...(actions.length === 0 ? [] : [`What would change: ${actions.map(actionText).join(', ')}`]),
    ...finalistLines(finalists),
  ];
}

/** `an official visit +0.5 to +0.9 (2nd)`: what it brings, and our place then. */
function actionText({ action, low, high, place }: RecruitDetail['actions'][number]): string {
  const brings =
    low === high ? (low === 0 ? '' : ` ${signedTo(low, 1)}`) : ` ${signedTo(low, 1)} to ${signedTo(high, 1)}`;
  return `${action}${brings} (${ordinal(place)})`;
}
