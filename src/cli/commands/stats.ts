import { INDIVIDUAL_COLUMNS, type IndividualTable } from '../../core/contract/views/columns.ts';
import type { PastSeason } from '../../core/contract/views/shared.ts';
import {
  COMMON,
  EMPTY,
  gauge,
  HEADINGS,
  individualColumns,
  inUsualOrder,
  LEAST_A_GAME,
  leastWords,
  type PlayerRow,
  playerRows,
  RATED_TEAM_COLUMNS,
  STAR_COLUMNS,
  type StarRow,
  sortRows,
  starRows,
  type TableColumn,
  TEAM_COLUMNS,
  type TeamRow,
  TIER_COLUMNS,
  type TierRow,
  tableColumn,
  teamRows,
  tierRows,
  USUAL_SORT,
} from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { CliFailure, EXIT } from '../shell/failure.ts';
import { numberOption, textOption, yearInput } from '../shell/input.ts';
import { noSuch } from '../shell/suggest.ts';
import { column, columns, type Layout } from '../text/described.ts';
import { table, text } from '../text/page.ts';
import type { Column } from '../text/table.ts';
import type { Options } from '../verbs/verb.ts';

/** Rows shown by default. */
const USUAL_LIMIT = 25;

/** Team, individual or ratings statistics. */
export async function run(cli: Cli, args: readonly string[], options: Options): Promise<void> {
  const kinds = { team: teamStats, individual: individualStats, ratings: ratingsStats };
  const kind = args[0] ?? '';
  const show = Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : undefined;
  if (show === undefined) {
    throw noSuch(`There are no "${kind}" statistics.`, kind, Object.keys(kinds), [
      'For example: dynasty stats individual --rushing',
    ]);
  }
  await show(cli, options);
}

/** Sorts rows by the requested column, if any, and limits them. CSV has all rows unless a limit is given. */
function pick<Row>(cli: Cli, rows: readonly Row[], columns: readonly Column<Row>[], options: Options): Row[] {
  const whole = cli.globals.csv === true || options.all === true;
  const limit = numberOption(options, 'limit', 'The limit') ?? (whole ? 0 : USUAL_LIMIT);
  const key = textOption(options, 'sort');
  const sorted = key === undefined ? rows : sortedBy(rows, columns, key);
  return limit === 0 ? [...sorted] : sorted.slice(0, limit);
}

function sortedBy<Row>(rows: readonly Row[], columns: readonly Column<Row>[], key: string): Row[] {
  const column = columns.find((each) => each.key === key || each.title.toLowerCase() === key.toLowerCase());
  if (column === undefined) {
    const keys = columns.map((each) => each.key);
    throw noSuch(`There is no column "${key}".`, key, keys, [`Columns: ${keys.join(', ')}`]);
  }
  const { sort = () => null, first = 'asc' } = column;
  return sortRows(rows, sort, first);
}

/** Columns dropped last on a narrow terminal. */
const TEAM_STAT_KEEP = ['ppg', 'yardspg', 'pass_ypg', 'rush_ypg', 'turnovers', 'comp_percent', 'ypp'];

/** How soon a team's column is dropped on a narrow terminal. */
function teamLayout({ key }: TableColumn<TeamRow>, at: number): Layout<TeamRow> {
  if (key === 'team') return { least: 12 };
  if (key === 'games') return { drop: 30 };
  return { drop: TEAM_STAT_KEEP.includes(key) ? 1 + TEAM_STAT_KEEP.indexOf(key) : 10 + at };
}

async function teamStats(cli: Cli, options: Options): Promise<void> {
  const answer = await cli.ask('teamStatsTable', yearInput(options));
  const defense = options.defense === true;
  const side = defense ? 'defense' : 'offense';
  const shown = columns(TEAM_COLUMNS, teamLayout);
  await cli.show({
    json: answer,
    parts: [
      table<TeamRow>({
        name: side,
        title: `${inYear(answer)}Team Stats: ${defense ? 'Defense (what opponents did)' : 'Offense'}, per game`,
        columns: shown,
        rows: pick(cli, teamRows(answer[side], side), shown, options),
        mark: (row) => (row.team === answer.info.team.name ? 'own' : null),
      }),
    ],
  });
}

const TABLES = Object.keys(INDIVIDUAL_COLUMNS) as IndividualTable[];

async function individualStats(cli: Cli, options: Options): Promise<void> {
  const answer = await cli.ask('individualStats', yearInput(options));
  const chosen = TABLES.filter((name) => options[name] === true);
  if (chosen.length > 1)
    throw new CliFailure(EXIT.refused, `One table at a time: ${chosen.map((name) => `--${name}`).join(' or ')}.`);
  const kind = chosen[0] ?? 'passing';
  const shown = playerColumns(kind);
  const least = textOption(options, 'sort') === undefined ? LEAST_A_GAME[kind] : undefined;
  await cli.show({
    json: answer,
    parts: [
      table<PlayerRow>({
        name: kind,
        title: `${inYear(answer)}Individual Stats: ${kind}${least === undefined ? '' : ` (${leastWords(least)})`}`,
        columns: shown,
        rows: pick(cli, inUsualOrder(playerRows(answer, kind), kind), shown, options),
        mark: (row) => (row.team === answer.info.team.name ? 'own' : null),
        empty: EMPTY.numbers,
      }),
    ],
  });
}

function playerColumns(kind: IndividualTable): Column<PlayerRow>[] {
  const always = ['games', USUAL_SORT[kind]];
  const layout = ({ key }: TableColumn<PlayerRow>, at: number): Layout<PlayerRow> => {
    if (key === 'name') return { least: 12 };
    if (key === 'team') return { least: 10 };
    if (key === 'pos') return { drop: 3 };
    return always.includes(key) ? {} : { drop: 1 + at / 10 };
  };
  const id = tableColumn<PlayerRow>('id', COMMON.id, (row) => row.id);
  return [...columns(individualColumns(kind), layout), column(id, { drop: 4 })];
}

/** The year of a past season ahead of a title: `2024 `; nothing for the running one. */
function inYear({ past_season }: { past_season?: PastSeason | undefined }): string {
  return past_season === undefined ? '' : `${past_season.year} `;
}

async function ratingsStats(cli: Cli, options: Options): Promise<void> {
  if (options.year !== undefined) {
    throw new CliFailure(
      EXIT.refused,
      'Ratings are those of the rosters there are now; --year is for team and individual.',
      ["A past season's ratings of a team: dynasty history"],
    );
  }
  const answer = await cli.ask('ratingsStats', {});
  const tier = <Row extends { prestige: number }>({ key }: TableColumn<Row>): Layout<Row> =>
    key === 'prestige' ? { align: 'left', text: ({ prestige }) => tierText(cli, prestige) } : {};
  const teams = columns(RATED_TEAM_COLUMNS, tier);
  await cli.show({
    json: answer,
    parts: [
      text(cli.style.paint(HEADINGS.ratings, 'title')),
      table<TierRow>({
        name: 'tiers',
        title: HEADINGS.starsByPrestige,
        columns: columns(TIER_COLUMNS, tier),
        rows: tierRows(answer),
      }),
      table<StarRow>({
        name: 'stars',
        title: 'Players by stars, and their average rating',
        columns: columns(STAR_COLUMNS),
        rows: starRows(answer),
      }),
      table({
        name: 'teams',
        title: HEADINGS.teamsByRating,
        columns: teams,
        rows: pick(cli, answer.teams, teams, options),
        mark: (row) => (row.name === answer.info.team.name ? 'own' : null),
      }),
    ],
  });
}

function tierText(cli: Cli, prestige: number): string {
  return cli.style.ascii ? gauge(prestige, 7, '*', '') : gauge(prestige, 7, '★', '');
}
