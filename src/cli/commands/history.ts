import type { HistoryYear } from '../../core/app/views/history.ts';
import { gauge, grouped, HISTORY, isRanked, plural } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { teamOrOwn } from '../shell/input.ts';
import { column } from '../text/described.ts';
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
        `All time: ${grouped(wins)}-${grouped(losses)} in ${plural(years.length, 'season')}${titles === 0 ? '' : `, national titles: ${titles}`}`,
      ),
      table<HistoryYear>({
        name: 'history',
        columns: [
          column(HISTORY.year),
          column(HISTORY.prestige, { text: (y) => stars(y.prestige), align: 'left' }),
          column(HISTORY.rating, { drop: 2 }),
          column(HISTORY.conference),
          column(HISTORY.record),
          column(HISTORY.rank, { text: (y) => `${y.rank === 1 ? 'champion ' : ''}${HISTORY.rank.text(y)}` }),
          { key: 'played', title: '', value: (y) => y.has_games, text: (y) => (y.has_games ? 'played' : ''), drop: 1 },
        ],
        rows: years,
        mark: (y) => (y.rank === 1 ? 'win' : isRanked(y.rank) ? 'strong' : null),
      }),
    ],
  });
}
