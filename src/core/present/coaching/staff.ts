import type { Assistant, StaffCandidate, StaffPage, StaffRange } from '../../contract/views/people/staff.ts';
import { salaryText } from '../../words/boosters.ts';
import { SIDES, stopText } from '../../words/coaches.ts';
import { capitalized, signedTo } from '../../words/numbers.ts';
import { endText } from './careers.ts';

/** Text for the user's staff. All pure. */

/** `-0.4 to +2.6`. */
export const rangeText = ({ low, high }: StaffRange): string => `${signedTo(low, 1)} to ${signedTo(high, 1)}`;

/** Returns the middle of a range, its sort key. */
export const middleOf = ({ low, high }: StaffRange): number => (low + high) / 2;

/** Returns the lines above the page's tables. */
export function staffPageLines(page: StaffPage): string[] {
  const away = page.program === page.team.name ? [] : [`Your next staff, at ${page.program}.`];
  const closed = page.closed === null ? [] : [page.closed];
  return [...away, ...closed];
}

/** A coordinator's status: `Under contract`, `New contract`, `Hired away: offensive coordinator at Iowa`. */
export function statusText(assistant: Assistant): string {
  const { decided, end, next, from } = assistant;
  if (next) return from === null ? 'Starts next season' : `Starts next season, was ${stopText(from)}`;
  if (end !== null) return capitalized(endText(assistant));
  return decided === 'keep' ? 'New contract' : 'Under contract';
}

/** A candidate's background: `Now DC at Rice`, `Last OC at Iowa`, `Position coach`. */
export function cameFromText({ from, employed, origin, again }: StaffCandidate): string {
  const worked = again ? ', worked for you' : '';
  if (from === null) return `${origin.charAt(0).toUpperCase()}${origin.slice(1)}`;
  const role = from.role === 'head' ? 'HC' : from.role === 'offense' ? 'OC' : 'DC';
  return `${employed ? '' : 'Former '}${role} at ${from.team}${worked}`;
}

/** Sums up a candidate, for choosing among several. */
export function candidateText(candidate: StaffCandidate): string {
  return `${salaryText(candidate.asks)}, play calling ${rangeText(candidate.calls)}; ${cameFromText(candidate)}`;
}

/** Sums up a coordinator, for choosing between the two. */
export function assistantText({ side, pay, through, calls }: Assistant): string {
  return `${SIDES[side]}, ${salaryText(pay)} through ${through}, play calling ${rangeText(calls)}`;
}

/** The meaning and units of the ranges. */
export const WORTH_NOTE =
  'Ranges compare with the average coordinator: play calling and development in rating points, recruiting in hours a week. The true number is inside four times out of five, and ranges narrow the longer a coach works for you.';
