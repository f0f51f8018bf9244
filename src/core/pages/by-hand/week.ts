import { handMade } from '../parts/page.ts';
import { YEAR } from '../parts/verb.ts';

declare module '../parts/links.ts' {
  interface HandMadeParams {
    week: { week: number };
  }
}

/** A week's games. */
export const week = handMade({
  name: 'week',
  query: 'week',
  input: ({ week }) => (typeof week === 'number' ? { week } : null),
  place: {
    label: 'This week',
    note: 'games of the week',
    finds: 'scores games results scoreboard',
    paths: ['/schedule', '/schedule/:week'],
    menu: 'SCHEDULE',
    key: 'w',
    each: 'week',
    thisWeek: true,
  },
  verb: {
    args: '[n]',
    takes: 'week',
    group: 'Teams and games',
    summary: "a week's games",
    examples: [
      ['dynasty week', 'this week'],
      ['dynasty week 4', 'the games of week 4'],
      ['dynasty week --all --year 2025 --csv', 'every game of another season, for a spreadsheet'],
    ],
    options: [{ flags: '--all', description: 'every week of the season' }, YEAR],
  },
});
