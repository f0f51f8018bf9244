import { COACH_ORIGINS, COACH_SKILLS, STAFF_SIDES } from '../../core/model/coaches.ts';
import { DIFFICULTIES } from '../../core/model/difficulty.ts';
import { MODE_NAMES } from '../../core/model/own-coach.ts';
import { PLAYOFF_SIZES, PLAYOFF_SIZES_SAID } from '../../core/model/playoff.ts';
import { SIDELINE_CALLS } from '../../core/model/plays/sideline.ts';
import { STAGES } from '../../core/model/stages.ts';
import { listed } from '../../core/words/numbers.ts';
import { writtenCall } from '../../core/words/sideline.ts';
import type { Verb } from './verb.ts';

/** Commands that show no page: they start, decide and advance. */
export const PLAY_VERBS: readonly Verb[] = [
  {
    name: 'play',
    group: 'Play',
    summary: 'the full-screen game',
    examples: [
      ['dynasty play', 'continue a save or start a new game; the same as dynasty alone'],
      ['dynasty play --save michigan-2024', 'straight into a save'],
      ['dynasty play --screen-reader', 'sentences, one thing at a time'],
    ],
    options: [
      { flags: '--ascii', description: 'draw with plain ASCII only' },
      {
        flags: '--no-mouse',
        description: 'leave the mouse to the terminal, to select and copy text (Ctrl-T switches)',
      },
      { flags: '--screen-reader', description: 'speak instead of draw (INK_SCREEN_READER=true works too)' },
    ],
    load: () => import('../commands/program/play.ts'),
  },
  {
    name: 'new',
    group: 'Play',
    summary: 'start a dynasty',
    tableless: true,
    examples: [
      ['dynasty new --team Michigan --year 2024', 'take over Michigan in 2024'],
      ['dynasty new --team "Boise State" --year 2006 --playoff 12', 'a 12-team playoff, eight years early'],
      ['dynasty new --team Iowa --year 2024 --coach "Pat Doyle"', 'as a head coach with your name'],
      ['dynasty new --team Iowa --year 2024 --coach "Pat Doyle" --mode never-fired', 'and keep the job no matter what'],
      ['dynasty new --universe continental --team Quarry --difficulty hard', 'in an invented league, on hard'],
      ['dynasty new --team BYU --year 2020 --as-it-was', 'the season of the pandemic, with fewer games'],
      ['dynasty new --team Iowa --year 2024 --coach "Pat Doyle" --role offense', 'as offensive coordinator'],
      ['dynasty new --opening --year 2024 --coach "Pat Doyle"', 'take whatever job opens before the season'],
      ['dynasty new --team OSU --year 2014 --seed 7 --name buckeyes', 'a seed you can replay, in a save of that name'],
      ['dynasty share --out michigan.txt && dynasty new --from michigan.txt', 'replay a shared dynasty'],
    ],
    options: [
      { flags: '--team <name>', description: 'the team to coach, by name or abbreviation', takes: 'team' },
      { flags: '--year <year>', description: 'the season to start in, 2000 to 2026', takes: 'season' },
      { flags: '--opening', description: 'instead of a team: any head coaching job that opens before the season' },
      {
        flags: '--playoff <teams>',
        description: `${PLAYOFF_SIZES_SAID} (default: each season’s own format)`,
        takes: PLAYOFF_SIZES.map(String),
      },
      { flags: '--autobids <n>', description: 'automatic bids for conference champions, with 12 or 16 teams' },
      { flags: '--top-four', description: 'the four best champions get seeds 1 to 4, with 12 or 16 teams' },
      { flags: '--no-top-four', description: 'seed by ranking only' },
      { flags: '--coach <name>', description: 'coach it yourself under this name (default: others coach it)' },
      {
        flags: '--mode <mode>',
        description:
          'career (default with --coach): you can be fired; never-fired; hard: a short leash and few offers; program: own it without coaching',
        takes: Object.keys(MODE_NAMES),
      },
      {
        flags: '--coach-strengths <list>',
        description: `one or two of ${listed(
          COACH_SKILLS.map((skill) => skill.replace('_', '-')),
          'and',
        )}`,
        takes: COACH_SKILLS,
      },
      { flags: '--coach-age <years>', description: 'his age in the first season (default 42)' },
      {
        flags: '--coach-school <name>',
        description: 'where he played in college (default: the program)',
        takes: 'team',
      },
      { flags: '--coach-side <side>', description: 'the side of the ball he came up on', takes: STAFF_SIDES },
      {
        flags: '--role <role>',
        description: 'his first job: head (default), or coordinator of the offense or defense',
        takes: ['head', 'offense', 'defense'],
      },
      {
        flags: '--coach-background <job>',
        description: `what he did before: ${listed(COACH_ORIGINS, 'or')}`,
        takes: COACH_ORIGINS,
      },
      {
        flags: '--difficulty <level>',
        description:
          'easy, normal, hard or brutal (default normal): rival staffs, patience, recruiting hours, injuries',
        takes: DIFFICULTIES,
      },
      {
        flags: '--universe <path>',
        description: 'a universe to play in: a file, a folder of CSV, or the name of one (dynasty universe list)',
      },
      {
        flags: '--as-it-was',
        description: '2020 as it was: fewer games, some called off, hardly any fans (default: in full)',
      },
      { flags: '--editable', description: 'allow player edits (dynasty edit); the dynasty keeps an Edited mark' },
      { flags: '--seed <seed>', description: 'the same seed and decisions always give the same dynasty' },
      { flags: '--from <code>', description: 'replay a shared dynasty from its code, or a file with it' },
      { flags: '--name <file>', description: 'name of the save file' },
      { flags: '--tuning <file>', description: 'balance numbers from a JSON file (batch knobs --schema describes it)' },
    ],
    load: () => import('../commands/program/new.ts'),
  },
  {
    name: 'sim',
    group: 'Play',
    summary: 'play one week, several, the season, or many seasons',
    tableless: true,
    examples: [
      ['dynasty sim', 'one week'],
      ['dynasty sim --to 8', 'every week before week 8; --to end: the whole season'],
      ['dynasty sim --seasons 3', 'three whole years, offseasons included'],
    ],
    options: [
      { flags: '--to <week>', description: 'play up to this week, or `end`', takes: 'week-or-end' },
      { flags: '--seasons <n>', description: 'play this many whole years' },
    ],
    load: () => import('../commands/sim.ts'),
  },
  {
    name: 'coach-game',
    args: '[call...]',
    takes: SIDELINE_CALLS.map(writtenCall),
    group: 'Play',
    summary: 'coach your game of the week, play by play',
    examples: [
      ['dynasty coach-game', 'where the game stands, and what you can call'],
      ['dynasty coach-game staff staff until-score', 'two staff calls, then let your staff call until someone scores'],
      ['dynasty coach-game --finish', 'your staff calls the rest of the game'],
    ],
    options: [
      { flags: '--script <file>', description: 'a file with one call per line, or - for standard input' },
      { flags: '--finish', description: 'let your staff call the rest after your calls' },
    ],
    load: () => import('../commands/coach-game.ts'),
  },
  {
    name: 'advance',
    group: 'Play',
    summary: 'move on to the next stage of the year',
    tableless: true,
    examples: [
      ['dynasty advance', 'one stage on'],
      ['dynasty advance --to preseason', 'through the offseason to the next preseason'],
    ],
    options: [
      {
        flags: '--to <stage>',
        description: listed(STAGES, 'or'),
        takes: 'stage',
      },
    ],
    load: () => import('../commands/advance.ts'),
  },
  {
    name: 'undo',
    args: '[decisions]',
    group: 'Play',
    summary: 'undo the last decisions',
    tableless: true,
    examples: [
      ['dynasty undo', 'undo the last one'],
      ['dynasty undo 3', 'undo the last three: weeks played, games scheduled, stages advanced'],
    ],
    load: () => import('../commands/undo.ts'),
  },
  {
    name: 'teams',
    group: 'Teams and games',
    summary: 'the teams of a season, by prestige',
    examples: [
      ['dynasty teams --year 2007', 'every team you could have taken over in 2007'],
      ['dynasty teams --year 2024 --csv', 'for a spreadsheet'],
      ['dynasty teams --year 2024 --openings --seed 7', 'jobs open before that season, by seed'],
    ],
    options: [
      { flags: '--year <year>', description: 'the season, 2000 to 2026 (default: the newest)', takes: 'season' },
      { flags: '--openings', description: 'only teams with an open head coaching job before the season' },
      { flags: '--seed <seed>', description: 'the dynasty to look at; start it with the same seed' },
    ],
    load: () => import('../commands/program/teams.ts'),
  },
];
