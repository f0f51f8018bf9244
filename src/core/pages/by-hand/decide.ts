import { HEADINGS } from '../../present/headings.ts';
import { handMade } from '../parts/page.ts';

/** Open decisions, in the full-screen game; the browser shows them on the pages of stages. */
export const decide = handMade({
  name: 'decide',
  place: {
    label: HEADINGS.openDecisions,
    help: 'your open decisions and what they would change',
    paths: [],
    key: 'Y',
  },
});
