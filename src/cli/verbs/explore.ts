import type { Verb } from './verb.ts';

/** Commands that take a dynasty elsewhere: questions, codes to share, challenges, other outcomes. */
export const EXPLORE_VERBS: readonly Verb[] = [
  {
    name: 'sql',
    args: '[question...]',
    group: 'Saves',
    summary: 'ask a dynasty a question in SQL; it only reads',
    examples: [
      ['dynasty sql "select team, wins, losses from team_seasons order by wins desc"', 'a table'],
      ['dynasty sql --views', 'what can be asked about; with a name its columns'],
      ['dynasty sql --csv "select * from games where year = 2024 and margin < 4"', 'a file for a spreadsheet'],
      ['dynasty sql --year 2024 "select kind, avg(yards) from plays group by kind"', 'the plays of one season'],
    ],
    options: [
      { flags: '--views', description: 'list the views; with a name, its columns' },
      {
        flags: '--year <year>',
        description: 'games, plays and statistics of this season alone',
        takes: 'dynasty-year',
      },
      { flags: '--limit <n>', description: 'rows at most (else 100 to read, 100000 as JSON or CSV)' },
      { flags: '--seconds <n>', description: 'stop the question after this long (else 30)' },
    ],
    load: () => import('../commands/program/sql.ts'),
  },
];
