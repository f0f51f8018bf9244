import type { OpenDecision } from '../app/views/dashboard.ts';
import type { PortalPage } from '../app/views/portal.ts';
import { percent, plural } from './numbers.ts';
import { boardOpen, type HoursNow } from './recruiting.ts';

/** What a coach can decide now and need not, a sentence each with what it would change. All pure. */

export type { HoursNow };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Said = Omit<OpenDecision, 'what'>;

/** `Open: 68 recruiting hours, 4 promises (65% fewer leave), the 2025 budget`: all of it in a line. */
export const openLine = ({ open }: { open: readonly OpenDecision[] }): string =>
  `Open: ${open.map(({ short }) => short).join(', ')}`;

/** Hours that nobody has, or that the staff spends; null where nothing is open. */
export function recruitingSentence(page: HoursNow): Said | null {
  const { staff, hours } = page;
  const free = staff ? hours.total : hours.total - hours.used + hours.elsewhere;
  const said = boardOpen(page);
  if (said === null || free <= 0) return null;
  const spent = staff ? `, ${plural(hours.total, 'hour')} a week` : '';
  const text = `${capital(said)}${spent}; more hours put you ahead with recruits who are close.`;
  return { short: plural(free, 'recruiting hour'), text };
}

/** Promises that are left; `kept`: how much less likely to leave a man is who has one. */
export function promisesSentence({ promises }: Pick<PortalPage, 'promises'>, kept: number): Said | null {
  const left = promises.most - promises.used;
  if (left <= 0) return null;
  const open = plural(left, 'promise');
  const each = `makes a man ${percent(kept)} less likely to leave`;
  return {
    short: `${open} (${percent(kept)} fewer leave)`,
    text: `The portal: ${open} of a part ${left === 1 ? 'is' : 'are'} left; each ${each}.`,
  };
}

/** A budget that the staff splits from a season on. */
export function budgetSentence(from: number): Said {
  const changes = 'a greater share keeps more men, or wins more transfers or recruits';
  return { short: `the ${from} budget`, text: `The budget: the staff splits it from ${from} on; ${changes}.` };
}

/** Where each is decided, for who reads commands: `dynasty board`. */
export const OPEN_VERBS: Readonly<Record<OpenDecision['what'], string>> = {
  recruiting: 'board',
  portal: 'portal',
  budget: 'budget',
};
