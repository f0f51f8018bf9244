import type { Arc } from '../../core/app/views/arcs.ts';
import type { News } from '../../core/app/views/news.ts';
import type { Game } from '../../core/app/views/shared.ts';
import { EMPTY, HEADINGS, idleText, isUpset, plural, upsetBy, weekName } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { numberOption } from '../shell/input.ts';
import { scoreLine } from '../text/games.ts';
import { type Part, table, text } from '../text/page.ts';
import type { Options } from '../verbs/verb.ts';

/** The news of a week. */
export async function run(cli: Cli, _args: readonly string[], options: Options): Promise<void> {
  const week = numberOption(options, 'week', 'The week');
  const answer = await cli.ask('news', week === undefined ? {} : { week });
  await cli.show({ json: answer, parts: parts(cli, answer) });
}

function parts(cli: Cli, { info, week, own_game, changes, stories, arcs }: News): Part[] {
  if (week === null) return [text(EMPTY.news)];
  const title = cli.style.paint(`${weekName(week, info.playoff.teams)}, ${info.currentYear}`, 'title');
  const own = own_game ? [own_game.headline ?? scoreLine(own_game), ...changes] : [idleText(info.team.name, week)];
  return [
    text(title, ...own),
    table<Game>({
      name: 'stories',
      title: HEADINGS.aroundTheNation,
      columns: [
        { key: 'headline', title: 'Headline', value: (game) => game.headline },
        { key: 'upset', title: 'Upset', value: (game) => upsetText(game), drop: 2 },
        { key: 'game_id', title: 'Game', value: (game) => game.id, drop: 1 },
      ],
      rows: stories,
      mark: (game) => ([game.teamA.name, game.teamB.name].includes(info.team.name) ? 'own' : null),
    }),
    table<Arc>({
      name: 'arcs',
      title: 'Storylines',
      columns: [{ key: 'text', title: 'Story', value: ({ text: told }) => told }],
      rows: arcs,
      mark: ({ team }) => (team === info.team.name ? 'own' : null),
      empty: EMPTY.storiesThatGoOn,
    }),
  ];
}

/** The points by which the winner was the underdog, where it was an upset. */
function upsetText(game: Game): string {
  return isUpset(game) ? plural(upsetBy(game), 'point') : '';
}
