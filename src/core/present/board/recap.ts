import type { Recap, RecapLine } from '../../contract/views/recruiting/recap.ts';
import { ordinal, plural } from '../../words/numbers.ts';
import { RECAP_NAMES } from '../../words/recruiting.ts';

/** Text for the results of a long recruiting turn. */

/** `Class rank: 24th to 19th.`; empty if unknown. */
function rankLine({ rank_before: before, rank }: Recap): string[] {
  if (rank === null) return [];
  if (before === null || before === rank) return [`Class rank: ${ordinal(rank)}.`];
  return [`Class rank: ${ordinal(before)} to ${ordinal(rank)}.`];
}

function choicesLine({ committed, lost, signing }: Recap): string {
  if (signing !== null) {
    const announced = `${plural(signing.announced, 'target')} announced`;
    return `${plural(signing.letters, 'letter')} of intent came in, and ${announced}.`;
  }
  if (committed.length + lost.length === 0) return 'None of your targets chose a school.';
  return `${committed.length} of your targets committed to you, ${lost.length} chose other schools.`;
}

/** `Summer: 5 of your targets committed to you, 31 chose other schools. Class rank: 24th to 19th.` */
export function recapHeadline(recap: Recap): string {
  return [`${RECAP_NAMES[recap.period]}: ${choicesLine(recap)}`, ...rankLine(recap)].join(' ');
}

/** Most close losses, and most lines in all, in a short report. */
const SHORT = { lost: 2, all: 6 };

/** Returns the highlights, for a report or a card. */
export function recapHighlights({ committed, lost, portal }: Recap): RecapLine[] {
  const came = committed.map(({ text }): RecapLine => ({ tone: 'good', text }));
  const close = lost.slice(0, SHORT.lost).map(({ text }): RecapLine => ({ tone: 'bad', text }));
  return [...portal, ...came.slice(0, SHORT.all - close.length), ...close].slice(0, SHORT.all);
}

/** Counts the undecided targets. */
export function recapOpen({ open }: Recap): string {
  return open === 0 ? 'You have no open targets left.' : `${plural(open, 'target')} with an offer still undecided.`;
}

/** Points to the full recap: `All of it: dynasty recap`. */
export const recapMore = ({ signing }: Recap): string =>
  signing === null ? 'All of it: dynasty recap' : 'See who picked you: dynasty signing-day';
