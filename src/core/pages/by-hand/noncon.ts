import { stagePage } from '../../contract/stage-pages.ts';
import { stageFacts } from '../../model/stages.ts';
import { handMade } from '../parts/page.ts';

/** The non-conference schedule. */
export const noncon = handMade({
  name: 'noncon',
  place: {
    label: stageFacts('preseason').label,
    paths: [stagePage('preseason').page],
    stage: 'preseason',
  },
  verb: {
    group: 'Play',
    summary: 'the non-conference schedule: see it, fill it',
    examples: [
      ['dynasty noncon', 'your weeks, with the open ones; after recruiting it begins the next preseason'],
      ['dynasty noncon --week 3', 'who is free in week 3'],
      ['dynasty noncon --week 3 --opponent "Notre Dame"', 'schedule the game'],
    ],
    options: [
      { flags: '--week <n>', description: 'the week to fill', takes: 'week' },
      { flags: '--opponent <team>', description: 'the team to play that week', takes: 'team' },
    ],
  },
});
