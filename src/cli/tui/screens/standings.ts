import type { Standings } from '../../../core/contract/views/season/standings.ts';
import { type Placed, STANDINGS, standingsRows, standingsTitle } from '../../../core/present/index.ts';
import { gamesAround } from './game-words.ts';
import { neighbors, picker, shown, tablePane, view } from './parts.ts';
import { type Context, screen } from './screen.ts';

function table(page: Standings, context: Context) {
  const { teams, info, conference } = page;
  return tablePane<Placed>({
    key: 'standings',
    columns: [
      shown(STANDINGS.place),
      shown(STANDINGS.team),
      ...(conference === undefined ? [] : [shown(STANDINGS.conf, { align: 'right' })]),
      shown(STANDINGS.overall, { align: 'right' }),
      shown(STANDINGS.rating),
      ...gamesAround(STANDINGS, context, info.currentYear),
      shown(STANDINGS.tiebreak, { least: 8 }),
    ],
    rows: standingsRows(teams),
    ...(teams.some(({ division }) => division !== undefined) && { group: (r: Placed) => r.division ?? '' }),
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
      title: standingsTitle(page.conference),
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
        ...neighbors(routes, names.indexOf(page.conference ?? 'independent'), 'conference'),
      ],
    });
  },
});
