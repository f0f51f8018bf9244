import { HEADINGS } from '../../present/headings.ts';
import { handMade } from '../parts/page.ts';

/** The universe editor. */
export const universe = handMade({
  name: 'universe',
  place: {
    label: HEADINGS.universeEditor,
    note: 'your own teams and conferences',
    finds: 'universe edit teams colors logo conference realignment custom league create mod',
    paths: ['/universe'],
    faces: 'browser',
  },
});
