import type { PlayerGameLog, PlayerPage, PlayerYear } from '../../core/app/views/player.ts';
import { classYearShort, gauge, playerStatText } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import type { FoundPlayer } from '../shell/engine.ts';
import { CliFailure, EXIT } from '../shell/failure.ts';
import { numberOption } from '../shell/input.ts';
import { opponentText, resultText, weekCell } from '../text/games.ts';
import { type Part, table, text } from '../text/page.ts';
import { playerStatTitle, shownStats } from '../text/stat-words.ts';
import type { CellValue, Column } from '../text/table.ts';
import type { Options } from '../verbs/verb.ts';

/** How many players of a name are listed. */
const MOST_LISTED = 12;

/** A player's career and games. */
export async function run(cli: Cli, args: readonly string[], options: Options): Promise<void> {
  const asked = args.join(' ').trim();
  if (asked === '') {
    throw new CliFailure(EXIT.refused, 'Which player? Give his name, a part of it, or his number.', [
      'dynasty roster lists your team.',
    ]);
  }
  const id = /^\d+$/.test(asked) ? Number(asked) : await idOf(cli, asked);
  const year = numberOption(options, 'year', 'The year');
  const answer = await cli.ask('player', year === undefined ? { id } : { id, year });
  await cli.show({ json: answer, parts: [card(cli, answer), career(answer), games(answer, year)] });
}

/** The one player of that name; several are listed, so that one can be named by number. */
async function idOf(cli: Cli, name: string): Promise<number> {
  const found = await (await cli.dynasty()).findPlayers(name, MOST_LISTED + 1);
  const exact = found.filter((p) => `${p.first} ${p.last}`.toLowerCase() === name.toLowerCase());
  const matches = exact.length > 0 ? exact : found;
  if (matches.length === 1) return matches[0]!.id;
  if (matches.length === 0) {
    throw new CliFailure(EXIT.refused, `No player "${name}".`, [
      'A part of the name is enough; dynasty roster lists your team.',
    ]);
  }
  const more = matches.length > MOST_LISTED ? ['  and more; give more of the name'] : [];
  throw new CliFailure(EXIT.refused, `Several players are called "${name}"; name one by his number:`, [
    ...matches.slice(0, MOST_LISTED).map(foundLine),
    ...more,
  ]);
}

function foundLine(player: FoundPlayer): string {
  const left = player.lastYear === null ? `since ${player.joined}` : `${player.joined} to ${player.lastYear}`;
  return `  ${player.id}  ${player.first} ${player.last}, ${player.pos.toUpperCase()}, ${player.team}, ${left}`;
}

function card(cli: Cli, { player }: PlayerPage): Part {
  const stars = (n: number) => (cli.style.ascii ? gauge(n, 5, '*', '.') : gauge(n, 5));
  return text(
    cli.style.paint(`${player.first} ${player.last}`, 'title'),
    `${player.team}, ${player.pos.toUpperCase()}, ${classYearShort(player.year)}${player.starter ? ', starter' : ''}`,
    `Rating ${player.rating}   recruit ${stars(player.stars)}   development ${stars(player.development_trait)}   id ${player.id}`,
  );
}

function statColumns<Row>(keys: readonly string[], read: (row: Row, key: string) => number | undefined): Column<Row>[] {
  return keys.map((key, at) => ({
    key,
    title: playerStatTitle(key),
    align: 'right',
    value: (row: Row): CellValue => read(row, key) ?? null,
    text: (row: Row) => playerStatText(key, read(row, key)),
    drop: 1 + at / keys.length,
  }));
}

interface Season extends PlayerYear {
  year: string;
}

function career({ player, yearly_cumulative_stats }: PlayerPage): Part {
  const keys = shownStats(player.pos);
  const rows = Object.entries(yearly_cumulative_stats).map(([year, stats]): Season => ({ ...stats, year }));
  return table<Season>({
    name: 'career',
    title: 'Career',
    columns: [
      { key: 'year', title: 'Year', value: (s) => Number(s.year) },
      { key: 'class', title: 'Class', value: (s) => s.class, text: (s) => classYearShort(s.class) },
      { key: 'rating', title: 'Ovr', value: (s) => s.rating },
      { key: 'games', title: 'G', value: (s) => s.games },
      ...statColumns<Season>(keys, (season, key) => season[key as keyof PlayerYear] as number | undefined),
    ],
    rows: rows.sort((a, b) => Number(a.year) - Number(b.year)),
    empty: 'No season played yet.',
  });
}

function games({ player, game_logs, info, years }: PlayerPage, asked: number | undefined): Part {
  const keys = shownStats(player.pos).map((key) => (key === 'completion_percentage' ? 'completion_percent' : key));
  return table<PlayerGameLog>({
    name: 'games',
    title: `Games of ${asked ?? years[0] ?? info.currentYear}`,
    columns: [
      {
        key: 'week',
        title: 'Week',
        value: (g) => g.game.weekPlayed,
        text: (g) => weekCell(g.game.weekPlayed, info.playoff.teams),
        align: 'left',
      },
      {
        key: 'opponent',
        title: 'Opponent',
        value: (g) => g.game.opponent.name,
        text: (g) => opponentText(g.game),
        least: 12,
      },
      { key: 'result', title: 'Result', value: (g) => resultText(g.game) },
      ...statColumns<PlayerGameLog>(keys, (log, key) => log[key as keyof PlayerGameLog] as number | undefined),
    ],
    rows: game_logs,
    empty: 'No games that season.',
  });
}
