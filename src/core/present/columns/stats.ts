import type { PlayerGameLog, PlayerYear } from '../../contract/views/people/player.ts';
import type { IndividualStats } from '../../contract/views/season/stats.ts';
import type { TeamStatLine } from '../../contract/views/season/team-stats.ts';
import type { ByPosition, Position } from '../../model/positions.ts';
import { COMMON, nameColumn, positionColumn } from '../../words/columns/common.ts';
import { type Descriptor, numberText, type TableColumn, tableColumn } from '../../words/columns/descriptor.ts';
import {
  type IndividualTable,
  PLAYER_NUMBERS,
  PLAYER_TABLES,
  type PlayerNumber,
  type PlayerPageStat,
  RETURNER_STATS,
} from '../../words/columns/player-numbers.ts';
import { GAMES, TEAM_NUMBERS, TEAM_STAT_COLUMNS } from '../../words/columns/team-numbers.ts';
import { grouped } from '../../words/numbers.ts';
import { USUAL_SORT } from '../leaders.ts';

/** Statistics tables: answers as rows, and their columns. */

export interface TeamRow extends TeamStatLine {
  team: string;
}

/** Sorts teams by yards: the best offense gains the most, the best defense allows the fewest. */
export function teamRows(lines: Readonly<Record<string, TeamStatLine>>, side: 'offense' | 'defense'): TeamRow[] {
  const sign = side === 'defense' ? 1 : -1;
  return Object.entries(lines)
    .map(([team, line]): TeamRow => ({ ...line, team }))
    .sort((a, b) => sign * (a.yardspg - b.yardspg) || (a.team < b.team ? -1 : 1));
}

const number = <Row>(key: string, of: Descriptor, read: (row: Row) => number | undefined): TableColumn<Row> =>
  tableColumn(key, of, (row) => read(row) ?? null);

/** A team that has not played yet only has its number of games. */
export const TEAM_COLUMNS: readonly TableColumn<TeamRow>[] = [
  tableColumn<TeamRow>('team', COMMON.team, (row) => row.team),
  tableColumn<TeamRow>('games', GAMES, (row) => row.games),
  ...TEAM_STAT_COLUMNS.map((key) =>
    number<TeamRow>(key, TEAM_NUMBERS[key], (row) => (row.games === 0 ? undefined : row[key])),
  ),
];

/** A player's line in an individual table. */
export interface PlayerRow {
  id: number;
  first: string;
  last: string;
  pos: string;
  team: string;
  gamesPlayed: number;
  stats: Readonly<Record<string, number>>;
}

/** Returns every player with a line in a table. */
export function playerRows(answer: IndividualStats, table: IndividualTable): PlayerRow[] {
  return Object.values(answer.stats[table]);
}

/** Returns a table's numbers by key, each with the key of the count it is divided by, if that is in the table too. */
function tableNumbers(table: IndividualTable): { key: string; of: Descriptor; per: string | undefined }[] {
  const numbers: [string, PlayerNumber][] = Object.entries(PLAYER_TABLES[table]);
  const keyOf = new Map(numbers.map(([key, { count }]) => [count, key]));
  return numbers.map(([key, of]) => ({ key, of, per: of.per === null ? undefined : keyOf.get(of.per) }));
}

/** Returns a number from a line; undefined if its divisor is 0. */
function divided(stats: Readonly<Record<string, number | undefined>>, key: string, per: string | undefined) {
  return per !== undefined && stats[per] === 0 ? undefined : stats[key];
}

export function individualColumns(table: IndividualTable): TableColumn<PlayerRow>[] {
  return [
    nameColumn<PlayerRow>('name', COMMON.player, (row) => row),
    tableColumn<PlayerRow>('team', COMMON.team, (row) => row.team),
    positionColumn<PlayerRow>('pos', (row) => row.pos),
    tableColumn<PlayerRow>('games', GAMES, (row) => row.gamesPlayed),
    ...tableNumbers(table).map(({ key, of, per }) => ({
      ...number<PlayerRow>(key, of, (row) => divided(row.stats, key, per)),
      leads: key === USUAL_SORT[table],
    })),
  ];
}

/** Returns the columns of a box score line. In a single game, a per-game number would only repeat the count. */
export function boxColumns<Row extends { stats: Readonly<Record<string, number>> }>(
  table: IndividualTable,
): TableColumn<Row>[] {
  return tableNumbers(table)
    .filter(({ key }) => !key.endsWith('_per_game'))
    .map(({ key, of, per }) => number<Row>(key, of, (row) => divided(row.stats, key, per)));
}

/** Returns a number from a season or game; undefined if its divisor is 0. */
export function seasonNumber(line: Pick<PlayerYear, PlayerPageStat>, key: PlayerPageStat): number | undefined {
  return divided(line, key, PLAYER_NUMBERS[key].per ?? undefined);
}

/** Returns the columns of a player's seasons, in the order of `stats`. */
export function seasonColumns<Row extends Pick<PlayerYear, PlayerPageStat>>(
  stats: readonly PlayerPageStat[],
): TableColumn<Row>[] {
  return stats.map((key) => number<Row>(key, PLAYER_NUMBERS[key], (row) => seasonNumber(row, key)));
}

/** Adds thousands commas to whole numbers, as in a sentence. */
const inThousands = (text: string): string => (/^\d+$/.test(text) ? grouped(Number(text)) : text);

/** The key numbers of a season, by position. Linemen have none. */
const MAIN_STATS: ByPosition<readonly PlayerPageStat[]> = {
  qb: ['pass_yards', 'pass_touchdowns', 'pass_interceptions'],
  rb: ['rush_attempts', 'rush_yards', 'rush_touchdowns'],
  wr: ['receiving_catches', 'receiving_yards', 'receiving_touchdowns'],
  te: ['receiving_catches', 'receiving_yards', 'receiving_touchdowns'],
  ol: [],
  dl: ['tackles', 'tackles_for_loss', 'sacks'],
  lb: ['tackles', 'tackles_for_loss', 'sacks'],
  cb: ['tackles', 'interceptions', 'passes_defended'],
  s: ['tackles', 'interceptions', 'passes_defended'],
  k: ['field_goals_made', 'field_goals_attempted', 'extra_points_made'],
  p: ['punts', 'yards_per_punt'],
};

/** The same with the most telling one first: yards if there are any. */
export function mainStats(position: Position): readonly PlayerPageStat[] {
  const stats = MAIN_STATS[position];
  const lead = stats.find((stat) => stat.includes('yards')) ?? stats[0];
  return lead === undefined ? [] : [lead, ...stats.filter((stat) => stat !== lead)];
}

/** Joins numbers into a short line, leaving out those the stat line lacks. */
function numbersLine<Stat extends keyof typeof PLAYER_NUMBERS>(
  keys: readonly Stat[],
  stats: Partial<Record<Stat, number | undefined>>,
): string {
  const parts = keys.flatMap((key) => {
    const value = stats[key];
    return value === undefined
      ? []
      : [`${inThousands(numberText(PLAYER_NUMBERS[key], value))} ${PLAYER_NUMBERS[key].short}`];
  });
  return parts.join(', ');
}

/** Sums up a returner's season: `612 KR Yds, 1 KR TD`; leaves out zeros. */
export function returnLine(stats: Partial<Record<(typeof RETURNER_STATS)[number], number | undefined>>): string {
  return numbersLine(
    RETURNER_STATS.filter((key) => stats[key] !== 0),
    stats,
  );
}

/** Sums up a season: `2,904 Pass Yds, 24 Pass TD, 8 Int`; empty for a player who has not played. */
export function seasonLine(position: Position, stats: Pick<PlayerYear, PlayerPageStat>): string {
  return numbersLine(MAIN_STATS[position], stats);
}

/** Returns the sort key of a season's summary: the first of its numbers; null if it has none. */
export function seasonLineOrder(position: Position, stats: Pick<PlayerYear, PlayerPageStat>): number | null {
  const [first] = MAIN_STATS[position];
  return first === undefined ? null : (stats[first] ?? null);
}

/** Returns the game log columns, where the completion percentage has a key of its own. */
export function logColumns(stats: readonly PlayerPageStat[]): TableColumn<PlayerGameLog>[] {
  return seasonColumns<PlayerGameLog>(stats).map((column) =>
    column.key === 'completion_percentage'
      ? number<PlayerGameLog>('completion_percent', column, (log) =>
          log.pass_attempts === 0 ? undefined : log.completion_percent,
        )
      : column,
  );
}

/** Whether a receiver's game is empty: no catch, yard or touchdown, and nothing else either. */
export function isEmptyLog(log: PlayerGameLog): boolean {
  if (log.receiving_catches === undefined) return false;
  const { receiving_catches, receiving_yards, receiving_touchdowns, rush_attempts, fumbles } = log;
  return [receiving_catches, receiving_yards, receiving_touchdowns, rush_attempts, fumbles].every((n) => !n);
}

/** Whether a box score line says nothing. */
export function isEmptyLine({ game_log_string }: { game_log_string: string }): boolean {
  return /\): 0 catches, 0 yards, 0 TDs$/.test(game_log_string);
}
