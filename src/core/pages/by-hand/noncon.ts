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
    group: 'Decide',
    summary: 'see and fill the non-conference schedule',
    examples: [
      ['dynasty noncon', 'your open weeks; after signing day this starts the next preseason'],
      ['dynasty noncon --week 3', 'teams open in week 3'],
      ['dynasty noncon --week 3 --opponent "Notre Dame"', 'schedule the game'],
    ],
    options: [
      { flags: '--week <n>', description: 'the week to fill', takes: 'week' },
      { flags: '--opponent <team>', description: 'the team to play that week', takes: 'team' },
    ],
  },
});
