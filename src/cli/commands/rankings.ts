import type { Ranking } from '../../core/app/views/rankings.ts';
import type { Info } from '../../core/app/views/shared.ts';
import { LAST_SPOKEN_RANK } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { numberOption } from '../shell/input.ts';
import { gamesAround } from '../text/games.ts';
import { table, text } from '../text/page.ts';
import type { Options } from '../verbs/verb.ts';

/** The poll. */
export async function run(cli: Cli, _args: readonly string[], options: Options): Promise<void> {
  const week = numberOption(options, 'week', 'The week');
  const answer = await cli.ask('rankings', week === undefined ? {} : { week });
  const all = options.all === true;
  const { info, rankings } = answer;
  const own = info.team.name;
  const shown = all ? rankings : rankings.slice(0, LAST_SPOKEN_RANK);
  const missing = shown.some(({ name }) => name === own) ? undefined : rankings.find(({ name }) => name === own);
  await cli.show({
    json: answer,
    parts: [
      table<Ranking>({
        name: 'rankings',
        title: `AP ${all ? 'Rankings' : 'Top 25'}, ${info.currentYear}: ${pollName(info, week)}`,
        columns: [
          { key: 'rank', title: 'Rank', value: (row) => row.ranking },
          { key: 'movement', title: '+/-', align: 'right', value: (row) => row.movement, text: movement },
          { key: 'team', title: 'Team', value: (row) => row.name, least: 14 },
          { key: 'record', title: 'Record', value: (row) => row.record },
          {
            key: 'poll_score',
            title: 'Poll',
            align: 'right',
            value: (row) => row.poll_score,
            text: (row) => decimal(row.poll_score),
            drop: 3,
          },
          {
            key: 'strength_of_record',
            title: 'SOR',
            align: 'right',
            value: (row) => row.strength_of_record,
            text: (row) => decimal(row.strength_of_record),
            drop: 4,
          },
          ...gamesAround(),
        ],
        rows: shown,
        mark: (row) => (row.name === own ? 'own' : null),
      }),
      ...(missing === undefined || cli.globals.csv === true
        ? []
        : [text(`${own} is #${missing.ranking} (${missing.record}).`)]),
    ],
  });
}

function pollName(info: Info, week: number | undefined): string {
  if (week !== undefined) return `entering week ${week}`;
  if (info.stage === 'preseason') return 'preseason';
  return info.stage === 'season' && info.currentWeek <= info.lastWeek ? `week ${info.currentWeek}` : 'end of season';
}

export function movement(row: Ranking): string {
  return row.movement === 0 ? '' : row.movement > 0 ? `+${row.movement}` : `${row.movement}`;
}

function decimal(value: number | null): string {
  return value === null ? 'N/A' : value.toFixed(1);
}
