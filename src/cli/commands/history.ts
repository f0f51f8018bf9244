import type { HistoryYear } from '../../core/app/views/history.ts';
import { gauge, grouped, isRanked, oneDecimal, winLoss } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { teamOrOwn } from '../shell/input.ts';
import { table, text } from '../text/page.ts';

/** A program's seasons, newest first. */
export async function run(cli: Cli, args: readonly string[]): Promise<void> {
  const answer = await cli.ask('history', { team: await teamOrOwn(cli, args) });
  const { team, years } = answer;
  const wins = years.reduce((sum, year) => sum + year.wins, 0);
  const losses = years.reduce((sum, year) => sum + year.losses, 0);
  const titles = years.filter(({ rank }) => rank === 1).length;
  const stars = (value: number) => (cli.style.ascii ? gauge(value, 7, '*', '') : gauge(value, 7, '★', ''));
  await cli.show({
    json: answer,
    parts: [
      text(
        cli.style.paint(`${team.name} ${team.mascot}`, 'title'),
        `All time: ${grouped(wins)}-${grouped(losses)} in ${years.length} seasons${titles === 0 ? '' : `, national titles: ${titles}`}`,
      ),
      table<HistoryYear>({
        name: 'history',
        columns: [
          { key: 'year', title: 'Year', value: (y) => y.year },
          {
            key: 'prestige',
            title: 'Prestige',
            value: (y) => y.prestige,
            text: (y) => stars(y.prestige),
            align: 'left',
          },
          {
            key: 'rating',
            title: 'Rating',
            align: 'right',
            value: (y) => y.rating,
            text: (y) => oneDecimal(y.rating),
            drop: 2,
          },
          { key: 'conference', title: 'Conference', value: (y) => y.conference },
          { key: 'record', title: 'Record', value: (y) => winLoss(y.wins, y.losses) },
          { key: 'rank', title: 'Rank', align: 'right', value: (y) => (y.rank === 0 ? null : y.rank), text: rankText },
          { key: 'played', title: '', value: (y) => y.has_games, text: (y) => (y.has_games ? 'played' : ''), drop: 1 },
        ],
        rows: years,
        mark: (y) => (y.rank === 1 ? 'win' : isRanked(y.rank) ? 'strong' : null),
      }),
    ],
  });
}

function rankText({ rank }: HistoryYear): string {
  if (rank === 0) return 'N/A';
  return rank === 1 ? 'champion #1' : `#${rank}`;
}
