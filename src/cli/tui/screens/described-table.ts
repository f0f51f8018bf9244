import type { PageColumn, RowMark, TableSection } from '../../../core/pages/parts/sections.ts';
import { piecesOf, plainWords, type Words } from '../../../core/pages/parts/words.ts';
import { opponentText, sortRows } from '../../../core/present/index.ts';
import { textWidth } from '../../text/width.ts';
import { routeOf } from '../play/route.ts';
import type { Item, Pane, Tone } from '../play/view.ts';
import { KEPT } from './game/game-words.ts';
import { stars, type ToneColumn, tablePane, toneColumn } from './parts.ts';
import { type Context, keptBack } from './screen.ts';

/** Draws the tables of described pages. */

/** Minimum width of a pane, and the most it asks for: wider ones page their columns. */
const LEAST_PANE = 30;
const MOST_PANE = 76;
const COLUMN_GAP = 2;
/** Columns between a pane's edge and its text. */
export const GUTTER = 2;

const MARKS: Readonly<Record<RowMark, Item['mark']>> = {
  own: 'own',
  honor: 'strong',
  strong: 'strong',
  win: null,
  loss: null,
};

/** Returns the first tone in some words; null if they have none. */
export function toneOf(words: Words): Tone | null {
  return piecesOf(words).find(({ tone }) => tone !== undefined)?.tone ?? null;
}

/** Returns how the terminal marks a row. */
export function markOf(mark: RowMark | null): Item['mark'] {
  return mark === null ? null : MARKS[mark];
}

/** Whether a column holds names of teams, players or coaches, which are never cut. */
function isName<Row>(row: Row | undefined, cell: PageColumn<Row>['cell']): boolean {
  if (row === undefined || cell === undefined) return false;
  const [name, ...more] = piecesOf(cell(row)).filter(({ link }) => link);
  return more.length === 0 && ['team', 'player', 'coach'].includes(name?.link?.name ?? '');
}

const MOST_STARS: Readonly<Record<string, number>> = { stars: 5, starColor: 5, prestige: 7 };

/** Characters a remark may be cut to. */
const LEAST_REMARK = 8;

/** Builds a described column, with its stars and tones. */
function columnOf<Row>(column: PageColumn<Row>, rows: readonly Row[], { wide, context }: Drawn): ToneColumn<Row> {
  const { of, cell, look = '', drop, align, remark, least = remark ? LEAST_REMARK : undefined } = column;
  const most = MOST_STARS[look];
  return toneColumn(of, {
    ...(align !== undefined && { align }),
    ...(most !== undefined && { align: 'left' as const, text: (row: Row) => stars(Number(of.value(row)), most) }),
    ...(cell !== undefined && {
      text: (row: Row) => plainWords(unseen(cell(row), context)),
      tone: (row: Row) => toneOf(cell(row)),
    }),
    ...(look === 'stars' && { tone: (): Tone => 'accent' }),
    ...(drop !== undefined && !wide && { drop }),
    ...(least !== undefined && (remark || !wide) && !isName(rows[0], cell) && { least }),
  });
}

/** What drawing a table depends on. */
interface Drawn {
  wide: boolean;
  context: Context;
}

/** Returns the words without the result of a game the user has not looked at. */
function unseen(words: Words, context: Context): Words {
  const year = context.info?.currentYear ?? 0;
  return piecesOf(words).map((piece) => {
    const { game } = piece;
    const isKept = game !== undefined && game.result === null && keptBack(context, game, year);
    return isKept ? { ...piece, text: `${opponentText(game)}, ${KEPT}` } : piece;
  });
}

/** Returns the width a table needs without its droppable columns. */
function leastWidth<Row>(columns: readonly ToneColumn<Row>[], rows: readonly Row[]): number {
  const needed = columns
    .filter(({ drop }) => drop === undefined)
    .map(({ title, text, value, least }) => {
      const natural = rows.reduce((most, row) => Math.max(most, textWidth(text?.(row) ?? String(value(row) ?? ''))), 0);
      return Math.max(textWidth(title), least === undefined ? natural : Math.min(natural, least));
    });
  const total = needed.reduce((sum, each) => sum + each + COLUMN_GAP, GUTTER);
  return Math.max(LEAST_PANE, Math.min(MOST_PANE, total));
}

/** Returns the rows in their default order. */
function inOrder({ rows, sorted }: TableSection): readonly unknown[] {
  return sorted === undefined ? rows : sortRows(rows, sorted.by.sort, sorted.descending ? 'desc' : 'asc');
}

/** Returns the columns a screen has room for, and the one whose text heads each group of rows. */
function columnsIn({ columns }: TableSection): {
  columns: PageColumn<unknown>[];
  group: PageColumn<unknown> | undefined;
} {
  const onScreen = columns.filter(({ fileOnly, textOnly, groups, bar }) => !fileOnly && !textOnly && !groups && !bar);
  return { columns: onScreen, group: columns.find(({ groups }) => groups) };
}

/** Draws a table as a pane. */
export function tableOf(section: TableSection, context: Context): Pane {
  const { name, title, link, mark, empty, wide = false } = section;
  const rows = inOrder(section);
  const { columns: described, group } = columnsIn(section);
  const columns = described.map((each) => columnOf(each, rows, { wide, context }));
  return tablePane<unknown>({
    key: name,
    columns,
    rows,
    min: leastWidth(columns, rows),
    grow: section.side === true ? 1 : 2,
    ...(title !== undefined && { title }),
    fixed: Math.max(1, described.findLastIndex(({ names }) => names === true) + 1),
    ...(link !== undefined && { route: (row: unknown) => routeOf(link(row)) }),
    ...(mark !== undefined && { mark: (row: unknown) => markOf(mark(row)) }),
    ...(group !== undefined && { group: (row: unknown) => group.of.text(row) }),
    ...(empty !== undefined && { empty }),
  });
}
