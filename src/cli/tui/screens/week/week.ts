import type { AnswerOf } from '../../../../core/contract/registry.ts';
import type { Game } from '../../../../core/contract/views/shared.ts';
import { earlyWeek, HEADINGS, kindText, weekName } from '../../../../core/present/index.ts';
import { MATCH, outcomeColumn } from '../game/game-words.ts';
import { calledOffPane, neighbors, picker, tablePane, view } from '../parts.ts';
import { screen } from '../screen.ts';

type Week = AnswerOf<'week'>;

export const week = screen<'week', Week>({
  load: ({ ask }, route) => ask('week', { week: route.week }),
  view: ({ games, info, called_off }, route, context) => {
    const routes = Array.from({ length: info.lastWeek }, (_, at) => ({ name: 'week', week: at + 1 }) as const);
    const own = (g: Game) => g.teamA.name === info.team.name || g.teamB.name === info.team.name;
    return view({
      title: HEADINGS.weekSchedule(route.week),
      note: [
        ...(weekName(route.week, info.playoff.teams).startsWith('Week')
          ? []
          : [weekName(route.week, info.playoff.teams)]),
        info.currentYear,
        ...earlyWeek(games),
      ].join(', '),
      card: true,
      keys: [
        ...neighbors(routes, route.week - 1, 'week'),
        picker(
          'f',
          'other week',
          'Week',
          routes.map((each) => ({ label: weekName(each.week, info.playoff.teams), route: each })),
        ),
      ],
      panes: [
        tablePane<Game>({
          key: 'games',
          columns: [
            MATCH,
            { ...outcomeColumn(context), tone: (g) => (g.winner === null ? 'faint' : null) },
            {
              key: 'label',
              title: 'Label',
              value: (g) => g.label,
              text: (g) => `${g.game_of_week ? '★ ' : ''}${kindText(g)}`,
              least: 8,
            },
            { key: 'page', title: 'Page', value: (g) => (g.winner === null ? 'Preview' : 'Summary') },
          ],
          rows: games,
          mark: (g) => (own(g) ? 'own' : g.game_of_week ? 'strong' : null),
          route: (g) => ({ name: 'game', id: g.id }),
          empty: 'No games this week yet.',
        }),
        ...calledOffPane(called_off),
      ],
    });
  },
});
