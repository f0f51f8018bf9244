import type { Roster, RosterPlayer } from '../../../core/app/views/roster.ts';
import type { Position } from '../../../core/model/positions.ts';
import { POSITION_WORDS, plural, ROSTER } from '../../../core/present/index.ts';
import type { Route } from '../play/route.ts';
import type { ScreenKey } from '../play/view.ts';
import { picker, shown, tablePane, view } from './parts.ts';
import { screen } from './screen.ts';
import { otherTeams, teamHead, teamTabs } from './team-pages.ts';

/** The position filter that several pages have; `route` makes the page for one. */
export function positionKey(
  positions: readonly Position[],
  route: (position: Position | undefined) => Route,
): ScreenKey {
  return picker('z', 'position', 'Position Filter', [
    { label: 'All Positions', route: route(undefined) },
    ...positions.map((position) => ({
      label: POSITION_WORDS[position],
      hint: position.toUpperCase(),
      route: route(position),
    })),
  ]);
}

export const roster = screen<'roster', { page: Roster }>({
  load: async ({ ask }, { team }) => ({ page: await ask('roster', { team }) }),
  view: ({ page }, { position }) => {
    const { team, teams, positions } = page;
    const rows = page.roster.filter(({ pos }) => position === undefined || pos === position);
    return view({
      title: `${team.name} Roster`,
      note: position === undefined ? plural(rows.length, 'player') : POSITION_WORDS[position],
      tabs: teamTabs('roster', team.name),
      head: teamHead(team, page),
      keys: [
        positionKey(positions, (each) => ({
          name: 'roster',
          team: team.name,
          ...(each === undefined ? {} : { position: each }),
        })),
        { key: 'D', label: 'depth chart', event: { type: 'open', route: { name: 'depth', team: team.name } } },
        ...otherTeams('roster', team.name, teams),
      ],
      card: true,
      panes: [
        tablePane<RosterPlayer>({
          key: 'players',
          columns: [
            shown(ROSTER.name, { tone: (p) => (p.starter ? 'strong' : null) }),
            shown(ROSTER.position),
            shown(ROSTER.rating),
            shown(ROSTER.year),
            shown(ROSTER.starter, { tone: (p) => (p.starter ? 'strong' : 'faint') }),
            ...(rows.some(({ injury }) => injury !== null) ? [shown(ROSTER.injury, { tone: () => 'loss' })] : []),
            ...(page.team_games === 0 ? [] : [shown(ROSTER.games(page.team_games)), shown(ROSTER.missed)]),
          ],
          rows,
          group: (p) => POSITION_WORDS[p.pos],
          route: (p) => ({ name: 'player', id: p.id }),
          empty: 'No roster data available',
        }),
      ],
    });
  },
});
