import type { ReactNode } from 'react';
import type { TableColumn } from '../../core/present/columns/descriptor.ts';

export type CellValue = string | number | null;

export interface Column<T> {
  id: string;
  header: string;
  /** The long name, where the head is short; it heads the column in a downloaded file. */
  title?: string;
  /** A sentence about it, shown on the head. */
  about?: string;
  /** What the column is sorted by, downloaded and (as text) searched; null sorts last. */
  value: (row: T) => CellValue;
  /** What is shown, where it is more than the value. */
  cell?: (row: T) => ReactNode;
  align?: 'left' | 'right' | 'center';
  /** The first click sorts this way; numbers start with the highest unless told otherwise. */
  first?: 'asc' | 'desc';
  className?: string;
  /** Left out on the screen, since something else there says it; filtered by and downloaded all the same. */
  hidden?: boolean;
  /**
   * Where it stands when a phone shows a row in two lines: `lead` is the number the page is for, `second` belongs to the
   * line below, `out` is left to the order that can be chosen. Without a word the first few columns take the second line.
   */
  phone?: 'lead' | 'second' | 'out';
  /** What the second line shows, where it is shorter than the cell. */
  brief?: (row: T) => ReactNode;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Numbers by size, text by the alphabet with numbers inside it by size. */
export function compareValues(first: unknown, second: unknown): number {
  if (typeof first === 'number' && typeof second === 'number') return first - second;
  return collator.compare(String(first), String(second));
}

/**
 * A described column: its short heading, or the long one where a page has room, and its values as every face shows them.
 */
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
