import { HEADINGS } from '../../present/headings.ts';
import { handMade } from '../parts/page.ts';

/** The browser's appearance, the areas your staff runs, and the dynasty's file. */
export const settings = handMade({
  name: 'settings',
  place: {
    label: HEADINGS.settings,
    note: 'display, staff, your save',
    finds:
      'preferences options theme dark light mode density motion spoilers score autopilot export download backup rename',
    paths: ['/settings'],
    faces: 'browser',
  },
});
