import type { IndividualTable } from '../../../core/contract/views/columns.ts';
import type { IndividualStats } from '../../../core/contract/views/season/stats.ts';
import type { TeamStatsTable } from '../../../core/contract/views/season/team-stats.ts';
import {
  EMPTY,
  HEADINGS,
  individualColumns,
  inUsualOrder,
  LEAST_A_GAME,
  leastWords,
  type PlayerRow,
  playerRows,
  TEAM_COLUMNS,
  type TeamRow,
  teamRows,
} from '../../../core/present/index.ts';
import { columns } from '../../text/described.ts';
import type { StatsTable } from '../play/route.ts';
import type { ScreenTab, ScreenView } from '../play/view.ts';
import { tablePane, view } from './parts.ts';
import { screen } from './screen.ts';

/** The team tables and the individual ones, in the order of the tabs. */
const LABELS: readonly (readonly [StatsTable, string])[] = [
  ['teamOffense', 'Off'],
  ['teamDefense', 'Def'],
  ['passing', 'Pass'],
  ['rushing', 'Rush'],
  ['receiving', 'Catch'],
  ['defense', 'Tackle'],
  ['kicking', 'Kick'],
  ['punting', 'Punt'],
  ['returns', 'Return'],
];

function teamTable(answer: TeamStatsTable, kind: 'teamOffense' | 'teamDefense'): ScreenView {
  const side = kind === 'teamDefense' ? 'defense' : 'offense';
  return view({
    title: HEADINGS.teamStats,
    note: kind === 'teamDefense' ? 'Defense: what opponents did, per game' : 'Offense, per game',
    tabs: statTabs(kind),
    panes: [
      tablePane<TeamRow>({
        key: 'teams',
        columns: columns(TEAM_COLUMNS),
        rows: teamRows(answer[side], side),
        fixed: 1,
        mark: (row) => (row.team === answer.info.team.name ? 'own' : null),
        route: (row) => ({ name: 'teamStats', team: row.team }),
      }),
    ],
  });
}

/** The least width of names. */

function playerTable(answer: IndividualStats, kind: IndividualTable): ScreenView {
  const least = LEAST_A_GAME[kind];
  return view({
    title: HEADINGS.individualStats,
    note: least === undefined ? kind : `${kind}, ${leastWords(least)}`,
    tabs: statTabs(kind),
    card: true,
    panes: [
      tablePane<PlayerRow>({
        key: kind,
        columns: columns(individualColumns(kind)),
        rows: inUsualOrder(playerRows(answer, kind), kind),
        fixed: 2,
        mark: (row) => (row.team === answer.info.team.name ? 'own' : null),
        route: (row) => ({ name: 'player', id: row.id }),
        empty: EMPTY.numbers,
      }),
    ],
  });
}

function statTabs(active: StatsTable): ScreenTab[] {
  return LABELS.map(([table, label]) => ({ label, route: { name: 'stats', table }, active: table === active }));
}

type Answer = { teams: TeamStatsTable } | { players: IndividualStats };

export const stats = screen<'stats', Answer>({
  load: async ({ ask }, { table }) =>
    table === 'teamOffense' || table === 'teamDefense'
      ? { teams: await ask('teamStatsTable', {}) }
      : { players: await ask('individualStats', {}) },
  view: (answer, { table }) => {
    if ('teams' in answer) return teamTable(answer.teams, table === 'teamDefense' ? table : 'teamOffense');
    return playerTable(answer.players, table === 'teamOffense' || table === 'teamDefense' ? 'passing' : table);
  },
});
