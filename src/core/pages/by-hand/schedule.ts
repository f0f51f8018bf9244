import { handMade } from '../parts/page.ts';
import { TEAM_WORDS, YEAR } from '../parts/verb.ts';

declare module '../parts/links.ts' {
  interface HandMadeParams {
    schedule: { team: string; year?: number };
  }
}

/** A team's games of a season. */
export const schedule = handMade({
  name: 'schedule',
  query: 'teamSchedule',
  input: ({ team, year }) => ({ team, year }),
  place: {
    label: 'Schedule',
    note: 'your games',
    help: "your team's schedule",
    finds: 'games opponents results calendar',
    paths: ['/:team/schedule'],
    menu: 'TEAM',
    key: 'e',
    own: true,
    ofTeam: true,
  },
  verb: {
    ...TEAM_WORDS,
    group: 'Teams and games',
    summary: "a team's games",
    examples: [
      ['dynasty schedule', 'your season'],
      ['dynasty schedule Ohio State --year 2025', "another team's, in another season"],
    ],
    options: [YEAR],
  },
});
