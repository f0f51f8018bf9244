import type { Standings, StandingsRow } from '../../../core/app/views/standings.ts';
import { rankPrefix, winLoss } from '../../../core/present/index.ts';
import { gamesAround } from './game-words.ts';
import { neighbours, picker, tablePane, view } from './parts.ts';
import { type Context, screen } from './screen.ts';

function table(page: Standings, context: Context) {
  const { teams, info, conference } = page;
  return tablePane<StandingsRow>({
    key: 'standings',
    columns: [
      { key: 'place', title: '', align: 'right', value: (r) => teams.indexOf(r) + 1 },
      { key: 'team', title: 'Team', value: (r) => r.name, text: (r) => rankPrefix(r.name, r.ranking), least: 14 },
      ...(conference === undefined
        ? []
        : [
            {
              key: 'conf',
              title: 'Conf',
              align: 'right' as const,
              value: (r: StandingsRow) => r.confWins - r.confLosses / 100,
              text: (r: StandingsRow) => winLoss(r.confWins, r.confLosses),
            },
          ]),
      {
        key: 'overall',
        title: 'Overall',
        align: 'right',
        value: (r) => r.totalWins - r.totalLosses / 100,
        text: (r) => winLoss(r.totalWins, r.totalLosses),
      },
      { key: 'rating', title: 'Rating', align: 'right', value: (r) => r.rating, text: (r) => r.rating.toFixed(1) },
      ...gamesAround(context, info.currentYear),
      { key: 'tiebreak', title: 'Tiebreak', value: (r) => r.tiebreak, text: (r) => r.tiebreak ?? '', least: 8 },
    ],
    rows: teams,
    fixed: 2,
    mark: (r) => (r.name === info.team.name ? 'own' : null),
    route: (r) => ({ name: 'team', team: r.name }),
    empty: 'No standings data available',
  });
}

/** The conference asked for; an empty name is the player's own. */
export const standings = screen<'standings', Standings>({
  load: async ({ ask, team }, { conference }) => {
    if (conference !== '') return ask('standings', { conference });
    const own = (await ask('teamInfo', { team_name: team })).team.conference;
    return ask('standings', { conference: own === 'Independent' ? 'independent' : own });
  },
  view: (page, _route, context) => {
    const names = [...page.conferences.map(({ confName }) => confName), 'independent'];
    const routes = names.map((conference) => ({ name: 'standings', conference }) as const);
    const label = (name: string) => (name === 'independent' ? 'Independent' : name);
    return view({
      title: page.conference === undefined ? 'Independent Teams' : `${page.conference} Standings`,
      note: String(page.info.currentYear),
      card: true,
      panes: [table(page, context)],
      keys: [
        picker(
          'f',
          'other conference',
          'Standings of',
          routes.map((route) => ({ label: label(route.conference), route })),
        ),
        ...neighbours(routes, names.indexOf(page.conference ?? 'independent'), 'conference'),
      ],
    });
  },
});
