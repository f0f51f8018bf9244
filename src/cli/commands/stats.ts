import {
  INDIVIDUAL_COLUMNS,
  type IndividualTable,
  STAR_KEYS,
  TEAM_STAT_COLUMNS,
} from '../../core/app/views/columns.ts';
import type { RatingsStats } from '../../core/app/views/stats.ts';
import {
  gauge,
  LEAST_A_GAME,
  oneDecimal,
  percent,
  playerStatText,
  qualified,
  USUAL_SORT,
} from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { CliFailure, EXIT } from '../shell/failure.ts';
import { numberOption, textOption } from '../shell/input.ts';
import { didYouMean } from '../shell/suggest.ts';
import { type Part, table, text } from '../text/page.ts';
import { type PlayerRow, playerRows, type TeamRow, teamRows } from '../text/stat-tables.ts';
import { playerStatTitle, TEAM_STAT_TITLES } from '../text/stat-words.ts';
import type { Column } from '../text/table.ts';
import type { Options } from '../verbs/verb.ts';

/** Rows shown when nothing else is asked. */
const USUAL_LIMIT = 25;

/** Team, individual or ratings statistics. */
export async function run(cli: Cli, args: readonly string[], options: Options): Promise<void> {
  const kinds = { team: teamStats, individual: individualStats, ratings: ratingsStats };
  const kind = args[0] ?? '';
  const show = Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : undefined;
  if (show === undefined) {
    throw new CliFailure(EXIT.refused, `There are no "${kind}" statistics.${didYouMean(kind, Object.keys(kinds))}`, [
      'For example: dynasty stats individual --rushing',
    ]);
  }
  await show(cli, options);
}

/**
 * The rows wanted: sorted by the column asked for, else by `usual` (null: as they come), and the first of them. CSV has
 * all unless a limit is given.
 */
function pick<Row>(
  cli: Cli,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  usual: string | null,
  options: Options,
): Row[] {
  const limit = numberOption(options, 'limit', 'The limit') ?? (cli.globals.csv === true ? 0 : USUAL_LIMIT);
  const key = textOption(options, 'sort') ?? usual;
  const sorted = key === null ? rows : sortedBy(rows, columns, key);
  return limit === 0 ? [...sorted] : sorted.slice(0, limit);
}

function sortedBy<Row>(rows: readonly Row[], columns: readonly Column<Row>[], key: string): Row[] {
  const column = columns.find((each) => each.key === key || each.title.toLowerCase() === key.toLowerCase());
  if (column === undefined) {
    const keys = columns.map((each) => each.key);
    throw new CliFailure(EXIT.refused, `There is no column "${key}".${didYouMean(key, keys)}`, [
      `Columns: ${keys.join(', ')}`,
    ]);
  }
  return [...rows].sort((a, b) => compare(column.value(a), column.value(b)));
}

/** Numbers from the largest, texts from A. */
function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return b - a;
  return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;
}

/** Columns that go first when a terminal is narrow. */
const TEAM_STAT_KEEP = ['ppg', 'yardspg', 'pass_ypg', 'rush_ypg', 'turnovers', 'comp_percent', 'ypp'];

async function teamStats(cli: Cli, options: Options): Promise<void> {
  const answer = await cli.ask('teamStatsTable', {});
  const defense = options.defense === true;
  const side = defense ? 'defense' : 'offense';
  const rows = teamRows(answer[side], side);
  const columns: Column<TeamRow>[] = [
    { key: 'team', title: 'Team', value: (row) => row.team, least: 12 },
    { key: 'games', title: 'G', value: (row) => row.games, drop: 30 },
    ...TEAM_STAT_COLUMNS.map(
      (key, at): Column<TeamRow> => ({
        key,
        title: TEAM_STAT_TITLES[key],
        align: 'right',
        value: (row) => row[key],
        text: (row) => oneDecimal(row[key]),
        drop: TEAM_STAT_KEEP.includes(key) ? 1 + TEAM_STAT_KEEP.indexOf(key) : 10 + at,
      }),
    ),
  ];
  await cli.show({
    json: answer,
    parts: [
      table<TeamRow>({
        name: side,
        title: defense ? 'Team Stats: Defense (what opponents did), per game' : 'Team Stats: Offense, per game',
        columns,
        rows: pick(cli, rows, columns, null, options),
        mark: (row) => (row.team === answer.info.team.name ? 'own' : null),
      }),
    ],
  });
}

const TABLES = Object.keys(INDIVIDUAL_COLUMNS) as IndividualTable[];

async function individualStats(cli: Cli, options: Options): Promise<void> {
  const answer = await cli.ask('individualStats', {});
  const chosen = TABLES.filter((name) => options[name] === true);
  if (chosen.length > 1)
    throw new CliFailure(EXIT.refused, `One table at a time: ${chosen.map((name) => `--${name}`).join(' or ')}.`);
  const kind = chosen[0] ?? 'passing';
  const columns = playerColumns(kind);
  const usual = textOption(options, 'sort') === undefined;
  const everybody = playerRows(answer, kind);
  // When the usual average orders the list, only who did enough for it is in it.
  const rows = pick(cli, usual ? qualified(everybody, kind) : everybody, columns, USUAL_SORT[kind], options);
  const least = usual ? LEAST_A_GAME[kind] : undefined;
  await cli.show({
    json: answer,
    parts: [
      table<PlayerRow>({
        name: kind,
        title: `Individual Stats: ${kind}${least === undefined ? '' : ` (${least.words})`}`,
        columns,
        rows,
        mark: (row) => (row.team === answer.info.team.name ? 'own' : null),
        empty: 'No numbers yet.',
      }),
    ],
  });
}

function playerColumns(kind: IndividualTable): Column<PlayerRow>[] {
  return [
    { key: 'name', title: 'Player', value: (row) => row.name, least: 12 },
    { key: 'pos', title: 'Pos', value: (row) => row.pos, text: (row) => row.pos.toUpperCase(), drop: 3 },
    { key: 'team', title: 'Team', value: (row) => row.team, least: 10 },
    { key: 'games', title: 'G', value: (row) => row.gamesPlayed },
    ...INDIVIDUAL_COLUMNS[kind].map(
      (key, at): Column<PlayerRow> => ({
        key,
        title: playerStatTitle(key),
        align: 'right',
        value: (row) => row.stats[key] ?? 0,
        text: (row) => playerStatText(key, row.stats[key]),
        ...(key === USUAL_SORT[kind] ? {} : { drop: 1 + at / 10 }),
      }),
    ),
    { key: 'id', title: 'Id', value: (row) => row.id, drop: 4 },
  ];
}

async function ratingsStats(cli: Cli, options: Options): Promise<void> {
  const answer = await cli.ask('ratingsStats', {});
  const teamColumns: Column<RatingsStats['teams'][number]>[] = [
    { key: 'team', title: 'Team', value: (row) => row.name },
    {
      key: 'prestige',
      title: 'Prestige',
      value: (row) => row.prestige,
      text: (row) => tier(cli, row.prestige),
      align: 'left',
    },
    {
      key: 'rating',
      title: 'Rating',
      align: 'right',
      value: (row) => row.rating,
      text: (row) => row.rating.toFixed(1),
    },
  ];
  await cli.show({
    json: answer,
    parts: [
      text(cli.style.paint('Ratings Statistics', 'title')),
      starsByPrestige(cli, answer),
      players(answer),
      table({
        name: 'teams',
        title: 'Teams by rating',
        columns: teamColumns,
        rows: pick(cli, answer.teams, teamColumns, 'rating', options),
        mark: (row) => (row.name === answer.info.team.name ? 'own' : null),
      }),
    ],
  });
}

function tier(cli: Cli, prestige: number): string {
  return cli.style.ascii ? gauge(prestige, 7, '*', '') : gauge(prestige, 7, '★', '');
}

function starsByPrestige(cli: Cli, answer: RatingsStats): Part {
  const teams = new Map(answer.team_counts_by_prestige.map(({ prestige, team_count }) => [prestige, team_count]));
  return table<RatingsStats['prestige_stars_table'][number]>({
    name: 'stars by prestige',
    title: 'Stars by prestige',
    columns: [
      {
        key: 'prestige',
        title: 'Prestige',
        value: (row) => row.prestige,
        text: (row) => tier(cli, row.prestige),
        align: 'left',
      },
      { key: 'teams', title: 'Teams', value: (row) => teams.get(row.prestige) ?? 0 },
      {
        key: 'avg_rating',
        title: 'Rating',
        align: 'right',
        value: (row) => row.avg_rating,
        text: (row) => row.avg_rating.toFixed(1),
      },
      {
        key: 'avg_stars',
        title: 'Stars',
        align: 'right',
        value: (row) => row.avg_stars,
        text: (row) => row.avg_stars.toFixed(2),
      },
      ...[...STAR_KEYS].reverse().map((key) => ({
        key: `star_${key}`,
        title: `${key}-star`,
        align: 'right' as const,
        value: (row: RatingsStats['prestige_stars_table'][number]) => row.star_percentages[key],
        text: (row: RatingsStats['prestige_stars_table'][number]) => percent(row.star_percentages[key] / 100),
      })),
    ],
    rows: answer.prestige_stars_table,
  });
}

function players({ total_star_counts: totals }: RatingsStats): Part {
  const average = (
    key: string,
    title: string,
    of: RatingsStats['total_star_counts']['counts'],
  ): Column<(typeof STAR_KEYS)[number]> => ({
    key,
    title,
    align: 'right',
    value: (stars) => of[stars],
    text: (stars) => of[stars].toFixed(1),
  });
  return table<(typeof STAR_KEYS)[number]>({
    name: 'players by stars',
    title: 'Players by stars, and their average rating',
    columns: [
      { key: 'stars', title: 'Stars', value: (stars) => Number(stars) },
      { key: 'count', title: 'Players', value: (stars) => totals.counts[stars] },
      average('avg', 'All', totals.avg_ratings),
      average('avg_fr', 'FR', totals.avg_ratings_fr),
      average('avg_so', 'SO', totals.avg_ratings_so),
      average('avg_jr', 'JR', totals.avg_ratings_jr),
      average('avg_sr', 'SR', totals.avg_ratings_sr),
    ],
    rows: [...STAR_KEYS].reverse(),
  });
}
