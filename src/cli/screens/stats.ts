import { INDIVIDUAL_COLUMNS, type IndividualStats, type IndividualTable } from '../../core/app/views/stats.ts';
import { TEAM_STAT_COLUMNS, type TeamStatLine, type TeamStatsTable } from '../../core/app/views/team-stats.ts';
import { decimalIfNeeded, oneDecimal } from '../../core/present/index.ts';
import type { StatsTable } from '../play/route.ts';
import type { ScreenTab, ScreenView } from '../play/view.ts';
import { playerStatTitle, TEAM_STAT_TITLES } from '../stat-words.ts';
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

interface TeamRow extends TeamStatLine {
  team: string;
}

function teamTable(answer: TeamStatsTable, kind: 'teamOffense' | 'teamDefense'): ScreenView {
  const lines = kind === 'teamDefense' ? answer.defense : answer.offense;
  const rows = Object.entries(lines).map(([team, stats]): TeamRow => ({ ...stats, team }));
  // The best offense gains most, the best defense allows least.
  const sign = kind === 'teamDefense' ? 1 : -1;
  rows.sort((a, b) => sign * (a.yardspg - b.yardspg) || (a.team < b.team ? -1 : 1));
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
              value: (row) => row[key],
              text: (row) => oneDecimal(row[key]),
            }),
          ),
        ],
        rows,
        fixed: 1,
        mark: (row) => (row.team === answer.info.team.name ? 'own' : null),
        route: (row) => ({ name: 'teamStats', team: row.team }),
      }),
    ],
  });
}

/** The column each table is ordered by. */
const ORDER: Readonly<Record<IndividualTable, string>> = {
  passing: 'adjusted_pass_yards_per_attempt',
  rushing: 'yards_per_game',
  receiving: 'yards_per_game',
  defense: 'tackles',
  kicking: 'points',
  punting: 'yards_per_punt',
  returns: 'kick_return_yards',
};

/** What is counted to tell who is ordered by an average, in words. */
const LEAST_WORDS: Readonly<Record<string, string>> = { att: 'attempts' };

/** What a player must have done a game to be ordered by an average, as in the NCAA's own lists. */
const LEAST: Partial<Readonly<Record<IndividualTable, readonly [key: string, aGame: number]>>> = {
  passing: ['att', 15],
  punting: ['punts', 3.6],
};

interface PlayerRow {
  id: number;
  name: string;
  pos: string;
  team: string;
  games: number;
  stats: Readonly<Record<string, number>>;
}

function playerRows(answer: IndividualStats, kind: IndividualTable): PlayerRow[] {
  const order = ORDER[kind];
  const least = LEAST[kind];
  const enough = (row: PlayerRow) => least === undefined || (row.stats[least[0]] ?? 0) >= least[1] * row.games;
  const rows = Object.values(answer.stats[kind]).map(
    (entry): PlayerRow => ({
      id: entry.id,
      name: `${entry.first} ${entry.last}`,
      pos: entry.pos,
      team: entry.team,
      games: entry.gamesPlayed,
      stats: entry.stats,
    }),
  );
  const value = (row: PlayerRow) => row.stats[order] ?? 0;
  return rows.sort((a, b) => Number(enough(b)) - Number(enough(a)) || value(b) - value(a) || a.id - b.id);
}

function playerTable(answer: IndividualStats, kind: IndividualTable): ScreenView {
  const least = LEAST[kind];
  return view({
    title: 'Individual Stats',
    note:
      least === undefined ? kind : `${kind}, those with ${least[1]} ${LEAST_WORDS[least[0]] ?? least[0]} a game first`,
    tabs: statTabs(kind),
    card: true,
    panes: [
      tablePane<PlayerRow>({
        key: kind,
        columns: [
          { key: 'name', title: 'Player', value: (row) => row.name, least: 14 },
          { key: 'team', title: 'Team', value: (row) => row.team, least: 12 },
          { key: 'pos', title: 'Pos', value: (row) => row.pos.toUpperCase() },
          { key: 'games', title: 'G', value: (row) => row.games },
          ...INDIVIDUAL_COLUMNS[kind].map(
            (key): ToneColumn<PlayerRow> => ({
              key,
              title: playerStatTitle(key),
              align: 'right',
              value: (row) => row.stats[key] ?? 0,
              text: (row) => decimalIfNeeded(row.stats[key]),
            }),
          ),
        ],
        rows: playerRows(answer, kind),
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
