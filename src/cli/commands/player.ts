import type { FoundPlayer } from '../../core/app/saves/library.ts';
import type { PlayerGameLog, PlayerPage } from '../../core/contract/views/people/player.ts';
import { firstOf } from '../../core/model/lists.ts';
import {
  CAREER,
  type CareerRow,
  cameFromLines,
  careerRows,
  classShort,
  draftedText,
  GAME_LOG,
  gauge,
  growthText,
  hallLines,
  healthLines,
  homeText,
  honorLines,
  isEmptyLog,
  logColumns,
  playerRecordText,
  positionText,
  seasonColumns,
  shownStats,
  span,
  type TableColumn,
} from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { CliFailure, EXIT } from '../shell/failure.ts';
import { numberOption } from '../shell/input.ts';
import { column, columns, type Layout } from '../text/described.ts';
import { type Part, table, text } from '../text/page.ts';
import type { Options } from '../verbs/verb.ts';

/** Most players of one name to list. */
const MOST_LISTED = 12;

/** Shows a player's career and games. */
export async function run(cli: Cli, args: readonly string[], options: Options): Promise<void> {
  const asked = args.join(' ').trim();
  if (asked === '') {
    throw new CliFailure(EXIT.refused, 'Which player? Give his name, part of it, or his number.', [
      'dynasty roster lists your team.',
    ]);
  }
  const id = /^\d+$/.test(asked) ? Number(asked) : await idOf(cli, asked);
  const year = numberOption(options, 'year', 'The year');
  const answer = await cli.ask('player', year === undefined ? { id } : { id, year });
  await cli.show({
    json: answer,
    parts: [
      card(cli, answer),
      ...honors(answer),
      career(answer),
      games(answer, year),
      ...health(answer),
      ...recordsSet(answer),
    ],
  });
}

/** Returns the only player of that name; if there are several, lists them with their ids. */
async function idOf(cli: Cli, name: string): Promise<number> {
  const found = await (await cli.dynasty()).findPlayers(name, MOST_LISTED + 1);
  const exact = found.filter((p) => `${p.first} ${p.last}`.toLowerCase() === name.toLowerCase());
  const matches = exact.length > 0 ? exact : found;
  if (matches.length === 1) return firstOf(matches).id;
  if (matches.length === 0) {
    throw new CliFailure(EXIT.refused, `No player "${name}".`, [
      'Part of the name is enough; dynasty roster lists your team.',
    ]);
  }
  const more = matches.length > MOST_LISTED ? ['  and more; type more of the name'] : [];
  throw new CliFailure(EXIT.refused, `Several players match "${name}"; choose one by number:`, [
    ...matches.slice(0, MOST_LISTED).map(foundLine),
    ...more,
  ]);
}

function foundLine(player: FoundPlayer): string {
  const left = player.lastYear === null ? `since ${player.joined}` : span(player.joined, player.lastYear);
  return `  ${player.id}  ${player.first} ${player.last}, ${player.pos.toUpperCase()}, ${player.team}, ${left}`;
}

function card(cli: Cli, page: PlayerPage): Part {
  const { player } = page;
  const stars = (n: number) => (cli.style.ascii ? gauge(n, 5, '*', '.') : gauge(n, 5));
  return text(
    cli.style.paint(`${player.first} ${player.last}`, 'title'),
    `${player.team}, ${positionText(page)}, ${classShort(player)}${player.starter ? ', starter' : ''}`,
    `Rating ${player.rating}   recruit ${stars(player.stars)}   id ${player.id}`,
    `${homeText(page)}.`,
    `${growthText(page)}.`,
  );
}

/** Drops columns of numbers from the right on a narrow terminal. */
function inTurn<Row>(_: TableColumn<Row>, index: number): Layout<Row> {
  return { drop: 1 + index / 100 };
}

function career(page: PlayerPage): Part {
  return table<CareerRow>({
    name: 'career',
    title: 'Career',
    columns: [
      ...columns(Object.values(CAREER)),
      ...columns(seasonColumns<CareerRow>(shownStats(page.player.pos)), inTurn),
    ],
    rows: careerRows(page).reverse(),
    empty: 'No season played yet.',
  });
}

function honors(page: PlayerPage): Part[] {
  const drafted = draftedText(page);
  const draftLines = drafted === null ? [] : [drafted];
  const lines = [...cameFromLines(page), ...hallLines(page), ...draftLines, ...honorLines(page.awards)];
  return lines.length === 0 ? [] : [text(...lines)];
}

function recordsSet(page: PlayerPage): Part[] {
  return page.records.length === 0
    ? []
    : [text('Records', ...page.records.map((each) => `  ${playerRecordText(each)}`))];
}

function health(page: PlayerPage): Part[] {
  const health = healthLines(page);
  return health.length === 0 ? [] : [text(...health)];
}

function games({ player, game_logs, info, years }: PlayerPage, asked: number | undefined): Part {
  return table<PlayerGameLog>({
    name: 'games',
    title: `Games of ${asked ?? years[0] ?? info.currentYear}`,
    columns: [
      column(GAME_LOG.week(info.playoff.teams), { align: 'left' }),
      column(GAME_LOG.opponent, { least: 12 }),
      column(GAME_LOG.result),
      ...columns(logColumns(shownStats(player.pos)), inTurn),
    ],
    rows: game_logs.filter((log) => !isEmptyLog(log)),
    empty: game_logs.length === 0 ? 'No games that season.' : 'No stats that season.',
  });
}
