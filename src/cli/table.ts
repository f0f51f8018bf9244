import stringWidth from 'string-width';

export type CellValue = string | number | boolean | null;

/** One column of a table: what it holds for programs and how it reads for people. */
export interface Column<Row> {
  /** Name in CSV and for `--sort`. */
  key: string;
  title: string;
  /** Numbers are set to the right unless said otherwise. */
  align?: 'left' | 'right';
  value: (row: Row) => CellValue;
  /** How the value is shown; without it, as it is. */
  text?: (row: Row) => string;
  /** Columns that do not fit are left out, the highest number first; without one it always stays. */
  drop?: number;
  /** May be shortened to this many columns when leaving out is not enough. */
  least?: number;
}

/** How a row stands out. */
export type Mark = 'own' | 'win' | 'loss' | 'strong' | 'faint';

export interface Table<Row> {
  /** What the rows are, in a word or two (`SEC`); told apart by it when several tables go into one CSV file. */
  name: string;
  title?: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  mark?: (row: Row) => Mark | null;
  /** What is said instead of an empty table. */
  empty?: string;
}

export interface TableStyle {
  /** Columns to fit into; null: no limit. */
  width: number | null;
  paint: (text: string, as: Mark | 'header' | 'title') => string;
  ascii: boolean;
}

export interface Drawn {
  lines: string[];
  /** Titles of the columns that were left out. */
  cut: string[];
}

const GAP = '  ';
/** Before every row, so that the own team is seen without colour too. */
const GUTTER = { own: '> ', other: '  ' } as const;

interface Laid<Row> {
  column: Column<Row>;
  cells: string[];
  right: boolean;
  width: number;
}

/** Text for a value that has no words of its own. */
export function plainText(value: CellValue): string {
  if (value === null) return '-';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

function layOut<Row>(table: Table<Row>, column: Column<Row>): Laid<Row> {
  const cells = table.rows.map((row) => column.text?.(row) ?? plainText(column.value(row)));
  const numbers = table.rows.length > 0 && table.rows.every((row) => typeof column.value(row) === 'number');
  const width = Math.max(stringWidth(column.title), ...cells.map((cell) => stringWidth(cell)));
  return { column, cells, right: (column.align ?? (numbers ? 'right' : 'left')) === 'right', width };
}

function totalWidth(laid: readonly { width: number }[]): number {
  return laid.reduce((sum, { width }) => sum + width, 0) + GAP.length * (laid.length - 1) + GUTTER.own.length;
}

/** Leaves out the most dispensable columns until the rest fits. */
function leaveOut<Row>(laid: readonly Laid<Row>[], width: number): { kept: Laid<Row>[]; cut: string[] } {
  const kept = [...laid];
  const cut: string[] = [];
  while (totalWidth(kept) > width) {
    const worst = kept.reduce<Laid<Row> | null>(
      (found, next) => ((next.column.drop ?? 0) > (found?.column.drop ?? 0) ? next : found),
      null,
    );
    if (worst === null) break;
    kept.splice(kept.indexOf(worst), 1);
    cut.push(worst.column.title);
  }
  return { kept: shorten(kept, width), cut };
}

/** Takes what is still too much from the columns that may be shortened, the widest first. */
function shorten<Row>(laid: readonly Laid<Row>[], width: number): Laid<Row>[] {
  const result = laid.map((each) => ({ ...each }));
  for (let excess = totalWidth(result) - width; excess > 0; excess--) {
    const widest = result
      .filter(({ column, width: now }) => column.least !== undefined && now > column.least)
      .sort((a, b) => b.width - a.width)[0];
    if (widest === undefined) break;
    widest.width--;
  }
  return result;
}

/** The text cut to a number of columns, the last one an ellipsis when something was cut. */
export function clip(text: string, width: number, ascii = false): string {
  if (stringWidth(text) <= width) return text;
  const sign = ascii ? '.' : '…';
  let kept = '';
  for (const letter of text) {
    if (stringWidth(kept + letter) > width - 1) break;
    kept += letter;
  }
  return kept + sign;
}

/** The text filled up to a number of columns. */
export function fill(text: string, width: number, right = false): string {
  const space = ' '.repeat(Math.max(0, width - stringWidth(text)));
  return right ? space + text : text + space;
}

/** Draws a table for people. */
export function drawTable<Row>(table: Table<Row>, style: TableStyle): Drawn {
  const title = table.title === undefined ? [] : [style.paint(table.title, 'title')];
  if (table.rows.length === 0) return { lines: [...title, table.empty ?? 'Nothing to show.'], cut: [] };
  const laid = table.columns.map((column) => layOut(table, column));
  const { kept, cut } = style.width === null ? { kept: laid, cut: [] } : leaveOut(laid, style.width);
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => fill(clip(cell, kept[at]!.width, style.ascii), kept[at]!.width, kept[at]!.right))
      .join(GAP)
      .trimEnd();
  const header = style.paint(GUTTER.other + line(kept.map(({ column }) => column.title)), 'header');
  const body = table.rows.map((row, at) => {
    const mark = table.mark?.(row) ?? null;
    const text = (mark === 'own' ? GUTTER.own : GUTTER.other) + line(kept.map(({ cells }) => cells[at] ?? ''));
    return mark === null ? text : style.paint(text, mark);
  });
  return { lines: [...title, header, ...body], cut };
}

/** A table's header and rows with plain values, for CSV. */
export function tableValues<Row>(table: Table<Row>): CellValue[][] {
  return [
    table.columns.map(({ key }) => key),
    ...table.rows.map((row) => table.columns.map(({ value }) => value(row))),
  ];
}
