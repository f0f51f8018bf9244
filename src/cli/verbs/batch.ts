import { POLICIES } from '../../core/batch/policies/names.ts';
import { CAREER_MODES } from '../../core/model/own-coach.ts';
import { FORCE, type Verb } from './verb.ts';

/** Commands for many seasons at once, for balancing the game. */
export const BATCH_VERBS: readonly Verb[] = [
  {
    name: 'batch',
    args: '[action] [what...]',
    takes: ['report', 'compare', 'fit', 'worker', 'merge', 'columns', 'knobs', 'policies'],
    thenTakesAfter: { columns: 'batch-table', knobs: 'knob' },
    group: 'Program',
    summary: 'simulate many dynasties and measure them',
    examples: [
      ['dynasty batch --dynasties 20 --seasons 10 --year 2024 --seed 1 --out runs/usual', 'simulate the run'],
      ['dynasty batch report runs/usual --html report.html', 'compare the run with real seasons'],
      ['dynasty batch compare runs/usual runs/other', 'see what a change did, pair by pair'],
      [
        'dynasty batch fit runs/fit --knobs homeFieldAdvance,pass.completionBase --dynasties 8 --seasons 2',
        'move tuning values until metrics fit real seasons',
      ],
      ['dynasty batch worker --queue redis://127.0.0.1:6379/0', 'simulate dynasties from a queue, on any machine'],
      ['dynasty batch merge runs/share-* --out runs/all', 'merge the shares of a run'],
      ['dynasty batch columns team_games', 'what a table’s columns mean; without a name, every table'],
      [
        'dynasty batch --policy planner --team "Ole Miss" --dynasties 8 --seasons 20 --out runs/planner',
        'let a bot run a program',
      ],
      ['dynasty batch knobs interception', 'tuning values that match this word, for --set'],
    ],
    options: [
      { flags: '--dynasties <n>', description: 'number of dynasties (default 4)' },
      { flags: '--seasons <n>', description: 'seasons per dynasty (default 10)' },
      { flags: '--year <year>', description: 'first season (default: the newest)', takes: 'season' },
      {
        flags: '--seed <seed>',
        description: 'a number or any text; the same seed plays the same dynasties (default 1)',
      },
      { flags: '--jobs <n>', description: 'dynasties simulated at a time (default: one per processor)' },
      { flags: '--out <folder>', description: 'folder for the files; a stopped run continues there' },
      {
        flags: '--set <name=value...>',
        description: 'change a tuning value for this run; may be repeated',
        takes: 'knob-value',
      },
      { flags: '--tuning <file>', description: 'tuning values from a JSON file (batch knobs --schema describes it)' },
      {
        flags: '--sweep <name=from:to:steps>',
        description: 'one run per value, each in its own folder',
        takes: 'knob-value',
      },
      {
        flags: '--policy <policy>',
        description: 'who runs the player’s program: auto for its staff, or a bot (see batch policies)',
        takes: POLICIES,
      },
      {
        flags: '--team <team>',
        description: 'the program the policy runs (default: the first by name)',
        takes: 'team',
      },
      {
        flags: '--career <mode>',
        description: 'make the policy a coach, who can be fired and hired away: coach, never-fired or hard',
        takes: CAREER_MODES.map((mode) => mode.replace('_', '-')),
      },
      { flags: '--plays', description: 'include every play (large)' },
      { flags: '--rosters', description: 'include every player on a roster, season by season' },
      { flags: '--format <format>', description: 'csv (default) or parquet', takes: ['csv', 'parquet'] },
      { flags: '--verify', description: 'check every game against the rules of football, not just a sample' },
      { flags: '--only <n>', description: 'play only this dynasty of the run' },
      { flags: '--shard <i/n>', description: 'play share i of n of the run; batch merge combines the shares' },
      {
        flags: '--queue <url>',
        description: 'let workers play the run through Redis or Valkey: redis://host:port/database',
      },
      { flags: '--wait <minutes>', description: 'with --queue: exit with 1 after this many minutes without a worker' },
      { flags: '--only-tables <names>', description: 'write only these tables, separated by commas' },
      { flags: '--reference <file>', description: 'report: different reference values' },
      { flags: '--check', description: 'report: exit with 3 if the run is not realistic' },
      { flags: '--html <file>', description: 'report, compare: also write a page with charts' },
      { flags: '--baseline <file>', description: 'report: save the measurements, for --against' },
      { flags: '--against <file>', description: 'report: exit with 3 if the run has drifted from a baseline' },
      { flags: '--schema', description: 'knobs: the JSON Schema of a tuning file' },
      { flags: '--knobs <names>', description: 'fit: the tuning values to change, separated by commas' },
      {
        flags: '--stop-when <width>',
        description: 'compare: play more pairs until the intervals of --metrics are at most this wide on each side',
      },
      {
        flags: '--metrics <ids>',
        description:
          'fit: target metrics (default: all that the tuning values affect); compare: metrics for --stop-when',
      },
      { flags: '--to <file>', description: 'fit: reference values (default: real seasons)' },
      { flags: '--most <n>', description: 'fit: maximum runs (default 60); compare: maximum pairs (default 200)' },
      { flags: '--all', description: 'report, compare: show everything measured' },
      FORCE,
    ],
    load: () => import('../commands/batch/batch.ts'),
  },
];
