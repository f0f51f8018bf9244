import { handMade } from '../parts/page.ts';
import { TEAM_WORDS } from '../parts/verb.ts';

/** A team's card, in the full-screen game; the browser opens it over any page. */
export const team = handMade({
  name: 'team',
  place: {
    label: 'Your team',
    note: 'card and roster',
    help: 'your team',
    finds: 'card statistics leaders',
    paths: [],
    key: 't',
    own: true,
  },
  verb: {
    ...TEAM_WORDS,
    group: 'Teams and games',
    summary: 'the team card, and its statistics with national ranks',
    examples: [
      ['dynasty team', 'yours'],
      ['dynasty team "Texas A&M"', 'another one'],
    ],
  },
});
