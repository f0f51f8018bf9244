import type { Roster, RosterPlayer, WalkOn } from '../../../core/contract/views/people/roster.ts';
import type { Position } from '../../../core/model/positions.ts';
import { EMPTY, HEADINGS, POSITION_WORDS, ROSTER, rosterSizeText, WALK_ONS } from '../../../core/present/index.ts';
import type { Route } from '../play/route.ts';
import type { ScreenKey } from '../play/view.ts';
import { picker, tablePane, toneColumn, view } from './parts.ts';
import { screen } from './screen.ts';
import { otherTeams, teamHead, teamTabs } from './team-pages.ts';

/** Returns the position filter used by several pages; `route` returns the page for a position. */
export function positionKey(
  positions: readonly Position[],
  route: (position: Position | undefined) => Route,
): ScreenKey {
  return picker('z', 'position', HEADINGS.positionFilter, [
    { label: HEADINGS.allPositions, route: route(undefined) },
    ...positions.map((position) => ({
      label: POSITION_WORDS[position],
      hint: position.toUpperCase(),
      route: route(position),
    })),
  ]);
}

type RosterRoute = Extract<Route, { name: 'roster' }>;

function scholarshipPane(page: Roster, rows: readonly RosterPlayer[]) {
  return tablePane<RosterPlayer>({
    key: 'players',
    columns: [
      toneColumn(ROSTER.number, { tone: () => 'faint' }),
      toneColumn(ROSTER.name, { tone: (p) => (p.starter ? 'strong' : null) }),
      toneColumn(ROSTER.position),
      toneColumn(ROSTER.rating),
      toneColumn(ROSTER.year),
      toneColumn(ROSTER.starter, { tone: (p) => (p.starter ? 'strong' : 'faint') }),
      ...(rows.some(({ injury }) => injury !== null) ? [toneColumn(ROSTER.injury, { tone: () => 'loss' })] : []),
      ...(page.team_games === 0 ? [] : [toneColumn(ROSTER.games(page.team_games)), toneColumn(ROSTER.missed)]),
      toneColumn(ROSTER.size, { drop: 1 }),
      toneColumn(ROSTER.home),
    ],
    rows,
    group: (p) => POSITION_WORDS[p.pos],
    route: (p) => ({ name: 'player', id: p.id }),
    empty: EMPTY.roster,
  });
}

function walkOnPane(rows: readonly WalkOn[]) {
  return tablePane<WalkOn>({
    key: 'walk-ons',
    columns: [
      toneColumn(WALK_ONS.number, { tone: () => 'faint' }),
      toneColumn(WALK_ONS.name),
      toneColumn(WALK_ONS.position),
      toneColumn(WALK_ONS.year),
      toneColumn(WALK_ONS.home),
    ],
    rows,
    group: (p) => POSITION_WORDS[p.pos],
    empty: 'No walk-ons',
  });
}

/** Key that switches between scholarship players and walk-ons. */
function walkOnKey({ walkOns, ...route }: RosterRoute): ScreenKey {
  return walkOns
    ? { key: 'W', label: 'on scholarship', event: { type: 'open', route } }
    : { key: 'W', label: 'walk-ons', event: { type: 'open', route: { ...route, walkOns: true } } };
}

export const roster = screen<'roster', { page: Roster }>({
  load: async ({ ask }, { team }) => ({ page: await ask('roster', { team }) }),
  view: ({ page }, route) => {
    const { position, walkOns } = route;
    const { team, teams, positions } = page;
    const at = <Row extends { pos: Position }>(rows: readonly Row[]) =>
      rows.filter(({ pos }) => position === undefined || pos === position);
    return view({
      title: `${team.name} ${walkOns ? 'Walk-ons' : 'Roster'}`,
      note: position === undefined ? rosterSizeText(page) : POSITION_WORDS[position],
      tabs: teamTabs('roster', team.name),
      head: teamHead({ team, info: page.info, led: page }),
      keys: [
        positionKey(positions, (each) => ({
          name: 'roster',
          team: team.name,
          ...(each === undefined ? {} : { position: each }),
          ...(walkOns && { walkOns }),
        })),
        { key: 'D', label: 'depth chart', event: { type: 'open', route: { name: 'depth', team: team.name } } },
        walkOnKey(route),
        ...otherTeams('roster', team.name, teams),
      ],
      card: !walkOns,
      panes: [walkOns ? walkOnPane(at(page.walk_ons)) : scholarshipPane(page, at(page.roster))],
    });
  },
});
