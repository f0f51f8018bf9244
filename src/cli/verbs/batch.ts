import type { Verb } from './verb.ts';

/** Many seasons at once, for balancing the game. */
export const BATCH_VERBS: readonly Verb[] = [
  {
    name: 'batch',
    args: '[action] [what...]',
    takes: ['report', 'compare', 'worker', 'merge', 'columns', 'knobs'],
    thenTakesAfter: { columns: 'batch-table' },
    group: 'Program',
    summary: 'play many dynasties at once and measure them',
    examples: [
      ['dynasty batch --dynasties 20 --seasons 10 --year 2024 --seed 1 --out runs/usual', 'play them'],
      ['dynasty batch report runs/usual --html report.html', 'hold them against real seasons'],
      ['dynasty batch compare runs/usual runs/other', 'what a change did, pair by pair'],
      ['dynasty batch worker --queue redis://127.0.0.1:6379/0', 'play dynasties of a queue, on any machine'],
      ['dynasty batch merge runs/share-* --out runs/all', 'put the shares of a divided run together'],
      ['dynasty batch columns team_games', 'what the columns of a table mean; without one, of all tables'],
      ['dynasty batch knobs interception', 'the tuning values with this word, for --set'],
    ],
    options: [
      { flags: '--dynasties <n>', description: 'how many (else 4)' },
      { flags: '--seasons <n>', description: 'of each (else 10)' },
      { flags: '--year <year>', description: 'the first season (else the newest)' },
      { flags: '--seed <seed>', description: 'a number or any text; the same seed plays the same dynasties (else 1)' },
      { flags: '--jobs <n>', description: 'dynasties at a time (else one for each processor)' },
      { flags: '--out <folder>', description: 'where the files go; a stopped run continues there' },
      { flags: '--set <name=value...>', description: 'change a tuning value for this run; may be repeated' },
      { flags: '--sweep <name=from:to:steps>', description: 'one run for each value, into folders of their own' },
      {
        flags: '--policy <policy>',
        description: "how the player's team is run: auto, like every other",
        takes: ['auto'],
      },
      { flags: '--plays', description: 'every play too (large)' },
      { flags: '--format <format>', description: 'csv (else) or parquet', takes: ['csv', 'parquet'] },
      { flags: '--verify', description: 'hold every game against the laws of football, not a sample' },
      { flags: '--only <n>', description: 'play this one dynasty of the run, alone' },
      { flags: '--shard <i/n>', description: 'play share i of n of the run; batch merge puts the shares together' },
      {
        flags: '--queue <url>',
        description: 'let workers play it through Redis or Valkey: redis://host:port/database',
      },
      { flags: '--only-tables <names>', description: 'write only these tables, separated by commas' },
      { flags: '--reference <file>', description: 'report: other values to compare with' },
      { flags: '--check', description: 'report: end with 3 when the run is not like real seasons' },
      { flags: '--html <file>', description: 'report: a page with charts too' },
      { flags: '--all', description: 'report, compare: everything that was measured' },
    ],
    load: () => import('../commands/batch.ts'),
  },
];
