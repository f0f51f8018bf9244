import { GAME_LOG_KINDS, GAME_STATS, type GameLogKind, type GameStat } from '../../core/contract/views/columns.ts';
import type { GameLog, GamePage, PlayedGame, UnplayedGame } from '../../core/contract/views/season/game.ts';
import {
  absentTexts,
  boxColumns,
  COMMON,
  conditionsText,
  earlyText,
  finalLabel,
  gameLogNumbers,
  injuredLines,
  isEmptyLine,
  LOG_TABLES,
  PREVIEW_NUMBERS,
  PREVIEW_STATS,
  percent,
  previewText,
  quarterName,
  rankPrefix,
  swingTexts,
} from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { wholeNumber } from '../shell/input.ts';
import { columns } from '../text/described.ts';
import { drivesTable, playLines, playsTable } from '../text/drives.ts';
import { gameStatColumns, lineText, matchText, occasionText, type ScoreLine, scoreLines } from '../text/games.ts';
import { csvOnly, type Part, table, text } from '../text/page.ts';
import type { Options } from '../verbs/verb.ts';

/** Shows a game's preview or final summary. */
export async function run(cli: Cli, args: readonly string[], options: Options): Promise<void> {
  const answer = await cli.ask('game', { id: wholeNumber(args[0] ?? '', 'The game id') });
  await cli.show({ json: answer, parts: partsOf(cli, answer, options.plays === true) });
}

function partsOf(cli: Cli, page: GamePage, plays: boolean): Part[] {
  if (!('drives' in page)) return preview(cli, page);
  const { csv, table: named } = cli.globals;
  // With `--plays`, CSV output is the table of plays.
  return plays && csv === true && named === undefined ? [playsTable(page)] : summary(cli, page, plays);
}

/** Most rows shown of each kind; a defense has one for every player with a tackle. */
const MOST_LINES = 16;

function logLines(lines: readonly string[]): string[] {
  const more = lines.length - MOST_LINES;
  const listed = lines.slice(0, MOST_LINES).map((line) => `  ${line}`);
  return more > 0 ? [...listed, `  and ${more} more (--json has all)`] : listed;
}

function summary(cli: Cli, page: PlayedGame, plays: boolean): Part[] {
  const { game } = page;
  const headline = game.headline === null ? [] : [cli.style.paint(game.headline, 'title')];
  return [
    text(...headline, occasionText(page)),
    lineScore(cli, page),
    text(...swingTexts(page), ...(page.conditions === null ? [] : [conditionsText(page.conditions)])),
    ...(plays ? [text(...playLines(cli, page))] : [drivesTable(page)]),
    playsTable(page),
    comparison(page),
    text(...absentTexts(page)),
    ...GAME_LOG_KINDS.map((kind) => ({ kind, logs: page.game_logs[kind].filter((log) => !isEmptyLine(log)) }))
      .filter(({ logs }) => logs.length > 0)
      .map(({ kind, logs }) =>
        text(
          cli.style.paint(kind, 'title'),
          ...logLines(logs.map((log) => `${log.first} ${log.last} (${log.team_name}): ${gameLogNumbers(log)}`)),
        ),
      ),
    ...GAME_LOG_KINDS.map((kind) => boxTable(page, kind)),
  ];
}

/** One section of the box score as a table. */
function boxTable(page: PlayedGame, kind: GameLogKind): Part {
  return csvOnly<GameLog>({
    name: kind.toLowerCase(),
    columns: [
      { key: 'id', title: COMMON.id.short, value: (log) => log.player_id },
      { key: 'name', title: COMMON.player.short, value: (log) => `${log.first} ${log.last}` },
      { key: 'team', title: COMMON.team.short, value: (log) => log.team_name },
      { key: 'pos', title: COMMON.pos.short, value: (log) => log.pos },
      ...columns(boxColumns<GameLog>(LOG_TABLES[kind])),
    ],
    rows: page.game_logs[kind],
  });
}

function lineScore(cli: Cli, page: PlayedGame): Part {
  return table({
    name: 'score',
    title: cli.style.paint(finalLabel(page.game.overtime).toUpperCase(), 'title'),
    columns: [
      { key: 'team', title: '', value: ({ team, rank }) => rankPrefix(team.name, rank) },
      ...page.quarters.teamA.map((_, index) => ({
        key: quarterName(index + 1),
        title: index < 4 ? quarterName(index + 1) : 'OT',
        align: 'right' as const,
        value: (side: ScoreLine) => side.quarters[index] ?? 0,
      })),
      { key: 'final', title: 'Final', align: 'right', value: (side) => side.points },
    ],
    rows: scoreLines(page),
    mark: ({ won }) => (won ? 'strong' : null),
  });
}

function comparison(page: PlayedGame): Part {
  return table<GameStat>({
    name: 'statistics',
    title: 'Team statistics',
    columns: gameStatColumns(page),
    rows: GAME_STATS,
  });
}

function preview(cli: Cli, page: UnplayedGame): Part[] {
  const { game } = page;
  const [a, b] = [game.teamA, game.teamB];
  return [
    text(
      cli.style.paint(matchText(game), 'title'),
      occasionText(page),
      ...(page.conditions === null ? [] : [conditionsText(page.conditions)]),
    ),
    text(
      `Line        ${lineText(a.name, b.name, game.spreadA)}${earlyText(page)}`,
      `Moneyline   ${b.name} ${game.moneylineB}, ${a.name} ${game.moneylineA}`,
      `Chance      ${b.name} ${percent(game.winProbB)}, ${a.name} ${percent(game.winProbA)}`,
    ),
    table({
      name: 'teams',
      columns: [
        { key: 'stat', title: '', value: (row) => row.name },
        { key: 'away', title: b.name, align: 'right', value: (row) => row.text(b) },
        { key: 'home', title: a.name, align: 'right', value: (row) => row.text(a) },
      ],
      rows: [
        { name: 'Record', text: (side: typeof a) => side.record },
        { name: 'Conference', text: (side: typeof a) => side.conference },
        ...PREVIEW_STATS.map((stat) => ({
          name: PREVIEW_NUMBERS[stat].long,
          text: (side: typeof a) => previewText(side.stats, stat),
        })),
      ],
    }),
    keyPlayers(page),
    text(...injuredLines(page)),
  ];
}

function keyPlayers({ game, top_players: [ofA, ofB] }: UnplayedGame): Part {
  const rows = [
    ...ofB.map((player) => ({ player, team: game.teamB.name })),
    ...ofA.map((player) => ({ player, team: game.teamA.name })),
  ];
  return table({
    name: 'players',
    title: 'Key players',
    columns: [
      { key: 'team', title: COMMON.team.short, value: ({ team }) => team },
      { key: 'name', title: COMMON.player.short, value: ({ player }) => `${player.first} ${player.last}` },
      {
        key: 'position',
        title: COMMON.pos.short,
        value: ({ player }) => player.pos,
        text: ({ player }) => player.pos.toUpperCase(),
      },
      { key: 'rating', title: COMMON.player_rating.short, value: ({ player }) => player.rating },
      { key: 'id', title: COMMON.id.short, value: ({ player }) => player.id },
    ],
    rows,
  });
}
