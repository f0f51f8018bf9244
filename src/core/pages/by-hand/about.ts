import { HEADINGS } from '../../present/headings.ts';
import { handMade } from '../parts/page.ts';

/** How to play. */
export const about = handMade({
  name: 'about',
  place: {
    label: HEADINGS.howToPlay,
    note: 'help, keys',
    paths: ['/about'],
    anchor: 'how',
    faces: 'browser',
  },
});
