import { capitalized, listed, oneDecimal, percent, plural } from './numbers.ts';
import { type HoursNow, hoursOpen } from './recruiting.ts';

/** Sentences for a coach's open, optional decisions and their effects. All pure. */

/** An open decision in words. */
export interface OpenSentence {
  /** The subject: `Recruiting`. */
  title: string;
  /** A short form: `12 recruiting hours`. */
  short: string;
  /** A sentence or two, with the effect. */
  text: string;
}

/** Returns a list's heading for an open decision: the short form if it contains a count, else the title. */
export const openHeading = ({ title, short }: Pick<OpenSentence, 'title' | 'short'>): string =>
  /\d/.test(short) ? capitalized(short) : title;

/** Describes games still to be scheduled; null if the schedule is full. */
export function scheduleSentence(games: number): OpenSentence | null {
  if (games <= 0) return null;
  const open = plural(games, 'non-conference game');
  const filled = games === 1 ? 'is open. Your staff fills it' : 'are open. Your staff fills them';
  return {
    title: 'Schedule',
    short: plural(games, 'game to schedule', 'games to schedule'),
    text: `${capitalized(open)} ${filled} when the season starts; cupcakes pad the record, big games impress voters.`,
  };
}

/** Describes unassigned hours, or the staff's; null if nothing is open. */
export function recruitingSentence(page: HoursNow): OpenSentence | null {
  const { staff, hours } = page;
  const free = staff ? hours.total : hours.total - hours.used + hours.elsewhere;
  const said = hoursOpen(page);
  if (said === null || free <= 0) return null;
  const spent = staff ? `, ${plural(hours.total, 'hour')} a week` : '';
  const text = `${capitalized(said)}${spent}; extra hours can win close battles.`;
  return { title: 'Recruiting', short: plural(free, 'recruiting hour'), text };
}

/** Describes the promises left; `kept`: how much less likely a player is to leave with one. */
export function promisesSentence(left: number, kept: number): OpenSentence | null {
  if (left <= 0) return null;
  const open = plural(left, 'role promise');
  const each = `cuts a player’s chance of leaving by ${percent(kept)}`;
  return { title: 'Portal', short: open, text: `${open} left. Each ${each}.` };
}

interface PortalLeft {
  /** Our players who have announced their departure and have no promise. */
  leaving: number;
  promises: number;
  calls: number;
  /** The chance that one of them stays with a promise. */
  stays: number;
  /** The factor by which a call multiplies our odds against another program. */
  wins: number;
}

/** Describes the moves left while the portal is open. */
export function portalSentence({ leaving, promises, calls, stays, wins }: PortalLeft): OpenSentence | null {
  const can = leaving === 0 ? 0 : promises;
  const left = [...(can > 0 ? [plural(can, 'promise')] : []), ...(calls > 0 ? [plural(calls, 'call')] : [])];
  if (left.length === 0) return null;
  const kept = `${leaving} of your players ${leaving === 1 ? 'wants' : 'want'} out, and a promise keeps ${percent(stays)} of them`;
  const called = `a personal call multiplies your odds by ${oneDecimal(wins)}`;
  return {
    title: 'Portal',
    short: listed(left, 'and'),
    text: `${listed(left, 'and')} left; ${[...(can > 0 ? [kept] : []), ...(calls > 0 ? [called] : [])].join('; ')}.`,
  };
}

/** Describes a budget that the staff splits from a season on. */
export function budgetSentence(from: number): OpenSentence {
  const changes = 'Shift it toward retention, transfers or recruits';
  return { title: 'Budget', short: 'budget', text: `Your staff splits it from ${from} on. ${changes}.` };
}

/** Describes freshmen who could redshirt; `last`: those who burn it with their next game. */
export function redshirtsSentence(freshmen: number, last: number): OpenSentence | null {
  if (freshmen === 0) return null;
  const who = freshmen === 1 ? '1 freshman who isn’t starting' : `${freshmen} freshmen who aren’t starting`;
  const next = last === 0 ? '' : `; ${last === freshmen && last > 1 ? 'all' : last} will burn it by playing this week`;
  return {
    title: 'Redshirts',
    short: plural(freshmen, 'redshirt'),
    text: `${who} can still redshirt${next}. A redshirted player sits out the rest of the year and keeps the season of eligibility.`,
  };
}

/** Describes a depth chart that is entirely the staff's. */
export const DEPTH_SENTENCE: OpenSentence = {
  title: 'Depth chart',
  short: 'depth',
  text: 'Your staff sets it. The first player listed starts, plays most, and the odds reflect it.',
};

/** Describes a game plan that is entirely the staff's; `opponent`: of the next game, null before there is one. */
export function planSentence(opponent: string | null): OpenSentence {
  const which = opponent === null ? 'from game to game' : `for ${opponent}`;
  const changes = 'run or pass, tempo, depth, risk and coverage all change the game';
  return { title: 'Game plan', short: 'plan', text: `Your staff makes it ${which}; ${changes}.` };
}
