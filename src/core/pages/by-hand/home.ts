import { handMade } from '../parts/page.ts';

/** New games and saves. */
export const home = handMade({
  name: 'home',
  place: {
    label: 'Home',
    paths: ['/'],
    faces: 'browser',
  },
});
