import { DIFFICULTIES } from '../../core/model/difficulty.ts';
import { MODE_NAMES } from '../../core/model/own-coach.ts';
import { YEAR } from '../../core/pages/parts/verb.ts';
import { FORCE, type Verb } from './verb.ts';

/** Commands that explore a dynasty: queries, codes to share, challenges, what-ifs. */
export const EXPLORE_VERBS: readonly Verb[] = [
  {
    name: 'sql',
    args: '[question...]',
    group: 'Saves',
    summary: 'query a dynasty in SQL, read-only',
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
      { flags: '--limit <n>', description: 'maximum rows (default 100 on screen, 100000 as JSON or CSV)' },
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
    summary: 'challenges: a fixed start and a goal, judged by replaying your decisions',
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
    summary: 'custom teams, conferences and rules: check, write or play a universe',
    examples: [
      ['dynasty universe', 'the ones that come with the program, and those in your saves folder'],
      ['dynasty universe check continental', 'find the errors in one, row by row; a file or a folder of CSV'],
      ['dynasty universe add continental --name mine', 'a copy in your saves folder, which every new game offers'],
      ['dynasty universe export --real --year 2013 --out 2013.json', 'a real season as a file you can edit'],
      ['dynasty universe export --out now.json', 'your dynasty’s current season and rosters, as the start of another'],
      ['dynasty universe use pyramid --team "Kent State"', 'promotion and relegation over all of FBS'],
    ],
    options: [
      { flags: '--out <file>', description: 'export: write it to this file' },
      { flags: '--year <year>', description: 'export: a season of the dynasty, or with --real of history' },
      { flags: '--real', description: 'export: a real season, not one of the dynasty' },
      { flags: '--team <name>', description: 'use: the team to coach' },
      { flags: '--coach <name>', description: 'use: coach the team yourself under this name' },
      { flags: '--mode <mode>', description: 'use: career mode', takes: Object.keys(MODE_NAMES) },
      { flags: '--difficulty <level>', description: 'use: difficulty', takes: DIFFICULTIES },
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
    summary: 'replay a season with one game, kick, injury, signing, hire or opponent changed',
    tables: ['same', 'odds', 'wins', 'choices'],
    examples: [
      [
        'dynasty what-if 20240017',
        'the other team wins: once with the same dice everywhere else, then 20 times with other dice',
      ],
      ['dynasty what-if 20240017 --list', 'the kicks and injuries of the game that can change'],
      [
        'dynasty what-if 20240017 --kick 171 --runs 200 --json',
        'what if he had made it? More runs for narrower intervals, as JSON',
      ],
      ['dynasty what-if 20240017 --player 812 --keep healthy', 'he stays healthy, in a new dynasty'],
      ['dynasty what-if signing', 'the recruits of your class who could have picked another school'],
      ['dynasty what-if signing --recruit 214 --team Iowa', 'he picks Iowa: the next two seasons'],
      ['dynasty what-if hire --year 2026', 'coaches who could have stayed, and other hires'],
      ['dynasty what-if hire --coach 212 --team Michigan', 'Michigan hires him; without a team he stays'],
      ['dynasty what-if opponent --week 3 --team Texas', 'you play Texas in week 3 instead'],
    ],
    options: [
      { flags: '--list', description: 'list what can be changed in the game' },
      { flags: '--kick <n>', description: 'turn a missed kick into a make, or a make into a miss' },
      { flags: '--player <id>', description: 'let a player hurt in the game play in the next one' },
      { flags: '--recruit <n>', description: 'signing: the recruit’s number in his class' },
      { flags: '--coach <id>', description: 'hire: the coach who stays, or is hired by --team' },
      { flags: '--week <n>', description: 'opponent: the week of the game' },
      {
        flags: '--team <team>',
        description: 'the school he picks, the program that hires him, or your opponent',
        takes: 'team',
      },
      { ...YEAR, description: 'the season of the signing, hire or opponent' },
      { flags: '--runs <n>', description: 'pairs of seasons with other dice (default 20; 0 for none)' },
      { flags: '--keep <name>', description: 'keep it as a new dynasty' },
    ],
    load: () => import('../commands/program/what-if.ts'),
  },
  {
    name: 'ledger',
    group: 'Offseason',
    summary: 'what your decisions of a season were worth next to your staff’s',
    tables: ['worth', 'decisions'],
    examples: [
      ['dynasty ledger', 'your decisions last season, and what came of them'],
      ['dynasty ledger --runs 8', 'replay the season with your staff in charge, including once with the same dice'],
      ['dynasty ledger --year 2025 --runs 40 --json', 'more runs for narrower ranges, as JSON'],
    ],
    options: [YEAR, { flags: '--runs <n>', description: 'seasons to replay with other dice (0: the same dice only)' }],
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
