import { handMade } from '../parts/page.ts';
import { TEAM_WORDS } from '../parts/verb.ts';

declare module '../parts/links.ts' {
  interface HandMadeParams {
    roster: { team: string };
  }
}

/** A team's players. */
export const roster = handMade({
  name: 'roster',
  query: 'roster',
  input: ({ team }) => ({ team }),
  place: {
    label: 'Roster',
    note: 'your players',
    finds: 'players ratings walk-ons scholarships team',
    paths: ['/:team/roster'],
    menu: 'TEAM',
    own: true,
    ofTeam: true,
  },
  verb: {
    ...TEAM_WORDS,
    group: 'Teams and games',
    summary: "a team's players",
    examples: [
      ['dynasty roster', 'your 85 players'],
      ['dynasty roster Georgia --position qb', "another team's quarterbacks"],
      ['dynasty roster --walk-ons', 'walk-ons included'],
    ],
    options: [
      { flags: '--position <pos>', description: 'qb, rb, wr, te, ol, dl, lb, cb, s, k or p', takes: 'position' },
      { flags: '--walk-ons', description: 'walk-ons too' },
    ],
  },
});
