import { HEADINGS } from '../../present/headings.ts';
import { handMade } from '../parts/page.ts';

/** What is open to decide, in the full-screen game; the browser has it on the pages of stages. */
export const decide = handMade({
  name: 'decide',
  place: {
    label: HEADINGS.openDecisions,
    help: 'your open decisions and what they would change',
    paths: [],
    key: 'Y',
  },
});
