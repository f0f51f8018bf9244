import { INDIVIDUAL_COLUMNS, type IndividualTable, TEAM_STAT_COLUMNS } from '../../../core/app/views/columns.ts';
import type { IndividualStats } from '../../../core/app/views/stats.ts';
import type { TeamStatsTable } from '../../../core/app/views/team-stats.ts';
import { LEAST_A_GAME, oneDecimal, playerStatText, qualified, USUAL_SORT } from '../../../core/present/index.ts';
import { type PlayerRow, playerRows, type TeamRow, teamRows } from '../../text/stat-tables.ts';
import { playerStatTitle, TEAM_STAT_TITLES } from '../../text/stat-words.ts';
import type { StatsTable } from '../play/route.ts';
import type { ScreenTab, ScreenView } from '../play/view.ts';
import { type ToneColumn, tablePane, view } from './parts.ts';
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
    title: 'Team Stats',
    note: kind === 'teamDefense' ? 'Defense: what opponents did, per game' : 'Offense, per game',
    tabs: statTabs(kind),
    panes: [
      tablePane<TeamRow>({
        key: 'teams',
        columns: [
          { key: 'team', title: 'Team', value: (row) => row.team, least: 14 },
          { key: 'games', title: 'G', value: (row) => row.games },
          ...TEAM_STAT_COLUMNS.map(
            (key): ToneColumn<TeamRow> => ({
              key,
              title: TEAM_STAT_TITLES[key],
              align: 'right',
              // Nothing but the games is known of a team that has not played yet.
              value: (row) => (row.games === 0 ? null : row[key]),
              text: (row) => (row.games === 0 ? '-' : oneDecimal(row[key])),
            }),
          ),
        ],
        rows: teamRows(answer[side], side),
        fixed: 1,
        mark: (row) => (row.team === answer.info.team.name ? 'own' : null),
        route: (row) => ({ name: 'teamStats', team: row.team }),
      }),
    ],
  });
}

/** Who did enough for the average that orders the table first, then everybody else in the same order. */
function inOrder(answer: IndividualStats, kind: IndividualTable): PlayerRow[] {
  const rows = playerRows(answer, kind);
  const enough = new Set(qualified(rows, kind));
  const value = ({ stats }: PlayerRow) => stats[USUAL_SORT[kind]] ?? 0;
  return rows.sort((a, b) => Number(enough.has(b)) - Number(enough.has(a)) || value(b) - value(a) || a.id - b.id);
}

function playerTable(answer: IndividualStats, kind: IndividualTable): ScreenView {
  const least = LEAST_A_GAME[kind];
  return view({
    title: 'Individual Stats',
    note: least === undefined ? kind : `${kind}, ${least.words}${least.least > 0 ? ' first' : ''}`,
    tabs: statTabs(kind),
    card: true,
    panes: [
      tablePane<PlayerRow>({
        key: kind,
        columns: [
          { key: 'name', title: 'Player', value: (row) => row.name, least: 14 },
          { key: 'team', title: 'Team', value: (row) => row.team, least: 12 },
          { key: 'pos', title: 'Pos', value: (row) => row.pos.toUpperCase() },
          { key: 'games', title: 'G', value: (row) => row.gamesPlayed },
          ...INDIVIDUAL_COLUMNS[kind].map(
            (key): ToneColumn<PlayerRow> => ({
              key,
              title: playerStatTitle(key),
              align: 'right',
              value: (row) => row.stats[key] ?? 0,
              text: (row) => playerStatText(key, row.stats[key]),
            }),
          ),
        ],
        rows: inOrder(answer, kind),
        fixed: 2,
        mark: (row) => (row.team === answer.info.team.name ? 'own' : null),
        route: (row) => ({ name: 'player', id: row.id }),
        empty: 'No numbers yet.',
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
