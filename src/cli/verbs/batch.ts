import { POLICIES } from '../../core/batch/policies/names.ts';
import { CAREER_MODES } from '../../core/model/own-coach.ts';
import { FORCE, type Verb } from './verb.ts';

/** Many seasons at once, for balancing the game. */
export const BATCH_VERBS: readonly Verb[] = [
  {
    name: 'batch',
    args: '[action] [what...]',
    takes: ['report', 'compare', 'fit', 'worker', 'merge', 'columns', 'knobs', 'policies'],
    thenTakesAfter: { columns: 'batch-table', knobs: 'knob' },
    group: 'Program',
    summary: 'play many dynasties at once and measure them',
    examples: [
      ['dynasty batch --dynasties 20 --seasons 10 --year 2024 --seed 1 --out runs/usual', 'play them'],
      ['dynasty batch report runs/usual --html report.html', 'hold them against real seasons'],
      ['dynasty batch compare runs/usual runs/other', 'what a change did, pair by pair'],
      [
        'dynasty batch fit runs/fit --knobs homeFieldAdvance,pass.completionBase --dynasties 8 --seasons 2',
        'move tuning values until metrics fit real seasons',
      ],
      ['dynasty batch worker --queue redis://127.0.0.1:6379/0', 'play dynasties of a queue, on any machine'],
      ['dynasty batch merge runs/share-* --out runs/all', 'put the shares of a divided run together'],
      ['dynasty batch columns team_games', 'what the columns of a table mean; without one, of all tables'],
      [
        'dynasty batch --policy planner --team "Ole Miss" --dynasties 8 --seasons 20 --out runs/planner',
        'let a bot run a program',
      ],
      ['dynasty batch knobs interception', 'the tuning values with this word, for --set'],
    ],
    options: [
      { flags: '--dynasties <n>', description: 'how many (else 4)' },
      { flags: '--seasons <n>', description: 'of each (else 10)' },
      { flags: '--year <year>', description: 'the first season (else the newest)', takes: 'season' },
      { flags: '--seed <seed>', description: 'a number or any text; the same seed plays the same dynasties (else 1)' },
      { flags: '--jobs <n>', description: 'dynasties at a time (else one for each processor)' },
      { flags: '--out <folder>', description: 'where the files go; a stopped run continues there' },
      {
        flags: '--set <name=value...>',
        description: 'change a tuning value for this run; may be repeated',
        takes: 'knob-value',
      },
      { flags: '--tuning <file>', description: 'tuning values of a JSON file (batch knobs --schema describes it)' },
      {
        flags: '--sweep <name=from:to:steps>',
        description: 'one run for each value, into folders of their own',
        takes: 'knob-value',
      },
      {
        flags: '--policy <policy>',
        description: "how the player's program is run: auto, by its staff, or by a bot (batch policies lists them)",
        takes: POLICIES,
      },
      {
        flags: '--team <team>',
        description: 'the program that the policy runs (else the first by name)',
        takes: 'team',
      },
      {
        flags: '--career <mode>',
        description: 'the policy is a coach, who can be fired and hired away: coach, never-fired or hard',
        takes: CAREER_MODES.map((mode) => mode.replace('_', '-')),
      },
      { flags: '--plays', description: 'every play too (large)' },
      { flags: '--rosters', description: 'every player on a roster too, season by season' },
      { flags: '--format <format>', description: 'csv (else) or parquet', takes: ['csv', 'parquet'] },
      { flags: '--verify', description: 'hold every game against the laws of football, not a sample' },
      { flags: '--only <n>', description: 'play this one dynasty of the run, alone' },
      { flags: '--shard <i/n>', description: 'play share i of n of the run; batch merge puts the shares together' },
      {
        flags: '--queue <url>',
        description: 'let workers play it through Redis or Valkey: redis://host:port/database',
      },
      { flags: '--wait <minutes>', description: 'with --queue: end with 1 after so many minutes without any worker' },
      { flags: '--only-tables <names>', description: 'write only these tables, separated by commas' },
      { flags: '--reference <file>', description: 'report: other values to compare with' },
      { flags: '--check', description: 'report: end with 3 when the run is not like real seasons' },
      { flags: '--html <file>', description: 'report, compare: a page with charts too' },
      { flags: '--baseline <file>', description: 'report: keep what was measured, for --against' },
      { flags: '--against <file>', description: 'report: end with 3 when the run has drifted from a baseline' },
      { flags: '--schema', description: 'knobs: the JSON Schema of a tuning file' },
      { flags: '--knobs <names>', description: 'fit: the tuning values that may move, separated by commas' },
      {
        flags: '--stop-when <width>',
        description: 'compare: play further pairs until the intervals of --metrics are at most so wide on either side',
      },
      {
        flags: '--metrics <ids>',
        description: 'fit: what to aim at (else all that the tuning values move); compare: what --stop-when is about',
      },
      { flags: '--to <file>', description: 'fit: reference values (else real seasons)' },
      { flags: '--most <n>', description: 'fit: runs at most (else 60); compare: pairs at most (else 200)' },
      { flags: '--all', description: 'report, compare: everything that was measured' },
      FORCE,
    ],
    load: () => import('../commands/batch/batch.ts'),
  },
];
