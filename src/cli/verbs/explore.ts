import { DIFFICULTIES } from '../../core/model/difficulty.ts';
import { MODE_NAMES } from '../../core/model/own-coach.ts';
import { YEAR } from '../../core/pages/parts/verb.ts';
import { FORCE, type Verb } from './verb.ts';

/** Commands that take a dynasty elsewhere: questions, codes to share, challenges, other outcomes. */
export const EXPLORE_VERBS: readonly Verb[] = [
  {
    name: 'sql',
    args: '[question...]',
    group: 'Saves',
    summary: 'query a dynasty in SQL, read only',
    examples: [
      ['dynasty sql "select team, wins, losses from team_seasons order by wins desc"', 'a table'],
      ['dynasty sql --views', 'the views; with a name, its columns'],
      ['dynasty sql --csv "select * from games where year = 2024 and margin < 4"', 'a file for a spreadsheet'],
      ['dynasty sql --year 2024 "select kind, avg(yards) from plays group by kind"', 'the plays of one season'],
    ],
    options: [
      { flags: '--views', description: 'list the views; with a name, its columns' },
      {
        flags: '--year <year>',
        description: 'games, plays and statistics of this season only',
        takes: 'dynasty-year',
      },
      { flags: '--limit <n>', description: 'most rows (default 100 to read, 100000 as JSON or CSV)' },
      { flags: '--seconds <n>', description: 'stop the query after this long (default 30)' },
    ],
    load: () => import('../commands/program/sql.ts'),
  },
  {
    name: 'share',
    group: 'Saves',
    summary: 'print a dynasty as one line that anyone can replay',
    tableless: true,
    examples: [
      ['dynasty share', 'seed and decisions in one line; dynasty new --from plays them'],
      ['dynasty share --out michigan.txt', 'to a file, for a long dynasty'],
    ],
    options: [{ flags: '--out <file>', description: 'write the code to this file' }, FORCE],
    load: () => import('../commands/program/share.ts'),
  },
  {
    name: 'challenge',
    args: '[action] [name]',
    takes: ['list', 'start', 'check'],
    group: 'Play',
    summary: 'challenges: a set start and a goal, judged by replaying your decisions',
    examples: [
      ['dynasty challenge', 'every challenge, today’s first'],
      [
        'dynasty challenge start golden-flashes',
        'take Kent State to the playoff (today picks the challenge of the day)',
      ],
      [
        'dynasty challenge start today && dynasty challenge check',
        'check your progress, or someone else’s dynasty by its code',
      ],
    ],
    options: [
      { flags: '--date <day>', description: 'another day’s challenge, such as 2026-11-25' },
      { flags: '--name <file>', description: 'start: name of the save file' },
    ],
    load: () => import('../commands/program/challenge.ts'),
  },
  {
    name: 'universe',
    args: '[action] [path]',
    takes: ['list', 'check', 'add', 'export', 'use'],
    group: 'Play',
    summary: 'your own teams, conferences and rules: check a file, write one, play in it',
    examples: [
      ['dynasty universe', 'the ones that come with the program, and those in your saves folder'],
      ['dynasty universe check continental', 'what is wrong with one, row by row; a file or a folder of CSV'],
      ['dynasty universe add continental --name mine', 'a copy in your saves folder, which every new game offers'],
      ['dynasty universe export --real --year 2013 --out 2013.json', 'a real season as a file, to change'],
      ['dynasty universe export --out now.json', 'the season of your dynasty, as the start of another'],
      ['dynasty universe use pyramid --team "Kent State"', 'promotion and relegation over all of FBS'],
    ],
    options: [
      { flags: '--out <file>', description: 'export: write it to this file' },
      { flags: '--year <year>', description: 'export: a season of the dynasty, or with --real of history' },
      { flags: '--real', description: 'export: a real season, not one of the dynasty' },
      { flags: '--team <name>', description: 'use: the team to coach' },
      { flags: '--coach <name>', description: 'use: coach it yourself, as a person with this name' },
      { flags: '--mode <mode>', description: 'use: how the career is played', takes: Object.keys(MODE_NAMES) },
      { flags: '--difficulty <level>', description: 'use: how hard it is', takes: DIFFICULTIES },
      { flags: '--seed <seed>', description: 'use: the same seed and decisions give the same dynasty' },
      { flags: '--name <file>', description: 'add: name of its file; use: name of the save file' },
      FORCE,
    ],
    load: () => import('../commands/program/universe.ts'),
  },
  {
    name: 'what-if',
    args: '<game>',
    takes: 'game',
    group: 'Saves',
    summary: 'replay a season with a game, a kick or an injury gone the other way',
    tables: ['same', 'odds', 'wins', 'choices'],
    examples: [
      ['dynasty what-if 20240017', 'the other team wins: same dice everywhere else, then other dice twenty times'],
      ['dynasty what-if 20240017 --list', 'the kicks and injuries of the game that can change'],
      [
        'dynasty what-if 20240017 --kick 171 --runs 200 --json',
        'what if he had made it? Narrower intervals, for a program',
      ],
      ['dynasty what-if 20240017 --player 812 --keep healthy', 'he is not hurt, in a dynasty of its own'],
    ],
    options: [
      { flags: '--list', description: 'list what can be changed in the game' },
      { flags: '--kick <n>', description: 'a kick is good that was missed, or missed that was good' },
      { flags: '--player <id>', description: 'a player hurt in the game plays in the next one' },
      { flags: '--runs <n>', description: 'pairs of seasons with other dice (else 20; 0: none)' },
      { flags: '--keep <name>', description: 'keep it as a dynasty of its own' },
    ],
    load: () => import('../commands/program/what-if.ts'),
  },
  {
    name: 'ledger',
    group: 'Offseason',
    summary: 'what your decisions of a season were worth next to your staff’s',
    tables: ['worth', 'decisions'],
    examples: [
      ['dynasty ledger', 'what you decided last season, and what came of it'],
      ['dynasty ledger --runs 8', 'play the season again with your staff in charge, once with the same dice'],
      ['dynasty ledger --year 2025 --runs 40 --json', 'narrower ranges, for a program'],
    ],
    options: [
      YEAR,
      { flags: '--runs <n>', description: 'seasons to play again with other dice (0: the same dice only)' },
    ],
    load: () => import('../commands/program/ledger.ts'),
  },
  {
    name: 'almanac',
    group: 'Saves',
    summary: 'write a dynasty as a static website',
    tableless: true,
    examples: [
      ['dynasty almanac --out almanac', 'open almanac/index.html, or put the folder on any web host'],
      ['dynasty almanac --out almanac --force', 'rewrite it after another season'],
    ],
    options: [{ flags: '--out <folder>', description: 'the folder of the site' }, FORCE],
    load: () => import('../commands/program/almanac.ts'),
  },
];
