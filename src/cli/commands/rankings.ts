import type { Ranking, Rankings } from '../../core/contract/views/season/rankings.ts';
import { LAST_SPOKEN_RANK, RANKINGS } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { numberOption, yearInput } from '../shell/input.ts';
import { column, LAST_WEEK, THIS_WEEK } from '../text/described.ts';
import { table, text } from '../text/page.ts';
import type { Options } from '../verbs/verb.ts';

/** Shows the poll. */
export async function run(cli: Cli, _args: readonly string[], options: Options): Promise<void> {
  const week = numberOption(options, 'week', 'The week');
  const answer = await cli.ask('rankings', { ...yearInput(options), ...(week !== undefined && { week }) });
  const all = options.all === true;
  const { info, rankings, past_season } = answer;
  const own = info.team.name;
  const listed = all ? rankings : rankings.slice(0, LAST_SPOKEN_RANK);
  const missing = listed.some(({ name }) => name === own) ? undefined : rankings.find(({ name }) => name === own);
  await cli.show({
    json: answer,
    parts: [
      table<Ranking>({
        name: 'rankings',
        title: `AP ${all ? 'Rankings' : 'Top 25'}, ${past_season?.year ?? info.currentYear}: ${pollName(answer, week)}`,
        columns: [
          column(RANKINGS.rank),
          column(RANKINGS.movement),
          column(RANKINGS.team, { least: 14 }),
          column(RANKINGS.record),
          column(RANKINGS.poll_score, { drop: 3 }),
          column(RANKINGS.strength_of_record, { drop: 4 }),
          column(RANKINGS.last_week, LAST_WEEK),
          ...(past_season === undefined || week !== undefined ? [column(RANKINGS.this_week, THIS_WEEK)] : []),
        ],
        rows: listed,
        mark: (row) => (row.name === own ? 'own' : null),
      }),
      ...(missing === undefined || cli.globals.csv === true
        ? []
        : [text(`${own} is #${missing.ranking} (${missing.record}).`)]),
    ],
  });
}

function pollName({ info, past_season }: Rankings, week: number | undefined): string {
  if (week !== undefined) return `entering week ${week}`;
  if (past_season !== undefined) return 'end of season';
  if (info.stage === 'preseason') return 'preseason';
  return info.stage === 'season' && info.currentWeek <= info.lastWeek ? `week ${info.currentWeek}` : 'end of season';
}
