import { resolve } from 'node:path';
import {
  loadRun,
  POLICIES,
  POLICY_WORDS,
  type Policy,
  type PolicyResult,
  policyResults,
} from '../../../core/batch/index.ts';
import type { Cli } from '../../shell/cli.ts';
import { table } from '../../text/page.ts';
import type { Column } from '../../text/table.ts';

const range = (interval: readonly [number, number] | null): string =>
  interval === null ? '-' : `${interval[0].toFixed(1)} to ${interval[1].toFixed(1)}`;

const RESULT_COLUMNS: Column<PolicyResult>[] = [
  { key: 'team', title: 'Program', value: (r) => r.team, text: (r) => r.team ?? 'the first' },
  { key: 'policy', title: 'Policy', value: (r) => r.policy },
  { key: 'dynasties', title: 'Dynasties', value: (r) => r.dynasties, align: 'right', drop: 2 },
  { key: 'seasons', title: 'Seasons', value: (r) => r.seasons, align: 'right', drop: 2 },
  { key: 'wins', title: 'Wins', value: (r) => r.wins, text: (r) => r.wins.toFixed(2), align: 'right' },
  { key: 'low', title: '95%', value: (r) => r.interval?.[0] ?? null, text: (r) => range(r.interval), align: 'right' },
  { key: 'high', title: '', value: (r) => r.interval?.[1] ?? null, csvOnly: true },
  {
    key: 'gain',
    title: 'Over auto',
    value: (r) => r.gain,
    text: (r) => (r.gain === null ? '-' : `${r.gain > 0 ? '+' : ''}${r.gain.toFixed(2)}`),
    align: 'right',
  },
  {
    key: 'gain_low',
    title: '95%',
    value: (r) => r.gainInterval?.[0] ?? null,
    text: (r) => range(r.gainInterval),
    align: 'right',
  },
  { key: 'gain_high', title: '', value: (r) => r.gainInterval?.[1] ?? null, csvOnly: true },
  { key: 'titles', title: 'Titles', value: (r) => r.titles, text: (r) => r.titles.toFixed(2), align: 'right', drop: 1 },
  { key: 'rating', title: 'Rating', value: (r) => r.rating, text: (r) => r.rating.toFixed(1), align: 'right', drop: 1 },
  {
    key: 'prestige',
    title: 'Prestige',
    value: (r) => r.prestige,
    text: (r) => r.prestige.toFixed(1),
    align: 'right',
    drop: 1,
  },
];

/** Lists the policies; given folders of runs, their results. */
export async function policies(cli: Cli, dirs: readonly string[]): Promise<void> {
  if (dirs.length > 0) {
    const rows = policyResults(dirs.map((dir) => loadRun(resolve(cli.terminal.cwd, dir))));
    const title = 'Policies: wins per season';
    return cli.show({ json: rows, parts: [table({ name: 'policies', title, columns: RESULT_COLUMNS, rows })] });
  }
  const rows = POLICIES.map((policy) => ({ policy, does: POLICY_WORDS[policy] }));
  await cli.show({
    json: rows,
    parts: [
      table<{ policy: Policy; does: string }>({
        name: 'policies',
        title: 'Policies',
        columns: [
          { key: 'policy', title: 'Policy', value: (row) => row.policy },
          { key: 'does', title: 'What it does', value: (row) => row.does, least: 30 },
        ],
        rows,
      }),
    ],
  });
}
