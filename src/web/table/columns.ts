import type { ReactNode } from 'react';
import type { TableColumn } from '../../core/words/columns/descriptor.ts';
import type { SortDirection, SortValue } from '../../core/words/columns/order.ts';

export type CellValue = string | number | null;

export interface Column<T> {
  id: string;
  header: string;
  /** The long name, if the heading is short; it heads the column in a downloaded file. */
  title?: string;
  /** A sentence about it, as the heading's tooltip. */
  about?: string;
  /** The value for download and (as text) search. */
  value: (row: T) => CellValue;
  /** The sort key, if it is not the value; null comes last in both directions. */
  sort?: (row: T) => SortValue;
  /** The cell's content, if it is more than the value. */
  cell?: (row: T) => ReactNode;
  align?: 'left' | 'right' | 'center';
  /** The direction of the first click; numbers are descending by default. */
  first?: SortDirection;
  className?: string;
  /** Hidden on the screen because another column shows it; still searched and downloaded. */
  hidden?: boolean;
  /**
   * Its position when a phone shows a row in two lines: `lead` is the page's main number, `second` goes to the line
   * below, `out` is only shown when sorted by. By default the first few columns take the second line.
   */
  phone?: 'lead' | 'second' | 'out';
  /** Numbers in its text, as extra columns in a downloaded file. */
  beside?: readonly Column<T>[];
  /** The second line's text, if shorter than the cell. */
  brief?: (row: T) => ReactNode;
}

/** A page's additions to a described column; its value and its order are the same on every face. */
type Layout<T> = Partial<Omit<Column<T>, 'id' | 'value' | 'sort' | 'first'>>;

/** Builds a described column: its short heading, or the long one if there is room, and its formatted values. */
export function columnFrom<T>(of: TableColumn<T>, own: Layout<T> = {}, heading: 'short' | 'long' = 'short'): Column<T> {
  const { key, long, meaning, decimals, value, text, sort, first, leads, beside } = of;
  const header = of[heading];
  return {
    id: key,
    header,
    ...(long !== header && { title: long }),
    about: meaning,
    value: (row) => {
      const plain = value(row);
      return typeof plain === 'boolean' ? text(row) : plain;
    },
    sort,
    first,
    cell: text,
    ...(decimals !== null && { align: 'right' as const }),
    ...(leads && { phone: 'lead' as const }),
    ...(beside && { beside: beside.map((each) => columnFrom(each)) }),
    ...own,
  };
}
