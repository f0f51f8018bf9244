import type { Game, ScheduleGame } from '../../../../core/contract/views/shared.ts';
import { finalLabel, lineOrder, nextGameText, opponentText, type TableColumn } from '../../../../core/present/index.ts';
import { lineText, matchText } from '../../../text/games.ts';
import { type Span, spanText } from '../../play/view.ts';
import { type ToneColumn, toneColumn } from '../parts.ts';
import { type Context, keptBack } from '../screen.ts';

/** Shown in place of a hidden result. */
export const KEPT = 'hidden (x shows)';

/** A team's next game in a table; a hidden result is marked as such. */
function nextCell(game: ScheduleGame | null, context: Context, year: number): string {
  return game !== null && keptBack(context, game, year) ? `${opponentText(game)}, ${KEPT}` : nextGameText(game);
}

/** A team's last and next game, the final columns of the poll and the standings. */
export function gamesAround<Row extends { last_game: ScheduleGame | null; next_game: ScheduleGame | null }>(
  of: { last_week: TableColumn<Row>; this_week: TableColumn<Row> },
  context: Context,
  year: number,
): ToneColumn<Row>[] {
  return [
    toneColumn(of.last_week),
    toneColumn(of.this_week, {
      text: (row) => nextCell(row.next_game, context, year),
    }),
  ];
}

/** `Michigan 27, Ohio State 24 (OT)`, or the line of an upcoming game. */
function gameOutcome(game: Game, context: Context): Span {
  if (keptBack(context, game, game.year)) return [KEPT, 'faint'];
  if (game.winner === null) return lineText(game.teamA.name, game.teamB.name, game.spreadA);
  const extra = game.overtime === 0 ? '' : ` ${finalLabel(game.overtime).slice('Final/'.length)}`;
  return [`${game.scoreB}-${game.scoreA}${extra}`, 'strong'];
}

/** A game of a week, sorted by the visitor's name. */
export const MATCH: ToneColumn<Game> = {
  key: 'match',
  title: 'Game',
  value: (game) => matchText(game),
  sort: ({ teamB }) => teamB.name,
};

/** A game's score or line, sorted by the margin or the spread, the closest game first. */
export function outcomeColumn(context: Context): ToneColumn<Game> {
  return {
    key: 'score',
    title: 'Score or line',
    value: (game) => spanText(gameOutcome(game, context)),
    sort: (game) => closeness(game, context),
    first: 'asc',
  };
}

function closeness(game: Game, context: Context): number | null {
  if (keptBack(context, game, game.year)) return null;
  if (game.winner === null) return Math.abs(lineOrder(game.spreadA));
  return Math.abs((game.scoreA ?? 0) - (game.scoreB ?? 0));
}
