import { capitalized, listed, oneDecimal, percent, plural } from './numbers.ts';
import { boardOpen, type HoursNow } from './recruiting.ts';

/** What a coach can decide now and need not, a sentence each with what it would change. All pure. */

/** An open decision in words. */
export interface OpenSentence {
  /** What is open, in few words: `12 recruiting hours`. */
  short: string;
  /** The same and what it would change, in a sentence. */
  text: string;
}

/** Games that nobody has scheduled; null where the schedule is full. */
export function scheduleSentence(games: number): OpenSentence | null {
  if (games <= 0) return null;
  const open = plural(games, 'non-conference game');
  const filled = `${games === 1 ? 'is' : 'are'} open, to be filled for you`;
  return {
    short: plural(games, 'game to schedule', 'games to schedule'),
    text: `The schedule: ${open} ${filled}; a weak opponent is likely a win, a strong one counts for more in the polls.`,
  };
}

/** Hours that nobody has, or that the staff spends; null where nothing is open. */
export function recruitingSentence(page: HoursNow): OpenSentence | null {
  const { staff, hours } = page;
  const free = staff ? hours.total : hours.total - hours.used + hours.elsewhere;
  const said = boardOpen(page);
  if (said === null || free <= 0) return null;
  const spent = staff ? `, ${plural(hours.total, 'hour')} a week` : '';
  const text = `${capitalized(said)}${spent}; more hours put you ahead with recruits who are close.`;
  return { short: plural(free, 'recruiting hour'), text };
}

/** Promises that are left; `kept`: how much less likely to leave a man is who has one. */
export function promisesSentence(left: number, kept: number): OpenSentence | null {
  if (left <= 0) return null;
  const open = plural(left, 'promise');
  const each = `makes a man ${percent(kept)} less likely to leave`;
  return { short: open, text: `The portal: ${open} of a part ${left === 1 ? 'is' : 'are'} left; each ${each}.` };
}

interface PortalLeft {
  /** Men of ours who have said that they leave, and have no promise. */
  leaving: number;
  promises: number;
  calls: number;
  /** How likely one of them stays with a promise. */
  stays: number;
  /** By what a call multiplies the odds of our program beside another. */
  wins: number;
}

/** What is left to say in the portal while it is open. */
export function portalSentence({ leaving, promises, calls, stays, wins }: PortalLeft): OpenSentence | null {
  const can = leaving === 0 ? 0 : promises;
  const left = [...(can > 0 ? [plural(can, 'promise')] : []), ...(calls > 0 ? [plural(calls, 'call')] : [])];
  if (left.length === 0) return null;
  const kept = `${plural(leaving, 'man', 'men')} of yours would leave, and ${percent(stays)} of those with a promise stay`;
  const called = `a call multiplies your odds with a man by ${oneDecimal(wins)}`;
  return {
    short: listed(left, 'and'),
    text: `The portal: ${listed(left, 'and')} left; ${[...(can > 0 ? [kept] : []), ...(calls > 0 ? [called] : [])].join('; ')}.`,
  };
}

/** A budget that the staff splits from a season on. */
export function budgetSentence(from: number): OpenSentence {
  const changes = 'a greater share keeps more men, or wins more transfers or recruits';
  return { short: 'budget', text: `The budget: the staff splits it from ${from} on; ${changes}.` };
}

/** Freshmen who could be held back; `last`: those whose next game costs them the year. */
export function redshirtsSentence(freshmen: number, last: number): OpenSentence | null {
  if (freshmen === 0) return null;
  const who = freshmen === 1 ? '1 freshman who does not start' : `${freshmen} freshmen who do not start`;
  const next =
    last === 0 ? '' : `; the next game costs ${last === freshmen && last > 1 ? 'all' : last} of them the year`;
  return {
    short: plural(freshmen, 'redshirt'),
    text: `Redshirts: ${who} can still keep the year${next}; a man held back plays no more this season and has a year more.`,
  };
}

/** A depth chart that is all the staff's. */
export const DEPTH_SENTENCE: OpenSentence = {
  short: 'depth',
  text: 'The depth chart: the staff orders every position; who is first starts, plays most and is counted by the line.',
};

/** A game plan that is all the staff's; `opponent`: of the next game, null before there is one. */
export function planSentence(opponent: string | null): OpenSentence {
  const which = opponent === null ? 'from game to game' : `for ${opponent}`;
  const changes = 'run or pass, tempo, depth, risk and coverage change how a game goes';
  return { short: 'plan', text: `The game plan: the staff makes it ${which}; ${changes}.` };
}
