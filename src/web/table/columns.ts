import type { ReactNode } from 'react';
import type { TableColumn } from '../../core/present/columns/descriptor.ts';

export type CellValue = string | number | null;

export interface Column<T> {
  id: string;
  header: string;
  /** The long name, if the heading is short; it heads the column in a downloaded file. */
  title?: string;
  /** A sentence about it, the heading's tooltip. */
  about?: string;
  /** The value for sorting, download and (as text) search; null sorts last. */
  value: (row: T) => CellValue;
  /** The cell's content, if it is more than the value. */
  cell?: (row: T) => ReactNode;
  align?: 'left' | 'right' | 'center';
  /** The direction of the first click; numbers are descending by default. */
  first?: 'asc' | 'desc';
  className?: string;
  /** Hidden on the screen, since another column shows it; still searched and downloaded. */
  hidden?: boolean;
  /**
   * Its place when a phone shows a row in two lines: `lead` is the page's main number, `second` goes to the line below,
   * `out` is shown only when sorted by. By default the first few columns take the second line.
   */
  phone?: 'lead' | 'second' | 'out';
  /** The second line's text, if shorter than the cell. */
  brief?: (row: T) => ReactNode;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Numbers by size, text by the alphabet with numbers inside it by size. */
export function compareValues(first: unknown, second: unknown): number {
  if (typeof first === 'number' && typeof second === 'number') return first - second;
  return collator.compare(String(first), String(second));
}

/** A described column: its short heading, or the long one if there is room, and its formatted values. */
export function shown<T>(
  of: TableColumn<T>,
  own: Partial<Column<T>> = {},
  heading: 'short' | 'long' = 'short',
): Column<T> {
  const { key, long, meaning, decimals, good, value, text, leads } = of;
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
    cell: text,
    ...(decimals !== null && { align: 'right' as const }),
    ...((decimals !== null || good === 'high') && { first: good === 'low' ? ('asc' as const) : ('desc' as const) }),
    ...(leads && { phone: 'lead' as const }),
    ...own,
  };
}
