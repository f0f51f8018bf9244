import { STAGES } from '../../core/model/stages.ts';
import { listed } from '../../core/present/numbers.ts';
import type { Verb } from './verb.ts';

/** Commands that make decisions. */
export const PLAY_VERBS: readonly Verb[] = [
  {
    name: 'play',
    group: 'Play',
    summary: 'the full-screen game',
    examples: [
      ['dynasty play', 'continue a save or start a new game; the same as dynasty alone'],
      ['dynasty play --save michigan-2024', 'straight into a save'],
      ['dynasty play --screen-reader', 'one thing at a time in sentences'],
    ],
    options: [
      { flags: '--ascii', description: 'draw with plain letters only' },
      { flags: '--screen-reader', description: 'speak instead of draw (INK_SCREEN_READER=true works too)' },
    ],
    load: () => import('../commands/play.ts'),
  },
  {
    name: 'new',
    group: 'Play',
    summary: 'start a dynasty',
    tableless: true,
    examples: [
      ['dynasty new --team Michigan --year 2024', 'take over Michigan in 2024'],
      ['dynasty new --team "Boise State" --year 2006 --playoff 12', 'a 12-team playoff, eight years early'],
      ['dynasty new --team OSU --year 2014 --seed 7 --name buckeyes', 'a seed to play again, in a file of that name'],
    ],
    options: [
      { flags: '--team <name>', description: 'the team to coach, by name or abbreviation', takes: 'team' },
      { flags: '--year <year>', description: 'the season to start in, 2000 to 2026', takes: 'season' },
      {
        flags: '--playoff <teams>',
        description: "2, 4 or 12 teams (else each season's own format)",
        takes: ['2', '4', '12'],
      },
      { flags: '--autobids <n>', description: 'places for conference champions, with 12 teams' },
      { flags: '--top-four', description: 'the four best champions get seeds 1 to 4, with 12 teams' },
      { flags: '--no-top-four', description: 'seeds by ranking alone' },
      { flags: '--seed <seed>', description: 'the same seed and decisions give the same dynasty' },
      { flags: '--name <file>', description: 'name of the save file' },
      { flags: '--tuning <file>', description: 'balance numbers of a JSON file (batch knobs --schema describes it)' },
    ],
    load: () => import('../commands/new.ts'),
  },
  {
    name: 'status',
    group: 'Play',
    summary: 'where the dynasty stands and what can be done next',
    tableless: true,
    examples: [
      ['dynasty status', 'your team, its next game, the next commands'],
      ['dynasty status --json', 'the same for a program, with a digest of the whole state'],
    ],
    load: () => import('../commands/status.ts'),
  },
  {
    name: 'plan',
    group: 'Play',
    summary: 'the game plan, with the opponent’s scouting report',
    tables: ['plan', 'scouting'],
    examples: [
      ['dynasty plan', 'what is planned, what the staff would do, and what the opponent does and suffers'],
      ['dynasty plan --run-pass=-2 --coverage zone', 'more runs and zone coverage, until you change it'],
      ['dynasty plan --staff', 'let the staff plan again'],
    ],
    options: [
      { flags: '--run-pass <step>', description: 'more passes (+) or runs (-), -3 to 3' },
      { flags: '--tempo <step>', description: 'faster (+) or slower (-), -3 to 3' },
      { flags: '--deep <step>', description: 'deeper (+) or shorter (-) throws, -3 to 3' },
      { flags: '--fourth <step>', description: 'bolder (+) or more careful (-) on fourth down, -3 to 3' },
      { flags: '--pressure <step>', description: 'more (+) or fewer (-) rushers, -3 to 3' },
      { flags: '--coverage <kind>', description: 'man, mixed or zone', takes: ['man', 'mixed', 'zone'] },
      { flags: '--staff', description: 'the staff plans each game' },
    ],
    load: () => import('../commands/plan.ts'),
  },
  {
    name: 'depth',
    args: '[team|set|auto] [position] [player...]',
    takes: ['set', 'auto'],
    thenTakesAfter: { set: 'position', auto: 'position' },
    restTakesAfter: { set: 'own-player' },
    group: 'Play',
    summary: 'the depth chart: who starts, and what your order changes',
    examples: [
      ['dynasty depth', 'who starts at every position, with the staff’s order beside yours'],
      ['dynasty depth Georgia qb', "another team's quarterbacks"],
      ['dynasty depth set qb "Joe Moore"', 'he comes first, the others after him in the staff’s order'],
      ['dynasty depth auto', 'let the staff order everybody again; auto qb: the quarterbacks'],
    ],
    load: () => import('../commands/depth.ts'),
  },
  {
    name: 'noncon',
    group: 'Play',
    summary: 'the non-conference schedule: see it, fill it',
    examples: [
      ['dynasty noncon', 'your weeks, with the open ones'],
      ['dynasty noncon --week 3', 'who is free in week 3'],
      ['dynasty noncon --week 3 --opponent "Notre Dame"', 'schedule the game'],
    ],
    options: [
      { flags: '--week <n>', description: 'the week to fill', takes: 'week' },
      { flags: '--opponent <team>', description: 'the team to play that week', takes: 'team' },
    ],
    load: () => import('../commands/noncon.ts'),
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
      { flags: '--to <week>', description: 'play until this week is next, or `end`', takes: 'week-or-end' },
      { flags: '--seasons <n>', description: 'play this many whole years' },
    ],
    load: () => import('../commands/sim.ts'),
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
    summary: 'take back the last decisions',
    tableless: true,
    examples: [
      ['dynasty undo', 'take back the last one'],
      ['dynasty undo 3', 'take back three: weeks simulated, games scheduled, stages advanced'],
    ],
    load: () => import('../commands/undo.ts'),
  },
];
