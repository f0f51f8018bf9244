import { zip } from '../../core/model/lists.ts';
import { EMPTY, type SortDirection, type SortValue } from '../../core/present/index.ts';
import { beginning, harmless, textWidth } from './width.ts';

export type CellValue = string | number | boolean | null;

/** One column of a table: its value for programs and its text for people. */
export interface Column<Row> {
  /** Name in CSV and for `--sort`. */
  key: string;
  title: string;
  /** Numbers are right-aligned by default. */
  align?: 'left' | 'right';
  value: (row: Row) => CellValue;
  /** The sort key, if it is not the value; null comes last in both directions. */
  sort?: (row: Row) => SortValue;
  /** Default direction: numbers from high to low, names from A to Z. */
  first?: SortDirection;
  /** Formats the value; by default as it is. */
  text?: (row: Row) => string;
  /** Columns that do not fit are dropped, highest number first; without a number it always stays. */
  drop?: number;
  /** Set if only CSV has it: the page shows it together with another column. */
  csvOnly?: true;
  /** Numbers in its text, as extra columns in CSV. */
  beside?: readonly Column<Row>[];
  /** Narrowest width it may be shortened to when dropping columns is not enough. */
  least?: number;
}

/** How a row is highlighted. */
export type Mark = 'own' | 'win' | 'loss' | 'strong' | 'faint';

export interface Table<Row> {
  /** A short name for the rows (`SEC`), selected by `--table`. */
  name: string;
  /** Tables of one family share columns and become one table in CSV. */
  family?: string;
  title?: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  mark?: (row: Row) => Mark | null;
  /** Shown instead of an empty table. */
  empty?: string;
}

export interface TableStyle {
  /** Width to fit; null: no limit. */
  width: number | null;
  paint: (text: string, as: Mark | 'header' | 'title') => string;
  ascii: boolean;
}

export interface Drawn {
  lines: string[];
  /** Titles of the dropped columns. */
  cut: string[];
}

const GAP = '  ';
/** Precedes every row, so that the user's team is visible without color too. */
const GUTTER = { own: '> ', other: '  ' } as const;

interface Laid<Row> {
  column: Column<Row>;
  cells: string[];
  right: boolean;
  width: number;
}

/** The default text of a value. */
export function plainText(value: CellValue): string {
  if (value === null) return '-';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

function layOut<Row>(table: Table<Row>, column: Column<Row>): Laid<Row> {
  const cells = table.rows.map((row) => harmless(column.text?.(row) ?? plainText(column.value(row))));
  const numbers = table.rows.length > 0 && table.rows.every((row) => typeof column.value(row) === 'number');
  const width = Math.max(textWidth(column.title), ...cells.map((cell) => textWidth(cell)));
  return { column, cells, right: (column.align ?? (numbers ? 'right' : 'left')) === 'right', width };
}

/** Returns the width of a table. */
function totalWidth(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0) + GAP.length * (widths.length - 1) + GUTTER.own.length;
}

/** Returns a column's minimum width: only columns that may be dropped are shortened to keep them. */
function leastWidth<Row>({ column, width }: Laid<Row>): number {
  return column.drop === undefined || column.least === undefined ? width : Math.min(width, column.least);
}

/** Ranks how soon a column is dropped; an empty one first. */
function dispensable<Row>({ column, cells }: Laid<Row>): number {
  if (column.drop === undefined) return 0;
  return cells.every((cell) => cell === '' || cell === '-') ? Number.POSITIVE_INFINITY : column.drop;
}

/** Drops the least important columns until the rest fits. */
function leaveOut<Row>(laid: readonly Laid<Row>[], width: number): { kept: Laid<Row>[]; cut: string[] } {
  const fits = (columns: readonly Laid<Row>[]) => totalWidth(columns.map(leastWidth)) <= width;
  const worstFirst = laid.filter((each) => dispensable(each) > 0).sort((a, b) => dispensable(b) - dispensable(a));
  const out = new Set<Laid<Row>>();
  const rest = () => laid.filter((each) => !out.has(each));
  for (const each of worstFirst) {
    if (fits(rest())) break;
    out.add(each);
  }
  // A narrow column may still fit where a wide one did not.
  for (const each of [...out].reverse()) {
    out.delete(each);
    if (!fits(rest())) out.add(each);
  }
  const cut = laid.filter((each) => out.has(each)).map(({ column }) => column.title);
  return { kept: shorten(rest(), width), cut };
}

/** Shortens columns by the remaining excess, droppable ones first. */
function shorten<Row>(laid: readonly Laid<Row>[], width: number): Laid<Row>[] {
  const result = laid.map((each) => ({ ...each }));
  const order = (each: Laid<Row>) => (each.column.drop === undefined ? 0 : 1000) + each.width;
  for (let excess = totalWidth(result.map((each) => each.width)) - width; excess > 0; excess--) {
    const widest = result
      .filter(({ column, width: now }) => column.least !== undefined && now > column.least)
      .sort((a, b) => order(b) - order(a))[0];
    if (widest === undefined) break;
    widest.width--;
  }
  return result;
}

/** Cuts text to a width, ending in an ellipsis if something was cut. */
export function clip(text: string, width: number, ascii = false): string {
  if (textWidth(text) <= width) return text;
  const sign = ascii ? '.' : '…';
  return beginning(text, width - 1).kept + sign;
}

/** Pads text to a width. */
export function fill(text: string, width: number, right = false): string {
  const space = ' '.repeat(Math.max(0, width - textWidth(text)));
  return right ? space + text : text + space;
}

/** Draws a table for people. */
export function drawTable<Row>(table: Table<Row>, style: TableStyle): Drawn {
  const title = table.title === undefined ? [] : [style.paint(table.title, 'title')];
  if (table.rows.length === 0) return { lines: [...title, table.empty ?? EMPTY.any], cut: [] };
  const laid = table.columns.filter(({ csvOnly }) => csvOnly !== true).map((column) => layOut(table, column));
  const { kept, cut } = style.width === null ? { kept: laid, cut: [] } : leaveOut(laid, style.width);
  const line = (cells: readonly string[]) =>
    zip(cells, kept)
      .map(([cell, { width, right }]) => fill(clip(cell, width, style.ascii), width, right))
      .join(GAP)
      .trimEnd();
  const header = style.paint(GUTTER.other + line(kept.map(({ column }) => column.title)), 'header');
  const body = table.rows.map((row, index) => {
    const mark = table.mark?.(row) ?? null;
    const text = (mark === 'own' ? GUTTER.own : GUTTER.other) + line(kept.map(({ cells }) => cells[index] ?? ''));
    return mark === null ? text : style.paint(text, mark);
  });
  return { lines: [...title, header, ...body], cut };
}

/** A table's header and rows with plain values, for CSV. */
export function tableValues<Row>(table: Table<Row>): CellValue[][] {
  const columns = table.columns.flatMap((column) => [column, ...(column.beside ?? [])]);
  return [columns.map(({ key }) => key), ...table.rows.map((row) => columns.map(({ value }) => value(row)))];
}
