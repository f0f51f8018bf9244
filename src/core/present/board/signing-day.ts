import type { Announcement, Signer, SigningDayPage } from '../../contract/views/recruiting/signing-day.ts';
import { itemAt } from '../../model/lists.ts';
import { signsEarly } from '../../model/recruiting.ts';
import { words } from '../../words/columns/common.ts';
import { tableColumn as col } from '../../words/columns/descriptor.ts';
import { ordinal, plural } from '../../words/numbers.ts';
import { lettersText, releasedText, SIGNING_DAY_WORDS, signingDayAhead, waitingText } from '../../words/recruiting.ts';
import { fullName } from '../../words/terms.ts';
import { HEADINGS } from '../headings.ts';

/**
 * A signing day shown step by step, without spoilers. The first step shows the signed letters; each recruit then gets
 * two, one with his finalists' hats on the table and one in which he picks his.
 */

/** Steps per recruit. */
const STEPS_EACH = 2;

/** Returns the number of the last step. */
export const lastStep = ({ announcements }: Pick<SigningDayPage, 'announcements'>): number =>
  STEPS_EACH * announcements.length;

/** The contents of one step. */
export interface SigningScene {
  /** The recruit at the table; null before the first one. */
  now: Announcement | null;
  /** His position among the recruits who announce. */
  count: number;
  /** Whether he has picked a hat. */
  picked: boolean;
  /** Current rank of the user's class. */
  rank: number;
  /** Ranks gained by the last announcement, and since the start of the day. */
  moved: number;
  today: number;
  /** Recruits who have announced, latest first. */
  announced: readonly Announcement[];
  over: boolean;
}

/** Returns the scene at a step of the day. */
export function sceneAt(page: Pick<SigningDayPage, 'announcements' | 'before' | 'after'>, step: number): SigningScene {
  const { announcements, before, after } = page;
  const last = lastStep(page);
  const reached = Math.max(0, Math.min(step, last));
  const done = Math.floor(reached / STEPS_EACH);
  const count = Math.ceil(reached / STEPS_EACH);
  const ranks = [before, ...announcements.map(({ rank }) => rank)];
  const over = reached === last;
  const rank = over ? after : itemAt(ranks, done);
  return {
    now: announcements[count - 1] ?? null,
    count,
    picked: done === count,
    rank,
    moved: done === 0 ? 0 : itemAt(ranks, done - 1) - itemAt(ranks, done),
    today: before - rank,
    announced: announcements.slice(0, done).reverse(),
    over,
  };
}

/** `Early signing day: class of 2026`. */
export function signingDayTitle({ day, class_of }: Pick<SigningDayPage, 'day' | 'class_of'>): string {
  return `${day === null ? 'Signing day' : SIGNING_DAY_WORDS[day]}: class of ${class_of}`;
}

/** `up 2`, `down 1`, `no change`. */
export function ranksMoved(by: number): string {
  if (by === 0) return 'no change';
  return `${by > 0 ? 'up' : 'down'} ${Math.abs(by)}`;
}

/** `Class rank: 31st of 136, up 2 today`. */
export function rankNow({ programs }: Pick<SigningDayPage, 'programs'>, { rank, today }: SigningScene): string {
  return `Class rank: ${ordinal(rank)} of ${programs}${today === 0 ? '' : `, ${ranksMoved(today)} today`}`;
}

const named = (all: readonly Signer[]): string[] =>
  all.map((signer) => `${signer.pos.toUpperCase()} ${fullName(signer)}`);

/**
 * Returns the day's opening notes: signed letters, commits who wait, and those without a spot; or that no signing day
 * has come yet.
 */
export function signingNotes(page: Omit<SigningDayPage, 'info' | 'team' | 'conferences' | 'year' | 'years'>): string[] {
  const { day, class_of, letters, waiting, released } = page;
  if (day === null) return [signingDayAhead(class_of, signsEarly(class_of))];
  return [
    ...(letters.length > 0 ? [lettersText(named(letters))] : ['No earlier commits sent in a letter of intent.']),
    ...(waiting.length > 0 ? [waitingText(named(waiting))] : []),
    ...(released.length > 0 ? [releasedText(named(released))] : []),
  ];
}

/** `14 recruits announce with you among their finalists.` */
export function announcingText({ announcements }: SigningDayPage): string {
  const { length } = announcements;
  if (length === 0) return 'No uncommitted recruit had you among his finalists.';
  const verb = length === 1 ? 'announces' : 'announce';
  return `${plural(length, 'recruit')} ${verb} with you among the finalists.`;
}

/** `3 of 14 picked you.`, once a day is over. */
export function dayTold({ announcements }: SigningDayPage): string {
  const ours = announcements.filter((each) => each.ours).length;
  return `${ours} of ${announcements.length} picked you.`;
}

/** `No. 412 in the nation, committed to Iowa until today`. */
export function whoAnnounces({ number, from }: Announcement): string {
  return `No. ${number} in the nation${from === null ? '' : `, committed to ${from} until today`}`;
}

/** The columns of a day's announcements. */
export const ANNOUNCEMENTS = {
  number: col<Announcement>('number', words('No.', 'National rank.'), ({ number }) => number),
  name: col<Announcement>('name', words('Recruit', 'First and last name.'), fullName),
  pos: col<Announcement>('pos', words('Pos', 'Position.'), ({ pos }) => pos.toUpperCase()),
  stars: col<Announcement>('stars', words('Stars', 'Stars by the scouts, 1 to 5.'), ({ stars }) => stars),
  chose: col<Announcement>('chose', words('Picked', 'The program he picked.'), ({ chose }) => chose),
  hats: col<Announcement>('hats', words('Finalists', 'His finalists by name.'), ({ hats }) => hats.join(', ')),
  text: col<Announcement>('text', words('What happened', 'What he did, and why.'), ({ text }) => text),
  rank: col<Announcement>(
    'rank',
    words(HEADINGS.classRank, 'Rank of your class after his announcement.'),
    ({ rank }) => rank,
  ),
};
