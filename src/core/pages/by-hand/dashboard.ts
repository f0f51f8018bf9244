import { stagePage } from '../../contract/stage-pages.ts';
import { handMade } from '../parts/page.ts';

/** The last and the next game of the user's team, its conference and the poll. */
export const dashboard = handMade({
  name: 'dashboard',
  place: {
    label: 'Dashboard',
    note: 'last and next game, conference, top 25',
    finds: 'home live game coach sideline watch next game result score spread',
    paths: [stagePage('season').page],
    menu: 'bar',
    key: 'd',
    stage: 'season',
  },
  verb: {
    name: 'status',
    group: 'Play',
    summary: 'where your dynasty stands and what comes next',
    tableless: true,
    examples: [
      ['dynasty status', 'your team, its next game, the next commands'],
      ['dynasty status --json', 'the same for scripts, with a digest of the full state'],
    ],
  },
});
