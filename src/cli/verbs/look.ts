import type { Verb, VerbOption } from './verb.ts';

const YEAR: VerbOption = {
  flags: '--year <year>',
  description: 'another season of the dynasty',
  takes: 'dynasty-year',
};

/** Commands that only show something. */
export const LOOK_VERBS: readonly Verb[] = [
  {
    name: 'teams',
    group: 'Look',
    summary: 'the teams of a season, by prestige',
    examples: [
      ['dynasty teams --year 2007', 'every team you could have taken over in 2007'],
      ['dynasty teams --year 2024 --csv', 'for a spreadsheet'],
    ],
    options: [{ flags: '--year <year>', description: 'the season, 2000 to 2026 (else the newest)', takes: 'season' }],
    load: () => import('../commands/teams.ts'),
  },
  {
    name: 'standings',
    args: '[conference...]',
    takes: 'conference',
    group: 'Look',
    summary: 'one conference, `independent`, or `all`',
    examples: [
      ['dynasty standings', 'your own conference'],
      ['dynasty standings "Big Ten"', 'another one'],
      ['dynasty standings all', 'all of them'],
    ],
    load: () => import('../commands/standings.ts'),
  },
  {
    name: 'rankings',
    group: 'Look',
    summary: 'the poll',
    examples: [
      ['dynasty rankings', 'the Top 25'],
      ['dynasty rankings --week 5', 'as it stood entering week 5'],
      ['dynasty rankings --all', 'every team'],
    ],
    options: [
      { flags: '--week <n>', description: 'the poll entering this week', takes: 'week' },
      { flags: '--all', description: 'all teams, not only the Top 25' },
    ],
    load: () => import('../commands/rankings.ts'),
  },
  {
    name: 'schedule',
    args: '[team...]',
    takes: 'team',
    group: 'Look',
    summary: "a team's games",
    examples: [
      ['dynasty schedule', 'your season'],
      ['dynasty schedule Ohio State --year 2025', "another team's, in another year"],
    ],
    options: [YEAR],
    load: () => import('../commands/schedule.ts'),
  },
  {
    name: 'roster',
    args: '[team...]',
    takes: 'team',
    group: 'Look',
    summary: "a team's players",
    examples: [
      ['dynasty roster', 'your 85 players'],
      ['dynasty roster Georgia --position qb', "another team's quarterbacks"],
    ],
    options: [
      { flags: '--position <pos>', description: 'qb, rb, wr, te, ol, dl, lb, cb, s, k or p', takes: 'position' },
    ],
    load: () => import('../commands/roster.ts'),
  },
  {
    name: 'history',
    args: '[team...]',
    takes: 'team',
    group: 'Look',
    summary: "a team's seasons",
    examples: [
      ['dynasty history', 'your program, newest first'],
      ['dynasty history Alabama', 'another one'],
    ],
    load: () => import('../commands/history.ts'),
  },
  {
    name: 'team',
    args: '[team...]',
    takes: 'team',
    group: 'Look',
    summary: 'the team card, and its statistics with national ranks',
    examples: [
      ['dynasty team', 'yours'],
      ['dynasty team Texas A&M', 'another one'],
    ],
    load: () => import('../commands/team.ts'),
  },
  {
    name: 'player',
    args: '<name-or-id...>',
    takes: 'player',
    group: 'Look',
    summary: "a player's career and games",
    tables: ['career', 'games'],
    examples: [
      ['dynasty player "Jalen Carter"', 'by name, present or past'],
      ['dynasty player 10482 --year 2025', 'by number, with his games of 2025'],
    ],
    options: [{ flags: '--year <year>', description: 'the season of the game log', takes: 'dynasty-year' }],
    load: () => import('../commands/player.ts'),
  },
  {
    name: 'week',
    args: '[n]',
    takes: 'week',
    group: 'Look',
    summary: "a week's games",
    examples: [
      ['dynasty week', 'the week to come'],
      ['dynasty week 4', 'the games of week 4'],
    ],
    load: () => import('../commands/week.ts'),
  },
  {
    name: 'game',
    args: '<id>',
    takes: 'game',
    group: 'Look',
    summary: 'preview or final summary of a game',
    examples: [
      ['dynasty game 20240017', 'score by quarter, drives, statistics, players'],
      ['dynasty game 20240017 --plays', 'with every play; with --csv their table'],
    ],
    options: [{ flags: '--plays', description: 'play by play' }],
    load: () => import('../commands/game.ts'),
  },
  {
    name: 'playoff',
    group: 'Look',
    summary: 'the bracket, projected or real',
    tables: ['field', 'bubble', 'champions'],
    examples: [
      ['dynasty playoff', 'drawn as a bracket'],
      ['dynasty playoff --json', 'for a program'],
    ],
    load: () => import('../commands/playoff.ts'),
  },
  {
    name: 'stats',
    args: '<team|individual|ratings>',
    takes: ['team', 'individual', 'ratings'],
    group: 'Statistics',
    summary: 'all teams, all players, or how talent is spread',
    examples: [
      ['dynasty stats team --defense --sort yardspg', 'defenses by yards allowed'],
      ['dynasty stats individual --rushing --limit 10', 'the ten best rushers'],
      ['dynasty stats ratings', 'stars by prestige, teams by rating'],
    ],
    options: [
      { flags: '--defense', description: 'team: what opponents did; individual: defenders' },
      { flags: '--passing', description: 'individual: passers (the usual)' },
      { flags: '--rushing', description: 'individual: rushers' },
      { flags: '--receiving', description: 'individual: receivers' },
      { flags: '--kicking', description: 'individual: kickers' },
      { flags: '--punting', description: 'individual: punters' },
      { flags: '--returns', description: 'individual: returners' },
      {
        flags: '--sort <column>',
        description: 'order by this column (`--csv` shows their names)',
        takes: 'stats-column',
      },
      { flags: '--limit <n>', description: 'this many rows (else 25)' },
    ],
    load: () => import('../commands/stats.ts'),
  },
  {
    name: 'summary',
    group: 'Offseason',
    summary: 'the champion, and who changes conference',
    examples: [
      ['dynasty summary', 'closes the season if its last game is played'],
      ['dynasty summary --json', 'for a program'],
    ],
    load: () => import('../commands/summary.ts'),
  },
  {
    name: 'progression',
    group: 'Offseason',
    summary: 'who got better and who leaves',
    tables: ['returning', 'leaving'],
    examples: [
      ['dynasty progression', 'your returning and leaving players'],
      ['dynasty progression --csv --table leaving', 'for a spreadsheet'],
    ],
    load: () => import('../commands/progression.ts'),
  },
  {
    name: 'recruiting',
    group: 'Offseason',
    summary: 'the new freshmen',
    tables: ['class', 'classes', 'recruits'],
    examples: [
      ['dynasty recruiting', 'your class, the best classes, the best recruits'],
      ['dynasty recruiting --team Texas', "another team's class"],
    ],
    options: [{ flags: '--team <name>', description: 'whose class to show', takes: 'team' }],
    load: () => import('../commands/recruiting.ts'),
  },
];
