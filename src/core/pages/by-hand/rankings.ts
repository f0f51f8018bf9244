import { HEADINGS, sentenceCase } from '../../present/headings.ts';
import { handMade } from '../parts/page.ts';
import { YEAR } from '../parts/verb.ts';

/** The poll. */
export const rankings = handMade({
  name: 'rankings',
  query: 'rankings',
  input: () => ({}),
  place: {
    label: 'Rankings',
    note: 'the AP poll',
    help: sentenceCase(HEADINGS.rankings),
    finds: 'AP poll top 25 ranked voters',
    paths: ['/rankings'],
    menu: 'bar',
    key: 'r',
  },
  verb: {
    group: 'Teams and games',
    summary: 'the poll',
    examples: [
      ['dynasty rankings', 'the Top 25'],
      ['dynasty rankings --week 5', 'as it stood entering week 5'],
      ['dynasty rankings --all --year 2025', 'every team at the end of another season'],
    ],
    options: [
      { flags: '--week <n>', description: 'the poll entering this week', takes: 'week' },
      { flags: '--all', description: 'all teams, not just the Top 25' },
      YEAR,
    ],
  },
});
