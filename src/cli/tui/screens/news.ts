import type { News } from '../../../core/app/views/news.ts';
import type { Game } from '../../../core/app/views/shared.ts';
import { EMPTY, HEADINGS, idleText, isUpset, underdogText, upsetBy, weekName } from '../../../core/present/index.ts';
import { scoreLine } from '../../text/games.ts';
import type { Route } from '../play/route.ts';
import type { Item } from '../play/view.ts';
import { line, neighbors, textPane, view } from './parts.ts';
import { screen } from './screen.ts';
import { wrapped } from './stakes.ts';

/** The player's game: its headline, and what it changed. */
function ownLines({ own_game, changes, team, week }: News, width: number): Item[] {
  if (own_game === null) return [line([idleText(team.name, week ?? 0)])];
  const route = { name: 'game', id: own_game.id } as const;
  return [...wrapped([own_game.headline ?? scoreLine(own_game)], width, route), ...wrapped(changes, width)];
}

export function storyLines(game: Game, width: number): Item[] {
  const mark = isUpset(game) ? ` Upset by ${underdogText(upsetBy(game))}.` : '';
  return wrapped([`${game.headline}.${mark}`], width, { name: 'game', id: game.id });
}

/** What goes on for longer than the week. */
export function arcLines({ arcs, info }: Pick<News, 'arcs' | 'info'>, width: number): Item[] {
  return arcs.flatMap(({ text, team, player, game }) => {
    const route: Route =
      player !== null
        ? { name: 'player', id: player }
        : game !== null
          ? { name: 'game', id: game }
          : { name: 'team', team };
    return wrapped([text], width, route).map((item) =>
      team === info.team.name ? { ...item, mark: 'own' as const } : item,
    );
  });
}

/** The news of a week. */
export const news = screen<'news', News>({
  load: ({ ask }, { week }) => ask('news', week === undefined ? {} : { week }),
  view: (page) => {
    const { info, week, latest, stories } = page;
    const weeks = Array.from({ length: latest ?? 0 }, (_, at) => ({ name: 'news', week: at + 1 }) as const);
    return view({
      title: 'News',
      note: week === null ? 'Before the first week' : weekName(week, info.playoff.teams),
      layout: 'stacked',
      keys: week === null ? [] : neighbors(weeks, week - 1, 'week'),
      panes: [
        textPane({
          key: 'own',
          title: page.team.name,
          lines: (width) => (week === null ? [] : ownLines(page, width)),
          empty: EMPTY.news,
        }),
        textPane({
          key: 'stories',
          title: HEADINGS.aroundTheNation,
          lines: (width) => stories.flatMap((game) => storyLines(game, width)),
        }),
        textPane({
          key: 'arcs',
          title: 'Storylines',
          lines: (width) => arcLines(page, width),
          empty: EMPTY.storiesThatGoOn,
        }),
      ],
    });
  },
});
