import type { HotSeat, JobOpening, JobsPage } from '../../contract/views/people/jobs.ts';
import { millionsText } from '../../words/boosters.ts';
import { choiceWords } from '../../words/coaching/jobs.ts';
import { capitalized, oneDecimal, plural } from '../../words/numbers.ts';

/** Text for the user's job market. All pure. */

const DEADLINE = 'Decide before the season summary.';

/** `You have been fired by Iowa.`, the number of programs that call, and the deadline. */
export function jobsLines({ team, closed, choice, fired, employed, openings, leaving }: JobsPage): string[] {
  if (choice !== null) return [`You ${choiceWords(choice.kind, choice.team ?? '')}.`];
  const situation = fired ? [`You have been fired by ${team.name}.`] : employed ? [] : ['You are out of a job.'];
  if (closed !== null) return [...situation, closed];
  const offers = openings.filter(({ call }) => call === 'offer').length;
  const calls = offers === 0 ? 'No one has called.' : `${capitalized(plural(offers, 'program'))} would hire you.`;
  const deadline = fired || offers > 0 ? [DEADLINE] : [];
  return [
    ...situation,
    [calls, ...deadline].join(' '),
    ...(leaving.length > 0 ? [`If you leave: ${leaving.join(' ')}`] : []),
  ];
}

/** Returning starters: `14 of 22`; empty for a program that joins FBS, which has no roster yet. */
export const returningText = ({ returning, starters }: JobOpening): string =>
  starters === 0 ? '' : `${returning} of ${starters}`;

/** `Fired after week 7`, or `41 of 100`. */
export const seatText = ({ fired, security }: HotSeat): string =>
  fired === null ? `${security} of 100` : `Fired after week ${fired}`;

/** `$5.2M`. */
export const payText = ({ pay }: JobOpening): string => millionsText(pay);

/** `$12.4M`; empty before NIL. */
export const budgetText = ({ budget }: JobOpening): string => (budget === null ? '' : millionsText(budget));

/** Sums up a job offer. */
export function offerText(opening: JobOpening): string {
  const { conference, pay, expected_wins } = opening;
  return `${conference}, ${millionsText(pay)} a season, about ${oneDecimal(expected_wins)} wins expected`;
}
