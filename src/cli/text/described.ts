import type { TableColumn } from '../../core/present/index.ts';
import type { Column } from './table.ts';

/** Layout that a command or a screen adds to a described column. */
export type Layout<Row> = Partial<Column<Row>>;

/** Builds a table column under its short heading; numbers are right-aligned. */
export function column<Row>(of: TableColumn<Row>, layout: Layout<Row> = {}): Column<Row> {
  const { key, short, decimals, value, text, sort, first, beside } = of;
  const numbers = beside && { beside: beside.map((each) => column(each)) };
  return {
    key,
    title: short,
    align: decimals === null ? 'left' : 'right',
    value,
    text,
    sort,
    first,
    ...numbers,
    ...layout,
  };
}

/** Builds several columns, each with its own layout. */
export function columns<Row>(
  all: readonly TableColumn<Row>[],
  layout: (of: TableColumn<Row>, at: number) => Layout<Row> = () => ({}),
): Column<Row>[] {
  return all.map((of, index) => column(of, layout(of, index)));
}

/** Layout of a team line's final columns: its last and its next game. */
export const LAST_WEEK = { drop: 2, least: 22 };
export const THIS_WEEK = { drop: 1, least: 22 };
